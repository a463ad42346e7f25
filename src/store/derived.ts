import type { FeatureKey } from "../card/features";
import { featureKeys } from "../card/features";
import type { CardCore } from "../card/schema";
import { featureRequirement } from "../compare/feature-requirement";
import type { Need, Requirements } from "../compare/requirements";
import type { KnobValues } from "../cost/knobs";
import { knobKey } from "../cost/knobs";
import {
  type CompiledCard,
  compile,
  type PreparedCard,
  prepare,
  type Requirement,
} from "../cost/prepare";
import { type Question, type Ranked, rankCards } from "../cost/rank";
import { type OfferResult, offerResult } from "../cost/result";
import type { Workload } from "../cost/workload";
import { keepEqual, memo, memoEach } from "./memo";
import type { Now } from "./now";

/*
 * Everything that follows from cards and choices. Each step remembers its last inputs, so that
 * moving a slider of the workload does nothing but arithmetic on offers already prepared.
 */

const compiled = memoEach((card: CardCore): CompiledCard => compile(card));

const keysNeeded = (needs: Requirements["needs"], need: Need): FeatureKey[] =>
  featureKeys.filter((key) => needs[key] === need);

const requirementOf = memo(
  (needs: Requirements["needs"]): Requirement =>
    featureRequirement(keysNeeded(needs, "must"), keysNeeded(needs, "not")),
);

/** What the user set of a card's own knobs; the same object for as long as that is the same. */
const knobsOfCard = keepEqual((card: CardCore, knobs: KnobValues): KnobValues => {
  const keys = card.knobs.map(({ id }) => knobKey(card.id, id));
  return Object.fromEntries(
    keys.flatMap((key) => (knobs[key] === undefined ? [] : [[key, knobs[key]]])),
  );
});

const preparedCard = memoEach(
  (card: CardCore, knobs: KnobValues, requirement: Requirement): PreparedCard =>
    prepare(compiled(card), knobs, requirement),
);

const preparedAll = memo(
  (cards: readonly CardCore[], knobs: KnobValues, requirement: Requirement): PreparedCard[] =>
    cards.map((card) => preparedCard(card, knobsOfCard(card, knobs), requirement)),
);

const questionMemo = memo(
  (workload: Workload, unknownMayPass: boolean): Question => ({ workload, unknownMayPass }),
);

/** What is priced. */
export const questionOf = ({ choices }: Now): Question =>
  questionMemo(choices.workload, choices.requirements.unknownMayPass);

/** Every card's offers under the knobs and requirements in force, in the cards' order. */
export const preparedOf = ({ cards, choices }: Now): readonly PreparedCard[] =>
  preparedAll(cards.cards, choices.knobs, requirementOf(choices.requirements.needs));

const rankMemo = memo(rankCards);

/** Every card by its best offer, in rank order, whether the filters leave it in view or not. */
export const everyRanked = (now: Now): readonly Ranked[] =>
  rankMemo(preparedOf(now), questionOf(now));

/** A ranking split by the requirements. */
export interface Ranking {
  /** In rank order, ranked among themselves. */
  readonly shown: readonly Ranked[];
  /** Left out by a requirement, in the order of `everyRanked`. */
  readonly excluded: readonly Ranked[];
  /** All, by card id. */
  readonly byId: ReadonlyMap<string, Ranked>;
}

function passes({ card: { card }, prepared }: Ranked, requirements: Requirements): boolean {
  const { category, isolation } = requirements.sets;
  const within = (values: readonly string[] | undefined, value: string | null) =>
    values === undefined || values.length === 0 || (value !== null && values.includes(value));
  return (
    within(category, card.category) &&
    within(isolation, card.isolation) &&
    prepared.failed.length === 0 &&
    (requirements.unknownMayPass || prepared.unconfirmed.length === 0)
  );
}

const split = memo((every: readonly Ranked[], requirements: Requirements): Ranking => {
  const shown: Ranked[] = [];
  const excluded: Ranked[] = [];
  for (const ranked of every) {
    if (!passes(ranked, requirements)) excluded.push(ranked);
    else shown.push(ranked.rank === null ? ranked : { ...ranked, rank: shown.length + 1 });
  }
  const byId = new Map([...shown, ...excluded].map((ranked) => [ranked.card.card.id, ranked]));
  return { shown, excluded, byId };
});

export const rankingOf = (now: Now): Ranking => split(everyRanked(now), now.choices.requirements);

const resultMemo = memoEach(
  (ranked: Ranked, question: Question): OfferResult => offerResult(ranked.prepared, question),
);

/** A ranked card's bill, read out in full. */
export const resultOf = (now: Now, ranked: Ranked): OfferResult =>
  resultMemo(ranked, questionOf(now));
