/** A cell of the grid by place: row 0 is the row of column headers, rows of providers follow. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  /** With the header row. */
  readonly rows: number;
  readonly columns: number;
  /** Rows that a Page key moves by. */
  readonly page: number;
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const clamp = (value: number, last: number): number => Math.max(0, Math.min(value, last));

/** Where a key leads by the ARIA grid pattern; null where it is no key of travel. */
export function placeAfter(pressed: Pressed, from: GridPlace, size: GridSize): GridPlace | null {
  if (pressed.altKey || pressed.shiftKey) return null;
  const far = pressed.ctrlKey || pressed.metaKey;
  const target = far ? farTarget(pressed.key, from, size) : nearTarget(pressed.key, from, size);
  if (target === null) return null;
  return { row: clamp(target.row, size.rows - 1), column: clamp(target.column, size.columns - 1) };
}

function nearTarget(key: string, { row, column }: GridPlace, size: GridSize): GridPlace | null {
  switch (key) {
    case "ArrowLeft":
      return { row, column: column - 1 };
    case "ArrowRight":
      return { row, column: column + 1 };
    case "ArrowUp":
      return { row: row - 1, column };
    case "ArrowDown":
      return { row: row + 1, column };
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: size.columns - 1 };
    case "PageUp":
      // From the rows of providers a page never lands in the header.
      return { row: row === 0 ? 0 : Math.max(1, row - size.page), column };
    case "PageDown":
      return { row: row + size.page, column };
    default:
      return null;
  }
}

function farTarget(key: string, { column }: GridPlace, size: GridSize): GridPlace | null {
  switch (key) {
    case "Home":
      return { row: Math.min(1, size.rows - 1), column: 0 };
    case "End":
      return { row: size.rows - 1, column: size.columns - 1 };
    case "ArrowUp":
      return { row: 0, column };
    case "ArrowDown":
      return { row: size.rows - 1, column };
    default:
      return null;
  }
}
