import { X } from "lucide-react";
import { cx } from "./cx";

export interface ChipProps {
  label: string;
  variant?: "must" | "nice" | "not" | "filter";
  /** Makes the chip's text a button, for instance to change what it asks. */
  onClick?: () => void;
  onRemove?: () => void;
  className?: string;
}

const variants = {
  must: "border-accent bg-accent-soft text-accent",
  nice: "border-edge bg-surface text-ink",
  not: "border-edge border-dashed bg-surface text-ink",
  filter: "border-line bg-surface text-dim",
};

const prefixes = { must: "must", nice: "nice", not: "not", filter: "" };

export function Chip({ label, variant = "filter", onClick, onRemove, className }: ChipProps) {
  const prefix = prefixes[variant];
  const full = prefix ? `${prefix} · ${label}` : label;
  return (
    <span
      className={cx(
        "inline-flex min-h-6 max-w-full items-center rounded-full border text-xs pointer-coarse:min-h-9",
        onRemove ? "" : "pr-2.5",
        variants[variant],
        className,
      )}
    >
      {onClick ? (
        <button
          type="button"
          onClick={onClick}
          className="min-w-0 truncate rounded-full py-0.5 pl-2.5 pr-1 hover:underline"
        >
          {full}
        </button>
      ) : (
        <span className="min-w-0 truncate py-0.5 pl-2.5 pr-1">{full}</span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${full.replace(" · ", " ")}`}
          onClick={onRemove}
          className="-my-px grid size-6 shrink-0 place-content-center rounded-full hover:bg-hover hover:text-ink pointer-coarse:size-8"
        >
          <X aria-hidden className="size-3" />
        </button>
      )}
    </span>
  );
}
