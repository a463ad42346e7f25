/*
 * A grid of winners as shapes to draw. Cells are counted from the lower left; -1 is nobody.
 */

export interface WinnerGrid {
  readonly columns: number;
  readonly rows: number;
  /** Row after row from the bottom; a row that isn't worked out yet is null. */
  readonly cells: readonly (Int16Array | null)[];
}

/** A stretch of one row with one value. */
export interface Run {
  readonly row: number;
  /** First column, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** Cells of a row that have the same value, as one. */
export function runsOf(values: readonly number[] | Int16Array, row: number): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let column = 1; column <= values.length; column++) {
    if (column < values.length && values[column] === values[from]) continue;
    runs.push({ row, from, to: column, value: values[from] ?? -1 });
    from = column;
  }
  return runs;
}

/**
 * Edges of the cells along an axis as shares of it: halfway between neighbours, and the ends. Places
 * are the shares of the values, ascending.
 */
export function cellEdges(places: readonly number[]): number[] {
  const between = places.slice(1).map((place, i) => (place + (places[i] ?? 0)) / 2);
  return [0, ...between, 1];
}

/** Which cell a share of the axis lies in. */
export function cellAt(edges: readonly number[], share: number): number {
  const cells = edges.length - 1;
  const after = edges.findIndex((edge, i) => i > 0 && share < edge);
  return after < 0 ? cells - 1 : Math.max(0, after - 1);
}

/** Lines between cells of different winners: pairs of corners in columns and rows. */
export interface BoundaryLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export function boundariesOf({ columns, rows, cells }: WinnerGrid): BoundaryLine[] {
  const lines: BoundaryLine[] = [];
  const at = (column: number, row: number) => cells[row]?.[column];
  for (let column = 1; column < columns; column++) {
    let from: number | null = null;
    for (let row = 0; row <= rows; row++) {
      const differs = row < rows && cells[row] != null && at(column, row) !== at(column - 1, row);
      if (differs) from ??= row;
      else if (from !== null) {
        lines.push({ x1: column, y1: from, x2: column, y2: row });
        from = null;
      }
    }
  }
  for (let row = 1; row < rows; row++) {
    let from: number | null = null;
    for (let column = 0; column <= columns; column++) {
      const differs =
        column < columns &&
        cells[row] != null &&
        cells[row - 1] != null &&
        at(column, row) !== at(column, row - 1);
      if (differs) from ??= column;
      else if (from !== null) {
        lines.push({ x1: from, y1: row, x2: column, y2: row });
        from = null;
      }
    }
  }
  return lines;
}

/** A connected area of one winner and the box in it that has the most room for a name. */
export interface Area {
  readonly winner: number;
  readonly size: number;
  /** The box in columns and rows: from its lower left, up to what follows its upper right. */
  readonly from: number;
  readonly to: number;
  readonly lower: number;
  readonly upper: number;
}

/** All connected areas, the largest first. */
export function areasOf({ columns, rows, cells }: WinnerGrid, nameRows = 3): Area[] {
  const seen = new Uint8Array(columns * rows);
  const areas: Area[] = [];
  for (let start = 0; start < columns * rows; start++) {
    const winner = cells[Math.floor(start / columns)]?.[start % columns];
    if (seen[start] || winner === undefined || winner < 0) continue;
    const members: number[] = [];
    const waiting = [start];
    seen[start] = 1;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      members.push(cell);
      const column = cell % columns;
      const row = Math.floor(cell / columns);
      const visit = (nextColumn: number, nextRow: number) => {
        if (nextColumn < 0 || nextColumn >= columns || nextRow < 0 || nextRow >= rows) return;
        const next = nextRow * columns + nextColumn;
        if (seen[next] || cells[nextRow]?.[nextColumn] !== winner) return;
        seen[next] = 1;
        waiting.push(next);
      };
      visit(column - 1, row);
      visit(column + 1, row);
      visit(column, row - 1);
      visit(column, row + 1);
    }
    areas.push({ winner, size: members.length, ...roomiest(members, columns, nameRows) });
  }
  return areas.sort((a, b) => b.size - a.size);
}

/** The widest box of an area that is `nameRows` high, or as high as the area has any. */
function roomiest(
  members: readonly number[],
  columns: number,
  nameRows: number,
): Pick<Area, "from" | "to" | "lower" | "upper"> {
  const inside = new Set(members);
  const rows = [...new Set(members.map((cell) => Math.floor(cell / columns)))];
  for (let high = nameRows; high >= 1; high--) {
    let best = { from: 0, to: 0, lower: 0, upper: 0 };
    for (const lower of rows) {
      const holds = (column: number) => {
        for (let row = lower; row < lower + high; row++) {
          if (!inside.has(row * columns + column)) return false;
        }
        return true;
      };
      let from: number | null = null;
      for (let column = 0; column <= columns; column++) {
        if (column < columns && holds(column)) from ??= column;
        else if (from !== null) {
          if (column - from > best.to - best.from) {
            best = { from, to: column, lower, upper: lower + high };
          }
          from = null;
        }
      }
    }
    if (best.to > best.from) return best;
  }
  return { from: 0, to: 0, lower: 0, upper: 0 };
}
