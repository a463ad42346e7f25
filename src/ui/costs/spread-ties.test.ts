import { expect, test } from "vitest";
import { spreadTies } from "./spread-ties";

test("points of one place are set side by side", () => {
  const spots = spreadTies(
    [
      { x: 10, y: 10 },
      { x: 10, y: 11 },
      { x: 10, y: 10 },
    ],
    8,
  );
  expect(spots.map(({ x }) => x)).toEqual([10, 18, 26]);
});

test("points with room stay where they are", () => {
  const points = [
    { x: 10, y: 10 },
    { x: 10, y: 40 },
    { x: 90, y: 10 },
  ];
  expect(spreadTies(points, 8)).toEqual(points);
});
