import { describe, expect, it } from "vitest";
import { featureRequirement } from "../../../../src/compare/feature-requirement";
import { compile, prepare } from "../../../../src/cost/prepare";
import { SweepAnswers } from "../../../../src/cost/sweep/answers";
import {
  isSweepReply,
  isSweepRequest,
  type MapRequest,
  type SweepQuestion,
} from "../../../../src/cost/sweep/messages";
import { defaultWorkload } from "../../../../src/cost/workload";
import { aMode, aPlan, theCard } from "../../../support/builders";

const acme = theCard({ plans: [aPlan(), aPlan({ name: "Team", features: { root: true } })] });
const bravo = theCard({ id: "bravo", name: "Bravo", modes: [aMode({ vcpu_h: 0.04 })] });

const question = (own: Partial<SweepQuestion> = {}): SweepQuestion => ({
  workload: defaultWorkload,
  knobs: {},
  unknownMayPass: false,
  ownRates: {},
  verdicts: {},
  ...own,
});

const mapOf = (own: Partial<SweepQuestion> = {}): MapRequest => ({
  kind: "map",
  id: 7,
  question: question(own),
  cardIds: ["acme", "bravo", "gone"],
  grid: {
    x: { kind: "field", field: "sessions" },
    y: { kind: "field", field: "hours" },
    xValues: [10, 100],
    yValues: [1, 2, 3, 4, 5, 6],
  },
});

function answersOf() {
  const answers = new SweepAnswers();
  answers.setCards([acme, bravo]);
  return answers;
}

const winnersOf = (request: MapRequest): string[] =>
  [...answersOf().replies(request)].flatMap((reply) =>
    reply.kind === "map-rows" ? reply.rows.map(({ winner }) => [...winner].join("")) : [],
  );

describe("answers to sweeps", () => {
  it("give a map as cards, rows a few at a time, and an end", () => {
    const replies = [...answersOf().replies(mapOf())];
    expect(replies.map(({ kind }) => kind)).toEqual([
      "map-cards",
      "map-rows",
      "map-rows",
      "map-done",
    ]);
    expect(replies[0]).toMatchObject({ id: 7, cardIds: ["acme", "bravo"] });
    expect(replies.every(isSweepReply)).toBe(true);
    expect(winnersOf(mapOf())).toEqual(Array.from({ length: 6 }, () => "11"));
  });

  it("go by own rates, and by the cards' own when these are gone", () => {
    const answers = answersOf();
    const winnerOf = (own: Partial<SweepQuestion>) =>
      [...answers.replies(mapOf(own))].flatMap((reply) =>
        reply.kind === "map-rows" ? [reply.rows[0]?.winner[0]] : [],
      )[0];
    expect(winnerOf({ ownRates: { acme: { "modes[0].vcpu_h": 0.001 } } })).toBe(0);
    expect(winnerOf({})).toBe(1);
  });

  it("go by what the requirements say of each offer", () => {
    const requirement = featureRequirement(["root"], []);
    const verdicts = Object.fromEntries(
      [acme, bravo].map((card) => [
        card.id,
        prepare(compile(card), {}, requirement).offers.map(({ failed, unconfirmed }) => ({
          failed,
          unconfirmed,
        })),
      ]),
    );
    expect(verdicts.acme).toHaveLength(2);
    expect(winnersOf(mapOf({ verdicts }))[0]).toBe("00");
  });

  it("give curves, then their break-even points", () => {
    const replies = [
      ...answersOf().replies({
        kind: "curves",
        id: 1,
        question: question({ ownRates: { bravo: { "plans[0].fee": 35 } } }),
        cardIds: ["acme"],
        competing: ["acme", "bravo"],
        axis: { kind: "field", field: "sessions" },
        range: { from: 1, to: 1e6, scale: "log" },
        steps: 10,
      }),
    ];
    // 35 + 0.06 s = 0.07 s at 3,500 sessions.
    expect(replies).toMatchObject([
      { kind: "curves", curves: [{ cardId: "acme" }] },
      { kind: "break-evens", breakEvens: { crossings: [], leaders: [{ above: "bravo" }] } },
    ]);
  });

  it("give what matters", () => {
    const job = { kind: "sensitivity", id: 2, question: question(), cardIds: ["acme"] } as const;
    expect([...answersOf().replies(job)]).toMatchObject([
      { kind: "sensitivity", id: 2, sensitivity: { cardIds: ["acme"] } },
    ]);
  });

  it("tell requests from other messages, and survive being copied", () => {
    expect(isSweepRequest(structuredClone(mapOf()))).toBe(true);
    expect(isSweepRequest({ kind: "cards", cards: [] })).toBe(true);
    expect(isSweepRequest({ kind: "cancel", of: "map" })).toBe(true);
    for (const other of [
      null,
      1,
      "map",
      {},
      { kind: "map" },
      { kind: "cards" },
      { kind: "x", id: 1 },
    ]) {
      expect(isSweepRequest(other)).toBe(false);
      expect(isSweepReply(other)).toBe(false);
    }
    const copied = structuredClone([...answersOf().replies(mapOf())]);
    expect(copied.every(isSweepReply)).toBe(true);
  });
});
