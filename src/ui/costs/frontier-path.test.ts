import { expect, test } from "vitest";
import type { ValuePoint } from "../../cost/sweep/value";
import { frontierPath } from "./frontier-path";

const point = (share: number, usd: number, isOnFrontier = true): ValuePoint => ({
  cardId: `${share} ${usd}`,
  status: "priced",
  usd,
  isLowerBound: false,
  share,
  shareIfAllHold: share,
  met: [],
  unknown: [],
  missing: [],
  isOnFrontier,
});

test("steps from the cheapest up to the best, through the frontier alone", () => {
  const points = [point(1, 50), point(0.5, 20), point(0.75, 90, false)];
  expect(
    frontierPath(
      points,
      (share) => share * 100,
      (usd) => usd,
    ),
  ).toBe("M50 20V50H100");
});

test("without a frontier there is no path", () => {
  expect(frontierPath([point(1, 50, false)], Number, Number)).toBe("");
});
