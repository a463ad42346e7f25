import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search, searchIndex } from "../../../src/compare/search";
import { shippedCards } from "../../support/shipped";

const index = searchIndex(shippedCards(), [
  { kind: "view", id: "costs", label: "Costs", hint: "bars, curves, bill" },
  { kind: "action", id: "copy-link", label: "Copy link", hint: "share" },
]);
const found = (query: string) => search(index, query).map(({ entry }) => entry.label);

describe("search", () => {
  it.each([
    ["e2", "E2B"],
    ["E2B", "E2B"],
    ["snpsht mem", "Memory snapshots"],
    ["memory snap", "Memory snapshots"],
    ["docker", "Docker inside"],
    ["snapshot_mem", "Memory snapshots"],
    ["gpu", "GPU"],
    ["costs", "Costs"],
    ["cpy lnk", "Copy link"],
    ["bars", "Costs"],
    ["dayt", "Daytona"],
    ["py", "Python SDK"],
  ])("%s finds %s first", (query, label) => expect(found(query)[0]).toBe(label));

  it("finds nothing for nothing, or for what there isn't", () => {
    expect(found("  ")).toEqual([]);
    expect(found("zzzqq")).toEqual([]);
  });

  it("says which letters it met", () => {
    const [hit] = search(index, "e2");
    expect(hit?.places).toEqual([0, 1]);
  });

  it("keeps to the number asked for, and finds every entry by its own label", () => {
    expect(search(index, "a", 5).length).toBeLessThanOrEqual(5);
    for (const { label } of index) expect(found(label)).toContain(label);
  });

  it("never throws, and never gives more for more words", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const some = search(index, a, index.length).length;
        if (a.trim() !== "") {
          expect(search(index, `${a} ${b}`, index.length).length).toBeLessThanOrEqual(some);
        }
      }),
    );
  });
});
