import { describe, expect, it } from "vitest";
import { requirementOf } from "../../../src/compare/requirement";
import { noRequirements, type Requirements } from "../../../src/compare/requirements";
import { findSet } from "../../../src/compare/sets";
import { featureTallies, setTallies } from "../../../src/compare/tallies";
import { compile, prepare } from "../../../src/cost/prepare";
import { rankCards } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { aMode, type Json, theCard } from "../../support/builders";

const cards: readonly Json[] = [
  { id: "both", features: { ssh: true, gpu: true }, isolation: "firecracker" },
  {
    id: "apart",
    features: { ssh: false, gpu: false },
    modes: [
      aMode({ key: "a", features: { ssh: true } }),
      aMode({ key: "b", features: { gpu: true } }),
    ],
    isolation: "gvisor",
  },
  { id: "silent", features: { ssh: null, gpu: null }, isolation: null, category: "browser" },
  { id: "none", features: { ssh: false, gpu: false }, isolation: "gvisor", category: "browser" },
];

function setUp(own: Partial<Requirements>) {
  const requirements: Requirements = { ...noRequirements, ...own };
  const requirement = requirementOf(requirements);
  const prepared = cards.map((card) => prepare(compile(theCard(card)), {}, requirement));
  const rows = rankCards(prepared, {
    workload: defaultWorkload,
    unknownMayPass: requirements.unknownMayPass,
  });
  return { rows, requirements };
}

const tally = (key: "ssh" | "gpu", own: Partial<Requirements>) => {
  const { rows, requirements } = setUp(own);
  return featureTallies(rows, requirements).get(key);
};

const values = (key: "isolation" | "category", own: Partial<Requirements>) => {
  const { rows, requirements } = setUp(own);
  const set = findSet(key);
  if (set === undefined) throw new Error(key);
  return setTallies(rows, requirements, set).map(({ value, yes, unknown }) => [
    value,
    yes,
    unknown,
  ]);
};

describe("how many providers have a feature", () => {
  it("counts one that has it in some mode, and tells unknown from no", () => {
    expect(tally("ssh", {})).toEqual({ yes: 2, unknown: 1 });
  });

  it("counts only offers that meet the other musts", () => {
    expect(tally("gpu", { needs: { ssh: "must" } })).toEqual({ yes: 1, unknown: 0 });
  });

  it("leaves aside what is asked of the feature itself", () => {
    expect(tally("ssh", { needs: { ssh: "must" } })).toEqual({ yes: 2, unknown: 1 });
    expect(tally("ssh", { needs: { ssh: "not" } })).toEqual({ yes: 2, unknown: 1 });
  });

  it("counts what is unknown where that may pass", () => {
    expect(tally("gpu", { needs: { ssh: "must" }, unknownMayPass: true })).toEqual({
      yes: 1,
      unknown: 1,
    });
  });

  it("counts within the other filters", () => {
    expect(tally("ssh", { sets: { category: ["browser"] } })).toEqual({ yes: 0, unknown: 1 });
  });
});

describe("how many providers a value of a set lets in", () => {
  it("lists the values there are, the most common first, unknown beside", () => {
    expect(values("isolation", {})).toEqual([
      ["gvisor", 2, 1],
      ["firecracker", 1, 1],
    ]);
  });

  it("counts what meets everything but this set", () => {
    const own = { sets: { category: ["browser"], isolation: ["firecracker"] } };
    expect(values("isolation", own)).toEqual([
      ["gvisor", 1, 1],
      ["firecracker", 0, 1],
    ]);
    expect(values("category", own)).toEqual([
      ["agent-sandbox", 1, 0],
      ["browser", 0, 0],
    ]);
  });

  it("keeps a value that was asked for and that no card has", () => {
    expect(values("category", { sets: { category: ["spaceship"] } })).toContainEqual([
      "spaceship",
      0,
      0,
    ]);
  });
});
