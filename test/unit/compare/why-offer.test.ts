import { describe, expect, it } from "vitest";
import { whyOffer } from "../../../src/compare/why-offer";
import { compile, noRequirement, prepare, type Requirement } from "../../../src/cost/prepare";
import { bestOffer, rankOffers } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { aMode, aPlan, type Json, theCard } from "../../support/builders";

const question = { workload: defaultWorkload, unknownMayPass: false };

function why(card: Json, requirement: Requirement = noRequirement): string {
  const prepared = prepare(compile(theCard(card)), {}, requirement);
  return whyOffer(bestOffer(prepared, question), rankOffers([prepared], question), false);
}

describe("why an offer sets the price", () => {
  it("is the only one", () => {
    expect(why({})).toBe("It is the only offer.");
  });

  it("is the cheapest, and says what the next comes to", () => {
    expect(why({ plans: [aPlan({ name: "A" }), aPlan({ name: "B", fee: 20 })] })).toBe(
      "It is the cheapest of the 2 with every price known and every need met; the next comes to $90.00.",
    );
  });

  it("stands first among equals", () => {
    expect(why({ plans: [aPlan({ name: "A" }), aPlan({ name: "B" })] })).toMatch(
      /the next comes to the same and is listed after it\.$/,
    );
  });

  it("is the only one that is priced, beside others that are not", () => {
    expect(why({ modes: [aMode({ key: "a" }), aMode({ key: "b", flags: ["alt"] })] })).toBe(
      "It is the only one of 2 with every price known and every need met.",
    );
  });

  it("leaves the least open where others ask for more", () => {
    const requirement: Requirement = ({ plan }) => ({
      failed: [],
      unconfirmed:
        plan?.name === "A"
          ? ["unknown_feature:fork"]
          : ["unknown_feature:fork", "unknown_feature:root"],
    });
    const plans = [aPlan({ name: "A" }), aPlan({ name: "B" })];
    expect(why({ plans }, requirement)).toBe(
      "It leaves the least open of the 2 only to be confirmed.",
    );
  });

  it("is nearest where none can be priced", () => {
    const plans = [aPlan({ name: "A", concurrency: 1 }), aPlan({ name: "B", concurrency: 2 })];
    expect(why({ plans })).toBe(
      "None of 2 can be priced; this one has the fewest reasons against it.",
    );
  });
});
