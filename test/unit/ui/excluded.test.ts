import { describe, expect, it } from "vitest";
import type { Excluded } from "../../../src/compare/selection";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { rankCards } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { countedAmong, plural } from "../../../src/ui/matrix/counted";
import {
  obstacles,
  outsideCategory,
  waitingFor,
  withinCategory,
} from "../../../src/ui/matrix/excluded";
import { the, theCard } from "../../support/builders";

const question = { workload: defaultWorkload, unknownMayPass: false };
const rankedOf = (name: string) =>
  the(rankCards([prepare(compile(theCard({ name })), {}, noRequirement)], question));

const leftOut = (name: string, ...codes: readonly string[]): Excluded => ({
  row: rankedOf(name),
  priceIfConfirmed: null,
  reasons: codes.map((code) => ({ code, text: code, isUnknown: code.startsWith("unknown") })),
});
const acme = leftOut("Acme", "missing_feature:gpu", "unknown_feature:root");
const bolt = leftOut("Bolt", "unknown_feature:gpu");
const cove = leftOut("Cove", "unknown_feature:root");
const dune = leftOut("Dune", "not_in_set:category", "missing_feature:gpu");
const all = [acme, bolt, cove, dune];

describe("who is left out", () => {
  it("is told apart by whether the category lets them in", () => {
    expect(withinCategory(all)).toEqual([acme, bolt, cove]);
    expect(outsideCategory(all)).toEqual([dune]);
  });

  it("waits for one thing where that alone is unknown", () => {
    expect(waitingFor(all, "unknown_feature:root")).toEqual([cove]);
    expect(waitingFor(all, "unknown_feature:gpu")).toEqual([bolt]);
  });

  it("counts what stands in the way, lacking or unknown, and whom it alone keeps away", () => {
    expect(
      obstacles([acme, bolt, cove]).map(({ label, count, alone }) => [label, count, alone]),
    ).toEqual([
      ["GPU", 2, 1],
      ["root", 2, 1],
    ]);
  });
});

describe("what is counted", () => {
  const categories = [
    { category: "agent-sandbox", total: 44, meeting: 31 },
    { category: "browser", total: 5, meeting: 2 },
    { category: null, total: 1, meeting: 1 },
  ];
  it("is the category's providers by their name, else providers", () => {
    expect(countedAmong(["agent-sandbox"], categories)).toEqual({
      total: 44,
      noun: "agent sandboxes",
    });
    expect(countedAmong(["agent-sandbox", "browser"], categories)).toEqual({
      total: 49,
      noun: "providers",
    });
    expect(countedAmong([], categories)).toEqual({ total: 50, noun: "providers" });
  });
  it("has plurals", () => {
    expect(["browser", "agent sandbox"].map(plural)).toEqual(["browsers", "agent sandboxes"]);
  });
});
