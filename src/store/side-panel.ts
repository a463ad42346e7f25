import type { FeatureKey } from "../card/features";
import type { CardCore, Knob } from "../card/schema";
import type { Requirements } from "../compare/requirements";
import { requirementSets } from "../compare/sets";
import { featureTallies, setTallies, type Tally, type ValueTally } from "../compare/tallies";
import { knobKey } from "../cost/knobs";
import type { Question, Ranked } from "../cost/rank";
import { type SplitPrice, splitPrices } from "../cost/split";
import { everyRanked, questionOf, type Ranking, rankingOf } from "./derived";
import { memo } from "./memo";
import type { Now } from "./now";

/* What the side panel shows besides what is chosen. */

const splitMemo = memo((rows: readonly Ranked[], question: Question): readonly SplitPrice[] =>
  splitPrices(rows, question),
);

/** What providers in view that end sessions too early would cost with sessions split. */
export const splitPricesOf = (now: Now): readonly SplitPrice[] =>
  splitMemo(rankingOf(now).shown, questionOf(now));

const featureMemo = memo(featureTallies);

/** How many providers each feature would leave in view as a must. */
export const featureTalliesOf = (now: Now): ReadonlyMap<FeatureKey, Tally> =>
  featureMemo(everyRanked(now), now.choices.requirements);

const setMemo = memo(
  (rows: readonly Ranked[], requirements: Requirements): ReadonlyMap<string, ValueTally[]> =>
    new Map(requirementSets.map((set) => [set.key, setTallies(rows, requirements, set)])),
);

/** The values that each set can ask for, with how many providers each would let in. */
export const setTalliesOf = (now: Now): ReadonlyMap<string, ValueTally[]> =>
  setMemo(everyRanked(now), now.choices.requirements);

/** A dial of a card, under its key among the choices. */
export interface CardKnob {
  readonly key: string;
  readonly card: CardCore;
  readonly knob: Knob;
}

const knobsMemo = memo(
  ({ shown, byId }: Ranking, compared: readonly string[]): readonly CardKnob[] => {
    const first = compared.flatMap((id) => byId.get(id) ?? []);
    const cards = new Set([...first, ...shown].map(({ card }) => card.card));
    return [...cards].flatMap((card) =>
      card.knobs.map((knob) => ({ key: knobKey(card.id, knob.id), card, knob })),
    );
  },
);

/** The dials of the cards compared, then of those in view, in rank order. */
export const knobsInView = (now: Now): readonly CardKnob[] =>
  knobsMemo(rankingOf(now), now.choices.compared);
