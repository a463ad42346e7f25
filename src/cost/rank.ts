import { confirmationMask, type Status, statuses } from "./codes";
import type { PreparedCard, PreparedOffer } from "./prepare";
import { fixedUsd, priceOffer } from "./price";
import { Quote } from "./quote";
import type { Workload } from "./workload";

/** What is priced, and whether an unknown feature or fact passes with a caution. */
export interface Question {
  readonly workload: Workload;
  readonly unknownMayPass: boolean;
}

/** A card's best offer for a workload. */
export interface Ranked {
  readonly card: PreparedCard;
  readonly prepared: PreparedOffer;
  readonly status: Status;
  /** USD a month; null where unpriced. A lower bound where `isLowerBound`. */
  readonly totalUsd: number | null;
  /** Some part of the bill is unknown: the total is written "≥". */
  readonly isLowerBound: boolean;
  /** 1 for the cheapest; null for every status but priced. */
  readonly rank: number | null;
}

/** Place in `statuses` of a quote (cost-model.md, "Status and rank"). */
export function statusIndex(prepared: PreparedOffer, quote: Quote, mayPass: boolean): number {
  if (prepared.failed.length > 0 || (quote.reasons & ~confirmationMask) !== 0) return unpriced;
  if (prepared.offer.isReference) return reference;
  const asks = prepared.unconfirmed.length > 0 || (quote.reasons & confirmationMask) !== 0;
  if (asks && !mayPass) return unconfirmedIndex;
  if (quote.sizeIsUnpublished) return unsized;
  return quote.unknown !== 0 ? atLeast : priced;
}

const priced = statuses.indexOf("priced");
const unsized = statuses.indexOf("unsized");
const atLeast = statuses.indexOf("at_least");
const unconfirmedIndex = statuses.indexOf("unconfirmed");
const reference = statuses.indexOf("reference");
const unpriced = statuses.indexOf("unpriced");

/** The figures that decide between offers, in the order they are looked at. */
class Standing {
  status = unpriced;
  requirementReasons = 0;
  feeIsUnknown = 0;
  /** Total, or the number of reasons where unpriced. */
  measure = 0;
  totalUsd = 0;
  isLowerBound = false;

  read(prepared: PreparedOffer, quote: Quote, mayPass: boolean): void {
    this.status = statusIndex(prepared, quote, mayPass);
    this.requirementReasons = prepared.failed.length + (mayPass ? 0 : prepared.unconfirmed.length);
    this.feeIsUnknown = prepared.offer.planFeeUsd === null ? 1 : 0;
    this.measure =
      this.status === unpriced
        ? this.requirementReasons +
          countBits(mayPass ? quote.reasons & ~confirmationMask : quote.reasons)
        : quote.totalUsd;
    this.totalUsd = quote.totalUsd;
    this.isLowerBound = quote.unknown !== 0;
  }

  isBefore(other: Standing): boolean {
    if (this.status !== other.status) return this.status < other.status;
    if (this.requirementReasons !== other.requirementReasons) {
      return this.requirementReasons < other.requirementReasons;
    }
    if (this.feeIsUnknown !== other.feeIsUnknown) return this.feeIsUnknown < other.feeIsUnknown;
    return this.measure < other.measure;
  }
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

// Pricing is not re-entrant: one quote and two standings serve every offer of every card.
const scratch = new Quote();
let candidate = new Standing();
let best = new Standing();

/** Prices one offer into a quote, with the cap looked at only where nothing else fails. */
export function quoteOffer(prepared: PreparedOffer, workload: Workload, quote: Quote): void {
  priceOffer(prepared.offer, prepared.dials, workload, quote, prepared.failed.length > 0);
}

/**
 * Whether an offer need not be priced, a priced one of this total being known: it can't be priced
 * itself, or charges as much whatever the use.
 */
function cannotUndercut(prepared: PreparedOffer, question: Question, totalUsd: number): boolean {
  const { offer, dials, failed, unconfirmed } = prepared;
  return (
    failed.length > 0 ||
    offer.isReference ||
    offer.planFeeUsd === null ||
    (unconfirmed.length > 0 && !question.unknownMayPass) ||
    fixedUsd(offer, dials, question.workload) >= totalUsd
  );
}

/** The best offer of a card; the card's own order decides between equals. */
export function bestOffer(card: PreparedCard, question: Question): Ranked {
  let chosen: PreparedOffer | null = null;
  for (const prepared of card.offers) {
    const isSettled = chosen !== null && best.status === priced;
    if (isSettled && cannotUndercut(prepared, question, best.totalUsd)) continue;
    quoteOffer(prepared, question.workload, scratch);
    candidate.read(prepared, scratch, question.unknownMayPass);
    if (chosen === null || candidate.isBefore(best)) {
      chosen = prepared;
      [best, candidate] = [candidate, best];
    }
  }
  if (chosen === null) throw new Error(`card ${card.card.id} has no mode`);
  return ranked(card, chosen, best);
}

function ranked(card: PreparedCard, prepared: PreparedOffer, standing: Standing): Ranked {
  return {
    card,
    prepared,
    status: statuses[standing.status] ?? "unpriced",
    totalUsd: standing.status === unpriced ? null : standing.totalUsd,
    isLowerBound: standing.isLowerBound && standing.status !== unpriced,
    rank: null,
  };
}

/** One offer as if it were its card's only one. */
export function standingOf(
  card: PreparedCard,
  prepared: PreparedOffer,
  question: Question,
): Ranked {
  quoteOffer(prepared, question.workload, scratch);
  candidate.read(prepared, scratch, question.unknownMayPass);
  return ranked(card, prepared, candidate);
}

const statusOrder: ReadonlyMap<Status, number> = new Map(statuses.map((s, i) => [s, i]));

const placeOf = (status: Status): number => statusOrder.get(status) ?? 0;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Order of cards: status, total (unpriced: none), name (case folded), id. A total order. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    (a.status === b.status ? 0 : placeOf(a.status) - placeOf(b.status)) ||
    (a.totalUsd ?? 0) - (b.totalUsd ?? 0) ||
    compareText(foldedName(a), foldedName(b)) ||
    compareText(a.card.card.id, b.card.card.id)
  );
}

const foldedNames = new WeakMap<PreparedCard["card"], string>();

function foldedName({ card: { card } }: Ranked): string {
  const known = foldedNames.get(card);
  if (known !== undefined) return known;
  const folded = card.name.toLowerCase();
  foldedNames.set(card, folded);
  return folded;
}

/** Every card by its best offer, in rank order; only priced ones have a rank. */
export function rankCards(cards: readonly PreparedCard[], question: Question): Ranked[] {
  const sorted = cards.map((card) => bestOffer(card, question)).sort(compareRanked);
  return sorted.map((entry, i) => (entry.status === "priced" ? { ...entry, rank: i + 1 } : entry));
}

/** Every offer of every card, sorted as cards are; equal ones stay in the card's order. */
export function rankOffers(cards: readonly PreparedCard[], question: Question): Ranked[] {
  return cards
    .flatMap((card) => card.offers.map((prepared) => standingOf(card, prepared, question)))
    .sort(compareRanked);
}
