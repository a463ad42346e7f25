import { describe, expect, test } from "vitest";
import { inUnit, parseDuration, roundDuration, unitFor } from "./duration-unit";

const min = unitFor(0.5);
const h = unitFor(12);

describe("lengths of time as people type them", () => {
  test.each([
    ["45", min, 0.75],
    ["45", h, 45],
    ["1,5 h", min, 1.5],
    ["90 s", h, 0.025],
    ["90s", h, 0.025],
    ["2 days", min, 48],
    ["1 min", h, 0.0166666666667],
    ["", min, null],
    ["soon", min, null],
    ["3 weeks", min, null],
  ])("%s", (text, unit, hours) => {
    expect(parseDuration(text, unit)).toBe(hours);
  });

  test.each([
    [1 / 60, "min", 1],
    [0.5, "min", 30],
    [0.005, "s", 18],
    [2, "h", 2],
    [730, "h", 730],
    [0, "h", 0],
  ])("%s h is shown in %s", (hours, name, value) => {
    const unit = unitFor(hours);
    expect(unit.name).toBe(name);
    expect(inUnit(hours, unit)).toBe(value);
  });

  test("a slider stops at round lengths, and half an hour stays half an hour", () => {
    expect(roundDuration(0.5)).toBe(0.5);
    expect(inUnit(roundDuration(0.745), min)).toBe(45);
    expect(roundDuration(7.04)).toBe(7);
    expect(roundDuration(0)).toBe(0);
  });
});
