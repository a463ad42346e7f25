import { features } from "../../card/features";
import { bounds } from "../../compare/bounds";
import { noRequirements } from "../../compare/requirements";
import { requirementSets } from "../../compare/sets";
import { useChoices } from "../../store/hooks";
import { Button } from "../parts/Button";
import { Switch } from "../parts/Switch";
import { PanelSection } from "../shell/PanelSection";
import { AddRequirement } from "./AddRequirement";
import { ask } from "./changes";
import { addId, focusAdd } from "./focus";
import { BoundRow, NeedRow, SetRow } from "./RequirementRows";

/** What is asked of a provider besides the workload. */
export function RequirementsSection() {
  const {
    needs,
    bounds: limits,
    sets,
    unknownMayPass,
  } = useChoices((choices) => choices.requirements);
  const rows = [
    ...features.flatMap(({ key }) => {
      const need = needs[key];
      return need === undefined ? [] : [<NeedRow key={key} feature={key} need={need} />];
    }),
    ...bounds.flatMap((bound) => {
      const asked = limits[bound.key];
      return asked === undefined ? [] : [<BoundRow key={bound.key} bound={bound} asked={asked} />];
    }),
    ...requirementSets.flatMap((set) => {
      const asked = sets[set.key] ?? [];
      return asked.length === 0 ? [] : [<SetRow key={set.key} set={set} asked={asked} />];
    }),
  ];
  return (
    <PanelSection
      title="Requirements"
      action={
        rows.length > 0 && (
          <Button
            variant="link"
            onClick={() => {
              ask(() => ({ ...noRequirements, unknownMayPass }));
              focusAdd();
            }}
          >
            Clear all
          </Button>
        )
      }
    >
      {rows.length > 0 && <ul className="mb-2 flex flex-col gap-1">{rows}</ul>}
      <AddRequirement id={addId}>Add a requirement</AddRequirement>
      <Switch
        id="requirement-unknown"
        className="mt-3"
        label="Unknown may pass"
        hint={
          unknownMayPass
            ? "What a card doesn’t say leaves nobody out; it is marked “if confirmed”."
            : "Who doesn’t say that a must is met is left out, with the price if confirmed."
        }
        checked={unknownMayPass}
        onChange={(next) => ask((requirements) => ({ ...requirements, unknownMayPass: next }))}
      />
    </PanelSection>
  );
}
