import { expect, test } from "vitest";
import { niceStep, spacedTicks, ticksOf } from "./ticks";

test("linear ticks are round and within the range", () => {
  expect(ticksOf({ from: 0, to: 97, scale: "linear" }, 5)).toEqual([0, 20, 40, 60, 80]);
  expect(ticksOf({ from: 0.1, to: 0.7, scale: "linear" }, 6)).toEqual([
    0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7,
  ]);
});

test("log ticks thin out as the range grows", () => {
  expect(ticksOf({ from: 1, to: 10, scale: "log" }, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(ticksOf({ from: 1, to: 1000, scale: "log" }, 10)).toEqual([
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1000,
  ]);
  expect(ticksOf({ from: 1, to: 1e8, scale: "log" }, 5)).toEqual([1, 100, 1e4, 1e6, 1e8]);
});

test("a log range within one decade still has ticks", () => {
  expect(ticksOf({ from: 30, to: 45, scale: "log" }, 5).length).toBeGreaterThanOrEqual(2);
});

test("a log range from zero has zero among its ticks", () => {
  const ticks = ticksOf({ from: 0, to: 10_000, scale: "log" }, 6);
  expect(ticks[0]).toBe(0);
  expect(ticks.at(-1)).toBe(10_000);
});

test("an empty range has one tick", () => {
  expect(ticksOf({ from: 5, to: 5, scale: "linear" }, 5)).toEqual([5]);
});

test("steps are 1, 2 or 5 times a power of ten", () => {
  expect(niceStep(100, 5)).toBe(20);
  expect(niceStep(0.3, 5)).toBeCloseTo(0.1);
  expect(niceStep(0, 5)).toBe(1);
});

test("labels don't crowd", () => {
  const ticks = spacedTicks({ from: 0, to: 1e6, scale: "log" }, 300, 60);
  expect(ticks.length).toBeLessThanOrEqual(6);
});

test("a log axis of hours has times that have a word", () => {
  const ticks = spacedTicks({ from: 0.005, to: 730, scale: "log" }, 800, 60, "h");
  expect(ticks).toContain(1);
  expect(ticks).toContain(24);
  expect(ticks.at(-1)).toBe(720);
});
