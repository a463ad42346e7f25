import { describe, expect, test } from "vitest";
import { type Choices, defaultChoices } from "../../../src/link/choices";
import { emptyCards } from "../../../src/store/cards-store";
import { preparedOf, questionOf, rankingOf, resultOf } from "../../../src/store/derived";
import type { Now } from "../../../src/store/now";
import { aKnob, aMode, the, theCard } from "../../support/builders";

const acme = theCard({ knobs: [aKnob({ id: "rate", min: 1, max: 9 })] });
const bolt = theCard({ id: "bolt", name: "Bolt", modes: [aMode({ vcpu_h: 0.01 })] });
const nadir = theCard({ id: "nadir", name: "Nadir", category: "browser" });
const cards = [acme, bolt, nadir];

const at = (part: Partial<Choices> = {}): Now => ({
  cards: { ...emptyCards, status: "ready", cards },
  choices: { ...defaultChoices, ...part },
});
const withVcpu = (vcpu: number) => at({ workload: { ...defaultChoices.workload, vcpu } });
const requiring = (part: Partial<Choices["requirements"]>) =>
  at({ requirements: { ...defaultChoices.requirements, ...part } });
const shown = (now: Now) => rankingOf(now).shown.map(({ card }) => card.card.id);

describe("what follows from cards and choices", () => {
  test("a first visit: agent sandboxes, cheapest first, ranked among themselves", () => {
    const ranking = rankingOf(at());
    expect(ranking.shown.map(({ card, rank }) => [card.card.id, rank])).toEqual([
      ["bolt", 1],
      ["acme", 2],
    ]);
    expect(ranking.excluded.map(({ row }) => row.card.card.id)).toEqual(["nadir"]);
    expect([...ranking.byId.keys()].sort()).toEqual(["acme", "bolt", "nadir"]);
  });

  test("a requirement leaves out and says why", () => {
    const now = requiring({ needs: { gpu: "must" } });
    expect(shown(now)).toEqual([]);
    expect(the(rankingOf(now).excluded).reasons.map(({ code }) => code)).toContain(
      "unknown_feature:gpu",
    );
    expect(shown(requiring({ needs: { gpu: "must" }, unknownMayPass: true }))).toHaveLength(2);
  });

  test("own rates take the place of a card's, and leave the other cards as they were", () => {
    const ownRates = { acme: { "modes[0].vcpu_h": 0 } };
    expect(shown(at({ ownRates }))).toEqual(["acme", "bolt"]);
    const before = preparedOf(at());
    expect(preparedOf(at({ ownRates })).map((card, i) => card === before[i])).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("a bill sums to the total in the ranking", () => {
    const now = withVcpu(4);
    for (const ranked of rankingOf(now).byId.values()) {
      const { components, totalUsd } = resultOf(now, ranked);
      expect(totalUsd).toBe(ranked.totalUsd);
      expect(components.reduce((sum, { usd }) => sum + usd, 0)).toBeCloseTo(totalUsd ?? 0);
    }
  });
});

describe("nothing is done twice", () => {
  test("filters on whole cards and “unknown may pass” prepare no offer anew", () => {
    const sets = { category: ["agent-sandbox"], region: ["EU"] };
    const before = preparedOf(requiring({ needs: defaultChoices.requirements.needs, sets }));
    const { region } = sets;
    for (const part of [{ unknownMayPass: true }, { sets: { region } }]) {
      const { requirements } = requiring({ sets, ...part }).choices;
      expect(preparedOf(at({ requirements }))).toBe(before);
    }
    expect(preparedOf(requiring({ sets: { region: ["US"] } }))).not.toBe(before);
  });

  test("the same state gives the same objects", () => {
    const now = at();
    const first = rankingOf(now);
    expect(rankingOf(now)).toBe(first);
    expect(rankingOf({ ...now })).toBe(first);
    const row = the(first.shown);
    expect(resultOf(now, row)).toBe(resultOf(now, row));
    expect(questionOf(now)).toBe(questionOf({ ...now }));
  });

  test("a workload moves no offer", () => {
    expect(preparedOf(withVcpu(2))).toBe(preparedOf(withVcpu(4)));
  });

  test("a view, a column or a card read in full moves no ranking", () => {
    const now = at();
    const ranking = rankingOf(now);
    const cardsToo = { ...now.cards, full: new Map() };
    expect(rankingOf({ cards: cardsToo, choices: { ...now.choices, view: "costs" } })).toBe(
      ranking,
    );
  });

  test("a knob moves the offers of its card alone", () => {
    const before = preparedOf(at());
    const after = preparedOf(at({ knobs: { "acme/rate": 3 } }));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(the(after).offers[0]?.offer).toBe(the(before).offers[0]?.offer);
  });
});
