import type { MapResult } from "../../store/use-sweeps";
import {
  type BoundaryLine,
  boundariesOf,
  type Run,
  runsOf,
  type WinnerGrid,
} from "../charts/map-shape";

/** What of a map is drawn, in columns and rows: it changes only when rows arrive. */
export interface MapDrawing {
  readonly grid: WinnerGrid;
  /** Runs of one winner that is about as far ahead: see `shadeOf`. */
  readonly shades: readonly Run[];
  /** Runs of one winner. */
  readonly areas: readonly Run[];
  readonly boundaries: readonly BoundaryLine[];
}

const leadLevels = 3;

/** How far ahead the winner is, in steps that a shade can tell: under 5 %, under 25 %, more. */
export function leadLevel(marginUsd: number, usd: number): number {
  if (Number.isNaN(marginUsd)) return 2;
  const share = usd > 0 ? marginUsd / usd : 1;
  return share < 0.05 ? 0 : share < 0.25 ? 1 : 2;
}

/** The winner's place and the lead behind the value of a shade. */
export const shadeOf = (value: number): { readonly winner: number; readonly level: number } => ({
  winner: Math.floor(value / leadLevels),
  level: value % leadLevels,
});

export function drawingOf(map: MapResult): MapDrawing {
  const grid: WinnerGrid = {
    columns: map.grid.xValues.length,
    rows: map.grid.yValues.length,
    cells: map.rows.map((row) => row?.winner ?? null),
  };
  const drawn = map.rows.flatMap((row) => (row === null ? [] : [row]));
  return {
    grid,
    shades: drawn.flatMap(({ row, winner, usd, marginUsd }) =>
      runsOf(
        Array.from(winner, (index, i) =>
          index < 0 ? -1 : index * leadLevels + leadLevel(marginUsd[i] ?? Number.NaN, usd[i] ?? 0),
        ),
        row,
      ),
    ),
    areas: drawn.flatMap(({ row, winner }) => runsOf(winner, row)),
    boundaries: boundariesOf(grid),
  };
}
