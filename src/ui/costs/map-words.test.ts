import { expect, test } from "vitest";
import type { MapResult } from "../../store/use-sweeps";
import { gridOf, mapAxis, nowOn } from "./map-axis";
import { mapTable, pointOfMap, winnerShares, winnerText } from "./map-words";

const axisOf = (field: "sessions" | "hours") => {
  const axis = mapAxis({ kind: "field", field }, [], 4);
  if (axis === null) throw new Error("a field is always there");
  return axis;
};
const x = axisOf("sessions");
const y = axisOf("hours");
const grid = gridOf(x, y);
if (grid === null) throw new Error("both axes are there");

const row = (place: number, winners: number[]) => ({
  row: place,
  winner: Int16Array.from(winners),
  second: Int16Array.from(winners, (winner) => (winner < 0 ? -1 : 1 - winner)),
  usd: Float64Array.from(winners, (winner) => (winner < 0 ? Number.NaN : 20)),
  marginUsd: Float64Array.from(winners, (winner) => (winner < 0 ? Number.NaN : 5)),
});

const map: MapResult = {
  grid,
  cardIds: ["acme", "zeta"],
  rows: [row(0, [0, 0, 1, -1]), null, null, row(3, [1, 1, 1, 1])],
};
const nameOf = (id: string) => id.toUpperCase();

test("a point says who wins and by how much", () => {
  const point = pointOfMap(map, 0, 0);
  expect(point).toMatchObject({ winner: "acme", usd: 20, second: "zeta", marginUsd: 5 });
  expect(point && winnerText(point, nameOf)).toBe("ACME $20.00; ZETA is next at $5.00 more (25 %)");
});

test("where nobody has a full price, nobody wins", () => {
  const point = pointOfMap(map, 3, 0);
  expect(point).toMatchObject({ winner: null, usd: null });
  expect(point && winnerText(point, nameOf)).toBe("nobody has a full price");
});

test("a row that isn't there yet says nothing", () => {
  expect(pointOfMap(map, 0, 1)).toBeNull();
  expect(mapTable(map, x, y, nameOf).rows).toHaveLength(8);
});

test("shares are of the points that are there", () => {
  expect(winnerShares(map)).toEqual([
    { id: "zeta", share: 5 / 8 },
    { id: "acme", share: 2 / 8 },
  ]);
});

test("cells have edges around their values, and now has a place", () => {
  expect(x.edges).toHaveLength(x.values.length + 1);
  expect(nowOn(x, 1000)).toBeCloseTo(0.5);
  expect(nowOn(x, 5_000_000)).toBeNull();
  expect(nowOn(x, null)).toBeNull();
});
