import { money, moneyExact } from "../../card/format";
import { componentLabel } from "../../cost/components";
import { explainOffer } from "../../cost/explain/explain";
import type { PreparedOffer } from "../../cost/prepare";
import type { Question } from "../../cost/rank";
import { offerResult } from "../../cost/result";
import { costText, unknownPartsText } from "../../cost/words";
import { type FigureColumn, FigureTable, orUnknown } from "./FigureTable";

type Line = ReturnType<typeof explainOffer>["lines"][number];

const columns: readonly FigureColumn<Line>[] = [
  { label: "Part", cell: ({ key }) => componentLabel(key) },
  {
    label: "A month",
    isFigure: true,
    cell: ({ usd }) =>
      orUnknown(usd, (value) => <span title={moneyExact(value)}>{money(value)}</span>),
  },
  {
    label: "How it is reckoned",
    cell: ({ formula }) => <span className="font-mono text-dim text-xs">{formula}</span>,
  },
];

/** The parts of one offer's bill with the formula of each. */
export function BillLines({ prepared, question }: { prepared: PreparedOffer; question: Question }) {
  const { lines } = explainOffer(prepared, question);
  const result = offerResult(prepared, question);
  if (lines.length === 0) return <p className="text-dim">Every part of it comes to $0.</p>;
  return (
    <>
      <FigureTable
        label="Parts of the bill"
        rows={lines}
        keyOf={({ key }) => key}
        columns={columns}
        className="max-w-[720px]"
      />
      <p className="mt-1.5">
        In all <strong>{costText(result.totalUsd, result.unknown.length > 0)}</strong> a month
        {result.unknown.length > 0 &&
          `, without ${unknownPartsText(result.unknown)}: not published`}
        .
      </p>
    </>
  );
}
