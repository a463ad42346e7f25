import type { Status } from "../codes";
import type { ComponentKey } from "../components";
import type { PreparedCard } from "../prepare";
import { bestOffer, type Question } from "../rank";
import { type OfferResult, offerResult } from "../result";
import {
  type Axis,
  type AxisAbout,
  type AxisState,
  axisAbout,
  axisValues,
  withAxisValue,
} from "./axis";
import { roundestBetween, type Sweep } from "./break-even";
import { withKnobs } from "./contender";

/** One offer of a card as a curve names it. */
export interface CurveOffer {
  readonly modeIndex: number;
  /** -1 for the nameless plan. */
  readonly planIndex: number;
  /** Names for people: label of the mode, plan, size or pool tier. */
  readonly mode: string;
  readonly plan: string | null;
  readonly size: string | null;
}

export interface CurvePoint {
  /** Value of the axis. */
  readonly at: number;
  readonly status: Status;
  /** USD a month of the card's best offer there; null where unpriced. */
  readonly totalUsd: number | null;
  /** The total is "≥": draw it as a bound. */
  readonly isLowerBound: boolean;
  readonly offer: CurveOffer;
  /** Parts of the bill whose price is unknown. */
  readonly unknown: readonly ComponentKey[];
  /** Why it is unpriced, or what must be confirmed; empty otherwise. */
  readonly reasons: readonly string[];
}

/** Where the best offer of a card becomes another one, or its status changes. */
export interface CurveChange {
  /** Value of the axis up to which the old one holds. */
  readonly at: number;
  readonly from: CurvePoint;
  readonly to: CurvePoint;
}

/** A stretch on which a card has no price. */
export interface CurveGap {
  readonly from: number;
  readonly to: number;
  /** Reasons of the best offer within it, "session_too_long". */
  readonly reasons: readonly string[];
}

/** The cost of one card along an axis. */
export interface Curve {
  readonly cardId: string;
  /** Ascending; two close together on either side of every change and of every steep step. */
  readonly points: readonly CurvePoint[];
  readonly changes: readonly CurveChange[];
  readonly gaps: readonly CurveGap[];
}

function pointOf(
  at: number,
  { prepared, status, totalUsd, unknown, reasons, size }: OfferResult,
): CurvePoint {
  const { mode, plan, modeIndex, planIndex } = prepared.offer;
  return {
    at,
    status,
    totalUsd,
    isLowerBound: unknown.length > 0,
    unknown,
    offer: { modeIndex, planIndex, mode: mode.label ?? mode.key, plan: plan?.name ?? null, size },
    reasons,
  };
}

/** What a card's best offer comes to with an axis at a value. */
export function pointAt(
  card: PreparedCard,
  axis: Axis,
  value: number,
  state: AxisState,
  unknownMayPass: boolean,
): CurvePoint {
  const { workload, knobs } = withAxisValue(axis, value, state);
  const moved =
    axis.kind === "knob" && axis.cardId === card.card.id ? withKnobs(card, knobs) : card;
  const question: Question = { workload, unknownMayPass };
  return pointOf(value, offerResult(bestOffer(moved, question).prepared, question));
}

const sameOffer = (a: CurvePoint, b: CurvePoint): boolean =>
  a.status === b.status &&
  a.isLowerBound === b.isLowerBound &&
  a.offer.modeIndex === b.offer.modeIndex &&
  a.offer.planIndex === b.offer.planIndex &&
  a.offer.size === b.offer.size;

/** A step between two neighbours that a slanted line would misdraw: over 2 % of the cost. */
const isSteep = (a: CurvePoint, b: CurvePoint, middle: CurvePoint): boolean => {
  if (a.totalUsd === null || b.totalUsd === null || middle.totalUsd === null) return false;
  const mean = (a.totalUsd + b.totalUsd) / 2;
  return Math.abs(middle.totalUsd - mean) > 0.02 * Math.max(a.totalUsd, b.totalUsd, 1e-9);
};

