import { describe, expect, it } from "vitest";
import { groupHits, markedPieces } from "./groups";

const hit = (kind: "provider" | "feature" | "view", id: string) => ({
  entry: { kind, id, label: id, hint: "" },
  score: 1,
  places: [],
});

describe("grouped results", () => {
  it("begin with the kind of the best, and keep the order within a kind", () => {
    const groups = groupHits([hit("feature", "a"), hit("provider", "b"), hit("feature", "c")]);
    expect(groups.map(({ label, hits }) => [label, hits.map(({ entry }) => entry.id)])).toEqual([
      ["Features", ["a", "c"]],
      ["Providers", ["b"]],
    ]);
  });
});

describe("marked pieces of a label", () => {
  it("join neighbours and lose no letter", () => {
    const pieces = markedPieces("Snapshots", [0, 1, 4]);
    expect(pieces.map(({ text, isMet }) => [text, isMet])).toEqual([
      ["Sn", true],
      ["ap", false],
      ["s", true],
      ["hots", false],
    ]);
  });

  it("are one where nothing was met", () => {
    expect(markedPieces("Fork", [])).toEqual([{ text: "Fork", isMet: false, start: 0 }]);
  });
});
