import { type ReactNode, useState } from "react";
import { Button } from "../parts/Button";
import { cx } from "../parts/cx";

export interface LegendItem {
  readonly id: string;
  readonly label: string;
  readonly swatch: ReactNode;
}

export interface LegendProps {
  label: string;
  items: readonly LegendItem[];
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
  /** The item pointed at or focused; null where none is. */
  onHighlight: (id: string | null) => void;
  /** How many items are shown before one asks for the rest. */
  atFirst?: number;
}

/** Each item is a switch for its part of the chart, and stands out while pointed at. */
export function Legend({
  label,
  items,
  hidden,
  onHidden,
  onHighlight,
  atFirst = Number.POSITIVE_INFINITY,
}: LegendProps) {
  const [all, setAll] = useState(false);
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onHidden(next);
  };
  const listed = all ? items : items.slice(0, atFirst);
  const anyHidden = items.some(({ id }) => hidden.has(id));
  return (
    <fieldset
      className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-0.5"
      onPointerLeave={() => onHighlight(null)}
    >
      <legend className="sr-only">{label}</legend>
      {listed.map(({ id, label: name, swatch }) => {
        const shown = !hidden.has(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={shown}
            title={shown ? `Hide ${name}` : `Show ${name}`}
            className={cx(
              "inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-md px-1.5 text-xs hover:bg-hover pointer-coarse:min-h-9",
              shown ? "text-ink" : "text-faint line-through",
            )}
            onClick={() => toggle(id)}
            onPointerEnter={() => onHighlight(shown ? id : null)}
            onFocus={() => onHighlight(shown ? id : null)}
            onBlur={() => onHighlight(null)}
          >
            <span className={cx("inline-flex shrink-0", !shown && "opacity-40 grayscale")}>
              {swatch}
            </span>
            <span className="truncate">{name}</span>
          </button>
        );
      })}
      {items.length > atFirst && (
        <Button
          variant="link"
          className="min-h-6 px-1.5"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Fewer" : `${items.length - atFirst} more`}
        </Button>
      )}
      {anyHidden && (
        <Button variant="link" className="min-h-6 px-1.5" onClick={() => onHidden(new Set())}>
          Show all
        </Button>
      )}
    </fieldset>
  );
}