const bendDepth = 8;

class CurveTrace {
  readonly points: CurvePoint[] = [];
  readonly #whole: boolean;
  readonly #pointAt: (value: number) => CurvePoint;

  constructor(whole: boolean, at: (value: number) => CurvePoint) {
    this.#whole = whole;
    this.#pointAt = at;
  }

  /** Adds the points between two neighbours that the curve needs to look right, and the second. */
  connect(a: CurvePoint, b: CurvePoint, depth = 0): void {
    const middle = this.#between(a.at, b.at);
    if (middle !== null && depth < bendDepth) {
      if (!sameOffer(a, b)) {
        const [before, after] = this.#narrow(a, b);
        if (before !== a) this.connect(a, before, depth + 1);
        if (after !== before) this.points.push(after);
        if (after !== b) this.connect(after, b, depth + 1);
        return;
      }
      const point = this.#pointAt(middle);
      if (!sameOffer(a, point) || isSteep(a, b, point)) {
        this.connect(a, point, depth + 1);
        this.connect(point, b, depth + 1);
        return;
      }
    }
    this.points.push(b);
  }

  #between(from: number, to: number): number | null {
    const middle = this.#whole ? Math.floor((from + to) / 2) : (from + to) / 2;
    return middle > from && middle < to ? middle : null;
  }

  /** Two neighbours on either side of where the offer of `a` is the best no more. */
  #narrow(a: CurvePoint, b: CurvePoint): readonly [CurvePoint, CurvePoint] {
    let before = a;
    let after = b;
    while (after.at - before.at > 1e-7 * Math.max(Math.abs(after.at), 1e-3)) {
      const middle = this.#between(before.at, after.at);
      if (middle === null) break;
      const point = this.#pointAt(middle);
      if (sameOffer(a, point)) before = point;
      else after = point;
    }
    return [before, after];
  }
}

function changesOf(points: readonly CurvePoint[], whole: boolean): CurveChange[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1];
    if (from === undefined || sameOffer(from, to)) return [];
    return [{ at: whole ? from.at : roundestBetween(from.at, to.at), from, to }];
  });
}

function gapsOf(points: readonly CurvePoint[]): CurveGap[] {
  const gaps: { from: number; to: number; reasons: readonly string[] }[] = [];
  let open = false;
  for (const { at, status, reasons } of points) {
    const last = gaps.at(-1);
    if (status !== "unpriced") open = false;
    else if (open && last !== undefined) last.to = at;
    else {
      gaps.push({ from: at, to: at, reasons });
      open = true;
    }
  }
  return gaps;
}

/** The curve of one card; `steps` pieces of even width by the scale, and more where it bends. */
function curve(card: PreparedCard, sweep: Sweep, about: AxisAbout, steps: number): Curve | null {
  const { axis, range, state, unknownMayPass } = sweep;
  const [first, ...rest] = axisValues(range, steps, about);
  if (first === undefined) return null;
  const at = (value: number) => pointAt(card, axis, value, state, unknownMayPass);
  const isListed = about.values !== null;
  const trace = new CurveTrace(about.whole, at);
  let last = at(first);
  trace.points.push(last);
  for (const value of rest) {
    const next = at(value);
    if (isListed) trace.points.push(next);
    else trace.connect(last, next);
    last = next;
  }
  return {
    cardId: card.card.id,
    points: trace.points,
    changes: changesOf(trace.points, about.whole || isListed),
    gaps: gapsOf(trace.points),
  };
}

/**
 * Cost against an axis, a curve a card, in the order given; a knob of one card leaves the others
 * level. Empty where the axis is the knob of a card that isn't among them, or the range holds no
 * value of it.
 */
export function curves(cards: readonly PreparedCard[], sweep: Sweep, steps = 96): Curve[] {
  const own = cards.map(({ card }) => card);
  const about = axisAbout(sweep.axis, own, sweep.state);
  return about === null ? [] : cards.flatMap((card) => curve(card, sweep, about, steps) ?? []);
}
