import type { ReactNode } from "react";
import type { DrawnColumn, PlacedColumn } from "./model";

export interface CenterCellsProps {
  columns: readonly DrawnColumn[];
  cell: (placed: PlacedColumn) => ReactNode;
}

/** The cells of a row that scroll, kept in their places by gaps for those that are not drawn. */
export function CenterCells({ columns, cell }: CenterCellsProps) {
  let gaps = 0;
  return columns.flatMap(({ gap, placed }) =>
    gap > 0
      ? [
          <span
            key={`gap ${gaps++}`}
            role="presentation"
            className="matrix-gap"
            style={{ width: gap }}
          />,
          cell(placed),
        ]
      : [cell(placed)],
  );
}
