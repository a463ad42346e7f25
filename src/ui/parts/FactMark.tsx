import { cx } from "./cx";

export type FactState = "yes" | "no" | "unknown" | "some";

export interface FactMarkProps {
  state: FactState;
  /** What a screen reader says; "yes", "no", "unknown" or "in some modes" when left out. */
  label?: string;
  className?: string;
}

export const factNames: Record<FactState, string> = {
  yes: "yes",
  no: "no",
  unknown: "unknown",
  some: "in some modes",
};

/**
 * Told apart by shape first (tick, half disc, dash, question mark in a dashed box), colour second.
 * One element that holds its words as text: a matrix has hundreds of these.
 */
export function FactMark({ state, label, className }: FactMarkProps) {
  return (
    <span className={cx("fact", `fact-${state}`, className)}>{label ?? factNames[state]}</span>
  );
}
