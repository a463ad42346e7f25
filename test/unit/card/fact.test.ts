import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fact, factAnd, factIf, factNot, factOr } from "../../../src/card/fact";

const table: [Fact, Fact, Fact, Fact][] = [
  // a, b, a and b, a or b
  [true, true, true, true],
  [true, false, false, true],
  [true, null, null, true],
  [false, true, false, true],
  [false, false, false, false],
  [false, null, false, null],
  [null, true, null, true],
  [null, false, false, null],
  [null, null, null, null],
];

test.each(table)("%s and %s is %s", (a, b, and) => {
  expect(factAnd(a, b)).toBe(and);
});

test.each(table)("%s or %s: (and is %s) %s", (a, b, _, or) => {
  expect(factOr(a, b)).toBe(or);
});

test("nothing at all is true for and, false for or", () => {
  expect(factAnd()).toBe(true);
  expect(factOr()).toBe(false);
});

test("not turns yes and no about, and leaves unknown unknown", () => {
  expect([true, false, null].map(factNot)).toEqual([false, true, null]);
});

test("a bound on an unknown number is unknown, also where any number would keep it", () => {
  expect(factIf(null, () => true)).toBeNull();
  expect(factIf(0, (n) => n === 0)).toBe(true);
  expect(factIf(25, (n) => n < 24)).toBe(false);
});

const fact = fc.constantFrom<Fact>(true, false, null);
const facts = fc.array(fact, { maxLength: 5 });
/** Every way that unknown facts could turn out. */
const readings = (all: readonly Fact[]): boolean[][] =>
  all.reduce<boolean[][]>(
    (rows, value) =>
      rows.flatMap((row) => (value === null ? [true, false] : [value]).map((v) => [...row, v])),
    [[]],
  );

describe("for all facts", () => {
  test("and and or mirror each other", () => {
    fc.assert(
      fc.property(facts, (all) => {
        expect(factOr(...all)).toBe(factNot(factAnd(...all.map(factNot))));
      }),
    );
  });

  test("order and grouping do not matter", () => {
    fc.assert(
      fc.property(fact, fact, fact, (a, b, c) => {
        for (const join of [factAnd, factOr]) {
          expect(join(a, b, c)).toBe(join(c, a, b));
          expect(join(join(a, b), c)).toBe(join(a, join(b, c)));
        }
      }),
    );
  });

  test("a known answer holds however the unknown ones turn out, and only then", () => {
    fc.assert(
      fc.property(facts, (all) => {
        const ands = new Set(readings(all).map((row) => row.every(Boolean)));
        const ors = new Set(readings(all).map((row) => row.some(Boolean)));
        expect(factAnd(...all)).toBe(ands.size === 1 ? [...ands][0] : null);
        expect(factOr(...all)).toBe(ors.size === 1 ? [...ors][0] : null);
      }),
    );
  });
});
