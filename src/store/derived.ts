import type { CardCore } from "../card/schema";
import { requirementOf } from "../compare/requirement";
import { noRequirements, type Requirements } from "../compare/requirements";
import { type Selection, select } from "../compare/selection";
import { requirementSets } from "../compare/sets";
import type { KnobValues } from "../cost/knobs";
import { applyOwnRates, type CardRates } from "../cost/own-rates";
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
import type { OwnRates } from "../link/choices";
import { keepEqual, memo, memoEach } from "./memo";
import type { Now } from "./now";

/*
 * Everything that follows from cards and choices. Each step remembers its last inputs, so that
 * moving a slider of the workload does nothing but arithmetic on offers already prepared.
 */

const compiled = memoEach((card: CardCore): CompiledCard => compile(card));

const cardSets: ReadonlySet<string> = new Set(
  requirementSets.filter((set) => set.of === "card").map(({ key }) => key),
);

/** The part of the sets that is asked of offers; the same object for as long as that is the same. */
const offerSets = keepEqual((_owner: object, sets: Requirements["sets"]): Requirements["sets"] =>
  Object.fromEntries(Object.entries(sets).filter(([key]) => !cardSets.has(key))),
);
const owner = {};

const requirementMemo = memo(
  (
    needs: Requirements["needs"],
    bounds: Requirements["bounds"],
    sets: Requirements["sets"],
  ): Requirement => requirementOf({ ...noRequirements, needs, bounds, sets }),
);

/**
 * What is asked of offers. Filters on whole cards and "unknown may pass" are no part of it, so that
 * changing them prepares no offer anew.
 */
const requirementInForce = ({ needs, bounds, sets }: Requirements): Requirement =>
  requirementMemo(needs, bounds, offerSets(owner, sets));

const noKnobs: KnobValues = {};

/** What the user set, by card id. */
const byCard = memo((knobs: KnobValues): ReadonlyMap<string, KnobValues> => {
  const cards = new Map<string, Record<string, number | boolean>>();
  for (const [key, value] of Object.entries(knobs)) {
    const id = key.slice(0, key.indexOf("/"));
    cards.set(id, { ...cards.get(id), [key]: value });
  }
  return cards;
});

/** What the user set of a card's own knobs; the same object for as long as that is the same. */
const knobsOfCard = keepEqual(
  (card: CardCore, knobs: KnobValues): KnobValues => byCard(knobs).get(card.id) ?? noKnobs,
);

const preparedCard = memoEach(
  (card: CardCore, knobs: KnobValues, requirement: Requirement): PreparedCard =>
    prepare(compiled(card), knobs, requirement),
);

/** A card with a buyer's own rates in it; the card itself where there are none. */
const ownCard = memoEach(
  (card: CardCore, rates: CardRates | undefined): CardCore =>
    rates === undefined ? card : applyOwnRates(card, rates).card,
);

const cardsMemo = memo((cards: readonly CardCore[], ownRates: OwnRates): readonly CardCore[] =>
  cards.map((card) => ownCard(card, ownRates[card.id])),
);

/** The cards as they are priced: with own rates in place of their own. */
export const cardsInForce = ({ cards, choices }: Now): readonly CardCore[] =>
  cardsMemo(cards.cards, choices.ownRates);

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
export const preparedOf = (now: Now): readonly PreparedCard[] =>
  preparedAll(cardsInForce(now), now.choices.knobs, requirementInForce(now.choices.requirements));

const rankMemo = memo(rankCards);

/** Every card by its best offer, in rank order, whether the filters leave it in view or not. */
export const everyRanked = (now: Now): readonly Ranked[] =>
  rankMemo(preparedOf(now), questionOf(now));

/** Providers shown and left out, with reasons, and all of them by id. */
export interface Ranking extends Selection {
  readonly byId: ReadonlyMap<string, Ranked>;
}

const split = memo((every: readonly Ranked[], requirements: Requirements): Ranking => {
  const selection = select(every, requirements);
  const rows = [...selection.shown, ...selection.excluded.map(({ row }) => row)];
  return { ...selection, byId: new Map(rows.map((row) => [row.card.card.id, row])) };
});

/** The ranking that everything on the screen is in step with. */
export const rankingOf = (now: Now): Ranking => split(everyRanked(now), now.choices.requirements);

const resultMemo = memoEach(
  (ranked: Ranked, question: Question): OfferResult => offerResult(ranked.prepared, question),
);

/** A ranked card's bill, read out in full. */
export const resultOf = (now: Now, ranked: Ranked): OfferResult =>
  resultMemo(ranked, questionOf(now));
