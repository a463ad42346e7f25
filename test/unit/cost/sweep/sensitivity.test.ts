import { describe, expect, it } from "vitest";
import { compile, noRequirement, prepare } from "../../../../src/cost/prepare";
import { sensitivity } from "../../../../src/cost/sweep/sensitivity";
import { defaultWorkload, type Workload } from "../../../../src/cost/workload";
import { aKnob, aMode, aPlan, type Json, the, theCard } from "../../../support/builders";
import { shippedCards } from "../../../support/shipped";

const prepared = (own: Json = {}) => prepare(compile(theCard(own)), {}, noRequirement);
const stateOf = (own: Partial<Workload> = {}) => ({
  workload: { ...defaultWorkload, ...own },
  knobs: {},
});

const leverOf = (found: ReturnType<typeof sensitivity>, label: string) => {
  const lever = found.levers.find((entry) => entry.label === label);
  if (lever === undefined) throw new Error(`no lever ${label}`);
  return lever;
};

describe("what matters", () => {
  it("is what half and double of each field do to the bill, the largest first", () => {
    const found = sensitivity([prepared()], stateOf(), false);
    expect(found.usd).toBeCloseTo(70);
    expect(leverOf(found, "Sessions a month")).toMatchObject({
      down: { kind: "half", value: 500, changeUsd: -35 },
      up: { kind: "double", value: 2000, changeUsd: 70 },
      swingUsd: 70,
    });
    // Half of 4 GiB saves 500 h × 2 GiB × $0.01.
    expect(leverOf(found, "RAM").down?.changeUsd).toBeCloseTo(-10);
    const swings = found.levers.map(({ swingUsd }) => swingUsd);
    expect(swings).toEqual(swings.toSorted((a, b) => b - a));
    expect(found.atZero.map(({ label }) => label)).toEqual([
      "Paused after",
      "Snapshots stored",
      "Egress",
      "Public IPv4",
      "GPUs",
    ]);
  });

  it("keeps within the range: a share ends at 1, a peak of 1 has no half", () => {
    const found = sensitivity([prepared()], stateOf({ cpuActive: 0.7, concurrency: 1 }), false);
    expect(leverOf(found, "CPU busy").up).toMatchObject({ kind: "most", value: 1 });
    expect(leverOf(found, "RAM in use").up).toBeNull();
    expect(leverOf(found, "Peak at once").down).toBeNull();
  });

  it("moves a dial within its own range and options", () => {
    const knobs = [
      aKnob({ id: "a", label: "Slider", min: 0.75, max: 3, default: 1 }),
      aKnob({ id: "b", label: "Toggle", kind: "toggle", min: 1, max: 2, default: false }),
      aKnob({
        id: "c",
        label: "Select",
        kind: "select",
        default: 1,
        options: [
          { value: 1, label: "one" },
          { value: 1.2, label: "two" },
        ],
      }),
    ];
    const found = sensitivity([prepared({ knobs })], stateOf(), false);
    expect(leverOf(found, "Acme: Slider")).toMatchObject({
      down: { kind: "least", value: 0.75 },
      up: { kind: "double", value: 2 },
    });
    expect(leverOf(found, "Acme: Toggle")).toMatchObject({ down: null, up: { value: 2 } });
    expect(leverOf(found, "Acme: Select").up?.changeUsd).toBeCloseTo(14);
  });

  it("carries what becomes unpriced, with its reason, and names what stays unknown", () => {
    const card = prepared({
      modes: [aMode({ max_vcpu: 3 })],
      storage: { snapshot_gib_month: null },
    });
    const found = sensitivity([card], stateOf({ snapshotGib: 1 }), false);
    expect(found.unknown).toEqual(["snapshot"]);
    const lever = leverOf(found, "vCPU");
    expect(lever.changesStatus).toBe(true);
    expect(lever.up).toMatchObject({
      changeUsd: null,
      points: [{ status: "unpriced", totalUsd: null, reasons: ["too_many_vcpu"] }],
    });
    expect(lever.down?.changeUsd).toBeLessThan(0);
  });

  it("is about the gap where there are two", () => {
    const bravo = prepared({
      id: "bravo",
      name: "Bravo",
      modes: [aMode({ vcpu_h: 0.02, ram_gib_h: 0 })],
      plans: [aPlan({ fee: 49 })],
    });
    const found = sensitivity([prepared(), bravo], stateOf(), false);
    // 49 + 20 − 70 now; 49 + 40 − 140 with twice the sessions.
    expect(found.usd).toBeCloseTo(-1);
    expect(leverOf(found, "Sessions a month").up?.changeUsd).toBeCloseTo(-50);
  });

  it("works for every shipped card", () => {
    for (const card of shippedCards()) {
      const found = sensitivity([prepare(compile(card), {}, noRequirement)], stateOf(), false);
      expect(found.levers.length + found.atZero.length).toBeGreaterThanOrEqual(14);
      expect(the(found.points).at).toBe(2);
    }
  });
});
