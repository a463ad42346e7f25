import { type RefObject, useMemo } from "react";
import type { CellName } from "./cell-name";
import { layoutOf, placeColumns, type SizedColumn } from "./layout";
import {
  type BodyLine,
  groupLineHeight,
  headerHeight,
  headerRow,
  type Layout,
  rowHeight,
} from "./model";
import { type GridView, viewStep } from "./use-grid-view";
import { offsetToShow, placesIn, spanBetween, startsOf } from "./windowing";

export interface GridWindowOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly view: GridView;
  readonly lines: readonly BodyLine[];
  readonly pinned: readonly SizedColumn[];
  readonly center: readonly SizedColumn[];
  /** Cells that are drawn wherever they are: the one with the focus, the one that is open. */
  readonly kept: readonly (CellName | null)[];
}

export interface DrawnLine {
  readonly line: BodyLine;
  readonly index: number;
  /** Place below the header, in px. */
  readonly top: number;
}

export interface GridWindow {
  readonly lines: readonly DrawnLine[];
  readonly layout: Layout;
  readonly bodyHeight: number;
  /** Scrolls a cell into view, as little as that takes. */
  readonly reveal: (cell: CellName) => void;
}

const moreLines = 2;
const moreColumns = 1;

/** Which lines and columns are drawn, and where: those in the window, and those that are kept. */
export function useGridWindow(options: GridWindowOptions): GridWindow {
  const { grid, view, lines, pinned, center, kept } = options;
  const placed = useMemo(() => placeColumns(pinned, center), [pinned, center]);
  const columnStarts = useMemo(() => startsOf(center.map(({ width }) => width)), [center]);
  const lineStarts = useMemo(
    () => startsOf(lines.map(({ kind }) => (kind === "group" ? groupLineHeight : rowHeight))),
    [lines],
  );
  const lineOf = (id: string | undefined) => lines.findIndex((line) => line.id === id);
  const columnOf = (id: string | undefined) => center.findIndex(({ column }) => column.id === id);

  const lineSpan = spanBetween(
    lineStarts,
    view.top,
    view.top + viewStep.top + view.height - headerHeight,
    moreLines,
  );
  const columnSpan = spanBetween(
    columnStarts,
    view.left,
    view.left + viewStep.left + view.width - placed.pinnedWidth,
    moreColumns,
  );
  const drawnLines = placesIn(
    lineSpan,
    kept.map((cell) => lineOf(cell?.row)),
    lines.length,
  );
  const drawnColumns = placesIn(
    columnSpan,
    kept.map((cell) => columnOf(cell?.column)),
    center.length,
  );
  const drawnKey = drawnColumns.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is drawn
  const layout = useMemo(() => layoutOf(placed, drawnColumns), [placed, drawnKey]);

  return {
    layout,
    bodyHeight: lineStarts.at(-1) ?? 0,
    lines: drawnLines.flatMap((index): DrawnLine[] => {
      const line = lines[index];
      return line === undefined ? [] : [{ line, index, top: lineStarts[index] ?? 0 }];
    }),
    reveal: ({ row, column }) => {
      const element = grid.current;
      if (element === null) return;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      const index = row === headerRow ? -1 : lineOf(row);
      const place = columnOf(column);
      const top = showing(lineStarts, index, scrollTop, clientHeight - headerHeight);
      const left = showing(columnStarts, place, scrollLeft, clientWidth - placed.pinnedWidth);
      element.scrollTop = top;
      element.scrollLeft = left;
    },
  };
}

/** The offset that shows an item; the present one where there is no such item. */
function showing(starts: readonly number[], place: number, offset: number, room: number): number {
  const [start, end] = [starts[place], starts[place + 1]];
  return start === undefined || end === undefined ? offset : offsetToShow(offset, room, start, end);
}
