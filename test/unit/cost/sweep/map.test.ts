import { describe, expect, it } from "vitest";
import { featureRequirement } from "../../../../src/compare/feature-requirement";
import { compile, noRequirement, prepare } from "../../../../src/cost/prepare";
import { rankCards } from "../../../../src/cost/rank";
import { type Axis, axisValues, withAxisValue } from "../../../../src/cost/sweep/axis";
import { withKnobs } from "../../../../src/cost/sweep/contender";
import { coarseFirst, type MapGrid, sweepMap } from "../../../../src/cost/sweep/map";
import {
  defaultWorkload,
  numberField,
  type WorkloadNumberKey,
} from "../../../../src/cost/workload";
import { aKnob, the, theCard } from "../../../support/builders";
import { seededRandom } from "../../../support/resample";
import { shippedCards } from "../../../support/shipped";

const compiled = shippedCards().map(compile);
const state = { workload: defaultWorkload, knobs: {} };

const field = (key: WorkloadNumberKey): Axis => ({ kind: "field", field: key });

function valuesOf(key: WorkloadNumberKey, count: number): number[] {
  const { min, max, scale } = numberField(key);
  const about = { whole: key === "sessions", values: null };
  return axisValues({ from: min, to: max, scale }, count - 1, about);
}

const gridOf = (x: WorkloadNumberKey, y: WorkloadNumberKey): MapGrid => ({
  x: field(x),
  y: field(y),
  xValues: valuesOf(x, 60),
  yValues: valuesOf(y, 40),
});

describe("who wins where", () => {
  it.each([
    ["sessions", "hours", false],
    ["vcpu", "ramGib", false],
    ["egressGib", "pausedHours", true],
  ] as const)("over %s and %s is what pricing each point alone gives", (x, y, mayPass) => {
    const requirement = mayPass ? featureRequirement(["pause_resume"], []) : noRequirement;
    const cards = compiled.map((card) => prepare(card, {}, requirement));
    const grid = gridOf(x, y);
    const { cardIds, rows } = sweepMap(cards, grid, state, mayPass);
    const all = new Map([...rows].map((row) => [row.row, row]));
    expect(all.size).toBe(40);
    const random = seededRandom(7);
    for (let i = 0; i < 150; i++) {
      const column = Math.floor(random() * grid.xValues.length);
      const line = Math.floor(random() * grid.yValues.length);
      const onX = withAxisValue(grid.x, the(grid.xValues, column), state);
      const { workload } = withAxisValue(grid.y, the(grid.yValues, line), onX);
      const priced = rankCards(cards, { workload, unknownMayPass: mayPass }).filter(
        ({ status }) => status === "priced",
      );
      const [first, second] = priced;
      const row = all.get(line);
      const winner = row?.winner[column] ?? -1;
      expect(cardIds[winner] ?? null).toBe(first?.card.card.id ?? null);
      expect(row?.usd[column]).toBe(first?.totalUsd ?? Number.NaN);
      expect(cardIds[row?.second[column] ?? -1] ?? null).toBe(second?.card.card.id ?? null);
      const margin =
        second === undefined ? Number.NaN : (second.totalUsd ?? 0) - (first?.totalUsd ?? 0);
      expect(row?.marginUsd[column]).toBe(margin);
    }
  });

  it("moves only the card whose dial an axis is", () => {
    const knobs = [aKnob({ id: "factor", min: 0, max: 4, default: 1 })];
    const acme = prepare(compile(theCard({ knobs })), {}, noRequirement);
    const bravo = prepare(compile(theCard({ id: "bravo", name: "Bravo" })), {}, noRequirement);
    const grid: MapGrid = {
      x: { kind: "knob", cardId: "acme", knobId: "factor" },
      y: field("sessions"),
      xValues: [0.5, 1, 2],
      yValues: [100, 1000],
    };
    const { cardIds, rows } = sweepMap([acme, bravo], grid, state, false);
    for (const { winner } of rows) {
      expect([...winner].map((index) => cardIds[index])).toEqual(["acme", "acme", "bravo"]);
    }
    expect(withKnobs(acme, {}).offers).toEqual(acme.offers);
  });

  it("has nobody where nobody is priced", () => {
    const dear = prepare(compile(theCard()), {}, () => ({ failed: ["no"], unconfirmed: [] }));
    const { rows } = sweepMap([dear], gridOf("sessions", "hours"), state, false);
    for (const { winner, usd } of rows) {
      expect(winner.every((index) => index === -1)).toBe(true);
      expect(usd.every(Number.isNaN)).toBe(true);
    }
  });

  it("comes coarse first, every row once", () => {
    expect(coarseFirst(10)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7, 9]);
    for (const count of [0, 1, 2, 7, 40]) {
      expect(coarseFirst(count).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, i) => i),
      );
    }
  });
});
