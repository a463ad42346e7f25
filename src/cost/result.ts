import {
  type AssumptionCode,
  assumptionBits,
  confirmationMask,
  reasonBits,
  type Status,
  statuses,
} from "./codes";
import { type ComponentKey, components } from "./components";
import type { PreparedOffer } from "./prepare";
import { Quote } from "./quote";
import { type Question, quoteOffer, statusIndex } from "./rank";

export interface ComponentCost {
  readonly key: ComponentKey;
  /** USD a month; a credit is negative. */
  readonly usd: number;
}

/** All that one offer comes to for a workload (cost-model.md, "Command line contract"). */
export interface OfferResult {
  readonly prepared: PreparedOffer;
  readonly status: Status;
  /** Name of the size or pool tier; null where the mode has none that fits. */
  readonly size: string | null;
  /** USD a month; null where unpriced; a lower bound where `unknown` is not empty. */
  readonly totalUsd: number | null;
  /** In the order of the registry; those that come to 0 are left out. They sum to the total. */
  readonly components: readonly ComponentCost[];
  readonly unknown: readonly ComponentKey[];
  readonly assumptions: readonly AssumptionCode[];
  readonly cautions: readonly string[];
  readonly reasons: readonly string[];
  /** One-time credit in USD, which is not in the total; null where unknown. */
  readonly oneTimeCreditUsd: number | null;
}

function cautionsOf(
  prepared: PreparedOffer,
  quote: Quote,
  unconfirmed: readonly string[],
): string[] {
  const { offer, dials } = prepared;
  const cautions = unconfirmed.map((reason) => `unconfirmed:${reason}`);
  for (const { knob, isApplied } of dials.settings) {
    if (!isApplied) cautions.push(`knob_not_applied:${knob.id}`);
  }
  if (quote.raisesLimit) cautions.push(`limit_raise:${offer.card.fleet.raise ?? "unknown"}`);
  if (offer.mode.valid_until !== null) cautions.push(`rates_end:${offer.mode.valid_until}`);
  if (quote.sizeIsUnpublished) cautions.push("size_unpublished");
  if (quote.splitInto > 1) cautions.push(`split:${quote.splitInto}`);
  return cautions.sort();
}

/** Reads a quote out by name. An unpriced result keeps its size, cautions and reasons only. */
export function readQuote(
  prepared: PreparedOffer,
  quote: Quote,
  unknownMayPass: boolean,
): OfferResult {
  const index = statusIndex(prepared, quote, unknownMayPass);
  const status = statuses[index] ?? "unpriced";
  const confirm = [...prepared.unconfirmed, ...reasonBits.names(quote.reasons & confirmationMask)];
  const reasons = [...prepared.failed, ...reasonBits.names(quote.reasons & ~confirmationMask)];
  if (!unknownMayPass) reasons.push(...confirm);
  const isUnpriced = status === "unpriced";
  return {
    prepared,
    status,
    size: quote.size?.name ?? quote.tier?.name ?? null,
    totalUsd: isUnpriced ? null : quote.totalUsd,
    components: isUnpriced
      ? []
      : components.flatMap(({ key }, i) => {
          const usd = quote.usd[i] ?? 0;
          return usd === 0 ? [] : [{ key, usd }];
        }),
    unknown: isUnpriced
      ? []
      : components
          .filter((_, i) => (quote.unknown & (1 << i)) !== 0)
          .map(({ key }) => key)
          .sort(),
    assumptions: isUnpriced ? [] : assumptionBits.names(quote.assumptions),
    cautions: cautionsOf(prepared, quote, unknownMayPass ? confirm : []),
    reasons: [...new Set(reasons)].sort(),
    oneTimeCreditUsd: prepared.offer.card.free.one_time_credit,
  };
}

/** Prices one offer and reads it out in full. */
export function offerResult(prepared: PreparedOffer, question: Question): OfferResult {
  const quote = new Quote();
  quoteOffer(prepared, question.workload, quote);
  return readQuote(prepared, quote, question.unknownMayPass);
}
