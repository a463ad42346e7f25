import { memo } from "react";
import type { OfferResult } from "../../cost/result";
import { Cell } from "./Cell";
import { CostBar } from "./CostBar";
import { costWords } from "./cost-status";
import type { PlacedColumn } from "./model";
import { OwnRatesMark } from "./OwnRatesMark";

export interface CostCellProps {
  placed: PlacedColumn;
  isActive: boolean;
  result: OfferResult;
  scale: number;
  href: string;
}

/** The figure leads to its bill; status in words beside it, its parts as a thin bar below. */
export const CostCell = memo(function CostCell({
  placed,
  isActive,
  result,
  scale,
  href,
}: CostCellProps) {
  const { figure, status } = costWords(result);
  const total = result.totalUsd;
  return (
    <Cell placed={placed} isActive={isActive} className="matrix-cost">
      <span className="flex items-baseline justify-end gap-2">
        {status !== null && total !== null && <span className="matrix-status">{status}</span>}
        <OwnRatesMark id={result.prepared.offer.card.id} />
        <a href={href} tabIndex={-1} className={total === null ? "text-dim" : "font-semibold"}>
          {figure}
        </a>
      </span>
      {total === null ? (
        <span className="matrix-status text-right">{status}</span>
      ) : (
        <CostBar result={result} scale={scale} />
      )}
    </Cell>
  );
});
