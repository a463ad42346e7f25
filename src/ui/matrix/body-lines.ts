import { groupRows, type MatrixRow } from "../../compare/matrix-rows";
import type { BodyLine } from "./model";

const lineOf = (row: MatrixRow): BodyLine => ({ kind: "row", id: row.id, row });

/** Rows as lines of the body, under the titles of their groups where they are grouped. */
export function bodyLines(
  rows: readonly MatrixRow[],
  groupBy: "category" | "isolation" | null,
): readonly BodyLine[] {
  if (groupBy === null) return rows.map(lineOf);
  return groupRows(rows, groupBy).flatMap(({ value, label, rows: members }): BodyLine[] => [
    {
      kind: "group",
      id: `$group ${value ?? ""}`,
      label: value === null ? `${groupBy} unknown` : label,
      count: members.length,
    },
    ...members.map(lineOf),
  ]);
}
