/** One column that rows are sorted by. */
export interface SortEntry {
  readonly column: string;
  readonly descending: boolean;
}

/** How the matrix is laid out, by column id ("snapshot_mem", "monthlyUsd", "maxSessionHours"). */
export interface ColumnState {
  /** Name of a preset, or null where columns were chosen one by one. */
  readonly preset: string | null;
  /** Shown columns in their order; counts only where `preset` is null. */
  readonly shown: readonly string[];
  readonly pinned: readonly string[];
  /** Widths in px that differ from the column's own. */
  readonly widths: Readonly<Record<string, number>>;
  readonly sort: readonly SortEntry[];
  readonly groupBy: "category" | "isolation" | null;
}

export const defaultColumnState: ColumnState = {
  preset: "essentials",
  shown: [],
  pinned: [],
  widths: {},
  sort: [],
  groupBy: null,
};
