import type { CardCore } from "../card/schema";
import { compile, noRequirement, prepare } from "../cost/prepare";
import { rankCards } from "../cost/rank";
import { defaultWorkload } from "../cost/workload";
import { firstRequirements } from "./requirements";

/**
 * Ids of all cards, first the categories that a first visit shows, each from the cheapest on for the
 * default workload: an order that no filter, workload or own rate changes, in which those that are
 * often looked at together stand together.
 */
export function standardOrder(cards: readonly CardCore[]): string[] {
  const first = firstRequirements.sets.category ?? [];
  const prepared = cards.map((card) => prepare(compile(card), {}, noRequirement));
  const ranked = rankCards(prepared, { workload: defaultWorkload, unknownMayPass: false });
  const isFirst = (category: string | null) => category !== null && first.includes(category);
  const ids = (wanted: boolean) =>
    ranked
      .filter(({ card }) => isFirst(card.card.category) === wanted)
      .map(({ card }) => card.card.id);
  return [...ids(true), ...ids(false)];
}
