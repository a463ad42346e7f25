import type { CardCore } from "../card/schema";
import { cardFilter } from "../compare/requirement";
import type { Requirements } from "../compare/requirements";
import type { PreparedCard } from "../cost/prepare";
import type { Question } from "../cost/rank";
import type { SweepQuestion } from "../cost/sweep/messages";
import type { Choices } from "../link/choices";
import { preparedOf, questionOf } from "./derived";
import { memo } from "./memo";
import type { Now } from "./now";

/** What requirements say of each offer, for the cards of which they say anything. */
const verdictsMemo = memo((prepared: readonly PreparedCard[]): SweepQuestion["verdicts"] =>
  Object.fromEntries(
    prepared
      .filter(({ offers }) => offers.some((o) => o.failed.length + o.unconfirmed.length > 0))
      .map(({ card, offers }) => [
        card.id,
        offers.map(({ failed, unconfirmed }) => ({ failed, unconfirmed })),
      ]),
  ),
);

const questionMemo = memo(
  (
    { workload, unknownMayPass }: Question,
    knobs: Choices["knobs"],
    ownRates: Choices["ownRates"],
    verdicts: SweepQuestion["verdicts"],
  ): SweepQuestion => ({ workload, unknownMayPass, knobs, ownRates, verdicts }),
);

/** What is priced, as the worker that sweeps takes it. */
export const sweepQuestionOf = (now: Now): SweepQuestion =>
  questionMemo(
    questionOf(now),
    now.choices.knobs,
    now.choices.ownRates,
    verdictsMemo(preparedOf(now)),
  );

const competingMemo = memo(
  (cards: readonly CardCore[], requirements: Requirements): readonly string[] => {
    const filter = cardFilter(requirements);
    return cards.flatMap((card) => {
      const { failed, unconfirmed } = filter(card);
      const passes =
        failed.length === 0 && (requirements.unknownMayPass || unconfirmed.length === 0);
      return passes ? [card.id] : [];
    });
  },
);

/** Cards that the filters on a card as a whole (category, ownership, stage) leave in the running. */
export const competingOf = ({ cards, choices }: Now): readonly string[] =>
  competingMemo(cards.cards, choices.requirements);
