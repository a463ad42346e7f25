export type TableCell = string | number | null;

export interface TableColumn {
  readonly key: string;
  readonly label: string;
  /** Stands in the header: "USD a month", "sessions". */
  readonly unit?: string;
  /** How a number is written on screen; exports have it as it is. */
  readonly format?: (value: number) => string;
  /** What stands for null on screen; an export leaves it empty. */
  readonly missing?: string;
}

/** The numbers of a chart: the same for its table and its CSV file. */
export interface TableData {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
}

export const headerOf = ({ label, unit }: TableColumn): string =>
  unit === undefined || unit === "" ? label : `${label} (${unit})`;
