import { describe, expect, it } from "vitest";
import { explainOffer } from "../../../src/cost/explain/explain";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { offerResult } from "../../../src/cost/result";
import { defaultWorkload, type Workload } from "../../../src/cost/workload";
import { evaluateFormula } from "../../support/evaluate-formula";
import { hasPath } from "../../support/fact-path";
import { shippedCards } from "../../support/shipped";

const cards = shippedCards();

const changes: Partial<Workload>[] = [
  {},
  { vcpu: 4, ramGib: 8 },
  { vcpu: 1, ramGib: 16 },
  { vcpu: 0.5, ramGib: 0.5, hours: 1 / 60, sessions: 100_000, concurrency: 200 },
  { hours: 8, sessions: 1100, concurrency: 50, cpuActive: 0.3, egressGib: 100, snapshotGib: 50 },
  { hours: 730, sessions: 5, concurrency: 5 },
  { diskGib: 200 },
  { diskGib: 60, pausedHours: 5 },
  { pausedHours: 100, hours: 0.25 },
  { egressGib: 5000 },
  { ipv4: 3 },
  { snapshotGib: 800 },
  { seats: 12 },
  { gpuCount: 1 },
  { gpuCount: 1, gpuType: "H100", vcpu: 8, ramGib: 32 },
  { os: "windows", vcpu: 4, ramGib: 8 },
  { os: "macos" },
  { hours: 30, splitSessions: true, sessions: 40 },
  { sessions: 0 },
  { cpuActive: 0, ramActive: 0.1, hours: 2.345 },
];

const question = (change: Partial<Workload>) => ({
  workload: { ...defaultWorkload, ...change },
  unknownMayPass: false,
});

const turned = Object.fromEntries(
  cards.flatMap((card) =>
    card.knobs.map((knob) => [
      `${card.id}/${knob.id}`,
      knob.options?.at(-1)?.value ?? knob.max ?? 1,
    ]),
  ),
);

describe("every printed formula comes to its part of the bill", () => {
  it.each([
    ["as the cards have them", {}],
    ["with every knob turned", turned],
  ])("knobs %s", (_, knobs) => {
    let checked = 0;
    for (const card of cards) {
      for (const prepared of prepare(compile(card), knobs, noRequirement).offers) {
        for (const change of changes) {
          const { lines, basis } = explainOffer(prepared, question(change));
          const where = `${card.id} ${prepared.offer.mode.key} ${JSON.stringify(change)}`;
          for (const line of lines) {
            expect(hasPath(card, line.path), `${where}: ${line.path}`).toBe(true);
            if (line.usd === null) {
              expect(line.formula, where).toContain("?");
              continue;
            }
            const value = evaluateFormula(line.formula);
            const tolerance = 1e-9 * Math.max(1, Math.abs(line.usd));
            expect(
              Math.abs(value - line.usd) <= tolerance,
              `${where}: ${line.key} ${line.formula} is ${value}, not ${line.usd}`,
            ).toBe(true);
            checked++;
          }
          for (const step of basis) {
            const value = evaluateFormula(step.formula);
            expect(
              Math.abs(value - step.value) <= 1e-9 * Math.max(1, step.value),
              `${where}: ${step.key} ${step.formula} is ${value}, not ${step.value}`,
            ).toBe(true);
          }
          for (const { path } of [...lines, ...basis].flatMap((step) => step.factors)) {
            if (path !== null) expect(hasPath(card, path), `${where}: ${path}`).toBe(true);
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(8000);
  });

  it("explains just the parts that a result lists", () => {
    for (const card of cards) {
      for (const prepared of prepare(compile(card), {}, noRequirement).offers) {
        const asked = question({ egressGib: 500, diskGib: 100 });
        const result = offerResult(prepared, asked);
        if (result.status === "unpriced") continue;
        const { lines } = explainOffer(prepared, asked);
        expect(lines.filter((l) => l.usd !== null).map(({ key, usd }) => ({ key, usd }))).toEqual(
          result.components,
        );
        expect(
          lines
            .filter((l) => l.usd === null)
            .map((l) => l.key)
            .sort(),
        ).toEqual(result.unknown);
      }
    }
  });
});
