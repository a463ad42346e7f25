import type { Fact } from "../card/fact";
import { sessionLimit } from "../card/raw";
import type { Offer } from "../cost/offer";
import type { Ranked } from "../cost/rank";
import {
  cutAt,
  type Figure,
  figureOf,
  isAtLeast,
  isAtMost,
  largestOf,
  unknownFigure,
  unlimitedFigure,
} from "./figure";
import { largestRamGib, largestVcpu } from "./machine";
import type { BoundKey } from "./requirements";

interface BoundCommon {
  readonly key: BoundKey;
  readonly label: string;
  readonly unit: "h" | "vCPU" | "GiB" | "sandboxes" | "ms" | "USD";
  /** Whether the figure must be at least or at most what is asked. */
  readonly direction: "atLeast" | "atMost";
  /** What a person reads of the figure, "sessions end at" + "1 h". */
  readonly says: string;
}

/** A bound on a figure that each offer has. */
export interface OfferBound extends BoundCommon {
  readonly of: "offer";
  readonly read: (offer: Offer) => Figure;
}

/** A bound on what a card's best offer comes to. */
export interface ResultBound extends BoundCommon {
  readonly of: "result";
  readonly read: (ranked: Ranked) => Figure;
}

export type Bound = OfferBound | ResultBound;

const sessionByOffer = new WeakMap<Offer, Figure>();

/** How long one session may last; a card that says there is no limit keeps any bound. */
export function sessionHours(offer: Offer): Figure {
  if (offer.sessionLimitHours !== null) return figureOf(offer.sessionLimitHours);
  const known = sessionByOffer.get(offer);
  if (known !== undefined) return known;
  const { unlimited } = sessionLimit(offer.card, offer.mode, offer.plan);
  const figure = unlimited === true ? unlimitedFigure : unknownFigure;
  sessionByOffer.set(offer, figure);
  return figure;
}

/** Sandboxes that a pool mode can run at once; pools without a stated number may be any. */
function pooledConcurrency(offer: Offer): Figure {
  return largestOf(
    offer.poolTiers.map(({ concurrency, max_pools: maxPools }) => {
      if (maxPools === null) return { ...unknownFigure, least: concurrency ?? 0 };
      return concurrency === null
        ? unknownFigure
        : { least: concurrency * maxPools, most: concurrency * maxPools };
    }),
  );
}

/**
 * Sandboxes at once: the plan's number, else the default limit of an account, which is a least where
 * the provider raises it on request. Pools can hold no more than their tiers do.
 */
export function concurrencyOf(offer: Offer): Figure {
  const pools = offer.poolTiers.length > 0 ? pooledConcurrency(offer) : null;
  if (offer.planConcurrency !== null) {
    return cutAt(figureOf(offer.planConcurrency), pools?.most ?? null);
  }
  if (offer.fleetInstances !== null) {
    const most = offer.fleetLimitIsHard ? offer.fleetInstances : Number.POSITIVE_INFINITY;
    return cutAt({ least: offer.fleetInstances, most }, pools?.most ?? null);
  }
  return pools ?? unknownFigure;
}

/** USD a month of a result: a lower bound may be any more, what is unpriced may be anything. */
export function monthlyUsd({ totalUsd, isLowerBound }: Ranked): Figure {
  if (totalUsd === null) return unknownFigure;
  return isLowerBound ? { least: totalUsd, most: Number.POSITIVE_INFINITY } : figureOf(totalUsd);
}

/** All numeric requirements; a new one is one entry here and its key in requirements.ts. */
export const bounds: readonly Bound[] = [
  {
    key: "maxSessionHours",
    label: "Longest session",
    unit: "h",
    direction: "atLeast",
    says: "sessions end at",
    of: "offer",
    read: sessionHours,
  },
  {
    key: "maxVcpu",
    label: "Largest vCPU",
    unit: "vCPU",
    direction: "atLeast",
    says: "machines end at",
    of: "offer",
    read: largestVcpu,
  },
  {
    key: "maxRamGib",
    label: "Largest RAM",
    unit: "GiB",
    direction: "atLeast",
    says: "memory ends at",
    of: "offer",
    read: largestRamGib,
  },
  {
    key: "concurrency",
    label: "Running at once",
    unit: "sandboxes",
    direction: "atLeast",
    says: "runs at most",
    of: "offer",
    read: concurrencyOf,
  },
  {
    key: "coldStartMs",
    label: "Cold start",
    unit: "ms",
    direction: "atMost",
    says: "a cold start takes",
    of: "offer",
    read: (offer) => figureOf(offer.card.perf.cold_start_ms),
  },
  {
    key: "monthlyUsd",
    label: "Monthly cost",
    unit: "USD",
    direction: "atMost",
    says: "a month costs",
    of: "result",
    read: monthlyUsd,
  },
];

const byKey: ReadonlyMap<string, Bound> = new Map(bounds.map((bound) => [bound.key, bound]));

export const findBound = (key: string): Bound | undefined => byKey.get(key);
export const isBoundKey = (key: string): key is BoundKey => byKey.has(key);

/** Whether a figure keeps a bound; null where what is known leaves that open. */
export const keepsBound = (bound: Bound, figure: Figure, asked: number): Fact =>
  bound.direction === "atLeast" ? isAtLeast(figure, asked) : isAtMost(figure, asked);

/** Code of the reason for which a bound rules an offer out or asks for confirmation. */
export function boundReason(bound: Bound, kept: Fact): string {
  if (kept === null) return `unknown_bound:${bound.key}`;
  return `${bound.direction === "atLeast" ? "below" : "above"}_bound:${bound.key}`;
}
