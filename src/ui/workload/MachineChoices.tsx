import { operatingSystems } from "../../cost/workload";
import { useCards, useChoices } from "../../store/hooks";
import { Select, type SelectOption } from "../parts/Select";
import { fieldId, setFields } from "./fields";
import { gpuTypesOf } from "./gpu-types";

/** GPU type and operating system: what is chosen from a list. */
export function MachineChoices() {
  const cards = useCards((state) => state.cards);
  const gpuType = useChoices(({ workload }) => workload.gpuType);
  const os = useChoices(({ workload }) => workload.os);
  const types = gpuTypesOf(cards);
  const systems: SelectOption<string>[] = operatingSystems.map((system) => ({ ...system }));

  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        id={fieldId("gpuType")}
        label="GPU type"
        value={gpuType}
        options={[
          { value: "any", label: "any" },
          ...withOwn(
            types.map(({ type, cards: count }) => ({
              value: type,
              label: `${type} (${count})`,
            })),
            gpuType === "any" ? null : gpuType,
          ),
        ]}
        onChange={(next) => setFields({ gpuType: next })}
      />
      <Select
        id={fieldId("os")}
        label="Operating system"
        value={os}
        options={withOwn(systems, os)}
        onChange={(next) => setFields({ os: next })}
      />
    </div>
  );
}

/** A value of a link that no card has still shows as what is chosen. */
const withOwn = (options: readonly SelectOption<string>[], own: string | null) =>
  own === null || options.some(({ value }) => value === own)
    ? options
    : [...options, { value: own, label: `${own} (no card)` }];
