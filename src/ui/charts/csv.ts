import { headerOf, type TableCell, type TableData } from "./table-data";

/** A text that begins like a formula would run as one in a spreadsheet. */
const risky = /^[=+\-@\t\r]/;

function field(cell: TableCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = risky.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvText = ({ columns, rows }: TableData): string =>
  [columns.map(headerOf), ...rows].map((row) => `${row.map(field).join(",")}\r\n`).join("");

export const csvBlob = (data: TableData): Blob =>
  new Blob([csvText(data)], { type: "text/csv;charset=utf-8" });
