import "../parts/data-table.css";
import { TableScroll } from "../parts/TableScroll";
import { Unknown } from "../parts/Unknown";
import { headerOf, type TableCell, type TableColumn, type TableData } from "./table-data";

const rowsAtMost = 400;

function Cell({ cell, column }: { cell: TableCell; column: TableColumn | undefined }) {
  if (cell === null) return <Unknown>{column?.missing ?? "unknown"}</Unknown>;
  if (typeof cell === "string") return cell;
  return column?.format?.(cell) ?? String(cell);
}

/** The numbers of a chart as a table. */
export function ChartTable({ data }: { data: TableData }) {
  const isFigure = data.columns.map((_, i) => data.rows.some((row) => typeof row[i] === "number"));
  const rows = data.rows.slice(0, rowsAtMost);
  return (
    <TableScroll label={data.caption} className="max-h-[70dvh] overflow-y-auto">
      <table className="data-table text-xs">
        <caption className="sr-only">{data.caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr>
            {data.columns.map((column, i) => (
              <th key={column.key} scope="col" className={isFigure[i] ? "figure" : undefined}>
                {headerOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and never move alone
            <tr key={y}>
              {row.map((cell, x) => {
                const column = data.columns[x];
                const key = column?.key ?? x;
                return x === 0 ? (
                  <th key={key} scope="row" className={isFigure[x] ? "figure" : undefined}>
                    <Cell cell={cell} column={column} />
                  </th>
                ) : (
                  <td key={key} className={isFigure[x] ? "figure" : undefined}>
                    <Cell cell={cell} column={column} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {data.rows.length > rowsAtMost && (
        <p className="py-2 text-dim text-xs">
          The first {rowsAtMost} of {data.rows.length} rows; the CSV file has them all.
        </p>
      )}
    </TableScroll>
  );
}
