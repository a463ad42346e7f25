import { type Fact, factNot } from "../card/fact";
import { factOf } from "../card/facts";
import { features } from "../card/features";
import type { Ranked } from "../cost/rank";
import { inSentence } from "../cost/words";
import { bounds, keepsBound } from "./bounds";
import { figureText, quantityText } from "./figure-text";
import type { Need, Requirements } from "./requirements";
import { hasAny, requirementSets } from "./sets";

/** One requirement in force, and how a provider's best offer stands to it. */
export interface RequirementStatus {
  readonly key: string;
  readonly need: Need;
  /** What is asked, "memory snapshots", "longest session at least 24 h". */
  readonly asked: string;
  /** Whether it is met; null where what is known leaves that open. */
  readonly met: Fact;
  /** What the offer has, "1 h"; null where `met` says it all. */
  readonly has: string | null;
}

function ofFeatures({ prepared }: Ranked, { needs }: Requirements): RequirementStatus[] {
  return features.flatMap(({ key, label }) => {
    const need = needs[key];
    if (need === undefined) return [];
    const fact = factOf(prepared.offer.facts, key);
    const met = need === "not" ? factNot(fact) : fact;
    return [{ key, need, asked: inSentence(label), met, has: null }];
  });
}

function ofBounds(ranked: Ranked, requirements: Requirements): RequirementStatus[] {
  return bounds.flatMap((bound): RequirementStatus[] => {
    const asked = requirements.bounds[bound.key];
    if (asked === undefined) return [];
    const figure = bound.of === "offer" ? bound.read(ranked.prepared.offer) : bound.read(ranked);
    const direction = bound.direction === "atLeast" ? "at least" : "at most";
    return [
      {
        key: bound.key,
        need: "must",
        asked: `${inSentence(bound.label)} ${direction} ${quantityText(asked, bound.unit)}`,
        met: keepsBound(bound, figure, asked),
        has: figureText(figure, bound.unit),
      },
    ];
  });
}

function ofSets(ranked: Ranked, requirements: Requirements): RequirementStatus[] {
  const { offer } = ranked.prepared;
  return requirementSets.flatMap((set): RequirementStatus[] => {
    const asked = requirements.sets[set.key] ?? [];
    if (asked.length === 0) return [];
    const has = (value: string) =>
      set.of === "card" ? set.has(offer.card, value) : set.has(offer, value);
    const values = set.of === "card" ? set.values(offer.card) : set.values(offer);
    return [
      {
        key: set.key,
        need: "must",
        asked: `${inSentence(set.label)} ${asked.map(set.valueLabel).join(" or ")}`,
        met: hasAny(has, asked),
        has: values?.map(set.valueLabel).join(", ") ?? "unknown",
      },
    ];
  });
}

/** Every requirement in force as a card's best offer meets it: features, then bounds, then sets. */
export const requirementStatuses = (
  ranked: Ranked,
  requirements: Requirements,
): RequirementStatus[] => [
  ...ofFeatures(ranked, requirements),
  ...ofBounds(ranked, requirements),
  ...ofSets(ranked, requirements),
];
