import { firstRequirements, type Requirements } from "../compare/requirements";
import { requirementSets } from "../compare/sets";
import { choiceFields, defaultWorkload, numberFields, type Workload } from "../cost/workload";
import { memo } from "./memo";
import type { Now } from "./now";

const countFields = (workload: Workload): number =>
  [...numberFields, ...choiceFields].filter(({ key }) => workload[key] !== defaultWorkload[key])
    .length;

/** Sets that ask for something else than on a first visit. */
const countSets = ({ sets }: Requirements): number =>
  requirementSets.filter(
    ({ key }) => String(sets[key] ?? []) !== String(firstRequirements.sets[key] ?? []),
  ).length;

const countRequirements = (requirements: Requirements): number =>
  Object.keys(requirements.needs).length +
  Object.keys(requirements.bounds).length +
  countSets(requirements) +
  (requirements.unknownMayPass ? 1 : 0);

const countMemo = memo(
  (workload: Workload, requirements: Requirements, knobs: object): number =>
    countFields(workload) + countRequirements(requirements) + Object.keys(knobs).length,
);

/** How many things in the panel differ from those of a first visit. */
export const panelChangesOf = ({ choices }: Now): number =>
  countMemo(choices.workload, choices.requirements, choices.knobs);
