import { expect, test } from "vitest";
import { legendPlaces } from "./picture";

test("a legend fills a row before it begins the next", () => {
  const places = legendPlaces(["Acme", "Bravo", "Charlie Sandboxes of Delta"], 200);
  expect(places.map(({ row }) => row)).toEqual([0, 0, 1]);
  expect(places[1]?.x).toBeGreaterThan(places[0]?.x ?? 0);
  expect(places[2]?.x).toBe(16);
});

test("a label that is wider than the picture has a row of its own", () => {
  expect(legendPlaces(["A name of great length, longer than the row", "B"], 60)).toEqual([
    { x: 16, row: 0 },
    { x: 16, row: 1 },
  ]);
});
