import { cx } from "./cx";

export interface BarPart {
  id: string;
  share: number;
  /** A CSS colour, best one of the palette's variables. */
  color: string;
}

export interface BarProps {
  /** Shares of the bar's own length; they are scaled to sum to it. */
  parts: readonly BarPart[];
  /** How much of the available width the bar takes, 0 to 1. */
  length?: number;
  /** Fades at its end: a lower bound, it may be longer. */
  openEnded?: boolean;
  /** Left out when the figures stand beside it in words. */
  label?: string;
  className?: string;
}

export function Bar({ parts, length = 1, openEnded = false, label, className }: BarProps) {
  const shown = parts.filter((part) => part.share > 0);
  const total = shown.reduce((sum, part) => sum + part.share, 0);
  const width = `${Math.min(1, Math.max(0, length)) * 100}%`;
  return (
    <span
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className={cx("block h-1.5 w-full", className)}
    >
      <span
        className={cx("flex h-full overflow-hidden rounded-full", openEnded && "bar-open")}
        style={{ width }}
      >
        {shown.map((part) => (
          <span
            key={part.id}
            className="bar-part h-full shrink-0"
            style={{ width: `${(part.share / total) * 100}%`, background: part.color }}
          />
        ))}
      </span>
    </span>
  );
}
