import type { Workload, WorkloadKey, WorkloadNumberKey } from "../../cost/workload";
import { change } from "../../store/choices-store";

/** Id of a field's control: what a word of the priced line leads to. */
export const fieldId = (key: WorkloadKey): string => `workload-${key}`;

export interface FieldChange {
  /** False while a slider drags or a number is typed. */
  readonly final: boolean;
}

export const historyOf = ({ final }: FieldChange) =>
  ({ history: final ? "push" : "replace" }) as const;

/** Sets some fields of the workload and leaves the others. */
export const setFields = (fields: Partial<Workload>, step: FieldChange = { final: true }): void =>
  change(({ workload }) => ({ workload: { ...workload, ...fields } }), historyOf(step));

/** Fields that are always in sight, in the order of the panel. */
export const mainFields: readonly WorkloadNumberKey[] = [
  "vcpu",
  "ramGib",
  "diskGib",
  "sessions",
  "hours",
  "concurrency",
  "cpuActive",
  "pausedHours",
];

/** Fields behind the disclosure: left alone by most. */
export const rareFields: readonly WorkloadNumberKey[] = [
  "ramActive",
  "snapshotGib",
  "egressGib",
  "ipv4",
  "seats",
  "gpuCount",
];

export const rareChoices = ["gpuType", "os"] as const;
