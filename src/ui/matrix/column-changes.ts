import {
  moveColumn,
  pinColumn,
  resizeColumn,
  sortBy,
  toggleColumn,
  visibleColumns,
} from "../../compare/column-state";
import type { ColumnState } from "../../compare/columns";
import { change, type Step } from "../../store/choices-store";
import { findGridColumn } from "./grid-columns";

/** Changes how the matrix is laid out, in the link too. */
export const changeColumns = (
  make: (state: ColumnState) => ColumnState,
  history: Step = "push",
): void => change(({ columns }) => ({ columns: make(columns) }), { history });

export const sortByColumn = (id: string, additive: boolean): void =>
  changeColumns((state) => sortBy(state, id, { additive }));

export const sortOnlyBy = (column: string, descending: boolean): void =>
  changeColumns((state) => ({ ...state, sort: [{ column, descending }] }));

export const unsort = (id: string): void =>
  changeColumns((state) => ({ ...state, sort: state.sort.filter(({ column }) => column !== id) }));

export const hideColumn = (id: string): void => changeColumns((state) => toggleColumn(state, id));

export const pin = (id: string, pinned: boolean): void =>
  changeColumns((state) => pinColumn(state, id, pinned));

/** Widens or narrows a column; `width` is in px, null is its own. */
export const resize = (id: string, width: number | null, history: Step = "push"): void =>
  changeColumns((state) => resizeColumn(state, id, width), history);

/** Takes a column to the place of another one. */
export const moveToPlaceOf = (id: string, target: string): void =>
  changeColumns((state) => {
    const place = visibleColumns(state).findIndex(({ column }) => column.id === target);
    return place < 0 || id === target ? state : moveColumn(state, id, place);
  });

/** The column beside another one, which it can change places with; null where there is none. */
export function neighbourOf(state: ColumnState, id: string, by: 1 | -1): string | null {
  const ids = visibleColumns(state)
    .filter(({ column, isPinned }) => {
      return findGridColumn(column.id)?.kind === "value" && isPinned === state.pinned.includes(id);
    })
    .map(({ column }) => column.id);
  return ids[ids.indexOf(id) + by] ?? null;
}

export function nudge(state: ColumnState, id: string, by: 1 | -1): void {
  const target = neighbourOf(state, id, by);
  if (target !== null) moveToPlaceOf(id, target);
}
