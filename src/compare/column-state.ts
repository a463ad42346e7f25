import type { Column } from "./column";
import type { ColumnState, SortEntry } from "./columns";
import { columnPresets, findColumn, findPreset } from "./matrix-columns";

/** A column as it stands in the matrix. */
export interface VisibleColumn {
  readonly column: Column;
  /** Width in px. */
  readonly width: number;
  readonly isPinned: boolean;
}

/** The narrowest and widest that a column may be made, in px. */
export const columnWidthRange = { least: 48, most: 640 } as const;

/** Ids of the shown columns in their order, whether by a preset or one by one. */
export function shownIds(state: ColumnState): readonly string[] {
  if (state.preset === null) return state.shown;
  return (findPreset(state.preset) ?? columnPresets[0])?.columns ?? [];
}

/**
 * The columns that a state shows: pinned ones first in their order, whether or not they are shown
 * besides; an id that no column has is passed over, and one that stands twice counts once.
 */
export function visibleColumns(state: ColumnState): VisibleColumn[] {
  const ids = [...new Set([...state.pinned, ...shownIds(state)])];
  return ids.flatMap((id) => {
    const column = findColumn(id);
    if (column === undefined) return [];
    const width = state.widths[id] ?? column.width;
    return [{ column, width, isPinned: state.pinned.includes(id) }];
  });
}

const oneByOne = (state: ColumnState, shown: readonly string[]): ColumnState => ({
  ...state,
  preset: null,
  shown,
});

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);

/** Shows a hidden column at the end, or hides a shown one; a hidden one is not pinned either. */
export function toggleColumn(state: ColumnState, id: string): ColumnState {
  const shown = shownIds(state);
  const isVisible = shown.includes(id) || state.pinned.includes(id);
  if (!isVisible) return oneByOne(state, [...shown, id]);
  return { ...oneByOne(state, without(shown, id)), pinned: without(state.pinned, id) };
}

function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const rest = without(ids, id);
  const at = Math.min(Math.max(0, place), rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/**
 * Moves a column to a place among the visible ones, from 0. A pinned one stays among the pinned, any
 * other after them.
 */
export function moveColumn(state: ColumnState, id: string, place: number): ColumnState {
  if (state.pinned.includes(id)) return { ...state, pinned: movedTo(state.pinned, id, place) };
  const shown = shownIds(state);
  if (!shown.includes(id)) return state;
  const free = shown.filter((each) => !state.pinned.includes(each));
  const moved = movedTo(free, id, place - state.pinned.length);
  // Pinned columns keep their places for when they are let go.
  let next = 0;
  return oneByOne(
    state,
    shown.map((each) => (state.pinned.includes(each) ? each : (moved[next++] ?? each))),
  );
}

/** Pins a column beside the names, or lets it go back to its place. */
export function pinColumn(state: ColumnState, id: string, pinned: boolean): ColumnState {
  if (state.pinned.includes(id) === pinned) return state;
  if (pinned) return { ...state, pinned: [...state.pinned, id] };
  const shown = shownIds(state);
  const kept = shown.includes(id) ? state : oneByOne(state, [...shown, id]);
  return { ...kept, pinned: without(state.pinned, id) };
}

/** Sets a column's width in px, within what is readable; null sets it back to its own. */
export function resizeColumn(state: ColumnState, id: string, width: number | null): ColumnState {
  const { [id]: _own, ...widths } = state.widths;
  const own = findColumn(id)?.width;
  if (width === null || Number.isNaN(width)) return { ...state, widths };
  const { least, most } = columnWidthRange;
  const px = Math.round(Math.min(most, Math.max(least, width)));
  return { ...state, widths: px === own ? widths : { ...widths, [id]: px } };
}

/** Shows the columns of a preset; what is pinned, sorted and sized stays. */
export const applyPreset = (state: ColumnState, preset: string): ColumnState => ({
  ...state,
  preset,
  shown: [],
});

/** Which way a column sorts at first: the better values on top, else from the least up. */
export const firstDescending = (id: string): boolean => findColumn(id)?.better === "more";

/**
 * Sorts by a column as a click on its header does: its first way, then the other, then not at all.
 * `additive` (with Shift) leaves the other columns that are sorted by; else it alone counts.
 */
export function sortBy(
  state: ColumnState,
  id: string,
  { additive = false }: { readonly additive?: boolean } = {},
): ColumnState {
  const known = state.sort.find(({ column }) => column === id);
  const first = firstDescending(id);
  const isAlone = state.sort.length === 1;
  const next = nextEntry(id, first, additive || isAlone ? known : undefined);
  if (!additive) return { ...state, sort: next === null ? [] : [next] };
  if (known === undefined)
    return { ...state, sort: next === null ? state.sort : [...state.sort, next] };
  return {
    ...state,
    sort: state.sort.flatMap((entry) =>
      entry.column !== id ? [entry] : next === null ? [] : [next],
    ),
  };
}

function nextEntry(id: string, first: boolean, known: SortEntry | undefined): SortEntry | null {
  if (known === undefined) return { column: id, descending: first };
  return known.descending === first ? { column: id, descending: !first } : null;
}

/** Groups rows, or ungroups them. */
export const groupBy = (state: ColumnState, key: ColumnState["groupBy"]): ColumnState => ({
  ...state,
  groupBy: key,
});
