import type { Column } from "../../compare/matrix-columns";
import type { MatrixRow } from "../../compare/matrix-rows";

/** The columns that stand first and can't be hidden; the others are values of the registry. */
export type LeadKind = "select" | "provider" | "cost" | "met";

/** A column as the grid draws it. */
export interface GridColumn {
  readonly id: string;
  readonly kind: LeadKind | "value";
  /** Name over the column; `title` is the whole one. */
  readonly label: string;
  readonly title: string;
  readonly about: string;
  /** Name of its group; null for the columns that stand first. */
  readonly group: string | null;
  /** Null for the column of checkboxes, which sorts by nothing. */
  readonly column: Column | null;
  /** Width in px before anyone changes it. */
  readonly width: number;
}

/** A column with its place along the row. */
export interface PlacedColumn {
  readonly column: GridColumn;
  /** Distance from the start of the row, in px. */
  readonly left: number;
  readonly width: number;
  /** Counts from 1 over all columns, drawn or not. */
  readonly ariaIndex: number;
  /** A line stands before it. */
  readonly startsGroup: boolean;
}

/** A title over neighbouring columns of one group. */
export interface PlacedGroup {
  readonly key: string;
  readonly label: string;
  readonly left: number;
  readonly width: number;
  readonly ariaIndex: number;
  readonly span: number;
}

/** A column that scrolls and is drawn, and the room of those before it that are not, in px. */
export interface DrawnColumn {
  readonly gap: number;
  readonly placed: PlacedColumn;
}

/** Where columns stand: the same object for as long as no column changes or comes into view. */
export interface Layout {
  readonly pinned: readonly PlacedColumn[];
  readonly center: readonly DrawnColumn[];
  readonly groups: readonly PlacedGroup[];
  readonly pinnedWidth: number;
  readonly totalWidth: number;
}

/** A line of the body: a provider, or the title of a group of providers. */
export type BodyLine =
  | { readonly kind: "row"; readonly id: string; readonly row: MatrixRow }
  | { readonly kind: "group"; readonly id: string; readonly label: string; readonly count: number };

/** Stands for the header row where rows are named by card ids, which are kebab-case. */
export const headerRow = "$header";

export const rowHeight = 44;
export const groupLineHeight = 32;
export const groupHeaderHeight = 24;
export const columnHeaderHeight = 68;
export const headerHeight = groupHeaderHeight + columnHeaderHeight;
