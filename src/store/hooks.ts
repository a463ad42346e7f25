import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useStore } from "zustand/react";
import type { Card } from "../card/full-schema";
import type { Ranked } from "../cost/rank";
import type { OfferResult } from "../cost/result";
import type { Choices } from "../link/choices";
import { type CardsState, cardsStore, loadCard, loadPage } from "./cards-store";
import { type Ranking, rankingOf, resultOf } from "./derived";
import type { Load } from "./load";
import { type AppNotice, dismissNotice, noticesStore } from "./notices-store";
import { type Now, now, subscribe } from "./now";

/**
 * Something that follows from cards and choices. `select` must give the same object for the same
 * state: a field, or one of the functions of derived.ts.
 */
export const useDerived = <Value>(select: (now: Now) => Value): Value =>
  useSyncExternalStore(subscribe, () => select(now()));

/** A part of what is chosen. */
export const useChoices = <Value>(select: (choices: Choices) => Value): Value =>
  useDerived(({ choices }) => select(choices));

/** A part of the state of the cards: their status, what failed, those not in order. */
export const useCards = <Value>(select: (cards: CardsState) => Value): Value =>
  useStore(cardsStore, select);

/** The ranking for the workload, knobs and requirements in force. */
export const useRanking = (): Ranking => useDerived(rankingOf);

/** A card's place in the ranking, by its best offer; null where no card has this id. */
export const useRanked = (id: string): Ranked | null =>
  useDerived((state) => rankingOf(state).byId.get(id) ?? null);

/** The bill of a card's best offer; null where no card has this id. */
export const useOfferResult = (id: string): OfferResult | null =>
  useDerived((state) => {
    const ranked = rankingOf(state).byId.get(id);
    return ranked === undefined ? null : resultOf(state, ranked);
  });

const loading: Load<never> = { status: "loading" };

/** A load with the way to try it again. */
export type Wanted<Value> = Load<Value> & { readonly retry: () => void };

/** The whole card, which is fetched when first wanted. */
export function useCard(id: string): Wanted<Card> {
  const load = useCards((state) => state.full.get(id)) ?? loading;
  const retry = useCallback(() => void loadCard(id), [id]);
  useEffect(() => {
    if (cardsStore.getState().full.get(id) === undefined) retry();
  }, [id, retry]);
  return { ...load, retry };
}

/** The stored text of a source page, fetched when first wanted; null where none is stored. */
export function usePage(url: string): Wanted<string | null> {
  const load = useCards((state) => state.pages.get(url)) ?? loading;
  const retry = useCallback(() => void loadPage(url), [url]);
  useEffect(() => {
    if (cardsStore.getState().pages.get(url) === undefined) retry();
  }, [url, retry]);
  return { ...load, retry };
}

/** What went wrong and was not dismissed, oldest first. */
export const useNotices = (): {
  readonly notices: readonly AppNotice[];
  readonly dismiss: (id: string) => void;
} => ({ notices: useStore(noticesStore, (state) => state.notices), dismiss: dismissNotice });
