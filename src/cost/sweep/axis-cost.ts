import type { Workload } from "../workload";
import { type Axis, type AxisRange, type AxisState, placeAt, shareAt, withAxisValue } from "./axis";
import { type Contender, leastPricedUsd, withKnobs } from "./contender";

/** The places of an axis over a range: any number, whole numbers, or a list of values. */
export interface AxisDomain {
  readonly axis: Axis;
  /** Ends of the places, ascending. */
  readonly from: number;
  readonly to: number;
  /** Places are whole; there is nothing between two neighbours. */
  readonly whole: boolean;
  /** The value at a place: itself, or the one of that index in a list. */
  readonly valueAt: (place: number) => number;
  /** A place between two others, at a share of the way by the scale; whole where places are. */
  readonly between: (from: number, to: number, share: number) => number;
}

/**
 * The places of an axis over a range. A select or a toggle has the indices of its values for
 * places, so that all that follows need not know of them. Null where the range holds no place.
 */
export function axisDomain(
  axis: Axis,
  range: AxisRange,
  about: { readonly whole: boolean; readonly values: readonly number[] | null },
): AxisDomain | null {
  const low = Math.min(range.from, range.to);
  const high = Math.max(range.from, range.to);
  if (!Number.isFinite(low) || !Number.isFinite(high)) return null;
  if (about.values !== null) {
    const values = about.values.filter((value) => value >= low && value <= high);
    if (values.length === 0) return null;
    const between = (from: number, to: number, share: number) =>
      Math.round(from + (to - from) * share);
    const valueAt = (place: number) => values[place] ?? low;
    return { axis, from: 0, to: values.length - 1, whole: true, valueAt, between };
  }
  const from = about.whole ? Math.ceil(low) : low;
  const to = about.whole ? Math.floor(high) : high;
  if (from > to) return null;
  const scaled: AxisRange = { from, to, scale: range.scale };
  const between = (a: number, b: number, share: number): number => {
    const start = shareAt(scaled, a);
    const place = placeAt(scaled, start + (shareAt(scaled, b) - start) * share);
    return about.whole ? Math.round(place) : place;
  };
  return { axis, from, to, whole: about.whole, valueAt: (place) => place, between };
}

type Writable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/**
 * USD a month of a card's cheapest priced offer at a place; Infinity where none is priced. Who has
 * no use for a cost of `ceiling` or more states it, and may get the ceiling in place of that cost.
 */
export type CostAlong = (place: number, ceiling?: number) => number;

/** The cost of a card along an axis, everything else as `state` has it. */
export function costAlong(
  entry: Contender,
  { axis, valueAt }: Pick<AxisDomain, "axis" | "valueAt">,
  state: AxisState,
  unknownMayPass: boolean,
): CostAlong {
  if (axis.kind === "field") {
    const workload: Writable<Workload> = { ...state.workload };
    return (place, ceiling) => {
      workload[axis.field] = valueAt(place);
      return leastPricedUsd(entry, workload, unknownMayPass, ceiling);
    };
  }
  if (axis.cardId !== entry.card.id) {
    const usd = leastPricedUsd(entry, state.workload, unknownMayPass);
    return () => usd;
  }
  return (place, ceiling) => {
    const moved = withKnobs(entry, withAxisValue(axis, valueAt(place), state).knobs);
    return leastPricedUsd(moved, state.workload, unknownMayPass, ceiling);
  };
}
