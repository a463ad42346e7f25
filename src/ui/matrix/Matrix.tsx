import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from "react";
import type { ColumnState } from "../../compare/columns";
import { type MatrixRow, sortRows } from "../../compare/matrix-rows";
import type { Choices } from "../../link/choices";
import { arrangeColumns } from "./arrange";
import { barScale } from "./bar-scale";
import { bodyLines } from "./body-lines";
import { CellPopups } from "./CellPopups";
import { ColumnHeaders } from "./ColumnHeaders";
import { type CellName, cellElement, cellNameOf, isPlainClick, rowIdsOf } from "./cell-name";
import { GridTooltip } from "./GridTooltip";
import { placeAfter } from "./grid-keys";
import { Line } from "./Line";
import { layoutOf, placeColumns } from "./layout";
import { linksTo } from "./links-to";
import { type GridColumn, groupLineHeight, headerHeight, headerRow, rowHeight } from "./model";
import { scrollOffsets } from "./scroll-offsets";
import { useActiveCell } from "./use-active-cell";
import { useCellActions } from "./use-cell-actions";
import { useElementWidth } from "./use-element-width";

export interface MatrixProps {
  /** In rank order. */
  rows: readonly MatrixRow[];
  choices: Choices;
  state: ColumnState;
  lead: readonly GridColumn[];
  /** Ids of the columns after those that stand first. */
  shown: readonly string[];
}

/** Draws what is in the window, and what has the focus or is open wherever that lies. */
const withKept = (kept: readonly number[]) => (range: Range) => {
  const drawn = new Set(defaultRangeExtractor(range));
  for (const index of kept) if (index >= 0 && index < range.count) drawn.add(index);
  return [...drawn].sort((a, b) => a - b);
};

