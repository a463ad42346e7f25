import { cx } from "./cx";

export interface LoadingStateProps {
  /** What is loading, for screen readers. */
  label: string;
  rows?: number;
  className?: string;
}

const widths = ["w-2/5", "w-1/3", "w-1/2", "w-1/4"];

export function LoadingState({ label, rows = 8, className }: LoadingStateProps) {
  return (
    <div role="status" className={cx("w-full", className)}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <div key={row} className="flex h-10 items-center gap-4 border-line border-b px-5">
            <span className={cx("skeleton h-3", widths[row % widths.length])} />
            <span className="skeleton ml-auto h-3 w-16" />
            <span className="skeleton h-3 w-24 max-sm:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
