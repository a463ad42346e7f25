import { expect, test } from "vitest";
import { areasOf, boundariesOf, cellAt, cellEdges, runsOf, type WinnerGrid } from "./map-shape";

const grid = (...rows: number[][]): WinnerGrid => ({
  columns: rows[0]?.length ?? 0,
  rows: rows.length,
  cells: rows.map((row) => Int16Array.from(row)),
});

test("neighbours with one winner are one run", () => {
  expect(runsOf([1, 1, 2, 2, 2, -1], 3)).toEqual([
    { row: 3, from: 0, to: 2, value: 1 },
    { row: 3, from: 2, to: 5, value: 2 },
    { row: 3, from: 5, to: 6, value: -1 },
  ]);
});

test("runs cover every cell of a row, once", () => {
  const values = [0, 0, 1, 0, 2, 2];
  const cells = runsOf(values, 0).flatMap(({ from, to, value }) =>
    Array.from({ length: to - from }, () => value),
  );
  expect(cells).toEqual(values);
});

test("edges lie halfway between values, and at the ends", () => {
  expect(cellEdges([0, 0.5, 1])).toEqual([0, 0.25, 0.75, 1]);
  expect(cellEdges([0.5])).toEqual([0, 1]);
});

test("a share lies in the cell whose edges hold it", () => {
  const edges = cellEdges([0, 0.5, 1]);
  expect([0, 0.24, 0.25, 0.8, 1].map((share) => cellAt(edges, share))).toEqual([0, 0, 1, 2, 2]);
});

test("boundaries run where winners differ, as long as they go straight", () => {
  expect(boundariesOf(grid([1, 2], [1, 2]))).toEqual([{ x1: 1, y1: 0, x2: 1, y2: 2 }]);
  expect(boundariesOf(grid([1, 1], [2, 2]))).toEqual([{ x1: 0, y1: 1, x2: 2, y2: 1 }]);
  expect(boundariesOf(grid([1, 1], [1, 1]))).toEqual([]);
});

test("rows that aren't there yet have no boundary", () => {
  const half: WinnerGrid = { columns: 2, rows: 2, cells: [Int16Array.from([1, 1]), null] };
  expect(boundariesOf(half)).toEqual([]);
});

test("areas are connected, the largest first, and nobody's is none", () => {
  const areas = areasOf(grid([1, 1, 1, 2], [1, 1, 1, -1], [2, 1, 1, -1]));
  expect(areas.map(({ winner, size }) => [winner, size])).toEqual([
    [1, 8],
    [2, 1],
    [2, 1],
  ]);
});

test("a name goes where the area is wide over some rows", () => {
  const [area] = areasOf(grid([1, 1, 1, 1], [2, 1, 1, 1], [2, 1, 1, 1], [2, 2, 2, 1]), 3);
  expect(area).toMatchObject({ winner: 1, from: 1, to: 4, lower: 0, upper: 3 });
});

test("a flat area has its name in what rows it has", () => {
  const [, flat] = areasOf(grid([1, 1, 1], [1, 1, 1], [2, 2, 2]), 3);
  expect(flat).toMatchObject({ winner: 2, from: 0, to: 3, lower: 2, upper: 3 });
});
