import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromPosition, type Range, snap, stepFrom, toPosition } from "./scale";

const cpu: Range = { min: 0.25, max: 64, step: 0.25, scale: "log" };
const sessions: Range = { min: 1, max: 10_000_000, step: 1, scale: "log" };
const disk: Range = { min: 0, max: 1000, step: 1, scale: "log" };
const busy: Range = { min: 0, max: 100, step: 1, scale: "linear" };
const all = [cpu, sessions, disk, busy];

describe("a slider scale", () => {
  it.each(all)("reaches both ends of %o", (range) => {
    expect(fromPosition(0, range)).toBe(range.min);
    expect(fromPosition(1000, range)).toBe(range.max);
    expect(toPosition(range.min, range)).toBe(0);
    expect(toPosition(range.max, range)).toBeCloseTo(1000);
  });

  it("never falls as the position rises and stays within bounds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.integer({ min: 0, max: 999 }), (range, position) => {
        const low = fromPosition(position, range);
        const high = fromPosition(position + 1, range);
        expect(high).toBeGreaterThanOrEqual(low);
        expect(low).toBeGreaterThanOrEqual(range.min);
        expect(high).toBeLessThanOrEqual(range.max);
      }),
    );
  });

  it("gives round numbers on a log scale", () => {
    for (let position = 0; position < 1000; position += 7) {
      const value = fromPosition(position, sessions);
      expect(String(value).replace(/0+$/, "").length).toBeLessThanOrEqual(2);
    }
  });

  it("steps by what matters at the size of the value", () => {
    expect(stepFrom(1000, 1, false, sessions)).toBe(1100);
    expect(stepFrom(1000, -1, false, sessions)).toBe(990);
    expect(stepFrom(1000, 1, true, sessions)).toBe(2000);
    expect(stepFrom(1, 1, false, sessions)).toBe(2);
    expect(stepFrom(2, 1, false, cpu)).toBe(2.25);
    expect(stepFrom(0, 1, false, disk)).toBe(1);
    expect(stepFrom(25, 1, false, busy)).toBe(26);
    expect(stepFrom(25, 1, true, busy)).toBe(35);
    expect(stepFrom(100, 1, false, busy)).toBe(100);
  });

  it("always moves unless at an end, and every value can be left", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (range, share, far) => {
          const value = range.min + share * (range.max - range.min);
          const up = stepFrom(value, 1, far, range);
          const down = stepFrom(value, -1, far, range);
          expect(up > value || value === range.max).toBe(true);
          expect(down < value || value === range.min).toBe(true);
        },
      ),
    );
  });

  it("snaps without binary dust", () => {
    expect(snap(0.30000000000000004, { min: 0, max: 1, step: 0.1, scale: "linear" })).toBe(0.3);
  });
});
