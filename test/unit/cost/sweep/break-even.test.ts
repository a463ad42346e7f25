import { describe, expect, it } from "vitest";
import { compile, noRequirement, prepare } from "../../../../src/cost/prepare";
import type { Axis, AxisRange } from "../../../../src/cost/sweep/axis";
import {
  breakEvens,
  gatherCrossings,
  roundestBetween,
} from "../../../../src/cost/sweep/break-even";
import { defaultWorkload, type Workload } from "../../../../src/cost/workload";
import { aKnob, aMode, aPlan, aSize, type Json, theCard } from "../../../support/builders";

/*
 * Break-even points worked out by hand. Unless said otherwise the workload is 1,000 sessions of
 * half an hour (500 instance-hours) at 2 vCPU, 4 GiB and 10 GiB of disk, all of it included.
 */

/** Acme by default: $0.05 × 2 vCPU + $0.01 × 4 GiB = $0.14 an hour, $0.07 a session. */
const acme = (mode: Json = {}, plan: Json = {}, own: Json = {}) =>
  theCard({ modes: [aMode(mode)], plans: [aPlan(plan)], ...own });

const bravo = (mode: Json = {}, plan: Json = {}, own: Json = {}) =>
  acme(mode, plan, { id: "bravo", name: "Bravo", ...own });

function findBetween(
  cards: readonly ReturnType<typeof theCard>[],
  axis: Axis,
  range: AxisRange,
  workload: Partial<Workload> = {},
) {
  const found = breakEvens(
    cards.map((card) => prepare(compile(card), {}, noRequirement)),
    null,
    {
      axis,
      range,
      state: { workload: { ...defaultWorkload, ...workload }, knobs: {} },
      unknownMayPass: false,
    },
  );
  if (found === null) throw new Error("an empty range");
  return found;
}

const along = (
  field: keyof Workload & ("sessions" | "hours" | "ramGib" | "concurrency"),
): Axis => ({
  kind: "field",
  field,
});

describe("break-even points worked out by hand", () => {
  it("1. a fee against a rate: 49 + 0.02 s = 0.07 s, so s = 980", () => {
    // Bravo: $49 + ($0.02 × 2 vCPU + $0 × 4 GiB) × 0.5 h = $49 + $0.02 a session.
    const cards = [acme(), bravo({ vcpu_h: 0.02, ram_gib_h: 0 }, { fee: 49 })];
    const found = findBetween(cards, along("sessions"), { from: 1, to: 100_000, scale: "log" });
    expect(found.crossings).toMatchObject([
      {
        at: 980,
        until: 980,
        below: "acme",
        above: "bravo",
        kind: "crossing",
        sentence: "above 980 sessions a month Bravo is cheaper than Acme",
      },
    ]);
    expect(found.crossings[0]?.beforeUsd[0]).toBeCloseTo(68.6, 9);
    expect(found.leaders).toMatchObject([{ at: 980, below: "acme", above: "bravo" }]);
  });

  it("2. a credit that runs out: 0.10 s − 30 = 0.07 s, so s = 1,000", () => {
    // Bravo: ($0.08 × 2 + $0.01 × 4) × 0.5 h = $0.10 a session, $30 of it included. Up to 300
    // sessions it costs nothing; from there on 3 cents a session more than Acme.
    const cards = [acme(), bravo({ vcpu_h: 0.08 }, { included_usd: 30 })];
    const found = findBetween(cards, along("sessions"), { from: 0, to: 5000, scale: "linear" });
    expect(found.crossings).toMatchObject([
      { at: 1000, below: "bravo", above: "acme", kind: "crossing", afterUsd: [70, 70] },
    ]);
  });

  it("3. a size that is too small: at 4 GiB the next one costs twice as much", () => {
    // Bravo: 500 h × $0.10 = $50 up to 4 GiB, 500 h × $0.20 = $100 up to 8. Acme at 4 GiB:
    // 500 × (0.10 + 0.01 × 4) = $70, and it would meet $100 at 10 GiB, where Bravo has no machine.
    const sizes = [aSize(), aSize({ name: "double", ram_gib: 8, hour: 0.2 })];
    const cards = [acme(), bravo({ pricing: "sizes", sizes })];
    const found = findBetween(cards, along("ramGib"), { from: 0.25, to: 64, scale: "log" });
    expect(found.crossings).toMatchObject([
      { at: 4, below: "bravo", above: "acme", kind: "jump", beforeUsd: [70, 50] },
    ]);
    expect(found.crossings[0]?.afterUsd[1]).toBeCloseTo(100, 9);
    expect(found.leaders).toMatchObject([{ at: 4, kind: "jump" }]);
  });

  it("4. hours billed whole: they trade places at 2/3 h, 1 h and 4/3 h", () => {
    // Acme bills exact time: (0.05 × 2 + 0.0125 × 4) h = $0.15 an hour. Bravo bills begun hours at
    // $0.10. In the first hour 0.15 h = 0.10 at 2/3 h. Just above 1 h Bravo bills 2 hours, $0.20, to
    // Acme's $0.15. Then 0.15 h = 0.20 at 4/3 h. Just above 2 h both stand at $0.30 and Acme rises.
    const cards = [
      acme({ ram_gib_h: 0.0125, granularity_s: 0 }),
      bravo({ pricing: "sizes", sizes: [aSize()], granularity_s: 3600 }),
    ];
    const found = findBetween(cards, along("hours"), { from: 0.01, to: 2.9, scale: "linear" });
    expect(found.crossings.map(({ at, above, kind }) => [at.toFixed(9), above, kind])).toEqual([
      ["0.666666667", "bravo", "crossing"],
      ["1.000000000", "acme", "jump"],
      ["1.333333333", "bravo", "crossing"],
    ]);
  });

  it("5. pools by the peak: a third pool is dearer than time", () => {
    // Acme: 500 h × (0.25 × 2 + 0.01 × 4) = $270 whatever the peak. Bravo: pools of 8 vCPU and
    // 16 GiB hold 4 at once for $100: $100 up to 4, $200 up to 8, $300 from 9.
    const tier = { name: "pool", vcpu: 8, ram_gib: 16, month: 100 };
    const cards = [acme({ vcpu_h: 0.25 }), bravo({ pricing: "pool", pool_tiers: [tier] })];
    const found = findBetween(cards, along("concurrency"), { from: 1, to: 500, scale: "log" });
    expect(found.crossings).toMatchObject([
      {
        at: 8,
        below: "bravo",
        above: "acme",
        kind: "jump",
        beforeUsd: [270, 200],
        afterUsd: [270, 300],
        sentence: "above 8 at once Acme is cheaper than Bravo",
      },
    ]);
  });

  it("6. a dial of a card: 0.14 × f = 0.21 an hour, so f = 1.5", () => {
    const knobs = [aKnob({ id: "discount", min: 0.5, max: 3, default: 1 })];
    const cards = [acme({}, {}, { knobs }), bravo({ vcpu_h: 0.085 })];
    const dial: Axis = { kind: "knob", cardId: "acme", knobId: "discount" };
    const found = findBetween(cards, dial, { from: 0.5, to: 3, scale: "linear" });
    expect(found.crossings).toMatchObject([{ below: "acme", above: "bravo" }]);
    expect(found.crossings[0]?.at).toBeCloseTo(1.5, 9);
  });
});

