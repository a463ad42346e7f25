/** A cell of a grid, counted from the lower left. */
export interface GridCell {
  readonly column: number;
  readonly row: number;
}

const far = 8;

/** Where a key leads on a grid; null for a key that leads nowhere. */
export function nextCell(
  key: string,
  { column, row }: GridCell,
  columns: number,
  rows: number,
): GridCell | null {
  const at = (toColumn: number, toRow: number): GridCell => ({
    column: Math.min(columns - 1, Math.max(0, toColumn)),
    row: Math.min(rows - 1, Math.max(0, toRow)),
  });
  switch (key) {
    case "ArrowRight":
      return at(column + 1, row);
    case "ArrowLeft":
      return at(column - 1, row);
    case "ArrowUp":
      return at(column, row + 1);
    case "ArrowDown":
      return at(column, row - 1);
    case "PageUp":
      return at(column, row + far);
    case "PageDown":
      return at(column, row - far);
    case "Home":
      return at(0, row);
    case "End":
      return at(columns - 1, row);
    default:
      return null;
  }
}
