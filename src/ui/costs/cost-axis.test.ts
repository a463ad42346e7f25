import { expect, test } from "vitest";
import { costAxis } from "./cost-axis";

test("a linear axis of costs begins at nothing", () => {
  expect(costAxis([20, 50], "linear").range).toMatchObject({ from: 0, scale: "linear" });
});

test("a log axis holds all costs", () => {
  const { range, ticks } = costAxis([20, 5000], "log");
  expect(range.from).toBeLessThan(20);
  expect(range.to).toBeGreaterThan(5000);
  expect(ticks).toBeUndefined();
});

test("a log axis keeps a place for what costs nothing", () => {
  const { range, ticks } = costAxis([0, 20, 5000], "log");
  expect(range.from).toBeGreaterThan(0);
  expect(ticks?.[0]).toBe(0);
});

test("a cost above nothing is never drawn as nothing", () => {
  const { range, ticks } = costAxis([0, 0.025, 180_000], "log");
  expect(range.from).toBeLessThan(0.025);
  expect(ticks?.filter((tick) => tick > 0 && tick < 1)).not.toEqual([]);
});

test("without any cost there is still an axis", () => {
  expect(costAxis([], "log").range.to).toBeGreaterThan(0);
});
