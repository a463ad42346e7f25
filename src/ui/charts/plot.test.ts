import { expect, test } from "vitest";
import { plotOf } from "./plot";

const size = { width: 500, height: 300, margin: { top: 10, right: 20, bottom: 30, left: 40 } };

test("the ends of the ranges are the edges of the plot", () => {
  const plot = plotOf(
    size,
    { from: 1, to: 100, scale: "log" },
    { from: 0, to: 50, scale: "linear" },
  );
  expect([plot.x(1), plot.x(10), plot.x(100)]).toEqual([40, 260, 480]);
  expect([plot.y(0), plot.y(25), plot.y(50)]).toEqual([270, 140, 10]);
});

test("a pixel leads back to its value, and one outside to the nearest end", () => {
  const plot = plotOf(
    size,
    { from: 0, to: 100, scale: "linear" },
    { from: 1, to: 100, scale: "log" },
  );
  expect(plot.xAt(plot.x(37))).toBeCloseTo(37);
  expect(plot.yAt(plot.y(9))).toBeCloseTo(9);
  expect([plot.xAt(0), plot.xAt(499)]).toEqual([0, 100]);
});

test("nothing lies at the lower edge of a log axis", () => {
  const plot = plotOf(
    size,
    { from: 0, to: 1, scale: "linear" },
    { from: 1, to: 100, scale: "log" },
  );
  expect(plot.y(0)).toBe(270);
});
