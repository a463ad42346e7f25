import { describe, expect, test } from "vitest";
import type { CardCore } from "../../../src/card/schema";
import { applyOwnRates } from "../../../src/cost/own-rates";
import { ownableRates } from "../../../src/cost/ownable-rates";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { bestOffer } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { aMode, aPlan, aSize, theCard } from "../../support/builders";
import { hasPath } from "../../support/fact-path";
import { shippedCards } from "../../support/shipped";

const monthly = (card: CardCore) =>
  bestOffer(prepare(compile(card), {}, noRequirement), {
    workload: defaultWorkload,
    unknownMayPass: false,
  }).totalUsd;

describe("own rates", () => {
  const card = theCard({
    modes: [aMode(), aMode({ key: "sized", pricing: "sizes", sizes: [aSize({ hour: 1 })] })],
    plans: [aPlan({ fee: 20 })],
  });

  test("take the place of what the card says, in a copy", () => {
    expect(monthly(card)).toBeCloseTo(90, 9);
    const { card: own, refused } = applyOwnRates(card, { "modes[0].vcpu_h": 0.025 });
    expect(refused).toEqual([]);
    expect(monthly(own)).toBeCloseTo(65, 9);
    expect(monthly(card)).toBeCloseTo(90, 9);
  });

  test("reach sizes, fees, allowances and prices of storage; 0 is a price", () => {
    const rates = {
      "modes[1].sizes[0].hour": 0.01,
      "plans[0].fee": 0,
      "plans[0].included_usd": 3,
      "storage.disk_gib_month": 0,
    };
    expect(monthly(applyOwnRates(card, rates).card)).toBeCloseTo(500 * 0.01 - 3, 9);
  });

  test("leave the very card where nothing applies", () => {
    expect(applyOwnRates(card, {}).card).toBe(card);
    const refusing = applyOwnRates(card, {
      "modes[9].vcpu_h": 1,
      "modes[0].multiplier": 2,
      __proto__: 3,
      "plans[0].fee": -1,
      "plans[0].per_seat": Number.NaN,
      "plans[0].included_usd": 1e308,
    });
    expect(refusing.card).toBe(card);
    expect(refusing.refused).toEqual([
      "modes[9].vcpu_h",
      "modes[0].multiplier",
      "plans[0].fee",
      "plans[0].per_seat",
      "plans[0].included_usd",
    ]);
  });

  test("an unknown rate can be filled in and the bound becomes a price", () => {
    const halfKnown = theCard({ modes: [aMode({ ram_gib_h: null })] });
    const asked = { workload: defaultWorkload, unknownMayPass: false };
    const statusOf = (of: CardCore) =>
      bestOffer(prepare(compile(of), {}, noRequirement), asked).status;
    const { card: own } = applyOwnRates(halfKnown, { "modes[0].ram_gib_h": 0.01 });
    expect([statusOf(halfKnown), statusOf(own)]).toEqual(["at_least", "priced"]);
  });
});

test("every path that can be replaced leads to the figure that it says", () => {
  for (const card of shippedCards()) {
    const rates = ownableRates(card);
    expect(new Set(rates.map(({ path }) => path)).size).toBe(rates.length);
    for (const { path, value } of rates) {
      if (value !== null) expect(hasPath(card, path), `${card.id} ${path}`).toBe(true);
    }
    const all = Object.fromEntries(rates.map(({ path }, i) => [path, i + 1]));
    const { card: own, refused } = applyOwnRates(card, all);
    expect(refused).toEqual([]);
    expect(ownableRates(own).map(({ value }) => value)).toEqual(rates.map((_, i) => i + 1));
  }
});
