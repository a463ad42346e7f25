import { memo } from "react";
import type { MatrixRow } from "../../compare/matrix-rows";
import { Cell } from "./Cell";
import type { PlacedColumn } from "./model";

export interface SelectCellProps {
  placed: PlacedColumn;
  isActive: boolean;
  row: MatrixRow;
  isCompared: boolean;
}

/** Rank and checkbox; the click or key on the cell is what ticks it. */
export const SelectCell = memo(function SelectCell({
  placed,
  isActive,
  row,
  isCompared,
}: SelectCellProps) {
  return (
    <Cell placed={placed} isActive={isActive} className="matrix-select">
      <span className="w-6 text-right text-dim">{row.ranked.rank ?? ""}</span>
      <input
        type="checkbox"
        className="check pointer-events-none"
        tabIndex={-1}
        aria-label={`${row.name} side by side`}
        checked={isCompared}
        readOnly
      />
    </Cell>
  );
});
