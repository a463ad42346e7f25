import { Fragment, type ReactNode } from "react";
import { cx } from "../parts/cx";
import { TableScroll } from "../parts/TableScroll";
import { Unknown } from "../parts/Unknown";

export interface FigureColumn<Row> {
  readonly label: string;
  /** Stands to the right, in figures of one width. */
  readonly isFigure?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface FigureTableProps<Row> {
  /** Names the table and the region that it scrolls in. */
  label: string;
  /** Shown over the table; left out where a heading stands there. */
  caption?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column names the row. */
  columns: readonly FigureColumn<Row>[];
  /** A line of its own under a row. */
  note?: (row: Row) => ReactNode;
  className?: string;
}

/** A figure in words, or that it is unknown. */
export const orUnknown = <Value,>(
  value: Value | null,
  write: (known: Value) => ReactNode,
): ReactNode => (value === null ? <Unknown /> : write(value));

export function FigureTable<Row>({
  label,
  caption,
  rows,
  keyOf,
  columns,
  note,
  className,
}: FigureTableProps<Row>) {
  return (
    <TableScroll label={label} className={cx("table-frame", className)}>
      <table className="data-table">
        <caption className={caption ? "pb-1 text-left font-semibold text-xs" : "sr-only"}>
          {caption ?? label}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.isFigure ? "figure" : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const below = note?.(row) ?? null;
            return (
              <Fragment key={keyOf(row)}>
                <tr className={cx(below !== null && "continues")}>
                  {columns.map(({ label: name, isFigure, cell }, index) => {
                    const Cell = index === 0 ? "th" : "td";
                    return (
                      <Cell
                        key={name}
                        {...(index === 0 && { scope: "row" })}
                        className={isFigure ? "figure" : undefined}
                      >
                        {cell(row)}
                      </Cell>
                    );
                  })}
                </tr>
                {below !== null && (
                  <tr>
                    <td colSpan={columns.length} className="text-dim">
                      <div className="table-note">{below}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </TableScroll>
  );
}
