import { expect, test } from "vitest";
import type { BreakEvens, Crossing } from "../../cost/sweep/break-even";
import { numberedCrossings } from "./crossings";

const x = { from: 0, to: 100, scale: "linear" } as const;
const y = { from: 0, to: 100, scale: "linear" } as const;

const crossing = (first: string, second: string, at: number, usd: number): Crossing => ({
  cards: [first, second],
  at,
  until: at,
  below: first,
  above: second,
  kind: "crossing",
  beforeUsd: [usd, usd],
  afterUsd: [usd, usd],
  sentence: `above ${at} ${second} is cheaper than ${first}`,
});

const found = (...crossings: Crossing[]): BreakEvens => ({
  axis: { kind: "field", field: "sessions" },
  from: 0,
  to: 100,
  firstLeader: null,
  leaders: [],
  crossings,
});

const curves = ["a", "b", "c"].map((cardId) => ({ cardId, points: [], changes: [], gaps: [] }));

test("are numbered by place", () => {
  const entries = numberedCrossings(
    found(crossing("a", "b", 70, 20), crossing("a", "c", 10, 50)),
    curves,
    x,
    y,
    String,
  );
  expect(entries.map(({ at, number }) => [at, number])).toEqual([
    [10, 1],
    [70, 2],
  ]);
});

test("have no number where it would lie on another, and stay in the list", () => {
  const entries = numberedCrossings(
    found(crossing("a", "b", 50, 50), crossing("a", "c", 51, 51)),
    curves,
    x,
    y,
    String,
  );
  expect(entries.map(({ number }) => number)).toEqual([1, null]);
});

test("are those between drawn lines alone", () => {
  const [first] = curves;
  const entries = numberedCrossings(
    found(crossing("a", "b", 50, 50)),
    first === undefined ? [] : [first],
    x,
    y,
    String,
  );
  expect(entries).toEqual([]);
});

test("are none until they are found", () => {
  expect(numberedCrossings(null, curves, x, y, String)).toEqual([]);
});
