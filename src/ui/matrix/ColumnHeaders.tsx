import { useCallback, useState } from "react";
import type { ColumnState } from "../../compare/columns";
import { useLoaded } from "../parts/useLoaded";
import { HeaderCell } from "./HeaderCell";
import { columnHeaderHeight, groupHeaderHeight, headerRow, type Layout } from "./model";

const loadMenu = () => import("./ColumnMenu");

export interface ColumnHeadersProps {
  layout: Layout;
  state: ColumnState;
  /** The header that is the grid's tab stop; null where a cell of the body is. */
  activeColumn: string | null;
  onHidden: (id: string) => void;
}

interface OpenMenu {
  readonly column: string;
  readonly anchor: Element;
}

/** Two rows that stay at the top: the groups of columns, and the columns. */
export function ColumnHeaders({ layout, state, activeColumn, onHidden }: ColumnHeadersProps) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const toggleMenu = useCallback(
    (column: string, anchor: Element) =>
      setMenu((open) => (open?.column === column ? null : { column, anchor })),
    [],
  );
  const closeMenu = () => setMenu(null);
  const loaded = useLoaded(loadMenu, menu !== null, closeMenu);
  const placed = [...layout.pinned, ...layout.center];
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
        <div
          role="presentation"
          className="matrix-pinned matrix-last-pinned matrix-corner"
          style={{ width: layout.pinnedWidth }}
        />
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
        {placed.map((one) => (
          <HeaderCell
            key={one.column.id}
            placed={one}
            state={state}
            isActive={activeColumn === one.column.id}
            isMenuOpen={menu?.column === one.column.id}
            dragged={dragged}
            onDrag={setDragged}
            onMenu={toggleMenu}
          />
        ))}
      </div>
      {menu !== null && loaded !== null && (
        <loaded.ColumnMenu
          column={menu.column}
          width={placed.find(({ column }) => column.id === menu.column)?.width ?? 0}
          anchor={menu.anchor}
          state={state}
          onClose={closeMenu}
          onHidden={onHidden}
        />
      )}
    </div>
  );
}
