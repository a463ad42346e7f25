import type { Card } from "../../src/card/full-schema";
import { type Choices, defaultChoices } from "../../src/link/choices";
import { cardsStore, emptyCards } from "../../src/store/cards-store";
import { choicesStore } from "../../src/store/choices-store";
import type { Load } from "../../src/store/load";
import { noticesStore } from "../../src/store/notices-store";

/** What a visit finds: whole cards that are loaded, pages that are stored, and what is chosen. */
export interface Visit {
  readonly cards: readonly Card[];
  readonly choices?: Partial<Choices>;
  /** Texts of stored pages by address; null where none is stored. */
  readonly pages?: Readonly<Record<string, string | null>>;
  /** Cards whose whole file could not be had, by id. */
  readonly failed?: Readonly<Record<string, string>>;
}

/** Puts the stores in the state of a visit. */
export function visit({ cards, choices = {}, pages = {}, failed = {} }: Visit): void {
  cardsStore.setState(
    {
      ...emptyCards,
      status: "ready",
      cards,
      asOf: "2026-11-30",
      full: new Map([
        ...cards.map((card): [string, Load<Card>] => [card.id, { status: "ready", value: card }]),
        ...Object.entries(failed).map(([id, problem]): [string, Load<Card>] => [
          id,
          { status: "failed", problem },
        ]),
      ]),
      pages: new Map(
        Object.entries(pages).map(([url, value]) => [url, { status: "ready", value }] as const),
      ),
    },
    true,
  );
  noticesStore.setState({ notices: [] });
  choicesStore.restore({ ...defaultChoices, ...choices });
}

export const choices = (): Choices => choicesStore.getState().choices;
