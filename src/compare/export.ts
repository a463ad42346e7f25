import type { CellValue, Column } from "./column";
import { csvText, type FileCell, markdownTable } from "./csv";
import type { MatrixRow } from "./matrix-row";

/*
 * The matrix as files: the rows and columns on screen, in their order, and nothing else. Numbers are
 * raw, with the unit in the header. What is unknown is never a zero: a fact is the word "unknown", a
 * number is an empty cell, and a column of numbers that are not all exactly known is followed by one
 * that says for each whether it is "exact", "at least" (the number is the least it may be) or
 * "unknown". A fact is "yes", "no", "unknown", or in words "in 1 of 3 modes".
 */

/** How far a value is known. */
export type Known = "exact" | "at least" | "unknown";

const knownOf = ({ raw, isLowerBound, state }: CellValue): Known => {
  if (raw === null || state === "unknown") return "unknown";
  return isLowerBound ? "at least" : "exact";
};

/** Columns whose raw values are figures of some unit. */
const isNumeric = ({ kind }: Column): boolean => kind === "number" || kind === "money";

const headerOf = ({ label, unit }: Column): string =>
  unit === null ? label : `${label} (${unit})`;

const cellOf = (column: Column, value: CellValue): FileCell =>
  value.raw ?? (isNumeric(column) ? null : "unknown");

interface Exported {
  readonly column: Column;
  readonly values: readonly CellValue[];
  readonly needsKnown: boolean;
}

const exported = (rows: readonly MatrixRow[], columns: readonly Column[]): Exported[] =>
  columns.map((column) => {
    const values = rows.map((row) => column.value(row));
    const needsKnown = isNumeric(column) && values.some((value) => knownOf(value) !== "exact");
    return { column, values, needsKnown };
  });

/** The rows and columns shown as CSV. */
export function matrixCsv(rows: readonly MatrixRow[], columns: readonly Column[]): string {
  const all = exported(rows, columns);
  const header = all.flatMap(({ column, needsKnown }) =>
    needsKnown ? [headerOf(column), `${column.label}: known`] : [headerOf(column)],
  );
  const lines = rows.map((row, i) => [
    row.name,
    ...all.flatMap(({ column, values, needsKnown }): FileCell[] => {
      const value = values[i];
      if (value === undefined) return needsKnown ? [null, null] : [null];
      const cell = cellOf(column, value);
      return needsKnown ? [cell, knownOf(value)] : [cell];
    }),
  ]);
  return csvText([["Provider", ...header], ...lines]);
}

/** The rows and columns shown as JSON: for each value what it is, how far it is known, and its text. */
export function matrixJson(rows: readonly MatrixRow[], columns: readonly Column[]): string {
  const document = {
    columns: columns.map(({ id, label, unit, kind }) => ({ id, label, unit, kind })),
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      values: Object.fromEntries(
        columns.map((column) => {
          const value = column.value(row);
          const known = knownOf(value);
          return [
            column.id,
            { value: known === "unknown" ? null : value.raw, known, text: value.text },
          ];
        }),
      ),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The rows and columns shown as a Markdown table, in the words on screen. */
export const matrixMarkdown = (rows: readonly MatrixRow[], columns: readonly Column[]): string =>
  markdownTable(
    ["Provider", ...columns.map(({ label }) => label)],
    rows.map((row) => [row.name, ...columns.map((column) => column.value(row).text)]),
    [false, ...columns.map(isNumeric)],
  );
