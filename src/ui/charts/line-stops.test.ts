import { expect, test } from "vitest";
import { nearestStop, nextStop } from "./line-stops";

test("the nearest stop is the one with the least way to it", () => {
  expect([0, 2.4, 2.6, 99].map((wanted) => nearestStop([1, 2, 3], wanted))).toEqual([0, 1, 2, 2]);
});

test("keys lead along, as far as there are stops", () => {
  expect(nextStop("ArrowRight", 3, 20)).toBe(4);
  expect(nextStop("ArrowLeft", 0, 20)).toBe(0);
  expect(nextStop("PageUp", 15, 20)).toBe(19);
  expect(nextStop("End", 3, 20)).toBe(19);
  expect(nextStop("Tab", 3, 20)).toBeNull();
});
