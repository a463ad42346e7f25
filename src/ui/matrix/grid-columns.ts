import { columnGroups, matrixColumns, nameColumn } from "../../compare/matrix-columns";
import type { GridColumn } from "./model";

type MatrixColumn = (typeof matrixColumns)[number];

export const selectColumn: GridColumn = {
  id: "select",
  kind: "select",
  label: "",
  title: "Rank, and choice for side by side",
  about:
    "Place by monthly cost among those shown. Tick two to six providers to see them side by side.",
  group: null,
  column: null,
  width: 62,
};

export const providerColumn: GridColumn = {
  id: nameColumn.id,
  kind: "provider",
  label: nameColumn.label,
  title: nameColumn.label,
  about: nameColumn.about,
  group: null,
  column: nameColumn,
  width: 226,
};

const groupLabels = new Map<string, string>(columnGroups.map(({ key, label }) => [key, label]));

const leads: Readonly<Record<string, Pick<GridColumn, "kind" | "width">>> = {
  monthlyUsd: { kind: "cost", width: 186 },
  met: { kind: "met", width: 88 },
};

function gridColumn(column: MatrixColumn): GridColumn {
  const lead = leads[column.id];
  return {
    id: column.id,
    kind: lead?.kind ?? "value",
    label: column.shortLabel,
    title: column.label,
    about: column.about,
    group: lead === undefined ? (groupLabels.get(column.group) ?? null) : null,
    column,
    width: lead?.width ?? column.width,
  };
}

/** Every column of the grid: the two that are none of the registry, then those that are. */
export const gridColumns: readonly GridColumn[] = [
  selectColumn,
  providerColumn,
  // The rank stands in the first column.
  ...matrixColumns.filter(({ id }) => id !== "rank").map(gridColumn),
];

const byId: ReadonlyMap<string, GridColumn> = new Map(
  gridColumns.map((column) => [column.id, column]),
);

export const findGridColumn = (id: string): GridColumn | undefined => byId.get(id);

const costColumn = byId.get("monthlyUsd");
const metColumn = byId.get("met");

/** The columns that stand first, whatever is shown after them; on a phone the names alone stay. */
export function leadColumns(asksSomething: boolean, isPhone: boolean): readonly GridColumn[] {
  const rest = [
    ...(costColumn === undefined ? [] : [costColumn]),
    ...(asksSomething && metColumn !== undefined ? [metColumn] : []),
  ];
  return isPhone
    ? [{ ...providerColumn, width: 140 }, ...rest, selectColumn]
    : [selectColumn, providerColumn, ...rest];
}

/** The columns that can be chosen, moved and hidden. */
export const valueColumns: readonly GridColumn[] = gridColumns.filter(
  ({ kind }) => kind === "value",
);

/** Columns whose name or explanation has every word of a search. */
export function searchColumns(text: string): readonly GridColumn[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return valueColumns.filter(({ title, label, about, group, id }) => {
    const all = `${title} ${label} ${about} ${group ?? ""} ${id}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
