import { describe, expect, it } from "vitest";
import { offsetToShow, placesIn, spanBetween, startsOf } from "./windowing";

const starts = startsOf([10, 20, 30, 40]);

describe("items in a window", () => {
  it("begin where the ones before them end", () => {
    expect(starts).toEqual([0, 10, 30, 60, 100]);
  });

  it.each([
    [0, 9, { first: 0, last: 0 }],
    [0, 10, { first: 0, last: 1 }],
    [29, 31, { first: 1, last: 2 }],
    [-50, -10, { first: 0, last: 0 }],
    [60, 500, { first: 3, last: 3 }],
    [500, 600, { first: 3, last: 3 }],
  ])("between %d and %d", (from, to, span) => {
    expect(spanBetween(starts, from, to, 0)).toEqual(span);
  });

  it("are drawn with some more on both sides, as far as there are any", () => {
    expect(spanBetween(starts, 35, 36, 1)).toEqual({ first: 1, last: 3 });
    expect(spanBetween(starts, 0, 100, 9)).toEqual({ first: 0, last: 3 });
  });

  it("are none where there are none", () => {
    const { first, last } = spanBetween(startsOf([]), 0, 100, 3);
    expect(placesIn({ first, last }, [], 0)).toEqual([]);
  });

  it("take in what is kept, in order and once", () => {
    expect(placesIn({ first: 5, last: 7 }, [900, 6, 2, -1, 1000], 1000)).toEqual([2, 5, 6, 7, 900]);
  });
});

describe("scrolling an item into view", () => {
  it.each([
    ["above", 100, 44, 88, 44],
    ["below", 100, 480, 524, 124],
    ["in view already", 100, 200, 244, 100],
    ["larger than the room, by its start", 100, 600, 1200, 600],
  ])("%s", (_where, offset, start, end, wanted) => {
    expect(offsetToShow(offset, 400, start, end)).toBe(wanted);
  });
});
