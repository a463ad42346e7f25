import { memo } from "react";
import { type MatrixRow, metText } from "../../compare/matrix-rows";
import { Cell } from "./Cell";
import type { PlacedColumn } from "./model";

export interface MetCellProps {
  placed: PlacedColumn;
  isActive: boolean;
  isOpen: boolean;
  row: MatrixRow;
}

export const MetCell = memo(function MetCell({ placed, isActive, isOpen, row }: MetCellProps) {
  return (
    <Cell placed={placed} isActive={isActive} isOpen={isOpen} className="matrix-number">
      {metText(row.met)}
    </Cell>
  );
});
