import type { Choices } from "../link/choices";
import { resolveAgainstCards } from "../link/resolve";
import { type CardsState, cardsStore } from "./cards-store";
import { choicesStore } from "./choices-store";
import { memo } from "./memo";

/** All that everything on the screen follows from. */
export interface Now {
  readonly cards: CardsState;
  /** What is chosen, as far as it has effect on the cards that loaded. */
  readonly choices: Choices;
}

const effective = memo(
  (choices: Choices, status: CardsState["status"], cards: CardsState["cards"]): Choices =>
    status === "ready" ? resolveAgainstCards(choices, cards).choices : choices,
);

const pair = memo(
  (cards: CardsState, choices: Choices): Now => ({
    cards,
    choices: effective(choices, cards.status, cards.cards),
  }),
);

export const now = (): Now => pair(cardsStore.getState(), choicesStore.getState().choices);

/** Calls back when cards or choices change; gives the function that ends it. */
export function subscribe(listener: () => void): () => void {
  const ends = [cardsStore.subscribe(listener), choicesStore.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
