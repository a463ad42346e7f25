import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compile, noRequirement, type PreparedOffer, prepare } from "../../../src/cost/prepare";
import { Quote } from "../../../src/cost/quote";
import {
  compareRanked,
  quoteOffer,
  type Ranked,
  rankCards,
  rankOffers,
} from "../../../src/cost/rank";
import { offerResult } from "../../../src/cost/result";
import { defaultWorkload, type Workload, type WorkloadNumberKey } from "../../../src/cost/workload";
import { the } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

/*
 * Laws of the arithmetic, over workloads at random and every shipped offer.
 */

const cards = shippedCards().map((card) => prepare(compile(card), {}, noRequirement));
const offers = cards.flatMap((card) => card.offers);

const workloads: fc.Arbitrary<Workload> = fc.record({
  vcpu: fc.constantFrom(0.25, 0.5, 1, 2, 3, 4, 8, 16, 64),
  ramGib: fc.constantFrom(0.25, 1, 2, 4, 7.5, 16, 64, 256),
  diskGib: fc.constantFrom(0, 1, 10, 50, 500),
  sessions: fc.integer({ min: 0, max: 50_000 }),
  hours: fc.double({ min: 0.005, max: 730, noNaN: true }),
  cpuActive: fc.double({ min: 0, max: 1, noNaN: true }),
  ramActive: fc.double({ min: 0, max: 1, noNaN: true }),
  concurrency: fc.integer({ min: 1, max: 500 }),
  pausedHours: fc.constantFrom(0, 0, 1, 100),
  snapshotGib: fc.constantFrom(0, 0, 5, 500),
  egressGib: fc.constantFrom(0, 10, 1000, 50_000),
  ipv4: fc.constantFrom(0, 0, 1, 20),
  seats: fc.integer({ min: 0, max: 20 }),
  gpuCount: fc.constantFrom(0, 0, 0, 1, 8),
  gpuType: fc.constantFrom("any", "any", "H100", "L4"),
  os: fc.constantFrom("linux", "linux", "linux", "windows"),
  splitSessions: fc.boolean(),
});

const someOffers = fc.array(fc.constantFrom(...offers), { minLength: 5, maxLength: 20 });
const questions = fc.record({ workload: workloads, unknownMayPass: fc.boolean() });

