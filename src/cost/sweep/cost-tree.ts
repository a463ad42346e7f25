import type { AxisDomain, CostAlong } from "./axis-cost";

/*
 * A cost along an axis is straight in pieces: between them it bends (credits, floors, another
 * offer) or jumps (rounding, limits, pools). A tree halves the range where somebody looks, and
 * remembers what it found, so that every pair of cards shares the same prices.
 */

/** Below this share of the larger price, or this many USD, two prices are the same. */
export const sameShare = 1e-9;
const straightShare = 1e-11;
const straightUsd = 1e-10;

/**
 * Ceilings forgive a billionth of a step (cost-model.md): places closer than this share of
 * themselves are one, or that grace would show as a change of order.
 */
const graceShare = 3e-9;

/** How far apart two places near another must be to be told apart. */
export const graceAt = (place: number): number => graceShare * Math.max(Math.abs(place), 1e-6);

/** Halvings before a piece may count as straight at all, and at most. */
const leastDepth = 7;
/** Gaps may hold a priced stretch (a larger machine with a known disk) of this share of the range. */
const gapDepth = 9;

export class CostNode {
  readonly from: number;
  readonly to: number;
  /** USD at the ends; Infinity where the card is not priced there. */
  readonly fromUsd: number;
  readonly toUsd: number;
  readonly depth: number;
  readonly cost: CostAlong;
  readonly domain: AxisDomain;
  #isStraight: boolean | null = null;
  #isUnpriced: boolean | null = null;
  #halves: readonly [CostNode, CostNode] | null = null;

  constructor(
    domain: AxisDomain,
    cost: CostAlong,
    ends: readonly [from: number, to: number],
    usd: readonly [from: number, to: number],
    depth: number,
  ) {
    this.domain = domain;
    this.cost = cost;
    [this.from, this.to] = ends;
    [this.fromUsd, this.toUsd] = usd;
    this.depth = depth;
  }

  /** Whether there are places between the ends. */
  get canSplit(): boolean {
    if (this.domain.whole) return this.to - this.from > 1;
    const middle = this.#middle();
    return middle > this.from && middle < this.to;
  }

  #middle(): number {
    return this.domain.between(this.from, this.to, 0.5);
  }

  /** The two halves by the scale of the axis. */
  get halves(): readonly [CostNode, CostNode] {
    if (this.#halves === null) {
      const { domain, cost, from, to, fromUsd, toUsd } = this;
      const middle = this.#middle();
      const usd = cost(middle);
      const depth = this.depth + 1;
      this.#halves = [
        new CostNode(domain, cost, [from, middle], [fromUsd, usd], depth),
        new CostNode(domain, cost, [middle, to], [usd, toUsd], depth),
      ];
    }
    return this.#halves;
  }

  /** Whether the card is priced nowhere on the piece, as looked at in 512ths of the range. */
  get isUnpriced(): boolean {
    this.#isUnpriced ??=
      !Number.isFinite(this.fromUsd) &&
      !Number.isFinite(this.toUsd) &&
      (this.depth >= gapDepth ||
        !this.canSplit ||
        (this.halves[0].isUnpriced && this.halves[1].isUnpriced));
    return this.#isUnpriced;
  }

  /** Whether the cost runs straight from end to end, as looked at in places of no common measure. */
  get isStraight(): boolean {
    this.#isStraight ??= this.#looksStraight();
    return this.#isStraight;
  }

  #looksStraight(): boolean {
    const { domain, from, to, fromUsd, toUsd } = this;
    if (!Number.isFinite(fromUsd) || !Number.isFinite(toUsd)) return false;
    if (domain.whole && to - from <= 1) return true;
    if (this.depth < leastDepth) return false;
    const tolerance = straightShare * Math.max(fromUsd, toUsd) + straightUsd;
    return this.#looks().every((place) => {
      const share = (place - from) / (to - from);
      return Math.abs(this.cost(place) - (fromUsd + (toUsd - fromUsd) * share)) <= tolerance;
    });
  }

  #looks(): number[] {
    const { domain, from, to } = this;
    const width = to - from;
    if (domain.whole && width <= 4) {
      return Array.from({ length: width - 1 }, (_, i) => from + 1 + i);
    }
    // The places must not fall on the steps of a rounding, whatever its step is.
    const places = [0.2113248, 0.5277417, 0.8164966].map((share) => from + width * share);
    return domain.whole ? places.map(Math.round) : places;
  }
}

/** The tree of a cost over a whole range. */
export const costTree = (domain: AxisDomain, cost: CostAlong): CostNode =>
  new CostNode(domain, cost, [domain.from, domain.to], [cost(domain.from), cost(domain.to)], 0);

/** -1 where the first is cheaper, 1 where the second is, 0 where both are the same. */
export function compareUsd(firstUsd: number, secondUsd: number): -1 | 0 | 1 {
  const gap = firstUsd - secondUsd;
  if (Math.abs(gap) <= sameShare * Math.max(1, firstUsd, secondUsd)) return 0;
  return gap < 0 ? -1 : 1;
}
