import { describe, expect, test } from "vitest";
import { keepEqual, memo, memoEach, sameFields } from "../../../src/store/memo";

describe("memo", () => {
  test("computes anew only when an argument is another", () => {
    let calls = 0;
    const pair = memo((a: object, b: number) => {
      calls++;
      return { a, b };
    });
    const a = {};
    expect(pair(a, 1)).toBe(pair(a, 1));
    expect(calls).toBe(1);
    expect(pair(a, 2)).toEqual({ a, b: 2 });
    expect(pair({}, 2)).not.toBe(pair(a, 2));
    expect(calls).toBe(4);
  });

  test("remembers an undefined and a NaN", () => {
    let calls = 0;
    const count = memo((_value: number | undefined) => ++calls);
    expect([count(Number.NaN), count(Number.NaN), count(undefined), count(undefined)]).toEqual([
      1, 1, 2, 2,
    ]);
  });
});

test("memoEach remembers the last call of each key", () => {
  const calls: string[] = [];
  const each = memoEach((key: { name: string }, n: number) => {
    calls.push(`${key.name}${n}`);
    return n;
  });
  const [a, b] = [{ name: "a" }, { name: "b" }];
  each(a, 1);
  each(b, 1);
  each(a, 1);
  each(b, 2);
  each(a, 1);
  expect(calls).toEqual(["a1", "b1", "b2"]);
});

test("keepEqual gives the same object for the same fields", () => {
  const key = {};
  const evens = keepEqual((_key: object, numbers: number[]) => numbers.filter((n) => n % 2 === 0));
  const first = evens(key, [1, 2, 4]);
  expect(evens(key, [2, 3, 4])).toBe(first);
  expect(evens(key, [2])).toEqual([2]);
});

test("sameFields tells a missing field from an undefined one", () => {
  expect(sameFields({ a: undefined }, { b: undefined })).toBe(false);
  expect(sameFields({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameFields([1, 2], [2, 1])).toBe(false);
});
