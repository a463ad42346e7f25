import type { Choices } from "../link/choices";
import { type CardsState, cardsStore } from "./cards-store";
import { choicesStore } from "./choices-store";
import { memo } from "./memo";

/** All that everything on the screen follows from. */
export interface Now {
  readonly cards: CardsState;
  readonly choices: Choices;
}

const pair = memo((cards: CardsState, choices: Choices): Now => ({ cards, choices }));

export const now = (): Now => pair(cardsStore.getState(), choicesStore.getState().choices);

/** Calls back when cards or choices change; gives the function that ends it. */
export function subscribe(listener: () => void): () => void {
  const ends = [cardsStore.subscribe(listener), choicesStore.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
