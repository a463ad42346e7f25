import { memo } from "react";
import type { MatrixRow } from "../../compare/matrix-rows";
import type { OfferResult } from "../../cost/result";
import { Cell } from "./Cell";
import type { PlacedColumn } from "./model";
import { offerLine } from "./offer-line";

export interface ProviderCellProps {
  placed: PlacedColumn;
  isActive: boolean;
  row: MatrixRow;
  result: OfferResult;
  href: string;
}

export const ProviderCell = memo(function ProviderCell({
  placed,
  isActive,
  row,
  result,
  href,
}: ProviderCellProps) {
  return (
    <Cell placed={placed} isActive={isActive} isRowHeader className="matrix-provider">
      <a href={href} tabIndex={-1} className="matrix-name">
        {row.name}
      </a>
      <span className="matrix-sub">{offerLine(result)}</span>
    </Cell>
  );
});
