import type { CardCore } from "../../card/schema";
import { confirmationMask } from "../codes";
import { dialsOf, type KnobValues } from "../knobs";
import type { PreparedCard, PreparedOffer } from "../prepare";
import { fixedUsd, priceOffer } from "../price";
import { Quote } from "../quote";
import type { Workload } from "../workload";

/*
 * Sweeps ask one question a million times: what is a card's cheapest price here? Only the status
 * "priced" answers it: a lower bound, an unpublished size, an unconfirmed or a reference price never
 * wins (cost-model.md, "Status and rank"). Offers that can't have it are left out beforehand.
 */

/** A card with the dials of its knobs at other values; facts and requirements stay. */
export const withKnobs = <Card extends PreparedCard>(entry: Card, knobs: KnobValues): Card => ({
  ...entry,
  offers: entry.offers.map((prepared) => ({
    ...prepared,
    dials: dialsOf(entry.card, prepared.offer.mode, knobs),
  })),
});

/** A card with those of its offers that can be priced for some workload. */
export interface Contender {
  readonly card: CardCore;
  readonly offers: readonly PreparedOffer[];
}

/** Leaves out offers that fail or must be confirmed, are for orientation, or have an unknown fee. */
export const contender = ({ card, offers }: PreparedCard, unknownMayPass: boolean): Contender => ({
  card,
  offers: offers.filter(
    ({ offer, failed, unconfirmed }) =>
      failed.length === 0 &&
      (unknownMayPass || unconfirmed.length === 0) &&
      !offer.isReference &&
      offer.planFeeUsd !== null,
  ),
});

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Contenders in the order in which cards of equal price rank: name (case folded), then id. */
export const contenders = (
  cards: readonly PreparedCard[],
  unknownMayPass: boolean,
): readonly Contender[] =>
  cards
    .map((card) => contender(card, unknownMayPass))
    .toSorted(
      (a, b) =>
        compareText(a.card.name.toLowerCase(), b.card.name.toLowerCase()) ||
        compareText(a.card.id, b.card.id),
    );

// Pricing is not re-entrant: one quote serves every offer of every card.
const scratch = new Quote();

/**
 * USD a month of a card's cheapest priced offer; `ceiling` where none is below it. What is charged
 * whatever the use (fee, seats, monthly extras) rules an offer out before it is priced: usage less
 * credit is never below 0.
 */
export function leastPricedUsd(
  { offers }: Contender,
  workload: Workload,
  unknownMayPass: boolean,
  ceiling = Number.POSITIVE_INFINITY,
): number {
  let leastUsd = ceiling;
  const blocking = unknownMayPass ? ~confirmationMask : -1;
  for (const { offer, dials } of offers) {
    if (fixedUsd(offer, dials, workload) >= leastUsd) continue;
    priceOffer(offer, dials, workload, scratch, false);
    if ((scratch.reasons & blocking) !== 0 || scratch.unknown !== 0 || scratch.sizeIsUnpublished) {
      continue;
    }
    if (scratch.totalUsd < leastUsd) leastUsd = scratch.totalUsd;
  }
  return leastUsd;
}