describe("laws", () => {
  it("components sum to the total, and usage is never below its credit", () => {
    fc.assert(
      fc.property(questions, someOffers, (question, some) => {
        for (const prepared of some) {
          const { totalUsd, components } = offerResult(prepared, question);
          const sum = components.reduce((usd, part) => usd + part.usd, 0);
          expect(sum).toBeCloseTo(totalUsd ?? 0, 6);
          expect(totalUsd ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("pricing twice gives the same, with other offers priced in between", () => {
    const read = (prepared: PreparedOffer, workload: Workload, quote: Quote) => {
      quoteOffer(prepared, workload, quote);
      return JSON.stringify({ ...quote, usd: [...quote.usd] });
    };
    fc.assert(
      fc.property(workloads, workloads, someOffers, (workload, other, some) => {
        const reused = new Quote();
        for (const prepared of some) {
          const alone = read(prepared, workload, new Quote());
          for (const between of some) quoteOffer(between, other, reused);
          // What only a whole bill writes may be left over in the quote of an offer that has none.
          const again = read(prepared, workload, reused);
          const { reasons } = reused;
          if (reasons === 0) expect(again).toBe(alone);
          const question = { workload, unknownMayPass: false };
          const first = offerResult(prepared, question);
          expect(offerResult(prepared, question)).toEqual(first);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("ranking twice gives the same", () => {
    fc.assert(
      fc.property(questions, questions, (question, other) => {
        const told = (ranking: readonly Ranked[]) =>
          ranking.map(({ card, status, totalUsd, rank }) => [card.card.id, status, totalUsd, rank]);
        const first = told(rankCards(cards, question));
        rankOffers(cards, other);
        expect(told(rankCards(cards.toReversed(), question))).toEqual(first);
      }),
      { numRuns: 25 },
    );
  });
});

/*
 * More of anything never costs less within one offer that has a full price for both, but:
 * - where another size is taken, what it includes and weighs may lower disk, paused or Windows
 *   charges; so offers by size are compared at one size;
 * - where sessions are split, shorter pieces may round up less; so only whole sessions are compared.
 */
const growing: readonly WorkloadNumberKey[] = [
  "vcpu",
  "ramGib",
  "diskGib",
  "sessions",
  "hours",
  "cpuActive",
  "ramActive",
  "concurrency",
  "pausedHours",
  "snapshotGib",
  "egressGib",
  "ipv4",
  "seats",
];

/** Workloads that many offers can run, so that the comparison has something to compare. */
const modest = workloads.map((workload) => ({
  ...workload,
  vcpu: Math.min(2, workload.vcpu),
  ramGib: Math.min(4, workload.ramGib),
  diskGib: Math.min(20, workload.diskGib),
  hours: workload.hours / 100,
  concurrency: Math.min(20, workload.concurrency),
  gpuCount: 0,
  os: "linux",
}));

describe("more of anything", () => {
  it.each(growing)("%s never costs less within one offer", (key) => {
    const factors = fc.double({ min: 1, max: 3, noNaN: true });
    let compared = 0;
    fc.assert(
      fc.property(modest, factors, (workload, factor) => {
        const isShare = key === "cpuActive" || key === "ramActive";
        const grown = workload[key] * factor + (isShare ? 0 : 1);
        const more = { ...workload, [key]: isShare ? Math.min(1, grown) : grown };
        for (const prepared of offers) {
          const less = offerResult(prepared, { workload, unknownMayPass: true });
          if (less.totalUsd === null || less.unknown.length > 0) continue;
          const now = offerResult(prepared, { workload: more, unknownMayPass: true });
          if (now.totalUsd === null || now.unknown.length > 0 || now.size !== less.size) continue;
          if ([...less.cautions, ...now.cautions].some((code) => code.startsWith("split")))
            continue;
          compared++;
          const { card, mode } = prepared.offer;
          if (now.totalUsd < less.totalUsd * (1 - 1e-9) - 1e-9) {
            expect.fail(`${card.id} ${mode.key}: ${now.totalUsd} after ${less.totalUsd}`);
          }
        }
      }),
      { numRuns: 40 },
    );
    expect(compared).toBeGreaterThan(500);
  });
});

describe("ranking", () => {
  const ranked = questions.map((question) => rankOffers(cards, question));

  it("is a total order: antisymmetric, transitive, and stable between equals", () => {
    fc.assert(
      fc.property(ranked, fc.infiniteStream(fc.nat()), (all, picks) => {
        const pick = (): Ranked => the(all, (picks.next().value ?? 0) % all.length);
        for (let i = 0; i < 200; i++) {
          const [a, b, c] = [pick(), pick(), pick()];
          expect(Math.sign(compareRanked(a, b))).toBe(0 - Math.sign(compareRanked(b, a)));
          if (compareRanked(a, b) <= 0 && compareRanked(b, c) <= 0) {
            expect(compareRanked(a, c)).toBeLessThanOrEqual(0);
          }
          if (a.card !== b.card) expect(compareRanked(a, b)).not.toBe(0);
        }
        expect(all.toSorted(compareRanked)).toEqual(all);
      }),
      { numRuns: 10 },
    );
  });

  it("never puts a lower bound before a price, and ranks prices alone, from 1 without a gap", () => {
    fc.assert(
      fc.property(questions, (question) => {
        const all = rankCards(cards, question);
        const priced = all.filter(({ status }) => status === "priced");
        expect(priced.map(({ rank }) => rank)).toEqual(priced.map((_, i) => i + 1));
        expect(all.slice(0, priced.length)).toEqual(priced);
        for (const { isLowerBound, rank } of all) expect(isLowerBound && rank !== null).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  it("gives the default workload a first place", () => {
    const [first] = rankCards(cards, { workload: defaultWorkload, unknownMayPass: false });
    expect(first).toMatchObject({ status: "priced", rank: 1 });
  });
});
