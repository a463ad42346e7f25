import { describe, expect, it } from "vitest";
import { mostCompared, withAdded, withMoved, withRemoved } from "../../../src/compare/compared";

const six = ["a", "b", "c", "d", "e", "f"];

describe("providers side by side", () => {
  it("are added at the end, once, and as long as there is room", () => {
    expect(withAdded(["a"], "b")).toEqual(["a", "b"]);
    expect(withAdded(["a", "b"], "a")).toEqual(["a", "b"]);
    expect(six).toHaveLength(mostCompared);
    expect(withAdded(six, "g")).toEqual(six);
  });

  it("are removed by their id", () => {
    expect(withRemoved(["a", "b"], "a")).toEqual(["b"]);
    expect(withRemoved(["a"], "x")).toEqual(["a"]);
  });

  it("move to a place within the row", () => {
    expect(withMoved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
    expect(withMoved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(withMoved(["a", "b", "c"], "a", 9)).toEqual(["b", "c", "a"]);
    expect(withMoved(["a", "b", "c"], "b", -3)).toEqual(["b", "a", "c"]);
    expect(withMoved(["a", "b"], "x", 0)).toEqual(["a", "b"]);
  });
});