describe("break-even points", () => {
  const range = { from: 1, to: 100_000, scale: "log" } as const;

  it("are none against a lower bound, an unpublished size, a reference or an unconfirmed price", () => {
    const cheap = { vcpu_h: 0.001 };
    const cards = [
      acme(),
      bravo({ vcpu_h: 0.001, ram_gib_h: null }, { fee: 10 }),
      bravo({ ...cheap, flags: ["sales"] }, { fee: 10 }, { id: "sales" }),
      bravo(
        { pricing: "sizes", sizes: [aSize({ vcpu: null, hour: 0.01 })] },
        {},
        { id: "unsized" },
      ),
      bravo({ ...cheap, max_vcpu: 1 }, {}, { id: "small" }),
    ];
    const found = findBetween(cards, along("sessions"), range);
    expect(found.crossings).toEqual([]);
    expect(found).toMatchObject({ firstLeader: "acme", leaders: [] });
  });

  it("say where two part that cost the same until there", () => {
    // Both $0.07 a session; Bravo's credit of $0 and plan are the same, but it caps a month.
    const sizes = [aSize({ hour: 0.14, month_cap: 7 })];
    const cards = [acme(), bravo({ pricing: "sizes", sizes })];
    const found = findBetween(cards, along("sessions"), range);
    // The cap is $7 × 10 at once = $70, reached at 1,000 sessions.
    expect(found.crossings).toMatchObject([{ at: 1000, below: null, above: "bravo" }]);
  });

  it("tell where the cheapest drops out", () => {
    const limited = acme({ vcpu_h: 0.01 }, { max_session_h: 24 });
    const found = findBetween([limited, bravo()], along("hours"), {
      from: 0.1,
      to: 730,
      scale: "log",
    });
    expect(found.leaders).toMatchObject([
      {
        at: 24,
        below: "acme",
        above: "bravo",
        kind: "limit",
        sentence: "above 24 h a session Acme has no price, and Bravo is the cheapest",
      },
    ]);
  });

  it("are none where the axis is no one's or holds no value", () => {
    const dial: Axis = { kind: "knob", cardId: "gone", knobId: "dial" };
    const cards = [prepare(compile(acme()), {}, noRequirement)];
    const state = { workload: defaultWorkload, knobs: {} };
    const sweep = { axis: dial, range, state, unknownMayPass: false };
    expect(breakEvens(cards, null, sweep)).toBeNull();
    const none = { from: 1.2, to: 1.8, scale: "linear" } as const;
    expect(breakEvens(cards, null, { ...sweep, axis: along("sessions"), range: none })).toBeNull();
  });

  it("close together are told as one band", () => {
    const cards = [
      acme({ ram_gib_h: 0.0125, granularity_s: 0 }),
      bravo({ pricing: "sizes", sizes: [aSize({ hour: 0.1499 })], granularity_s: 60 }),
    ];
    const hours = { from: 0.01, to: 400, scale: "linear" } as const;
    const { crossings } = findBetween(cards, along("hours"), hours);
    expect(crossings.length).toBeGreaterThan(10);
    const bands = gatherCrossings(crossings, hours, 0.02);
    expect(bands).toHaveLength(1);
    expect(bands[0]).toMatchObject({ below: "acme", above: "bravo", count: crossings.length });
  });

  it("give the roundest number between two neighbours", () => {
    expect(roundestBetween(24, 24.00000001)).toBe(24);
    expect(roundestBetween(0.3333333333266, 0.33333333335)).toBe(0.33333333333);
  });
});