/** The grid: one scroll container, rows and columns drawn as far as they are in view. */
export function Matrix({ rows, choices, state, lead, shown }: MatrixProps) {
  const grid = useRef<HTMLDivElement>(null);
  const room = useElementWidth(grid);
  const { sort, groupBy, pinned: pinnedIds, widths } = state;
  const { pinned, center } = useMemo(
    () => arrangeColumns({ lead, shown, pinned: pinnedIds, widths, room }),
    [lead, shown, pinnedIds, widths, room],
  );
  const lines = useMemo(() => bodyLines(sortRows(rows, sort), groupBy), [rows, sort, groupBy]);
  const rowIds = useMemo(() => [headerRow, ...rowIdsOf(lines)], [lines]);
  const columnIds = useMemo(
    () => [...pinned, ...center].map(({ column }) => column.id),
    [pinned, center],
  );
  const active = useActiveCell(grid, rowIds, columnIds);
  const { open, activate, close } = useCellActions();

  const kept = [active.cell, open];
  const keptLines = kept.map((cell) => lines.findIndex(({ id }) => id === cell?.row));
  const keptColumns = kept.map((cell) =>
    center.findIndex(({ column }) => column.id === cell?.column),
  );

  const placed = useMemo(() => placeColumns(pinned, center), [pinned, center]);

  const [observeOffset] = useState(scrollOffsets);

  const rowVirtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: lines.length,
    getScrollElement: () => grid.current,
    getItemKey: useCallback((index: number) => lines[index]?.id ?? index, [lines]),
    estimateSize: (index) => (lines[index]?.kind === "group" ? groupLineHeight : rowHeight),
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    overscan: 3,
    observeElementOffset: observeOffset,
    useFlushSync: false,
    rangeExtractor: useKeptRange(keptLines),
    initialRect: { width: innerWidth, height: innerHeight },
  });
  const columnVirtualizer = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: center.length,
    getScrollElement: () => grid.current,
    getItemKey: useCallback((index: number) => center[index]?.column.id ?? index, [center]),
    estimateSize: (index) => center[index]?.width ?? 0,
    paddingStart: placed.pinnedWidth,
    scrollPaddingStart: placed.pinnedWidth,
    overscan: 1,
    observeElementOffset: observeOffset,
    useFlushSync: false,
    rangeExtractor: useKeptRange(keptColumns),
    initialRect: { width: innerWidth, height: innerHeight },
  });

  const drawnColumns = columnVirtualizer.getVirtualIndexes();
  const drawnKey = drawnColumns.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is drawn
  const layout = useMemo(() => layoutOf(placed, drawnColumns), [placed, drawnKey]);
  const scale = useMemo(() => barScale(rows), [rows]);
  const links = useMemo(() => linksTo(choices), [choices]);
  const compared = useMemo(() => new Set(choices.compared), [choices.compared]);

  const reveal = ({ row, column }: CellName) => {
    if (row !== headerRow) {
      rowVirtualizer.scrollToIndex(lines.findIndex(({ id }) => id === row));
    }
    const index = center.findIndex((sized) => sized.column.id === column);
    if (index >= 0) columnVirtualizer.scrollToIndex(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellNameOf(event.target);
    // Keys in a control inside a cell, a menu button for instance, are that control's.
    if (
      cell === null ||
      !(event.target instanceof Element && event.target.matches("[data-column]"))
    )
      return;
    const place = placeAfter(event, active.placeOf(cell), {
      rows: rowIds.length,
      columns: columnIds.length,
      page: Math.max(1, Math.floor(((grid.current?.clientHeight ?? 0) - headerHeight) / rowHeight)),
    });
    if (place !== null) {
      event.preventDefault();
      const next = {
        row: rowIds[place.row] ?? cell.row,
        column: columnIds[place.column] ?? cell.column,
      };
      active.moveTo(next);
      reveal(next);
    } else if ((event.key === "Enter" || event.key === " ") && cell.row !== headerRow) {
      event.preventDefault();
      activate(cell);
    } else if (event.key === "Escape" && open !== null) {
      close();
    }
  };

  const onClick = (event: MouseEvent) => {
    const cell = cellNameOf(event.target);
    if (cell === null || cell.row === headerRow || !isPlainClick(event)) return;
    event.preventDefault();
    activate(cell);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't hold the absolute rows of a virtual grid */}
      <div
        ref={grid}
        role="grid"
        aria-label="Providers and what they have"
        aria-description="Enter opens what stands behind a cell, or sorts by a column."
        aria-rowcount={lines.length + 2}
        aria-colcount={columnIds.length}
        className="matrix fill"
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={(event) => active.focused(cellNameOf(event.target))}
      >
        <ColumnHeaders
          layout={layout}
          state={state}
          activeColumn={active.cell.row === headerRow ? active.cell.column : null}
          onHidden={(id) => {
            const place = columnIds.indexOf(id);
            const next = columnIds[place + 1] ?? columnIds[place - 1];
            if (next !== undefined) active.moveTo({ row: headerRow, column: next });
          }}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          role="rowgroup"
          className="matrix-body"
          style={{ height: rowVirtualizer.getTotalSize(), width: layout.totalWidth }}
        >
          {rowVirtualizer.getVirtualItems().map(({ index, start, key }) => {
            const line = lines[index];
            return (
              line && (
                <Line
                  key={key}
                  line={line}
                  top={start - headerHeight}
                  ariaRow={index + 3}
                  layout={layout}
                  scale={scale}
                  links={links}
                  activeColumn={active.cell.row === line.id ? active.cell.column : null}
                  openColumn={open?.row === line.id ? open.column : null}
                  isCompared={compared.has(line.id)}
                />
              )
            );
          })}
        </div>
        <GridTooltip grid={grid} rows={rows} isOff={open !== null} />
      </div>
      {open !== null && (
        <CellPopups
          key={`${open.row} ${open.column}`}
          cell={open}
          rows={rows}
          anchorOf={() => cellElement(grid.current, open) ?? grid.current}
          owner={grid}
          onClose={close}
          onShown={() => reveal(open)}
        />
      )}
    </>
  );
}

function useKeptRange(kept: readonly number[]) {
  const key = kept.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is kept
  return useCallback(withKept(kept), [key]);
}
