import type { FeatureGroupKey, FeatureKey } from "../card/features";
import type { CellState } from "./fact-cell";
import type { MatrixRow } from "./matrix-row";

/** What one cell shows, sorts by and exports. */
export interface CellValue {
  /** Undefined where unknown: sorted last in both directions. */
  readonly sort: number | string | undefined;
  readonly text: string;
  /** All that there is to say, for tooltips and screen readers; at least the text. */
  readonly title: string;
  /** The value without its format, for exports; null where unknown. */
  readonly raw: number | string | null;
  /** The value is a least of what may be more: `raw` alone would mislead. */
  readonly isLowerBound: boolean;
  /** State of a fact; null where the column is none. */
  readonly state: CellState | null;
}

export type ColumnKind = "fact" | "number" | "text" | "money" | "date";

export type ColumnGroupKey = "result" | "limits" | "prices" | "company" | "about" | FeatureGroupKey;

/** A column of the matrix; every view, export and preset of columns follows from the registry. */
export interface Column {
  /** As links and exports name it. */
  readonly id: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly about: string;
  readonly group: ColumnGroupKey;
  readonly kind: ColumnKind;
  /** Unit of the raw value; null where it has none. */
  readonly unit: string | null;
  /** Width in px before anyone changes it. */
  readonly width: number;
  /** Which way is better, where one is; the first click on its header sorts that way. */
  readonly better: "more" | "less" | null;
  /** The feature whose evidence a cell opens. */
  readonly feature: FeatureKey | null;
  readonly value: (row: MatrixRow) => CellValue;
}

/** A cell of which nothing is known. */
export const unknownCell = (title = "unknown"): CellValue => ({
  sort: undefined,
  text: "unknown",
  title,
  raw: null,
  isLowerBound: false,
  state: null,
});

/** A cell of a known value. */
export const knownCell = (
  raw: number | string,
  text: string,
  title: string = text,
  sort: number | string = raw,
): CellValue => ({ sort, text, title, raw, isLowerBound: false, state: null });
