import { useState } from "react";
import type { ColumnState } from "../../compare/columns";
import { CenterCells } from "./CenterCells";
import { HeaderCell } from "./HeaderCell";
import {
  columnHeaderHeight,
  groupHeaderHeight,
  headerRow,
  type Layout,
  type PlacedColumn,
} from "./model";

export interface ColumnHeadersProps {
  layout: Layout;
  state: ColumnState;
  /** The header that is the grid's tab stop; null where a cell of the body is. */
  activeColumn: string | null;
  /** The column whose menu is open. */
  openMenu: string | null;
  onMenu: (id: string, anchor: Element) => void;
}

/** Two rows that stay at the top: the groups of columns, and the columns. */
export function ColumnHeaders({
  layout,
  state,
  activeColumn,
  openMenu,
  onMenu,
}: ColumnHeadersProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const header = (placed: PlacedColumn) => (
    <HeaderCell
      key={placed.column.id}
      placed={placed}
      state={state}
      isActive={activeColumn === placed.column.id}
      isMenuOpen={openMenu === placed.column.id}
      dragged={dragged}
      onDrag={setDragged}
      onMenu={onMenu}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't hold the absolute cells of a virtual grid
    <div role="rowgroup" className="matrix-headers" style={{ width: layout.totalWidth }}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: titles only */}
      <div
        role="row"
        aria-rowindex={1}
        className="matrix-line"
        style={{ height: groupHeaderHeight }}
      >
        <div role="presentation" className="matrix-pins" style={{ width: layout.pinnedWidth }} />
        {layout.groups.map(({ key, label, left, width, ariaIndex, span }) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: titles only
          <div
            key={key}
            role="columnheader"
            aria-colindex={ariaIndex}
            aria-colspan={span}
            className="matrix-group"
            style={{ left, width }}
          >
            <span className="matrix-group-label" title={label} style={{ left: layout.pinnedWidth }}>
              {label}
            </span>
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on its cells */}
      <div
        role="row"
        aria-rowindex={2}
        data-row={headerRow}
        className="matrix-line"
        style={{ top: groupHeaderHeight, height: columnHeaderHeight }}
      >
        <div role="presentation" className="matrix-pins" style={{ width: layout.pinnedWidth }}>
          {layout.pinned.map(header)}
        </div>
        <CenterCells columns={layout.center} cell={header} />
      </div>
    </div>
  );
}
