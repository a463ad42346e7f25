import { describe, expect, it } from "vitest";
import { compile, noRequirement, prepare } from "../../../../src/cost/prepare";
import { bestOffer } from "../../../../src/cost/rank";
import type { Axis } from "../../../../src/cost/sweep/axis";
import { curves } from "../../../../src/cost/sweep/curves";
import { defaultWorkload } from "../../../../src/cost/workload";
import { aKnob, aMode, aPlan, aSize, type Json, the, theCard } from "../../../support/builders";
import { shippedCards } from "../../../support/shipped";

const state = { workload: defaultWorkload, knobs: {} };
const log = (from: number, to: number) => ({ from, to, scale: "log" as const });
const along = (field: "sessions" | "hours" | "ramGib" | "snapshotGib"): Axis => ({
  kind: "field",
  field,
});

const prepared = (own: Json) => prepare(compile(theCard(own)), {}, noRequirement);

describe("a curve", () => {
  it("marks where another plan becomes the best: 0.07 s = 49 + 0.02 s at 980", () => {
    const card = prepared({
      modes: [
        aMode({ key: "slow", plans: ["Free"] }),
        aMode({ key: "fast", vcpu_h: 0.02, ram_gib_h: 0, plans: ["Team"] }),
      ],
      plans: [aPlan({ name: "Free" }), aPlan({ name: "Team", fee: 49 })],
    });
    const sweep = { axis: along("sessions"), range: log(1, 10_000), state, unknownMayPass: false };
    const { changes, gaps } = the(curves([card], sweep));
    expect(changes).toMatchObject([
      { at: 980, from: { offer: { plan: "Free" } }, to: { offer: { plan: "Team" } } },
    ]);
    expect(gaps).toEqual([]);
  });

  it("marks another size and ends in a gap with its reason", () => {
    const sizes = [aSize(), aSize({ name: "double", ram_gib: 8, hour: 0.2 })];
    const card = prepared({ modes: [aMode({ pricing: "sizes", sizes })] });
    const sweep = { axis: along("ramGib"), range: log(1, 64), state, unknownMayPass: false };
    const { changes, gaps, points } = the(curves([card], sweep));
    expect(changes.map(({ at, to }) => [at, to.offer.size])).toEqual([
      [4, "double"],
      [8, null],
    ]);
    expect(gaps).toMatchObject([{ to: 64, reasons: ["no_size_fits"] }]);
    expect(gaps[0]?.from).toBeCloseTo(8, 5);
    expect(points.every(({ at }, i) => i === 0 || at > (points[i - 1]?.at ?? 0))).toBe(true);
  });

  it("draws a lower bound as one", () => {
    const card = prepared({ storage: { snapshot_gib_month: null } });
    const sweep = { axis: along("snapshotGib"), range: log(0, 100), state, unknownMayPass: false };
    const { points, changes } = the(curves([card], sweep));
    expect(points[0]).toMatchObject({ at: 0, status: "priced", isLowerBound: false });
    expect(points.at(-1)).toMatchObject({ status: "at_least", isLowerBound: true, totalUsd: 70 });
    expect(changes).toHaveLength(1);
  });

  it("runs over a dial of one card and leaves the others level", () => {
    const knobs = [
      aKnob({
        id: "region",
        kind: "select",
        default: 1,
        options: [
          { value: 1, label: "Ohio" },
          { value: 1.5, label: "Sydney" },
        ],
      }),
    ];
    const cards = [prepared({ knobs }), prepared({ id: "bravo", name: "Bravo" })];
    const axis: Axis = { kind: "knob", cardId: "acme", knobId: "region" };
    const range = { from: 0, to: 2, scale: "linear" as const };
    const found = curves(cards, { axis, range, state, unknownMayPass: false });
    const usd = found.map(({ points }) => points.map(({ totalUsd }) => totalUsd?.toFixed(2)));
    expect(usd).toEqual([
      ["70.00", "105.00"],
      ["70.00", "70.00"],
    ]);
  });

  it("is what pricing each point alone gives, on all cards", () => {
    const cards = shippedCards().map((card) => prepare(compile(card), {}, noRequirement));
    const sweep = { axis: along("hours"), range: log(0.01, 730), state, unknownMayPass: false };
    const found = curves(cards, sweep, 24);
    expect(found).toHaveLength(cards.length);
    found.forEach(({ points }, i) => {
      for (const { at, status, totalUsd } of points) {
        const workload = { ...defaultWorkload, hours: at };
        const alone = bestOffer(the(cards, i), { workload, unknownMayPass: false });
        expect([status, totalUsd]).toEqual([alone.status, alone.totalUsd]);
      }
    });
  });
});
