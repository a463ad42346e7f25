import { factOf } from "../card/facts";
import { type FeatureKey, isFeatureKey } from "../card/features";
import type { PreparedOffer } from "../cost/prepare";
import type { Ranked } from "../cost/rank";
import { inSentence, splitCode } from "../cost/words";
import { type Bound, findBound, keepsBound } from "./bounds";
import { isUnknown, largestOf } from "./figure";
import { figureText } from "./figure-text";
import type { Requirements } from "./requirements";
import { findSet, hasAny, type RequirementSet } from "./sets";
import { reasonText } from "./words";

const selfServe = (offers: readonly PreparedOffer[]): readonly PreparedOffer[] =>
  offers.filter(({ offer }) => !offer.isReference);

/** "in any mode", or which part of the modes a lack is about. */
function missingIn({ card }: Ranked, key: FeatureKey, lacks: boolean): string {
  const has = ({ offer }: PreparedOffer) => factOf(offer.facts, key) === lacks;
  const alone = card.card.modes.length === 1 && card.offers.length === 1;
  if (!card.offers.some(has)) return alone ? "" : " in any mode";
  const own = selfServe(card.offers);
  return own.length > 0 && !own.some(has)
    ? " in any self-serve mode"
    : " in a mode that meets the rest";
}

function boundWords(ranked: Ranked, bound: Bound, asked: number | undefined): string {
  if (bound.of === "result") return `${bound.says} ${figureText(bound.read(ranked), bound.unit)}`;
  const figures = ranked.card.offers.map(({ offer }) => bound.read(offer));
  const own = bound.read(ranked.prepared.offer);
  const words = `${bound.says} ${figureText(own, bound.unit)}`;
  if (figures.length === 1 || bound.key === "coldStartMs") return words;
  const anyKeeps = figures.some((figure) => keepsBound(bound, figure, asked ?? 0) !== false);
  if (anyKeeps) return `${words} where the rest is met`;
  const same = figures.every(({ least, most }) => least === own.least && most === own.most);
  if (same) return `${words} on every plan`;
  return `${bound.says} ${figureText(largestOf(figures), bound.unit)} at most, on any plan`;
}

function knownValues(ranked: Ranked, set: RequirementSet): string[] {
  const values =
    set.of === "card"
      ? [set.values(ranked.card.card)]
      : [ranked.prepared, ...ranked.card.offers].map(({ offer }) => set.values(offer));
  return [...new Set(values.flatMap((known) => known ?? []))];
}

function setWords(ranked: Ranked, set: RequirementSet, asked: readonly string[]): string {
  const wanted = asked.map(set.valueLabel).join(" or ");
  const met =
    set.of === "offer" &&
    ranked.card.offers.some(
      ({ offer }) => hasAny((value) => set.has(offer, value), asked) !== false,
    );
  if (met) return `${inSentence(set.label)} not ${wanted} where the rest is met`;
  switch (set.key) {
    case "region":
      return `no region in ${wanted}`;
    case "sdk":
      return `no ${wanted} SDK`;
    default:
      return `${inSentence(set.label)} is ${knownValues(ranked, set).map(set.valueLabel).join(", ")}`;
  }
}

/** A figure that asks for confirmation, with what is known of it: "running at once ≥ 10 sandboxes". */
function unknownBoundWords(ranked: Ranked, bound: Bound): string {
  const figure = bound.of === "result" ? bound.read(ranked) : bound.read(ranked.prepared.offer);
  const label = inSentence(bound.label);
  if (isUnknown(figure)) return `${label} unknown`;
  return `${label} ${figureText(figure, bound.unit)}, more is unknown`;
}

/**
 * A reason in words about this card: "no memory snapshots in any self-serve mode", "sessions end at
 * 1 h on every plan", "category is browser".
 */
export function reasonOf(ranked: Ranked, code: string, requirements: Requirements): string {
  const { kind, about } = splitCode(code);
  const bound = findBound(about);
  const set = findSet(about);
  if (kind === "missing_feature" && isFeatureKey(about)) {
    return `${reasonText(code)}${missingIn(ranked, about, true)}`;
  }
  if (kind === "forbidden_feature" && isFeatureKey(about)) {
    const other = ranked.card.offers.some(({ offer }) => factOf(offer.facts, about) === false);
    return `${reasonText(code)}${other ? " where the rest is met" : ""}`;
  }
  if (bound !== undefined && (kind === "below_bound" || kind === "above_bound")) {
    return boundWords(ranked, bound, requirements.bounds[bound.key]);
  }
  if (bound !== undefined && kind === "unknown_bound") return unknownBoundWords(ranked, bound);
  if (set !== undefined && kind === "not_in_set") {
    return setWords(ranked, set, requirements.sets[set.key] ?? []);
  }
  return reasonText(code);
}
