import { expect, test } from "vitest";
import { axisAbout } from "../../cost/sweep/axis";
import { defaultWorkload } from "../../cost/workload";
import { nearRange, sweepRange } from "./sweep-range";

const state = { workload: defaultWorkload, knobs: {} };

test("a log axis of something that may be nothing begins at its first step", () => {
  const axis = { kind: "field", field: "sessions" } as const;
  const about = axisAbout(axis, [], state);
  if (about === null) throw new Error("sessions is a field");
  expect(sweepRange(axis, about, "log")).toEqual({ from: 1, to: 1_000_000, scale: "log" });
  expect(sweepRange(axis, about, "linear")).toEqual({ from: 0, to: 1_000_000, scale: "linear" });
});

test("a log axis of something that is always more than nothing runs over all of it", () => {
  const axis = { kind: "field", field: "vcpu" } as const;
  const about = axisAbout(axis, [], state);
  if (about === null) throw new Error("vcpu is a field");
  expect(sweepRange(axis, about, "log")).toEqual({ from: 0.25, to: 64, scale: "log" });
});

test("near is a tenth to ten times of now, within the range", () => {
  const axis = { kind: "field", field: "hours" } as const;
  const about = axisAbout(axis, [], state);
  if (about === null) throw new Error("hours is a field");
  const range = sweepRange(axis, about, "log");
  expect(nearRange(range, about)).toEqual({ from: 0.05, to: 5, scale: "log" });
  expect(nearRange(range, { ...about, at: 400 }).to).toBe(730);
  expect(nearRange(range, { ...about, at: 0 })).toEqual(range);
  expect(nearRange(range, { ...about, at: 50_000 })).toEqual(range);
});
