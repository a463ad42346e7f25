import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useMemo, useState } from "react";
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
import { scrollOffsets } from "./scroll-offsets";

export interface GridWindowOptions {
  readonly grid: RefObject<HTMLDivElement | null>;
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

/** Which lines and columns are drawn, and where: those in the window, and those that are kept. */
export function useGridWindow(options: GridWindowOptions): GridWindow {
  const { grid, lines, pinned, center, kept } = options;
  const placed = useMemo(() => placeColumns(pinned, center), [pinned, center]);
  const [observeElementOffset] = useState(scrollOffsets);
  const lineOf = (id: string | undefined) => lines.findIndex((line) => line.id === id);
  const centerOf = (id: string | undefined) => center.findIndex(({ column }) => column.id === id);
  const common = {
    getScrollElement: () => grid.current,
    observeElementOffset,
    useFlushSync: false,
    initialRect: { width: innerWidth, height: innerHeight },
  };

  const rowVirtualizer = useVirtualizer<HTMLDivElement, Element>({
    ...common,
    count: lines.length,
    getItemKey: useCallback((index: number) => lines[index]?.id ?? index, [lines]),
    estimateSize: (index) => (lines[index]?.kind === "group" ? groupLineHeight : rowHeight),
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    overscan: 3,
    rangeExtractor: useKeptRange(kept.map((cell) => lineOf(cell?.row))),
  });
  const columnVirtualizer = useVirtualizer<HTMLDivElement, Element>({
    ...common,
    horizontal: true,
    count: center.length,
    getItemKey: useCallback((index: number) => center[index]?.column.id ?? index, [center]),
    estimateSize: (index) => center[index]?.width ?? 0,
    paddingStart: placed.pinnedWidth,
    scrollPaddingStart: placed.pinnedWidth,
    overscan: 1,
    rangeExtractor: useKeptRange(kept.map((cell) => centerOf(cell?.column))),
  });

  const drawnColumns = columnVirtualizer.getVirtualIndexes();
  const drawnKey = drawnColumns.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is drawn
  const layout = useMemo(() => layoutOf(placed, drawnColumns), [placed, drawnKey]);
  return {
    layout,
    bodyHeight: rowVirtualizer.getTotalSize(),
    lines: rowVirtualizer.getVirtualItems().flatMap(({ index, start }): DrawnLine[] => {
      const line = lines[index];
      return line === undefined ? [] : [{ line, index, top: start - headerHeight }];
    }),
    reveal: ({ row, column }) => {
      const index = row === headerRow ? -1 : lineOf(row);
      if (index >= 0) rowVirtualizer.scrollToIndex(index);
      const place = centerOf(column);
      if (place >= 0) columnVirtualizer.scrollToIndex(place);
    },
  };
}

const withKept = (kept: readonly number[]) => (range: Range) => {
  const drawn = new Set(defaultRangeExtractor(range));
  for (const index of kept) if (index >= 0 && index < range.count) drawn.add(index);
  return [...drawn].sort((a, b) => a - b);
};

function useKeptRange(kept: readonly number[]) {
  const key = kept.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is kept
  return useCallback(withKept(kept), [key]);
}
