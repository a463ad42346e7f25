import { expect, test } from "vitest";
import { inSlices } from "../../../src/store/in-slices";

function* counting(to: number, seen: number[]): Generator<void, string> {
  for (let i = 0; i < to; i++) {
    seen.push(i);
    yield;
  }
  return "done";
}

test("work runs to its end, in order, and gives its result", async () => {
  const seen: number[] = [];
  expect(await inSlices(counting(5, seen))).toBe("done");
  expect(seen).toEqual([0, 1, 2, 3, 4]);
});

test("long work lets others have a turn before it ends", async () => {
  let isDone = false;
  let hadTurn = false;
  function* slow(): Generator<void, void> {
    for (let until = performance.now() + 40; performance.now() < until; ) yield;
    isDone = true;
  }
  setTimeout(() => {
    hadTurn = !isDone;
  });
  await inSlices(slow());
  expect(hadTurn).toBe(true);
});

test("what the work throws is what its promise rejects with", async () => {
  function* failing(): Generator<void, void> {
    yield;
    throw new RangeError("no list");
  }
  await expect(inSlices(failing())).rejects.toThrow("no list");
});
