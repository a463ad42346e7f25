import { useState } from "react";
import type { FeatureKey } from "../../card/features";
import { factCellOf } from "../../compare/fact-cell";
import type { Compared, SideRow, SideValue } from "../../compare/side-by-side";
import { cx } from "../parts/cx";
import { FactMark } from "../parts/FactMark";
import { StatusText } from "../parts/StatusText";
import { Unknown } from "../parts/Unknown";

const linesShown = 3;

export type OpenFact = (cardId: string, feature: FeatureKey, anchor: HTMLElement) => void;

export interface ValueCellProps {
  row: SideRow;
  value: SideValue;
  one: Compared;
  onOpen: OpenFact;
}

export function ValueCell({ row, value, one, onOpen }: ValueCellProps) {
  return (
    <td>
      {row.feature === null ? (
        <span className={cx(value.mark !== null && "flex flex-wrap items-baseline gap-x-1.5")}>
          <PlainValue value={value} />
          {value.mark !== null && (
            <StatusText filled tone="yes" className="whitespace-nowrap">
              {value.mark}
            </StatusText>
          )}
        </span>
      ) : (
        <FactValue feature={row.feature} one={one} label={row.label} onOpen={onOpen} />
      )}
    </td>
  );
}

interface FactValueProps extends Pick<ValueCellProps, "one" | "onOpen"> {
  feature: FeatureKey;
  label: string;
}

/** A fact as the matrix has it; opens its evidence. */
function FactValue({ feature, one: { row }, label, onOpen }: FactValueProps) {
  const { card, offers } = row.ranked.card;
  const cell = factCellOf(
    card,
    offers.map(({ offer }) => offer),
    feature,
  );
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${row.name}, ${label}: ${cell.text}`}
      onClick={(event) => onOpen(row.id, feature, event.currentTarget)}
      className="-mx-1 -my-0.5 flex min-h-6 w-full items-start gap-2 rounded-sm px-1 py-0.5 text-left hover:bg-hover pointer-coarse:min-h-9"
    >
      <FactMark state={cell.state} />
      <span className={cell.state === "yes" ? "" : "text-dim"}>{cell.text}</span>
    </button>
  );
}

function PlainValue({ value }: { value: SideValue }) {
  const [open, setOpen] = useState(false);
  if (value.isPending) return <span className="text-faint">{value.text}</span>;
  if (value.isUnknown) return <Unknown>{value.text}</Unknown>;
  const lines = value.text.split("\n");
  if (lines.length === 1) {
    return (
      <span className={cx("break-words", value.mark !== null && "font-semibold")}>
        {value.text}
      </span>
    );
  }
  const hidden = lines.length - linesShown;
  return (
    <>
      <ul className="space-y-1">
        {(open ? lines : lines.slice(0, linesShown)).map((line) => (
          <li key={line} className="break-words border-line border-l-2 pl-2">
            {line}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={open}
          className="min-h-6 text-accent text-xs hover:underline"
          onClick={() => setOpen(!open)}
        >
          {open ? "Show fewer" : `${hidden} more`}
        </button>
      )}
    </>
  );
}
