import { factOf } from "../../card/facts";
import type { FeatureKey } from "../../card/features";
import type { Status } from "../codes";
import type { Ranked } from "../rank";

/** A feature that counts, and whether it counts when present or when absent. */
export interface Wanted {
  readonly feature: FeatureKey;
  readonly present: boolean;
}

/** A card's cost beside the share of wanted features of the very offer that costs it. */
export interface ValuePoint {
  readonly cardId: string;
  readonly status: Status;
  /** USD a month; null where unpriced; a lower bound where `isLowerBound`. */
  readonly usd: number | null;
  readonly isLowerBound: boolean;
  /** Share of the wanted features that are known to hold, 0 to 1. */
  readonly share: number;
  /** The share if every unknown one held too; `share` where none is unknown. */
  readonly shareIfAllHold: number;
  readonly met: readonly FeatureKey[];
  readonly unknown: readonly FeatureKey[];
  readonly missing: readonly FeatureKey[];
  /** No priced card is cheaper with as large a known share, nor better at the same cost. */
  readonly isOnFrontier: boolean;
}

/** The place of a cost on a log axis: what costs next to nothing stands at one cent. */
export const logSafeUsd = (usd: number): number => Math.max(0.01, usd);

/**
 * Cost against the share of wanted features, by card, in the order given. The frontier is drawn by
 * known shares and by priced cards alone: an unknown fact or price wins nothing. Where nothing is
 * wanted every share is 1.
 */
export function valuePoints(ranking: readonly Ranked[], wanted: readonly Wanted[]): ValuePoint[] {
  const points = ranking.map((entry) => valuePoint(entry, wanted));
  return points.map((point) => ({ ...point, isOnFrontier: isOnFrontier(point, points) }));
}

function valuePoint(
  { card, prepared, status, totalUsd, isLowerBound }: Ranked,
  wanted: readonly Wanted[],
): ValuePoint {
  const met: FeatureKey[] = [];
  const unknown: FeatureKey[] = [];
  const missing: FeatureKey[] = [];
  for (const { feature, present } of wanted) {
    const fact = factOf(prepared.offer.facts, feature);
    (fact === null ? unknown : fact === present ? met : missing).push(feature);
  }
  const shareOf = (count: number) => (wanted.length === 0 ? 1 : count / wanted.length);
  return {
    cardId: card.card.id,
    status,
    usd: totalUsd,
    isLowerBound,
    share: shareOf(met.length),
    shareIfAllHold: shareOf(met.length + unknown.length),
    met,
    unknown,
    missing,
    isOnFrontier: false,
  };
}

function isOnFrontier(point: ValuePoint, points: readonly ValuePoint[]): boolean {
  const { usd, share, status } = point;
  if (status !== "priced" || usd === null) return false;
  return !points.some(
    (other) =>
      other.status === "priced" &&
      other.usd !== null &&
      other.usd <= usd &&
      other.share >= share &&
      (other.usd < usd || other.share > share),
  );
}
