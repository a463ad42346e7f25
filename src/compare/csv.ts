/** A cell of a file: a number as it is, a text, or nothing. */
export type FileCell = string | number | null;

/** A text that begins like a formula would run as one in a spreadsheet. */
const runsAsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

function field(cell: FileCell): string {
  if (cell === null) return "";
  // Twelve digits hold every figure; more would only show how floating numbers add up.
  if (typeof cell === "number") {
    return Number.isFinite(cell) ? String(Number(cell.toPrecision(12))) : "";
  }
  const text = runsAsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV (RFC 4180): quoted where needed, lines ended by CR LF. A text that begins with
 * = + - @ (also in their wide forms), tab, CR or LF is led by an apostrophe, so that no spreadsheet
 * runs it; numbers stay numbers.
 */
export const csvText = (rows: readonly (readonly FileCell[])[]): string =>
  rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");

/** A text within a cell of a Markdown table, where nothing that a card says makes a link or picture. */
const markdownCell = (text: string): string =>
  text
    .replace(/[\\|[\]*`]/g, "\\$&")
    .replace(/[<>]/g, (sign) => (sign === "<" ? "&lt;" : "&gt;"))
    .replace(/\s*[\r\n]+\s*/g, " ")
    .trim();

/** A table in Markdown; `right` says which columns stand to the right. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly boolean[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(markdownCell).join(" | ")} |\n`;
  const rule = `| ${header.map((_, i) => (right[i] === true ? "---:" : "---")).join(" | ")} |\n`;
  return line(header) + rule + rows.map(line).join("");
}
