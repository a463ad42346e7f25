import type { BoundKey } from "../../compare/requirements";
import type { Workload } from "../../cost/workload";

/** The figure that a new bound starts from: what the workload asks, or a round one. */
export function startBound(key: BoundKey, workload: Workload): number {
  switch (key) {
    case "maxSessionHours":
      return Math.max(24, workload.hours);
    case "maxVcpu":
      return workload.vcpu;
    case "maxRamGib":
      return workload.ramGib;
    case "concurrency":
      return workload.concurrency;
    case "coldStartMs":
      return 1000;
    case "monthlyUsd":
      return 100;
  }
}

/** Id of a bound's number field, which gets the focus when the bound is added. */
export const boundId = (key: BoundKey): string => `requirement-${key}`;
