import type { ColumnState, SortEntry } from "./columns";
import { labelOf } from "./labels";
import { findColumn } from "./matrix-columns";
import type { MatrixRow } from "./matrix-row";
import { isolationOf } from "./sets";

export { type MatrixRow, matrixRows, metText } from "./matrix-row";

type Key = number | string | undefined;

/** Order of two values that are known; texts by their letters, without regard to case. */
function compareKnown(a: number | string, b: number | string): number {
  if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a < b ? -1 : 1;
  const [first, second] = [String(a).toLowerCase(), String(b).toLowerCase()];
  return first === second ? 0 : first < second ? -1 : 1;
}

function compareKeys(a: Key, b: Key, descending: boolean): number {
  if (a === undefined || b === undefined) {
    return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
  }
  return descending ? -compareKnown(a, b) : compareKnown(a, b);
}

/**
 * Rows sorted by several columns, the first counting most. What is unknown goes last in both
 * directions; rows that are equal stay in rank order. A column that there is none of counts nothing.
 */
export function sortRows(rows: readonly MatrixRow[], sort: readonly SortEntry[]): MatrixRow[] {
  const columns = sort.flatMap((entry) => {
    const column = findColumn(entry.column);
    return column === undefined ? [] : [{ column, descending: entry.descending }];
  });
  return rows
    .map((row) => ({ row, keys: columns.map(({ column }) => column.value(row).sort) }))
    .sort((a, b) => {
      for (const [i, { descending }] of columns.entries()) {
        const order = compareKeys(a.keys[i], b.keys[i], descending);
        if (order !== 0) return order;
      }
      return a.row.place - b.row.place;
    })
    .map(({ row }) => row);
}

export interface RowGroup {
  /** Null: unknown. */
  readonly value: string | null;
  readonly label: string;
  readonly rows: readonly MatrixRow[];
}

const groupValue = (row: MatrixRow, by: "category" | "isolation"): string | null =>
  by === "category" ? row.category : isolationOf(row.ranked.prepared.offer);

/**
 * Rows in groups, each in the order given; groups in the order of their first rows, the unknown last.
 * Isolation is that of the offer that is priced. Not grouped: one group without a label.
 */
export function groupRows(rows: readonly MatrixRow[], by: ColumnState["groupBy"]): RowGroup[] {
  if (by === null) return [{ value: null, label: "", rows }];
  const groups = new Map<string | null, MatrixRow[]>();
  for (const row of rows) {
    const value = groupValue(row, by);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [row]);
    else group.push(row);
  }
  const labelled = [...groups].map(([value, list]) => ({
    value,
    label: value === null ? "unknown" : labelOf(by, value),
    rows: list,
  }));
  return [
    ...labelled.filter(({ value }) => value !== null),
    ...labelled.filter(({ value }) => value === null),
  ];
}
