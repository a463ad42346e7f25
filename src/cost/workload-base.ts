import { sameWorkload, workloadPresets } from "./presets";
import { choiceFields, defaultWorkload, numberFields, type Workload } from "./workload";

/** A named workload that others are measured against. */
export interface WorkloadBase {
  readonly key: string;
  readonly label: string;
  readonly about: string;
  readonly workload: Workload;
}

/** What a first visit prices, as one of the workloads to choose from. */
export const defaultBase: WorkloadBase = {
  key: "default",
  label: "Default workload",
  about: "1,000 half-hour sessions at 2 vCPU and 4 GiB, nothing stored or sent.",
  workload: defaultWorkload,
};

export const workloadBases: readonly WorkloadBase[] = [defaultBase, ...workloadPresets];

const allKeys = [...numberFields, ...choiceFields].map(({ key }) => key);

/** Fields in which two workloads differ. */
export const fieldsChanged = (workload: Workload, from: Workload): (keyof Workload)[] =>
  allKeys.filter((key) => workload[key] !== from[key]);

/**
 * The named workload that this one most likely came from: the one that it differs from in the fewest
 * fields, the first listed of equals. Resets lead back to it.
 */
export function baseOf(
  workload: Workload,
  own: readonly WorkloadBase[] = [],
): { readonly base: WorkloadBase; readonly isSame: boolean } {
  let base = defaultBase;
  let least = fieldsChanged(workload, base.workload).length;
  for (const candidate of [...workloadPresets, ...own]) {
    const changed = fieldsChanged(workload, candidate.workload).length;
    if (changed < least) [base, least] = [candidate, changed];
  }
  return { base, isSame: sameWorkload(workload, base.workload) };
}
