import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type LabelledPoint,
  overlaps,
  placeLabels,
  shortened,
  stackLabels,
  textWidth,
} from "./label-layout";

test("labels that have room stay where they want to be", () => {
  expect(stackLabels([10, 50, 90], 14, 0, 100)).toEqual([10, 50, 90]);
});

test("crowded labels move apart and stay inside", () => {
  expect(stackLabels([50, 51, 52], 14, 0, 100)).toEqual([50, 64, 78]);
  expect(stackLabels([99, 98], 14, 0, 100)).toEqual([93, 79]);
});

test("labels keep the order of the lines", () => {
  expect(stackLabels([60, 20, 40], 14, 0, 100)).toEqual([60, 20, 40]);
});

test("what has no room is left out, the last first", () => {
  expect(stackLabels([5, 5, 5], 14, 0, 30)).toEqual([7, 21, null]);
});

test("stacked labels never overlap, wherever they want to be", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -50, max: 450, noNaN: true }), { maxLength: 40 }),
      (ys) => {
        const placed = stackLabels(ys, 14, 0, 400)
          .filter((y) => y !== null)
          .sort((a, b) => a - b);
        for (const y of placed) expect(y).toBeGreaterThanOrEqual(7 - 1e-6);
        for (const y of placed) expect(y).toBeLessThanOrEqual(393 + 1e-6);
        placed.slice(1).forEach((y, i) => {
          expect(y - (placed[i] ?? 0)).toBeGreaterThanOrEqual(14 - 1e-6);
        });
      },
    ),
  );
});

test("labels of points overlap neither one another nor a point", () => {
  const point = fc.record({
    x: fc.double({ min: 0, max: 600, noNaN: true }),
    y: fc.double({ min: 0, max: 400, noNaN: true }),
    width: fc.double({ min: 10, max: 160, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), (points: LabelledPoint[]) => {
      const placed = placeLabels(points, 14, { width: 600, height: 400 });
      const boxes = placed.filter((box) => box !== null);
      boxes.forEach((box, i) => {
        expect(boxes.slice(i + 1).some((other) => overlaps(box, other))).toBe(false);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(600);
      });
    }),
  );
});

test("a lone point has its label at its right", () => {
  const [label] = placeLabels([{ x: 100, y: 100, width: 50 }], 14, { width: 600, height: 400 });
  expect(label).toMatchObject({ anchor: "start", y: 100 });
});

test("at the right edge the label goes to the left", () => {
  const [label] = placeLabels([{ x: 590, y: 100, width: 50 }], 14, { width: 600, height: 400 });
  expect(label).toMatchObject({ anchor: "end" });
});

test("wide letters make wide texts", () => {
  expect(textWidth("Modal")).toBeGreaterThan(textWidth("ill"));
});

test("a label keeps off a whisker where it can", () => {
  const whisker = { x: 100, y: 100, width: 200, height: 2 };
  const [label] = placeLabels([{ x: 100, y: 100, width: 50 }], 14, { width: 600, height: 400 }, [
    whisker,
  ]);
  expect(label).toMatchObject({ anchor: "end" });
});

test("a long text is cut to fit", () => {
  expect(shortened("Modal Sandboxes", 400)).toBe("Modal Sandboxes");
  const cut = shortened("Azure Container Apps dynamic sessions", 100);
  expect(cut).toMatch(/…$/);
  expect(textWidth(cut)).toBeLessThanOrEqual(100);
});
