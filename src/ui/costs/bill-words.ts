import { money } from "../../card/format";
import type { Explanation } from "../../cost/explain/explain";
import type { OfferResult } from "../../cost/result";

/**
 * What a credit did, "$189.00 of usage, $20.00 of which a credit of $200.00 …": a small total may
 * hide much usage. Null where the plan has no allowance.
 */
export function creditSentence(
  { usageUsd, creditLeftUsd }: Explanation,
  { prepared, totalUsd }: Pick<OfferResult, "prepared" | "totalUsd">,
): string | null {
  const { allowanceUsd } = prepared.offer;
  if (allowanceUsd <= 0 || totalUsd === null) return null;
  const usage = `${money(usageUsd)} of usage`;
  if (creditLeftUsd > 0) {
    return `${usage} under a ${money(allowanceUsd)} credit: ${money(creditLeftUsd)} of it is left.`;
  }
  return `${usage}; the ${money(allowanceUsd)} credit is used up, and ${money(usageUsd - allowanceUsd)} is charged.`;
}

/** The first month, where an account begins with a credit that comes once. */
export interface FirstMonth {
  readonly text: string;
  /** USD; null where it can't be said. */
  readonly usd: number | null;
}

/** A credit of once pays for usage, never for fees and seats. */
export function firstMonth(result: OfferResult, { usageUsd }: Explanation): FirstMonth {
  const { totalUsd, oneTimeCreditUsd } = result;
  if (totalUsd === null) return { text: "", usd: null };
  if (oneTimeCreditUsd === null) {
    return { text: "Whether a new account gets a one-time credit is unknown.", usd: null };
  }
  if (oneTimeCreditUsd === 0) {
    return { text: "No one-time credit: the first month costs the same.", usd: totalUsd };
  }
  const credit = result.components.find(({ key }) => key === "credit")?.usd ?? 0;
  const charged = Math.max(0, usageUsd + credit);
  const paid = Math.min(charged, oneTimeCreditUsd);
  const bound = result.unknown.length > 0 ? "at least " : "";
  const left = oneTimeCreditUsd - paid;
  const rest = left > 0 ? `, with ${money(left)} of it left` : "";
  return {
    text: `A new account gets ${money(oneTimeCreditUsd)} once: the first month is ${bound}${money(totalUsd - paid)}${rest}.`,
    usd: totalUsd - paid,
  };
}

/** What the plan asks besides usage, in a sentence. */
export function planSentence({ prepared: { offer } }: OfferResult): string {
  const { plan, planFeeUsd, seatUsd } = offer;
  if (plan === null)
    return "No plan is named for this mode: no fee, no seats, no limits of a plan.";
  const fee =
    planFeeUsd === null
      ? "a fee that is unpublished"
      : planFeeUsd === 0
        ? "no fee"
        : `${money(planFeeUsd)} a month`;
  const spendable = plan.fee_is_credit === true ? ", spendable on usage" : "";
  const seats =
    plan.per_seat === null
      ? "price of a seat unpublished"
      : seatUsd === 0
        ? "no charge a seat"
        : `${money(seatUsd)} a seat`;
  return `${plan.name}: ${fee}${spendable}; ${seats}.`;
}
