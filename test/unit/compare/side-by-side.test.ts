import { describe, expect, it } from "vitest";
import type { Card } from "../../../src/card/full-schema";
import { matrixRows } from "../../../src/compare/matrix-rows";
import { noRequirements } from "../../../src/compare/requirements";
import {
  canCompare,
  differenceText,
  onlyDifferences,
  sideBySide,
} from "../../../src/compare/side-by-side";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { bestOffer } from "../../../src/cost/rank";
import { offerResult } from "../../../src/cost/result";
import { defaultWorkload } from "../../../src/cost/workload";
import { aKnob, aMode, aPlan, type Json, the, theCard } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

const question = { workload: defaultWorkload, unknownMayPass: false };

const beside = (cards: readonly Card[], loaded = true) =>
  sideBySide(
    cards.map((card) => {
      const ranked = bestOffer(prepare(compile(card), {}, noRequirement), question);
      const row = the(matrixRows([ranked], { question, requirements: noRequirements }));
      return {
        row,
        result: offerResult(ranked.prepared, question),
        full: loaded ? card : null,
      };
    }),
  );

const rowOf = (id: string, ...cards: Json[]) => {
  const rows = beside(cards.map(theCard)).flatMap((section) => section.rows);
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};
const marksOf = (id: string, ...cards: Json[]) => rowOf(id, ...cards).values.map((v) => v.mark);

const at = (vcpuHourUsd: number, own: Json = {}) => ({
  modes: [aMode({ vcpu_h: vcpuHourUsd, ...own })],
});

describe("the best of a row", () => {
  it("is the cheapest price", () => {
    expect(marksOf("monthlyUsd", at(0.1), at(0.05), at(0.2))).toEqual([null, "cheapest", null]);
    expect(marksOf("monthlyUsd", at(0.1), at(0.05), at(0.05))).toEqual([
      null,
      "cheapest",
      "cheapest",
    ]);
  });

  it("is never a lower bound, which may leave it open", () => {
    const bound = at(0.01, { ram_gib_h: null });
    expect(marksOf("monthlyUsd", at(0.1), at(0.05), bound)).toEqual([null, "cheapest known", null]);
    const dear = at(5, { ram_gib_h: null });
    expect(marksOf("monthlyUsd", at(0.1), at(0.05), dear)).toEqual([null, "cheapest", null]);
  });

  it("is never a figure for orientation", () => {
    const sales = at(0.001, { flags: ["sales"] });
    expect(marksOf("monthlyUsd", at(0.1), at(0.05), sales)).toEqual([null, "cheapest known", null]);
  });

  it("is none where all are equal or one alone is known", () => {
    expect(marksOf("monthlyUsd", at(0.1), at(0.1))).toEqual([null, null]);
    const cold = (ms: number | null) => ({ perf: { cold_start_ms: ms } });
    expect(marksOf("coldStartMs", cold(100), cold(null))).toEqual([null, null]);
    expect(marksOf("coldStartMs", cold(100), cold(200), cold(null))).toEqual([
      "fastest known",
      null,
      null,
    ]);
  });

  it("is no limit over any limit", () => {
    const limited = { plans: [aPlan({ max_session_h: 24 })] };
    expect(marksOf("maxSessionHours", limited, {})).toEqual([null, "longest"]);
  });
});

describe("differences", () => {
  const ssh = (fact: boolean | null) => ({ features: { ssh: fact } });

  it("are also those of unknown against known, and say so", () => {
    const row = rowOf("ssh", ssh(true), ssh(null));
    expect([row.differs, row.onlyByUnknown, differenceText(row)]).toEqual([
      true,
      true,
      "known of some only",
    ]);
    expect(differenceText(rowOf("ssh", ssh(true), ssh(false)))).toBe("differs");
    expect(differenceText(rowOf("ssh", ssh(null), ssh(null)))).toBe("the same");
    expect(rowOf("ssh", ssh(true), ssh(false), ssh(null)).onlyByUnknown).toBe(false);
  });

  it("leave out rows that are the same, and sections without any", () => {
    const sections = onlyDifferences(beside([ssh(true), ssh(false)].map(theCard)));
    expect(sections.map(({ key, rows }) => [key, rows.map(({ id }) => id)])).toEqual([
      ["features_network", ["ssh"]],
    ]);
  });

  it("don't take what still loads for a difference", () => {
    const cards = [theCard({ caveats: ["a"] }), theCard({ caveats: ["b"] })];
    const caveats = (loaded: boolean) =>
      beside(cards, loaded).find(({ key }) => key === "caveats")?.rows[0];
    expect(caveats(true)?.differs).toBe(true);
    expect(caveats(false)?.differs).toBe(false);
  });
});

describe("rows", () => {
  it("say what is unknown, none and not priced of a bill", () => {
    const unknownRam = { modes: [aMode({ ram_gib_h: null })] };
    const none = { modes: [aMode({ vcpu_h: null, ram_gib_h: null })] };
    const free = { modes: [aMode({ ram_gib_h: 0 })] };
    const texts = rowOf("component_ram", {}, unknownRam, none, free).values.map((v) => v.text);
    expect(texts).toEqual(["$20.00", "unknown", "not priced", "none"]);
  });

  it("list plans and dials", () => {
    const plans = [aPlan({ fee: null }), aPlan({ name: "Team", fee: 20, per_seat: 5 })];
    expect(rowOf("plans", { plans }, {}).values[0]?.text).toBe(
      "Pay as you go: fee unknown\nTeam: $20.00 a month, $5.00 a seat",
    );
    const knobs = [aKnob({ label: "Cache", default: 2, unit: "×" })];
    expect(rowOf("knob_rate_factor", { knobs }, {}).values.map((v) => v.text)).toEqual([
      "Cache: 2 ×",
      "no such dial",
    ]);
  });

  it("take two to six", () => {
    expect([1, 2, 6, 7].map(canCompare)).toEqual([false, true, true, false]);
  });

  it("say every shipped card in words", () => {
    const cards = shippedCards();
    for (let i = 0; i < cards.length; i += 5) {
      for (const { rows } of beside(cards.slice(i, i + 5))) {
        for (const { id, label, values } of rows) {
          expect(label.trim()).not.toBe("");
          for (const { text } of values) {
            expect(text.trim(), id).not.toBe("");
            // Caveats, names and dials are the card's own words.
            if (!/^(caveats|offer|plan|knob)/.test(id)) {
              expect(text, id).not.toMatch(/undefined|null|NaN|Infinity|\[object/);
            }
          }
        }
      }
    }
  });
});
