import type { PreparedCard } from "../prepare";
import type { Workload } from "../workload";
import { type Axis, type AxisState, withAxisValue } from "./axis";
import { type Contender, contenders, leastPricedUsd, withKnobs } from "./contender";

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

/** The contenders as they are with an axis at each of its values: only a knob's own card changes. */
function alongKnob(
  base: readonly Contender[],
  cards: readonly PreparedCard[],
  axis: Axis,
  value: number,
  state: AxisState,
  unknownMayPass: boolean,
): readonly Contender[] {
  if (axis.kind === "field") return base;
  const moved = cards.find(({ card }) => card.id === axis.cardId);
  if (moved === undefined) return base;
  const [changed] = contenders(
    [withKnobs(moved, withAxisValue(axis, value, state).knobs)],
    unknownMayPass,
  );
  return base.map((entry) => (entry.card.id === axis.cardId && changed ? changed : entry));
}

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
      const yValue = grid.yValues[row] ?? 0;
      const onRow = withAxisValue(grid.y, yValue, state);
      const along = alongKnob(base, cards, grid.y, yValue, state, unknownMayPass);
      yield sweepRow(
        row,
        grid,
        onRow,
        (value) => alongKnob(along, cards, grid.x, value, onRow, unknownMayPass),
        unknownMayPass,
      );
    }
  }
  return { cardIds: base.map(({ card }) => card.id), rows: { [Symbol.iterator]: rows } };
}

function sweepRow(
  row: number,
  grid: MapGrid,
  onRow: AxisState,
  contendersAt: (xValue: number) => readonly Contender[],
  unknownMayPass: boolean,
): MapRow {
  const count = grid.xValues.length;
  const result = {
    row,
    winner: new Int16Array(count).fill(-1),
    usd: new Float64Array(count).fill(Number.NaN),
    marginUsd: new Float64Array(count).fill(Number.NaN),
    second: new Int16Array(count).fill(-1),
  };
  grid.xValues.forEach((xValue, column) => {
    const { workload } = withAxisValue(grid.x, xValue, onRow);
    const best = twoBest(contendersAt(xValue), workload, unknownMayPass);
    if (best.first < 0) return;
    result.winner[column] = best.first;
    result.usd[column] = best.firstUsd;
    if (best.second < 0) return;
    result.second[column] = best.second;
    result.marginUsd[column] = best.secondUsd - best.firstUsd;
  });
  return result;
}

/** The two cheapest of the contenders; -1 where there are fewer priced ones. */
function twoBest(
  entries: readonly Contender[],
  workload: Workload,
  unknownMayPass: boolean,
): { first: number; firstUsd: number; second: number; secondUsd: number } {
  let first = -1;
  let firstUsd = Number.POSITIVE_INFINITY;
  let second = -1;
  let secondUsd = Number.POSITIVE_INFINITY;
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i];
    if (entry === undefined) continue;
    const usd = leastPricedUsd(entry, workload, unknownMayPass, secondUsd);
    if (usd < firstUsd) {
      second = first;
      secondUsd = firstUsd;
      first = i;
      firstUsd = usd;
    } else if (usd < secondUsd) {
      second = i;
      secondUsd = usd;
    }
  }
  return { first, firstUsd, second, secondUsd };
}
