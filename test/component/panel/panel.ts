import { defaultChoices } from "../../../src/link/choices";
import { cardsStore, emptyCards } from "../../../src/store/cards-store";
import { choicesStore } from "../../../src/store/choices-store";
import { savedWorkloads } from "../../../src/store/saved-workloads";
import { type Json, theCard } from "../../support/builders";

/** The stores as after a first visit to these cards. */
export function visit(...cards: readonly Json[]): void {
  cardsStore.setState({ ...emptyCards, status: "ready", cards: cards.map(theCard) });
  choicesStore.restore(defaultChoices);
  savedWorkloads.reread();
}

export const choices = () => choicesStore.getState().choices;
export const step = () => choicesStore.getState().step;
