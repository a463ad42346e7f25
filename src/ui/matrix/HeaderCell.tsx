import { EllipsisVertical } from "lucide-react";
import { type DragEvent, type KeyboardEvent, memo, useState } from "react";
import type { ColumnState } from "../../compare/columns";
import { cx } from "../parts/cx";
import { moveToPlaceOf, nudge, resize, sortByColumn } from "./column-changes";
import type { PlacedColumn } from "./model";
import { ResizeHandle } from "./ResizeHandle";
import { SortMark, sortedBy } from "./SortMark";

export interface HeaderCellProps {
  placed: PlacedColumn;
  state: ColumnState;
  isActive: boolean;
  isMenuOpen: boolean;
  /** The column that is being dragged, if any. */
  dragged: string | null;
  onDrag: (id: string | null) => void;
  onMenu: (id: string, anchor: Element) => void;
}

const resizeStep = 8;

/** A header stands over its values. */
const alignments = {
  start: "matrix-header-start",
  center: "matrix-header-center",
  end: "matrix-header-end",
};

function alignmentOf({ kind, column }: PlacedColumn["column"]): keyof typeof alignments {
  if (kind === "cost" || kind === "met") return "end";
  if (column?.kind === "fact") return "center";
  return column?.kind === "number" || column?.kind === "money" ? "end" : "start";
}

/**
 * A column's header: a click sorts, dragging moves it, its edge resizes it, and a menu has all of
 * that for the keyboard besides keys of its own.
 */
export const HeaderCell = memo(function HeaderCell(props: HeaderCellProps) {
  const { placed, state, isActive, isMenuOpen, dragged, onDrag, onMenu } = props;
  const { column, width, ariaIndex, startsGroup } = placed;
  const { id, kind, label, title, about } = column;
  const [isTarget, setTarget] = useState(false);
  const isValue = kind === "value";
  const isSortable = column.column !== null;
  const sorted = sortedBy(state.sort, id);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { key, shiftKey, altKey } = event;
    const run = actionOf();
    if (run === null) return;
    event.preventDefault();
    run(event.currentTarget);

    function actionOf(): ((cell: Element) => void) | null {
      if ((key === "Enter" || key === " ") && isSortable) return () => sortByColumn(id, shiftKey);
      if (!isSortable) return null;
      const asksMenu =
        key === "ContextMenu" || (key === "F10" && shiftKey) || (key === "ArrowDown" && altKey);
      if (asksMenu) return (cell) => onMenu(id, cell);
      if (!isValue) return null;
      if (key === "ArrowLeft" && shiftKey) return () => nudge(state, id, -1);
      if (key === "ArrowRight" && shiftKey) return () => nudge(state, id, 1);
      if (key === "+" || key === "=") return () => resize(id, width + resizeStep);
      if (key === "-") return () => resize(id, width - resizeStep);
      return null;
    }
  };

  const dragging = isValue && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", title);
      onDrag(id);
    },
    onDragEnd: () => onDrag(null),
    onDragOver: (event: DragEvent) => {
      if (dragged === null || dragged === id) return;
      event.preventDefault();
      setTarget(true);
    },
    onDragLeave: () => setTarget(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setTarget(false);
      if (dragged !== null) moveToPlaceOf(dragged, id);
      onDrag(null);
    },
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't hold the absolute cells of a virtual grid
    <div
      role="columnheader"
      aria-colindex={ariaIndex}
      aria-label={
        sorted === null || sorted.of === 1
          ? title
          : `${title}, sorted by it as number ${sorted.order}`
      }
      aria-description={about}
      {...(isSortable && { "aria-sort": sorted?.direction ?? "none" })}
      tabIndex={isActive ? 0 : -1}
      data-column={id}
      className={cx(
        "matrix-cell matrix-header",
        startsGroup && "matrix-starts",
        isSortable && "cursor-pointer",
        alignments[alignmentOf(column)],
        isTarget && "matrix-drop",
        dragged === id && "opacity-50",
      )}
      style={{ width }}
      onClick={(event) => isSortable && sortByColumn(id, event.shiftKey)}
      onKeyDown={onKeyDown}
      {...dragging}
    >
      <span className={label === "" ? "sr-only" : "matrix-label"}>{label || title}</span>
      <span className="matrix-header-foot">
        {sorted !== null && <SortMark {...sorted} />}
        {isSortable && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={`${title}: sort, move, pin, hide`}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            className="matrix-menu-button"
            onClick={(event) => {
              event.stopPropagation();
              onMenu(id, event.currentTarget);
            }}
          >
            <EllipsisVertical aria-hidden className="size-3.5" />
          </button>
        )}
      </span>
      {isValue && <ResizeHandle id={id} width={width} />}
    </div>
  );
});
