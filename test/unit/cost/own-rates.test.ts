import { describe, expect, it } from "vitest";
import { applyOwnRates, overridableRates } from "../../../src/cost/own-rates";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { bestOffer } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { aMode, aPlan, aSize, the, theCard } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

const card = theCard({
  modes: [
    aMode(),
    aMode({ key: "big", pricing: "sizes", sizes: [aSize(), aSize({ name: "l", hour: 0.4 })] }),
    aMode({ key: "own-disk", storage: { disk_gib_month: null } }),
  ],
  plans: [aPlan(), aPlan({ name: "Team", fee: 100, included_usd: 50 })],
});

/** The field that a path leads to; undefined where there is none. */
function factAt(from: object, path: string): unknown {
  let value: unknown = from;
  for (const part of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.entries(value).find(([key]) => key === part)?.[1];
  }
  return value;
}

const totalUsd = (own: typeof card) =>
  bestOffer(prepare(compile(own), {}, noRequirement), {
    workload: defaultWorkload,
    unknownMayPass: false,
  }).totalUsd;

describe("own rates", () => {
  it("take the place of the card's and change the price", () => {
    const { card: own, changed, problems } = applyOwnRates(card, { "modes[0].vcpu_h": 0.02 });
    expect(problems).toEqual([]);
    expect(changed).toEqual(["modes[0].vcpu_h"]);
    // 500 hours of (0.05 × 2 + 0.01 × 4) became 500 hours of (0.02 × 2 + 0.01 × 4); the size is
    // $0.10 an hour.
    expect(totalUsd(card)).toBeCloseTo(50);
    expect(totalUsd(own)).toBeCloseTo(40);
    expect(the(card.modes).vcpu_h).toBe(0.05);
  });

  it("share what they don't change", () => {
    const { card: own } = applyOwnRates(card, { "modes[1].sizes[1].hour": 0.3 });
    expect(own.modes[0]).toBe(card.modes[0]);
    expect(own.plans[1]).toBe(card.plans[1]);
    expect(own.storage).toBe(card.storage);
    expect(own.modes[1]?.sizes?.[0]).toBe(card.modes[1]?.sizes?.[0]);
    expect(own.modes[1]?.sizes?.[1]).toMatchObject({ name: "l", hour: 0.3 });
    expect(applyOwnRates(card, {}).card).toBe(card);
    expect(applyOwnRates(card, { "modes[0].vcpu_h": 0.05 }).card).toBe(card);
  });

  it("report what names no such figure or is none, and apply the rest", () => {
    const bad = {
      "modes[9].vcpu_h": 1,
      "modes[0].granularity_s": 1,
      "modes[0].__proto__": 1,
      "plans[0].fee": -1,
      "plans[1].fee": Number.NaN,
      name: 3,
    };
    const {
      card: own,
      changed,
      problems,
    } = applyOwnRates(card, { ...bad, "storage.disk_gib_month": 1 });
    expect(problems.map(({ path }) => path)).toEqual(Object.keys(bad));
    expect(changed).toEqual(["storage.disk_gib_month"]);
    expect(own.storage.disk_gib_month).toBe(1);
  });

  it("are offered for overlays where these state a figure, unknown ones too", () => {
    const paths = overridableRates(card).map(({ path }) => path);
    expect(paths).toContain("modes[2].storage.disk_gib_month");
    expect(paths).not.toContain("modes[0].storage.disk_gib_month");
    const { card: own } = applyOwnRates(card, { "modes[2].storage.disk_gib_month": 0.2 });
    expect(own.modes[2]?.storage?.disk_gib_month).toBe(0.2);
  });

  it("reach every figure that is offered, on every shipped card, and no other", () => {
    for (const shipped of shippedCards()) {
      const offered = overridableRates(shipped);
      expect(new Set(offered.map(({ path }) => path)).size).toBe(offered.length);
      for (const { path, value } of offered) {
        expect(factAt(shipped, path) ?? null, `${shipped.id} ${path}`).toBe(value);
      }
      const rates = Object.fromEntries(offered.map(({ path }, i) => [path, 1000 + i]));
      const { card: own, problems, changed } = applyOwnRates(shipped, rates);
      expect(problems).toEqual([]);
      expect(changed).toHaveLength(offered.length);
      offered.forEach(({ path }, i) => {
        expect(factAt(own, path), `${shipped.id} ${path}`).toBe(1000 + i);
      });
      expect(overridableRates(own).map(({ label }) => label)).toEqual(
        offered.map(({ label }) => label),
      );
    }
  });
});
