import { type CostNode, compareUsd, graceAt } from "./cost-tree";

/*
 * Where two costs change places. Halving goes on until a piece is settled: one cost is above the
 * other from end to end, or both run straight, or the piece is as small as the resolution. It rests
 * on costs that don't fall as an axis rises, and on offers that stay out once a limit is met, or
 * come back for a 500th of the range at least.
 */

/** USD of both at one place. */
export type BothUsd = readonly [first: number, second: number];

/** -1: the first is cheaper; 1: the second is; 0: they cost the same. */
export type Order = -1 | 0 | 1;

/** A place where the order of two costs changes, with their USD just before and just after it. */
export interface OrderChange {
  /**
   * Last place of the old order and first of the new, the same number where the costs meet; or
   * both ends of a stretch on which they cost the same.
   */
  readonly before: number;
  readonly after: number;
  readonly beforeUsd: BothUsd;
  readonly afterUsd: BothUsd;
  /** 0 where the range, or what of it is priced, begins or ends with a stretch of equal cost. */
  readonly was: Order;
  readonly is: Order;
  readonly isTie: boolean;
  /** One of the two jumps and turns the order over; otherwise they meet. */
  readonly isJump: boolean;
}

/** Halvings of a continuous range: places closer than a four-millionth of it are one. */
const finestDepth = 22;
/** Pieces looked at for one pair before the resolution falls to a 130,000th of the range. */
const pieceBudget = 60_000;
const coarserDepth = 17;
/** Lists of so few places are looked at one by one. */
const fewPlaces = 64;

const orderOf = ([first, second]: BothUsd): Order | null =>
  Number.isFinite(first) && Number.isFinite(second) ? compareUsd(first, second) : null;

interface Noted {
  readonly place: number;
  readonly usd: BothUsd;
}

/** Follows the order of two costs from left to right and notes its changes. */
class OrderWalk {
  readonly changes: OrderChange[] = [];
  #pieces = 0;
  /** The last order that was not a tie; null at the beginning and after a gap. */
  #last: Order | null = null;
  /** What was noted last, and where the tie began that it belongs to. */
  #noted: Noted | null = null;
  #tie: Noted | null = null;

  visit(a: CostNode, b: CostNode): void {
    this.#pieces++;
    if (!this.#isSettled(a, b)) {
      const [aLeft, aRight] = a.halves;
      const [bLeft, bRight] = b.halves;
      this.visit(aLeft, bLeft);
      this.visit(aRight, bRight);
      return;
    }
    this.#note(a.from, [a.fromUsd, b.fromUsd]);
    this.#followTo(a, b);
    this.#note(a.to, [a.toUsd, b.toUsd]);
  }

  #isSettled(a: CostNode, b: CostNode): boolean {
    const { domain } = a;
    if (!a.canSplit) return true;
    if (domain.whole && domain.to - domain.from <= fewPlaces) return false;
    const from = orderOf([a.fromUsd, b.fromUsd]);
    const to = orderOf([a.toUsd, b.toUsd]);
    if (a.isUnpriced || b.isUnpriced) return true;
    if (from !== null && from === to && (a.toUsd < b.fromUsd || b.toUsd < a.fromUsd)) {
      return true;
    }
    if (a.isStraight && b.isStraight) return true;
    return !domain.whole && a.depth >= (this.#pieces > pieceBudget ? coarserDepth : finestDepth);
  }

