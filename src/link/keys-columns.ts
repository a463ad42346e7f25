import { columnWidthRange } from "../compare/column-state";
import type { ColumnState, SortEntry } from "../compare/columns";
import { findColumn, findPreset, nameColumn } from "../compare/matrix-columns";
import type { Choices } from "./choices";
import { type LinkKey, single } from "./key";
import { listOf, numberWithin, oneOf, type Parser, parserOf, textsOf } from "./parsers";

const columnIf = (isFit: (id: string) => boolean): Parser<string> =>
  parserOf(
    (text) => (isFit(text) ? { value: text } : { problem: "is not a column" }),
    (id) => id,
  );

/** The column of names always stands first, so that it is no choice; it is sorted by and resized. */
const isColumn = (id: string): boolean => findColumn(id) !== undefined;
const anyColumn = columnIf(isColumn);
const column = columnIf((id) => id !== nameColumn.id && isColumn(id));
const preset: Parser<string> = parserOf(
  (text) => (findPreset(text) ? { value: text } : { problem: "is not a set of columns" }),
  (key) => key,
);

const sortEntry: Parser<SortEntry> = parserOf(
  (text) => {
    const descending = text.startsWith("-");
    const id = descending ? text.slice(1) : text;
    return isColumn(id) ? { value: { column: id, descending } } : { problem: "is not a column" };
  },
  (entry) => `${entry.descending ? "-" : ""}${entry.column}`,
);

interface Width {
  readonly column: string;
  readonly px: number;
}
const px = numberWithin(columnWidthRange.least, columnWidthRange.most);
const width: Parser<Width> = {
  parse: (raw) => {
    const at = raw.indexOf(":");
    const name = anyColumn.parse(raw.slice(0, Math.max(at, 0)));
    const size = px.parse(raw.slice(at + 1));
    const value =
      name.value === undefined || size.value === undefined
        ? undefined
        : { column: name.value, px: size.value };
    return { value, faults: [...name.faults, ...size.faults] };
  },
  serialize: (entry) => `${anyColumn.serialize(entry.column)}:${px.serialize(entry.px)}`,
};

const withPart = (choices: Choices, part: Partial<ColumnState>): Choices => ({
  ...choices,
  columns: { ...choices.columns, ...part },
});

/** How the matrix is laid out. */
export const columnKeys: readonly LinkKey[] = [
  single({
    key: "preset",
    label: "Set of columns",
    parser: preset,
    get: ({ columns }) => columns.preset,
    set: (choices, name) => withPart(choices, { preset: name, shown: [] }),
  }),
  single({
    key: "columns",
    label: "Columns",
    parser: textsOf(column, { empty: "none" }),
    get: ({ columns }) => (columns.preset === null ? columns.shown : null),
    set: (choices, shown) => withPart(choices, { preset: null, shown }),
  }),
  single({
    key: "pinned",
    label: "Pinned columns",
    parser: textsOf(column, { empty: "" }),
    get: ({ columns }) => columns.pinned,
    set: (choices, pinned) => withPart(choices, { pinned }),
  }),
  single<readonly Width[]>({
    key: "widths",
    label: "Column widths",
    parser: listOf(width, { keyOf: (entry) => entry.column, empty: "" }),
    get: ({ columns }) =>
      Object.keys(columns.widths)
        .sort()
        .flatMap((name) => {
          const size = columns.widths[name];
          return size === undefined ? [] : [{ column: name, px: size }];
        }),
    set: (choices, widths) =>
      withPart(choices, {
        widths: Object.fromEntries(widths.map((entry) => [entry.column, entry.px])),
      }),
  }),
  single({
    key: "sort",
    label: "Sorting",
    parser: listOf(sortEntry, { keyOf: (entry) => entry.column, empty: "" }),
    get: ({ columns }) => columns.sort,
    set: (choices, sort) => withPart(choices, { sort }),
  }),
  single({
    key: "group",
    label: "Grouping",
    parser: oneOf(["category", "isolation"]),
    get: ({ columns }) => columns.groupBy,
    set: (choices, groupBy) => withPart(choices, { groupBy }),
  }),
];
