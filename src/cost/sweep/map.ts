import type { PreparedCard } from "../prepare";
import { type Axis, type AxisState, withAxisValue } from "./axis";
import { costAlong } from "./axis-cost";
import { type Contender, contenders, withKnobs } from "./contender";

/** Two axes with the places of the grid on each, ascending. */
export interface MapGrid {
  readonly x: Axis;
  readonly y: Axis;
  readonly xValues: readonly number[];
  readonly yValues: readonly number[];
}

/** Who wins along one row of the grid: one entry a place of `xValues`. */
export interface MapRow {
  /** Index in `yValues`. */
  readonly row: number;
  /** Place in `cardIds` of the cheapest priced card; -1 where none is priced. */
  readonly winner: Int16Array;
  /** USD a month of the winner; NaN where none is priced. */
  readonly usd: Float64Array;
  /** USD that the second pays more; NaN where there is no second. */
  readonly marginUsd: Float64Array;
  /** Place in `cardIds` of the second; -1 where there is none. */
  readonly second: Int16Array;
}

export interface MapSweep {
  /** Cards that may win, in the order in which equal prices rank. */
  readonly cardIds: readonly string[];
  /** Rows in the order of drawing: every eighth first, then every fourth, and so on. */
  readonly rows: Iterable<MapRow>;
}

/** Indices 0 to `count` - 1, coarse ones first, so that a rough picture is there early. */
export function coarseFirst(count: number): number[] {
  const order: number[] = [];
  for (let step = 8; step >= 1; step /= 2) {
    for (let i = 0; i < count; i += step) {
      if (step === 8 || i % (step * 2) !== 0) order.push(i);
    }
  }
  return order;
}

/** The contenders with an axis at a value: where it is a knob, its card alone changes. */
const contendersAt = (
  base: readonly Contender[],
  axis: Axis,
  { knobs }: AxisState,
): readonly Contender[] =>
  axis.kind === "field"
    ? base
    : base.map((entry) => (entry.card.id === axis.cardId ? withKnobs(entry, knobs) : entry));

/**
 * Who wins where: at each point of the grid the cheapest priced card and its margin over the
 * second, as pricing the point alone would give it. Rows are worked out as they are taken, so a
 * caller may pause between them or stop. Equal prices go to the first by name.
 */
export function sweepMap(
  cards: readonly PreparedCard[],
  grid: MapGrid,
  state: AxisState,
  unknownMayPass: boolean,
): MapSweep {
  const base = contenders(cards, unknownMayPass);
  function* rows(): Generator<MapRow> {
    for (const row of coarseFirst(grid.yValues.length)) {
      const onRow = withAxisValue(grid.y, grid.yValues[row] ?? 0, state);
      const entries = contendersAt(base, grid.y, onRow);
      yield sweepRow(row, entries, grid, onRow, unknownMayPass);
    }
  }
  return { cardIds: base.map(({ card }) => card.id), rows: { [Symbol.iterator]: rows } };
}

/** Card by card along the row, so that a card's offers are at hand from one point to the next. */
function sweepRow(
  row: number,
  entries: readonly Contender[],
  { x, xValues }: MapGrid,
  onRow: AxisState,
  unknownMayPass: boolean,
): MapRow {
  const count = xValues.length;
  const winner = new Int16Array(count).fill(-1);
  const second = new Int16Array(count).fill(-1);
  const usd = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const secondUsd = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const along = { axis: x, valueAt: (place: number) => place };
  entries.forEach((entry, index) => {
    const cost = costAlong(entry, along, onRow, unknownMayPass);
    for (let column = 0; column < count; column++) {
      const ceiling = secondUsd[column] ?? 0;
      const own = cost(xValues[column] ?? 0, ceiling);
      if (own >= ceiling) continue;
      const least = usd[column] ?? 0;
      const isCheapest = own < least;
      secondUsd[column] = isCheapest ? least : own;
      second[column] = isCheapest ? (winner[column] ?? -1) : index;
      if (!isCheapest) continue;
      usd[column] = own;
      winner[column] = index;
    }
  });
  const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);
  return {
    row,
    winner,
    usd: usd.map(finite),
    second,
    marginUsd: usd.map((least, column) => finite((secondUsd[column] ?? 0) - least)),
  };
}
