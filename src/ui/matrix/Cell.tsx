import type { ReactNode } from "react";
import { cx } from "../parts/cx";
import type { PlacedColumn } from "./model";

export interface CellProps {
  placed: PlacedColumn;
  /** It is the grid's one tab stop. */
  isActive: boolean;
  /** What the cell opens beside it is open. */
  isOpen?: boolean;
  isRowHeader?: boolean;
  className?: string;
  children: ReactNode;
}

/** The box of a cell, at its column's place. */
export function Cell({
  placed,
  isActive,
  isOpen = false,
  isRowHeader = false,
  className,
  children,
}: CellProps) {
  const { column, width, ariaIndex, startsGroup } = placed;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have it
    <div
      role={isRowHeader ? "rowheader" : "gridcell"}
      aria-colindex={ariaIndex}
      {...(isOpen && { "aria-expanded": true })}
      tabIndex={isActive ? 0 : -1}
      data-column={column.id}
      className={cx("matrix-cell", startsGroup && "matrix-starts", className)}
      style={{ width }}
    >
      {children}
    </div>
  );
}
