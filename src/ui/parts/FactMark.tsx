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

const looks = {
  yes: "bg-yes-soft text-yes",
  some: "text-yes",
  no: "text-dim",
  unknown: "border border-dashed border-edge/60 text-dim",
};

/** Told apart by shape first (tick, half disc, dash, question mark in a dashed box), colour second. */
export function FactMark({ state, label, className }: FactMarkProps) {
  return (
    <span
      className={cx(
        "relative inline-grid size-5 shrink-0 place-content-center rounded-sm align-middle",
        looks[state],
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="size-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {state === "yes" && <path d="M2.2 6.4 4.8 9l5-6" strokeWidth="1.75" />}
        {state === "no" && <path d="M3.5 6h5" />}
        {state === "some" && (
          <>
            <circle cx="6" cy="6" r="4.9" strokeWidth="1.2" />
            <path d="M6 1.1a4.9 4.9 0 0 0 0 9.8z" fill="currentColor" stroke="none" />
          </>
        )}
        {state === "unknown" && (
          <path d="M4 4.2a2 2 0 1 1 2.9 1.7c-.6.3-.9.7-.9 1.3M6 9.3v.01" strokeWidth="1.25" />
        )}
      </svg>
      <span className="sr-only">{label ?? factNames[state]}</span>
    </span>
  );
}
