import { expect, test } from "vitest";
import { aPlan, type Json, theCard } from "../../../test/support/builders";
import { explainOffer } from "../../cost/explain/explain";
import { compile, noRequirement, prepare } from "../../cost/prepare";
import { offerResult } from "../../cost/result";
import { defaultWorkload } from "../../cost/workload";
import { creditSentence, firstMonth, planSentence } from "./bill-words";

function billOf(own: Json) {
  const [offer] = prepare(compile(theCard(own)), {}, noRequirement).offers;
  if (offer === undefined) throw new Error("the card has no offer");
  const question = { workload: defaultWorkload, unknownMayPass: false };
  return { result: offerResult(offer, question), explanation: explainOffer(offer, question) };
}

// 2 vCPU × $0.05 + 4 GiB × $0.01, for 500 h: $70 of usage.

test("a small total that is much usage under a larger credit says so", () => {
  const { result, explanation } = billOf({ plans: [aPlan({ fee: 20, included_usd: 200 })] });
  expect(result.totalUsd).toBe(20);
  expect(creditSentence(explanation, result)).toBe(
    "$70.00 of usage under a $200.00 credit: $130.00 of it is left.",
  );
});

test("a credit that is used up says what is charged beyond it", () => {
  const { result, explanation } = billOf({ plans: [aPlan({ included_usd: 50 })] });
  expect(creditSentence(explanation, result)).toBe(
    "$70.00 of usage; the $50.00 credit is used up, and $20.00 is charged.",
  );
});

test("no allowance, no sentence", () => {
  const { result, explanation } = billOf({});
  expect(creditSentence(explanation, result)).toBeNull();
});

test("a one-time credit pays for usage in the first month, not for fees", () => {
  const { result, explanation } = billOf({
    plans: [aPlan({ fee: 20 })],
    free: { monthly_credit: 0, one_time_credit: 100 },
  });
  expect(firstMonth(result, explanation)).toEqual({
    text: "A new account gets $100.00 once: the first month is $20.00, with $30.00 of it left.",
    usd: 20,
  });
});

test("an unknown one-time credit is neither none nor some", () => {
  const { result, explanation } = billOf({ free: { monthly_credit: 0, one_time_credit: null } });
  expect(firstMonth(result, explanation)).toEqual({
    text: "Whether a new account gets a one-time credit is unknown.",
    usd: null,
  });
});

test("an unknown fee is not called free", () => {
  const { result } = billOf({ plans: [aPlan({ fee: null })] });
  expect(planSentence(result)).toBe("Pay as you go: a fee that is unpublished; no charge a seat.");
});