  /** Notes the changes within a settled piece. */
  #followTo(a: CostNode, b: CostNode): void {
    const toUsd: BothUsd = [a.toUsd, b.toUsd];
    const to = orderOf(toUsd);
    let start: Noted = { place: a.from, usd: [a.fromUsd, b.fromUsd] };
    if (to === null || orderOf(start.usd) === null) return;
    if (!a.domain.whole && a.isStraight && b.isStraight) {
      if (to * (orderOf(start.usd) ?? 0) < 0) this.#meet(a, b);
      return;
    }
    while (orderOf(start.usd) !== to) {
      const [before, after] = narrow(a, b, start, { place: a.to, usd: toUsd });
      this.#note(before.place, before.usd);
      const next = orderOf(after.usd) ?? 0;
      if (next * (orderOf(before.usd) ?? 0) < 0)
        this.#turn(before, after, jumps(a, b, before, after));
      else this.#note(after.place, after.usd);
      start = after;
    }
  }

  /** Two straight pieces meet, at a place that is worked out exactly. */
  #meet(a: CostNode, b: CostNode): void {
    const gap = a.fromUsd - b.fromUsd;
    const share = gap / (gap - (a.toUsd - b.toUsd));
    const usd = a.fromUsd + (a.toUsd - a.fromUsd) * share;
    const noted: Noted = { place: a.from + (a.to - a.from) * share, usd: [usd, usd] };
    this.#push(noted, noted, this.#last ?? 0, gap < 0 ? 1 : -1, false, false);
  }

  #turn(before: Noted, after: Noted, isJump: boolean): void {
    this.#push(before, after, orderOf(before.usd) ?? 0, orderOf(after.usd) ?? 0, false, isJump);
    this.#noted = after;
  }

  #push(before: Noted, after: Noted, was: Order, is: Order, isTie: boolean, isJump: boolean): void {
    this.changes.push({
      before: before.place,
      after: after.place,
      beforeUsd: before.usd,
      afterUsd: after.usd,
      was,
      is,
      isTie,
      isJump,
    });
    this.#last = is;
    this.#tie = null;
  }

  /** The order at a place that comes after all that were noted before. */
  #note(place: number, usd: BothUsd): void {
    const order = orderOf(usd);
    if (order === null) {
      this.endTie();
      this.#last = null;
    } else if (order === 0) {
      this.#tie ??= { place, usd };
    } else {
      this.#leaveTie(order);
      this.#last = order;
      this.#tie = null;
    }
    this.#noted = { place, usd };
  }

  /** A tie is over: the order after it may be another than before it. */
  #leaveTie(order: Order): void {
    const tie = this.#tie;
    const noted = this.#noted;
    const last = this.#last;
    if (tie === null || noted === null || last === order) return;
    if (last === null && noted.place <= tie.place) return;
    this.#push(
      last === null ? noted : tie,
      noted,
      last ?? 0,
      order,
      noted.place > tie.place,
      false,
    );
  }

  /** A tie that lasts to a gap or to the end of the range. */
  endTie(): void {
    const tie = this.#tie;
    const noted = this.#noted;
    if (tie !== null && noted !== null && this.#last !== null && noted.place > tie.place) {
      this.#push(tie, noted, this.#last, 0, true, false);
    }
    this.#tie = null;
  }
}

/** The last place of an order and the first of another, as close as grace (or wholes) allow. */
function narrow(a: CostNode, b: CostNode, start: Noted, end: Noted): readonly [Noted, Noted] {
  const { whole } = a.domain;
  const order = orderOf(start.usd);
  const noted = (place: number): Noted => ({ place, usd: [a.cost(place), b.cost(place)] });
  let before = start;
  let after = end;
  const least = whole ? 1 : graceAt(end.place);
  while (after.place - before.place > least) {
    const middle = before.place + (after.place - before.place) / 2;
    const found = noted(whole ? Math.floor(middle) : middle);
    if (orderOf(found.usd) === order) before = found;
    else after = found;
  }
  if (whole) return [before, after];
  const beyond = Math.min(end.place, before.place + least);
  return [before, beyond > after.place ? noted(beyond) : after];
}

/** Whether the gap between two costs changes at once, and not by running on as around the place. */
function jumps(a: CostNode, b: CostNode, before: Noted, after: Noted): boolean {
  const gapOf = ({ usd }: Noted): number => usd[0] - usd[1];
  const change = gapOf(after) - gapOf(before);
  if (!a.domain.whole) {
    return Math.abs(change) > 1e-6 * Math.max(1, ...before.usd, ...after.usd);
  }
  const gapAt = (place: number): number =>
    place < a.domain.from || place > a.domain.to ? Number.NaN : a.cost(place) - b.cost(place);
  const earlier = gapOf(before) - gapAt(before.place - 1);
  const later = gapAt(after.place + 1) - gapOf(after);
  const runsOn = (step: number): boolean => Math.abs(step - change) <= 0.01 * Math.abs(change);
  return !runsOn(earlier) && !runsOn(later);
}

/**
 * All changes of order of two costs over the range of their trees, from left to right, where both
 * are priced. Exact where both run straight, elsewhere to a relative 3e-9 of the place. Changes
 * closer than the resolution (a four-millionth of the range) may undo each other unseen.
 */
export function orderChanges(first: CostNode, second: CostNode): OrderChange[] {
  const walk = new OrderWalk();
  walk.visit(first, second);
  walk.endTie();
  return walk.changes;
}
