import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fact } from "../../../src/card/fact";
import { features } from "../../../src/card/features";
import {
  type CellState,
  cellPasses,
  cellSortKey,
  cellStates,
  cellsDiffer,
  countCells,
  type FactCell,
  factCell,
  factCellOf,
} from "../../../src/compare/fact-cell";
import { compileCard } from "../../../src/cost/offer";
import { aMode, aPlan, theCard } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

const inModes = (...facts: Fact[]) => facts.map((fact) => ({ plans: [null], facts: [fact] }));
const no = false;
const yes = true;

describe("the cell of a fact", () => {
  // stated, in each mode, state, text
  const table: [Fact, Fact[], CellState, string][] = [
    [yes, [yes], "yes", "yes"],
    [no, [yes], "yes", "yes"],
    [null, [yes, yes], "yes", "yes"],
    [yes, [yes, no], "some", "in 1 of 2 modes"],
    [no, [yes, no, no], "some", "in 1 of 3 modes"],
    [null, [yes, null, no], "some", "in 1 of 3 modes, unknown in 1"],
    [yes, [yes, null], "some", "in 1 of 2 modes, unknown in 1"],
    [no, [no], "no", "no"],
    [null, [no, no], "no", "no"],
    [yes, [no], "some", "in no listed mode"],
    [yes, [no, null], "some", "no in 1 of 2 modes"],
    [no, [no, null], "unknown", "unknown"],
    [null, [no, null], "unknown", "unknown"],
    [yes, [null], "yes", "yes"],
    [no, [null, null], "no", "no"],
    [null, [null], "unknown", "unknown"],
  ];

  it.each(table)("stated %s, in modes %j: %s, %s", (stated, modes, state, text) => {
    const cell = factCell(stated, inModes(...modes));
    expect([cell.state, cell.text]).toEqual([state, text]);
  });

  it("counts plans where a mode's plans differ", () => {
    const mode = { plans: ["Free", "Pro", "Team"], facts: [no, yes, yes] };
    expect(factCell(no, [mode, mode]).text).toBe("on 2 of 3 plans");
  });

  it("counts offers where neither modes nor plans tell it apart", () => {
    const modes = [
      { plans: ["Free", "Pro"], facts: [no, yes] },
      { plans: ["Free", "Pro"], facts: [no, no] },
    ];
    expect(factCell(null, modes).text).toBe("in 1 of 4 offers");
  });

  it("reads them from a card", () => {
    const card = theCard({
      features: { ssh: false, gpu: true, sso: false },
      modes: [aMode({ features: { ssh: true } }), aMode({ key: "b" })],
      plans: [aPlan(), aPlan({ name: "Team", features: { sso: true } })],
    });
    const offers = compileCard(card);
    expect(factCellOf(card, offers, "ssh").text).toBe("in 1 of 2 modes");
    expect(factCellOf(card, offers, "gpu").text).toBe("yes");
    expect(factCellOf(card, offers, "sso").text).toBe("on 1 of 2 plans");
    expect(factCellOf(card, offers, "fork").text).toBe("unknown");
  });

  const facts = fc.constantFrom<Fact[]>(true, false, null);

  it("is no only where every offer is known to lack it or none says anything", () => {
    fc.assert(
      fc.property(facts, fc.array(facts, { minLength: 1, maxLength: 5 }), (stated, modes) => {
        const { state } = factCell(stated, inModes(...modes));
        if (state === "no") expect(new Set(modes).size).toBe(1);
        if (modes.includes(true)) expect(["yes", "some"]).toContain(state);
        if (stated === null && !modes.includes(true) && modes.includes(null)) {
          expect(state).toBe("unknown");
        }
      }),
    );
  });

  it("doesn't depend on the order of the modes", () => {
    fc.assert(
      fc.property(facts, fc.array(facts, { minLength: 1, maxLength: 5 }), (stated, modes) => {
        expect(factCell(stated, inModes(...modes))).toEqual(
          factCell(stated, inModes(...modes.toReversed())),
        );
      }),
    );
  });
});

describe("what follows from a cell", () => {
  const cellIn = (state: CellState): FactCell => ({ state, text: state, detail: null });

  it("sorts yes before some before no, unknown by no key", () => {
    expect(cellStates.map((state) => cellSortKey(cellIn(state)))).toEqual([3, 2, 1, undefined]);
  });

  it("passes a filter only by name", () => {
    expect(cellPasses(cellIn("unknown"), ["no"])).toBe(false);
    expect(cellPasses(cellIn("unknown"), ["no", "unknown"])).toBe(true);
    expect(cellPasses(cellIn("some"), ["yes"])).toBe(false);
    expect(cellPasses(cellIn("no"), [])).toBe(true);
  });

  it.each<[CellState[], boolean, boolean]>([
    [["yes", "yes"], false, false],
    [["unknown", "unknown"], false, false],
    [["yes", "unknown"], true, true],
    [["yes", "no"], true, false],
    [["yes", "no", "unknown"], true, false],
    [["yes", "some"], true, false],
  ])("difference of %j", (states, differs, onlyByUnknown) => {
    expect(cellsDiffer(states.map(cellIn))).toEqual({ differs, onlyByUnknown });
  });

  it("counts", () => {
    expect(countCells((["yes", "no", "unknown", "some", "yes"] as const).map(cellIn))).toEqual({
      yes: 2,
      some: 1,
      no: 1,
      unknown: 1,
      known: 4,
    });
  });
});

describe("shipped cards", () => {
  it("have a cell in words for every feature", () => {
    const counts = countCells(
      shippedCards().flatMap((card) => {
        const offers = compileCard(card);
        return features.map(({ key }) => factCellOf(card, offers, key));
      }),
    );
    expect(counts.known + counts.unknown).toBe(70 * 85);
    expect(counts.some).toBeGreaterThan(0);
    expect(counts.unknown).toBeGreaterThan(0);
  });
});
