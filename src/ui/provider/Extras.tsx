import { moneyExact } from "../../card/format";
import type { Card } from "../../card/full-schema";
import { type FigureColumn, FigureTable, orUnknown } from "./FigureTable";

type Extra = Card["extras"][number];

const columns: readonly FigureColumn<Extra>[] = [
  { label: "What", cell: ({ name }) => orUnknown(name, (text) => text) },
  {
    label: "Price",
    isFigure: true,
    cell: ({ price_usd }) => orUnknown(price_usd, (usd) => (usd === 0 ? "free" : moneyExact(usd))),
  },
  { label: "For each", cell: ({ unit }) => orUnknown(unit, (text) => text) },
];

/** What else is charged, which no bill counts. */
export function Extras({ extras }: { extras: Card["extras"] }) {
  if (extras.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-semibold text-base">Extras</h3>
      <p className="mb-1 text-dim">Charged besides, and not counted in any bill here.</p>
      <FigureTable
        label="Extras"
        rows={extras}
        keyOf={({ name, unit, note }) => [name, unit, note].join(" ")}
        columns={columns}
        note={({ note }) => note}
        className="max-w-[720px]"
      />
    </div>
  );
}
