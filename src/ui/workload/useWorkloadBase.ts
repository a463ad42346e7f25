import { useStore } from "zustand/react";
import { baseOf, type WorkloadBase } from "../../cost/workload-base";
import { useChoices } from "../../store/hooks";
import { type SavedWorkload, savedWorkloads } from "../../store/saved-workloads";

export const ownKey = (name: string): string => `own:${name}`;

const ownBase = ({ name, workload }: SavedWorkload): WorkloadBase => ({
  key: ownKey(name),
  label: name,
  about: "A workload of your own, kept in this browser.",
  workload,
});

/** The named workload that the one in force came from, and the user's own names. */
export function useWorkloadBase() {
  const workload = useChoices((choices) => choices.workload);
  const saved = useStore(savedWorkloads, (state) => state.saved);
  const own = saved.map(ownBase);
  return { workload, own, ...baseOf(workload, own) };
}
