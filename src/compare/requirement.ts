import type { Fact } from "../card/fact";
import { type FeatureKey, featureKeys } from "../card/features";
import type { CardCore } from "../card/schema";
import type { Offer } from "../cost/offer";
import type { Requirement, RequirementOutcome } from "../cost/prepare";
import type { Ranked } from "../cost/rank";
import { boundReason, bounds, keepsBound, type OfferBound, type ResultBound } from "./bounds";
import { featureRequirement } from "./feature-requirement";
import type { Need, Requirements } from "./requirements";
import { type CardSet, hasAny, type OfferSet, requirementSets, setReason } from "./sets";

/** Features wanted in one way, in the order of the registry. */
export const featuresNeeded = (requirements: Requirements, need: Need): FeatureKey[] =>
  featureKeys.filter((key) => requirements.needs[key] === need);

interface Finding {
  readonly reason: string;
  readonly kept: Fact;
}

/** Findings as reasons: what failed, and what has to be confirmed. */
function outcomeOf(findings: readonly Finding[]): RequirementOutcome {
  return {
    failed: findings.filter(({ kept }) => kept === false).map(({ reason }) => reason),
    unconfirmed: findings.filter(({ kept }) => kept === null).map(({ reason }) => reason),
  };
}

interface AskedBound<Kind> {
  readonly bound: Kind;
  readonly asked: number;
}

function boundsAsked<Kind extends OfferBound | ResultBound>(
  requirements: Requirements,
  isKind: (bound: OfferBound | ResultBound) => bound is Kind,
): AskedBound<Kind>[] {
  return bounds.filter(isKind).flatMap((bound) => {
    const asked = requirements.bounds[bound.key];
    return asked === undefined ? [] : [{ bound, asked }];
  });
}

interface AskedSet<Kind> {
  readonly set: Kind;
  readonly asked: readonly string[];
}

function setsAsked<Kind extends CardSet | OfferSet>(
  requirements: Requirements,
  isKind: (set: CardSet | OfferSet) => set is Kind,
): AskedSet<Kind>[] {
  return requirementSets.filter(isKind).flatMap((set) => {
    const asked = requirements.sets[set.key] ?? [];
    return asked.length === 0 ? [] : [{ set, asked }];
  });
}

/**
 * Requirements as pricing takes them: must and must-not features, bounds and sets, all looked at on
 * one offer, so that a card stays only where one of its offers meets everything at once. What is
 * unknown is neither yes nor no and asks for confirmation. Filters on the card as a whole (category,
 * ownership, stage) and on the price are not part of it: see `cardFilter` and `resultFilter`.
 */
export function requirementOf(requirements: Requirements): Requirement {
  const features = featureRequirement(
    featuresNeeded(requirements, "must"),
    featuresNeeded(requirements, "not"),
  );
  const askedBounds = boundsAsked(requirements, (bound) => bound.of === "offer");
  const askedSets = setsAsked(requirements, (set) => set.of === "offer");
  if (askedBounds.length === 0 && askedSets.length === 0) return features;
  return (offer: Offer) => {
    const ofFeatures = features(offer);
    const others = outcomeOf([
      ...askedBounds.map(({ bound, asked }) => {
        const kept = keepsBound(bound, bound.read(offer), asked);
        return { reason: boundReason(bound, kept), kept };
      }),
      ...askedSets.map(({ set, asked }) => {
        const kept = hasAny((value) => set.has(offer, value), asked);
        return { reason: setReason(set.key, kept), kept };
      }),
    ]);
    return {
      failed: [...ofFeatures.failed, ...others.failed],
      unconfirmed: [...ofFeatures.unconfirmed, ...others.unconfirmed],
    };
  };
}

/** Filters on a card as a whole: they hide it, and never change which of its offers is priced. */
export function cardFilter(requirements: Requirements): (card: CardCore) => RequirementOutcome {
  const asked = setsAsked(requirements, (set) => set.of === "card");
  return (card) =>
    outcomeOf(
      asked.map(({ set, asked: values }) => {
        const kept = hasAny((value) => set.has(card, value), values);
        return { reason: setReason(set.key, kept), kept };
      }),
    );
}

/**
 * Filters on what a card's best offer comes to. A lower bound over the most that was asked fails, one
 * under it may still turn out dearer; what has no price has no figure to fail.
 */
export function resultFilter(requirements: Requirements): (ranked: Ranked) => RequirementOutcome {
  const asked = boundsAsked(requirements, (bound) => bound.of === "result");
  return (ranked) =>
    outcomeOf(
      asked.map(({ bound, asked: limit }) => {
        const kept = keepsBound(bound, bound.read(ranked), limit);
        return { reason: boundReason(bound, kept), kept };
      }),
    );
}
