import type { ColumnState } from "../../compare/columns";
import { findGridColumn } from "./grid-columns";
import { countPinned, type SizedColumn } from "./layout";
import type { GridColumn } from "./model";

export interface ArrangeOptions extends Pick<ColumnState, "pinned" | "widths"> {
  /** Columns that stand first, in their order. */
  readonly lead: readonly GridColumn[];
  /** Ids of the columns to show after them. */
  readonly shown: readonly string[];
  /** Width of the grid in the window, which decides how many columns can stay in view. */
  readonly room: number;
}

export interface Arranged {
  /** Columns that stay in view while the others scroll. */
  readonly pinned: readonly SizedColumn[];
  readonly center: readonly SizedColumn[];
}

/** The columns in their order with their widths: those that stand first, pinned ones, the rest. */
export function arrangeColumns({ lead, shown, pinned, widths, room }: ArrangeOptions): Arranged {
  const sized = (column: GridColumn): SizedColumn => ({
    column,
    width: widths[column.id] ?? column.width,
  });
  const isLead = new Set(lead.map(({ id }) => id));
  const valuesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => (isLead.has(id) ? [] : (findGridColumn(id) ?? []))).map(sized);
  const first = [...lead.map(sized), ...valuesOf(pinned)];
  const staying = countPinned(first, room);
  const isPinned = new Set(pinned);
  return {
    pinned: first.slice(0, staying),
    center: [...first.slice(staying), ...valuesOf(shown.filter((id) => !isPinned.has(id)))],
  };
}
