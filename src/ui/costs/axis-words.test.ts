import { expect, test } from "vitest";
import { axisTitle, axisUnit, axisValueText, tickText } from "./axis-words";

const about = {
  label: "Tail",
  unit: "h",
  min: 0,
  max: 10,
  scale: "linear",
  whole: false,
  share: false,
  values: null,
  at: null,
} as const;

test("units that have words of their own are in the value, others after it", () => {
  expect(axisValueText({ ...about, unit: "h" }, 0.5)).toBe("30 min");
  expect(axisValueText({ ...about, unit: "GiB" }, 2048)).toBe("2 TiB");
  expect(axisValueText({ ...about, unit: "widgets" }, 3)).toBe("3 widgets");
  expect(axisTitle({ ...about, unit: "widgets" })).toBe("Tail (widgets)");
});

test.each(["constructor", "toString", "__proto__"])("a card may call its unit %s", (unit) => {
  expect(axisValueText({ ...about, unit }, 3)).toBe(`3 ${unit}`);
  expect(tickText({ ...about, unit })(30_000)).toBe("30k");
  expect(axisTitle({ ...about, unit })).toBe(`Tail (${unit})`);
});

test("one of a unit is said as one", () => {
  const sessions = { ...about, label: "Sessions a month", unit: "sessions", whole: true };
  expect(axisValueText(sessions, 1)).toBe("1 session");
  expect(axisValueText(sessions, 2)).toBe("2 sessions");
  expect(axisValueText(sessions, 0)).toBe("0 sessions");
});

test("a header says its unit once", () => {
  expect(axisUnit({ ...about, label: "Sessions a month", unit: "sessions" })).toBe("");
  expect(axisTitle({ ...about, label: "Sessions a month", unit: "sessions" })).toBe(
    "Sessions a month",
  );
  // A letter within another word names no unit.
  expect(axisUnit({ ...about, label: "Length of each", unit: "h" })).toBe("h");
});
