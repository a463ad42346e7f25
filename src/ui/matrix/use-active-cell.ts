import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { nameColumn } from "../../compare/matrix-columns";
import { type CellName, cellElement } from "./cell-name";
import type { GridPlace } from "./grid-keys";

export interface ActiveCell {
  /** The one tab stop of the grid. */
  readonly cell: CellName;
  readonly placeOf: (cell: CellName) => GridPlace;
  /** Moves the focus there, once it is drawn. */
  readonly moveTo: (cell: CellName) => void;
  /** A cell has got the focus, by a click or from outside. */
  readonly focused: (cell: CellName | null) => void;
}

/**
 * Which cell the Tab key leads to. It is known by its row and column, so that it stays the same one
 * while rows are sorted; where it goes from view, the first row or the provider's name steps in.
 */
export function useActiveCell(
  grid: RefObject<HTMLElement | null>,
  rowIds: readonly string[],
  columnIds: readonly string[],
): ActiveCell {
  const [wanted, setWanted] = useState<CellName>({ row: "", column: "" });
  const wantsFocus = useRef(false);
  const hadFocus = useRef(false);
  const cell = {
    row: rowIds.includes(wanted.row) ? wanted.row : (rowIds[1] ?? rowIds[0] ?? ""),
    column: columnIds.includes(wanted.column)
      ? wanted.column
      : (columnIds.find((id) => id === nameColumn.id) ?? columnIds[0] ?? ""),
  };

  useLayoutEffect(() => {
    // Moving a row in the document takes the focus from it; then it is given back.
    const lost = hadFocus.current && document.activeElement === document.body;
    if (wantsFocus.current || lost) {
      wantsFocus.current = false;
      cellElement(grid.current, cell)?.focus({ preventScroll: true });
    }
    hadFocus.current = grid.current?.contains(document.activeElement) ?? false;
  });

  return {
    cell,
    placeOf: ({ row, column }) => ({
      row: Math.max(0, rowIds.indexOf(row)),
      column: Math.max(0, columnIds.indexOf(column)),
    }),
    moveTo: (next) => {
      wantsFocus.current = true;
      setWanted(next);
    },
    focused: (next) => {
      hadFocus.current = true;
      if (next !== null && (next.row !== wanted.row || next.column !== wanted.column)) {
        setWanted(next);
      }
    },
  };
}
