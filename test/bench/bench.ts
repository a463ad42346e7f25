import { performance } from "node:perf_hooks";
import { compile, noRequirement, prepare } from "../../src/cost/prepare";
import { rankCards, rankOffers } from "../../src/cost/rank";
import { type Axis, axisValues, isWholeField } from "../../src/cost/sweep/axis";
import { breakEvens } from "../../src/cost/sweep/break-even";
import { curves } from "../../src/cost/sweep/curves";
import { sweepMap } from "../../src/cost/sweep/map";
import { sensitivity } from "../../src/cost/sweep/sensitivity";
import { defaultWorkload, numberField, type WorkloadNumberKey } from "../../src/cost/workload";
import { resampledCards } from "../support/resample";
import { shippedCards } from "../support/shipped";

/*
 * How fast the arithmetic is, at 70, 1,000 and 5,000 cards, on one core. Every run asks another
 * workload, as a moving slider does. Reported, never a failure.
 */

const counts = [70, 1000, 5000] as const;
const shown = 12;

interface Measured {
  readonly name: string;
  readonly medianMs: number;
  readonly p95Ms: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Runs a task until it is warm, then measures it for a second; what takes longer runs once. */
function measure(name: string, task: (run: number) => void): Measured {
  const times: number[] = [];
  let run = 0;
  const timed = (): number => {
    const start = performance.now();
    task(run++);
    return performance.now() - start;
  };
  const begin = performance.now();
  while (performance.now() - begin < 300) times.push(timed());
  if (performance.now() - begin < 1000) {
    times.length = 0;
    while (performance.now() - begin < 1300 || times.length === 0) times.push(timed());
  }
  times.sort((a, b) => a - b);
  return { name, medianMs: at(times, 0.5), p95Ms: at(times, 0.95) };
}

const field = (key: WorkloadNumberKey): Axis => ({ kind: "field", field: key });

function valuesOf(key: WorkloadNumberKey, count: number): number[] {
  const { min, max, scale } = numberField(key);
  const about = { whole: isWholeField(key), values: null };
  return axisValues({ from: min, to: max, scale }, count - 1, about);
}

/** A workload that no run before had. */
const asked = (run: number) => ({
  workload: { ...defaultWorkload, sessions: 100 + 7 * run, vcpu: 1 + (run % 8) },
  unknownMayPass: false,
});

function measureAt(count: number, shipped: ReturnType<typeof shippedCards>) {
  const sampled = resampledCards(shipped, count);
  const compiled = sampled.map(compile);
  const cards = compiled.map((card) => prepare(card, {}, noRequirement));
  const offers = cards.reduce((sum, card) => sum + card.offers.length, 0);
  const few = cards.slice(0, shown);
  const rows: Measured[] = [
    measure("compile all cards", () => void sampled.map(compile)),
    measure("set knobs and requirements", () => {
      for (const card of compiled) prepare(card, {}, noRequirement);
    }),
    measure("re-price and rank all cards", (run) => void rankCards(cards, asked(run))),
    measure("price and rank all offers", (run) => void rankOffers(cards, asked(run))),
  ];
  const grid = {
    x: field("sessions"),
    y: field("hours"),
    xValues: valuesOf("sessions", 60),
    yValues: valuesOf("hours", 40),
  };
  const sweepOf = (run: number) => ({
    axis: field("sessions"),
    range: { from: 1, to: 1_000_000, scale: "log" as const },
    state: { workload: asked(run).workload, knobs: {} },
    unknownMayPass: false,
  });
  const ids = few.map(({ card }) => card.id);
  rows.push(
    measure(`curves of ${shown} cards`, (run) => void curves(few, sweepOf(run))),
    measure(
      `break-even of ${shown} cards, cheapest of all`,
      (run) => void breakEvens(cards, ids, sweepOf(run)),
    ),
    measure(`map ${grid.xValues.length} × ${grid.yValues.length}`, (run) => {
      const { rows: all } = sweepMap(cards, grid, { ...asked(run), knobs: {} }, false);
      for (const row of all) void row;
    }),
    measure(
      "what matters for one card",
      (run) =>
        void sensitivity(
          cards.slice(run % 70, (run % 70) + 1),
          { ...asked(run), knobs: {} },
          false,
        ),
    ),
  );
  return { count, offers, rows };
}

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

const shipped = shippedCards();
const results = counts.map((count) => measureAt(count, shipped));
const [smallest] = results;

console.log("Median and 95th percentile in ms; the growth of the median over 70 cards.\n");
const header = ["", ...results.map(({ count, offers }) => `${count} cards, ${offers} offers`)];
const table = (smallest?.rows ?? []).map(({ name, medianMs }, i) => [
  name,
  ...results.map(({ rows }) => {
    const row = rows[i];
    if (row === undefined) return "";
    const growth = row === smallest?.rows[i] ? "" : `  ×${(row.medianMs / medianMs).toFixed(1)}`;
    return `${ms(row.medianMs)} / ${ms(row.p95Ms)}${growth}`;
  }),
]);
const widths = header.map((_, column) =>
  Math.max(...[header, ...table].map((line) => line[column]?.length ?? 0)),
);
for (const line of [header, ...table]) {
  console.log(
    line
      .map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0)))
      .join("   "),
  );
}
console.log(
  `\nOffers priced a second (re-pricing and ranking cards): ${results
    .map(({ offers, rows }) => {
      const priced = rows.find(({ name }) => name.startsWith("re-price"));
      const million = offers / ((priced?.medianMs ?? Number.NaN) / 1000) / 1e6;
      return `${million.toFixed(1)} million`;
    })
    .join(", ")}`,
);
