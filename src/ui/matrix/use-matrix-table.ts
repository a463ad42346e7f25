import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { ColumnState } from "../../compare/columns";
import { type MatrixRow, sortRows } from "../../compare/matrix-rows";
import { findGridColumn, gridColumns } from "./grid-columns";
import { countPinned, type SizedColumn } from "./layout";
import type { GridColumn } from "./model";

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: metaHelper<{ grid: GridColumn }>(),
});

const helper = createColumnHelper<typeof features, MatrixRow>();
const definitions = helper.columns(
  gridColumns.map((grid) =>
    helper.display({ id: grid.id, size: grid.width, minSize: 20, maxSize: 2000, meta: { grid } }),
  ),
);

const idOf = (row: MatrixRow): string => row.id;

export interface MatrixTableOptions {
  /** In rank order. */
  readonly rows: readonly MatrixRow[];
  readonly state: ColumnState;
  /** Columns that stand first, in their order. */
  readonly lead: readonly GridColumn[];
  /** Ids of the columns to show after them. */
  readonly shown: readonly string[];
  /** Width of the grid in the window, which decides how many columns can stay in view. */
  readonly room: number;
}

/** The column model: order, visibility, pinning and widths, all from the state in the link. */
export function useMatrixTable({ rows, state, lead, shown, room }: MatrixTableOptions) {
  const { sort, widths, pinned } = state;
  // Rows are sorted by the one function that exports use too; the table is told how.
  const data = useMemo(() => sortRows(rows, sort), [rows, sort]);
  const columns = useMemo(
    () => columnStateOf({ widths, pinned, lead, shown, room }),
    [widths, pinned, lead, shown, room],
  );
  const sorting = useMemo(
    () => sort.map(({ column, descending }) => ({ id: column, desc: descending })),
    [sort],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: idOf,
    manualSorting: true,
    state: { sorting, ...columns },
  });
  return {
    rows: data,
    pinned: useSized(table.getStartVisibleLeafColumns()),
    center: useSized(table.getCenterVisibleLeafColumns()),
  };
}

type ColumnsOf = Pick<MatrixTableOptions, "lead" | "shown" | "room"> &
  Pick<ColumnState, "widths" | "pinned">;

function columnStateOf({ widths, pinned, lead, shown, room }: ColumnsOf) {
  const leadIds = lead.map(({ id }) => id);
  const order = [...new Set([...leadIds, ...pinned, ...shown])];
  const sizes = { ...Object.fromEntries(lead.map(({ id, width }) => [id, width])), ...widths };
  const wanted = [...leadIds, ...pinned].flatMap((id): SizedColumn[] => {
    const column = findGridColumn(id);
    return column === undefined ? [] : [{ column, width: sizes[id] ?? column.width }];
  });
  const start = wanted.slice(0, countPinned(wanted, room)).map(({ column }) => column.id);
  return {
    columnOrder: order,
    columnPinning: { start, end: [] },
    columnSizing: sizes,
    columnVisibility: Object.fromEntries(gridColumns.map(({ id }) => [id, order.includes(id)])),
  };
}

interface Sized {
  readonly columnDef: { readonly meta?: { grid: GridColumn } | undefined };
  readonly getSize: () => number;
}

/** The same list for as long as no column and no width changes. */
function useSized(columns: readonly Sized[]): readonly SizedColumn[] {
  const sized = columns.flatMap((column): SizedColumn[] => {
    const grid = column.columnDef.meta?.grid;
    return grid === undefined ? [] : [{ column: grid, width: column.getSize() }];
  });
  const key = sized.map(({ column, width }) => `${column.id}:${width}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the list depends on
  return useMemo(() => sized, [key]);
}
