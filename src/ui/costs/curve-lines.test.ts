import { expect, test } from "vitest";
import type { CurvePoint } from "../../cost/sweep/curves";
import { commonStops, curvesTable, pointText, pointUpTo, stretchesOf } from "./curve-lines";

const offer = { modeIndex: 0, planIndex: 0, mode: "Main", plan: "Pro", size: null };

const at = (place: number, own: Partial<CurvePoint> = {}): CurvePoint => ({
  at: place,
  status: "priced",
  totalUsd: place * 10,
  isLowerBound: false,
  offer,
  reasons: [],
  unknown: [],
  ...own,
});
const none = (place: number): CurvePoint =>
  at(place, { status: "unpriced", totalUsd: null, reasons: ["session_too_long"] });

test("a line is broken where there is no price", () => {
  expect(stretchesOf([at(1), at(2), none(3), at(4)]).map(({ points }) => points.length)).toEqual([
    2, 1,
  ]);
});

test("a lower bound is a piece of its own", () => {
  const bound = { status: "at_least", isLowerBound: true } as const;
  expect(stretchesOf([at(1), at(2, bound), at(3, bound)]).map(({ open }) => open)).toEqual([
    false,
    true,
  ]);
});

test("what is not priced draws no point at zero", () => {
  expect(stretchesOf([none(1), none(2)])).toEqual([]);
});

test("between two points the earlier one holds", () => {
  const curve = { cardId: "a", points: [at(1), at(2), at(5)], changes: [], gaps: [] };
  expect(pointUpTo(curve, 4)?.at).toBe(2);
  expect(pointUpTo(curve, 5)?.at).toBe(5);
});

test("a point says what it is", () => {
  expect(pointText(at(3))).toBe("$30.00");
  expect(pointText(at(3, { status: "at_least", isLowerBound: true }))).toBe("≥ $30.00");
  expect(pointText(none(3))).toBe("not priced: sessions end earlier than asked");
});

test("stops are the values that all curves have", () => {
  const curve = (...places: number[]) => ({
    cardId: "a",
    points: places.map((place) => at(place)),
    changes: [],
    gaps: [],
  });
  expect(commonStops([curve(1, 2, 2.5, 3), curve(1, 1.2, 2, 3)])).toEqual([1, 2, 3]);
});

test("the table says what each figure is, in words that hold no piece of the figure", () => {
  const points = [
    at(184),
    at(185, { status: "at_least", isLowerBound: true }),
    at(186, { status: "unsized" }),
    at(187, { status: "unconfirmed" }),
    at(188, { status: "reference" }),
    none(189),
  ];
  const { rows } = curvesTable([{ cardId: "a", points, changes: [], gaps: [] }], new Map(), {
    label: "Sessions",
    unit: "",
    format: String,
  });
  expect(rows).toEqual([
    [184, 1840, "exact"],
    [185, 1850, "lower bound"],
    [186, 1860, "size unpublished"],
    [187, 1870, "if confirmed"],
    [188, 1880, "for reference"],
    [189, null, "sessions end earlier than asked"],
  ]);
});
