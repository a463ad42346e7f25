import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from "react";
import type { ColumnState } from "../../compare/columns";
import { type MatrixRow, sortRows } from "../../compare/matrix-rows";
import type { Choices } from "../../link/choices";
import { LazyPart } from "../parts/LazyPart";
import { arrangeColumns } from "./arrange";
import { barScale } from "./bar-scale";
import { bodyLines } from "./body-lines";
import { CellPopups } from "./CellPopups";
import { ColumnHeaders } from "./ColumnHeaders";
import { ColumnMenuPopup, type OpenMenu } from "./ColumnMenuPopup";
import { cellElement, cellNameOf, isPlainClick, rowIdsOf } from "./cell-name";
import { findGridColumn } from "./grid-columns";
import { placeAfter } from "./grid-keys";
import { Line } from "./Line";
import { linksTo } from "./links-to";
import { type GridColumn, headerHeight, headerRow, rowHeight } from "./model";
import { sortSentence } from "./SortMark";
import { useActiveCell } from "./use-active-cell";
import { useCellActions } from "./use-cell-actions";
import { useGridView } from "./use-grid-view";
import { useGridWindow } from "./use-grid-window";

const loadTooltip = async () => (await import("./GridTooltip")).GridTooltip;

export interface MatrixProps {
  /** In rank order. */
  rows: readonly MatrixRow[];
  choices: Choices;
  state: ColumnState;
  lead: readonly GridColumn[];
  /** Ids of the columns after those that stand first. */
  shown: readonly string[];
}

/** The grid: one scroll container, rows and columns drawn as far as they are in view. */
export function Matrix({ rows, choices, state, lead, shown }: MatrixProps) {
  const grid = useRef<HTMLDivElement>(null);
  const view = useGridView(grid);
  const room = view.width;
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

  const drawn = useGridWindow({
    grid,
    view,
    lines,
    pinned,
    center,
    kept: [active.cell, open],
  });
  const { layout, reveal } = drawn;
  const scale = useMemo(() => barScale(rows), [rows]);
  const links = useMemo(() => linksTo(choices), [choices]);
  const compared = useMemo(() => new Set(choices.compared), [choices.compared]);

  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const toggleMenu = useCallback(
    (column: string, anchor: Element) =>
      setMenu((before) => (before?.column === column ? null : { column, anchor })),
    [],
  );
  const widthOf = (id: string | undefined) =>
    [...pinned, ...center].find(({ column }) => column.id === id)?.width ?? 0;

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
          openMenu={menu?.column ?? null}
          onMenu={toggleMenu}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          role="rowgroup"
          className="matrix-body"
          style={{ height: drawn.bodyHeight, width: layout.totalWidth }}
        >
          {drawn.lines.map(({ line, index, top }) => (
            <Line
              key={line.id}
              line={line}
              top={top}
              ariaRow={index + 3}
              layout={layout}
              scale={scale}
              links={links}
              activeColumn={active.cell.row === line.id ? active.cell.column : null}
              openColumn={open?.row === line.id ? open.column : null}
              isCompared={compared.has(line.id)}
            />
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {sortSentence(sort, (id) => findGridColumn(id)?.title ?? id)}
      </p>
      <LazyPart load={loadTooltip} props={{ grid, rows, isOff: open !== null || menu !== null }} />
      <ColumnMenuPopup
        menu={menu}
        width={widthOf(menu?.column)}
        state={state}
        onClose={() => setMenu(null)}
        onHidden={(id) => {
          const place = columnIds.indexOf(id);
          const next = columnIds[place + 1] ?? columnIds[place - 1];
          if (next !== undefined) active.moveTo({ row: headerRow, column: next });
        }}
      />
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
