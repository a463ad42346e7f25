import { describe, expect, it } from "vitest";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { rankCards } from "../../../src/cost/rank";
import { splitPrices } from "../../../src/cost/split";
import { defaultWorkload, type Workload } from "../../../src/cost/workload";
import { aMode, type Json, theCard } from "../../support/builders";

const limited = (own: Json = {}): Json => ({
  features: { max_session_unlimited: false, max_session_h: 24 },
  ...own,
});

function split(cards: readonly Json[], own: Partial<Workload>) {
  const question = { workload: { ...defaultWorkload, ...own }, unknownMayPass: false };
  const prepared = cards.map((card) => prepare(compile(theCard(card)), {}, noRequirement));
  return splitPrices(rankCards(prepared, question), question).map(
    ({ card, totalUsd, isLowerBound }) => [card.id, Math.round(totalUsd), isLowerBound],
  );
}

describe("prices with sessions split", () => {
  const long = { sessions: 10, hours: 48 };

  it("prices those that end sessions too early, the cheapest first, lower bounds last", () => {
    const cards = [
      limited({ id: "dear", modes: [aMode({ vcpu_h: 0.1 })] }),
      limited({ id: "cheap", modes: [aMode({ vcpu_h: 0.02 })] }),
      limited({ id: "open", modes: [aMode({ vcpu_h: null })] }),
    ];
    expect(split(cards, long)).toEqual([
      ["cheap", 38, false],
      ["dear", 115, false],
      ["open", 19, true],
    ]);
  });

  it("leaves out those that run as asked, and those that fail for more than the limit", () => {
    const cards = [{ id: "unlimited" }, limited({ id: "small", modes: [aMode({ max_vcpu: 1 })] })];
    expect(split(cards, long)).toEqual([]);
  });

  it("has nothing to say where sessions fit or are split already", () => {
    expect(split([limited()], {})).toEqual([]);
    expect(split([limited()], { ...long, splitSessions: true })).toEqual([]);
  });
});
