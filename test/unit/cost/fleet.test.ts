import { describe, expect, it } from "vitest";
import {
  averageConcurrency,
  checkPeak,
  type Fleet,
  fleetOf,
  fleetWorkload,
} from "../../../src/cost/fleet";
import { presetOf, workloadPresets } from "../../../src/cost/presets";
import { defaultWorkload, numberField, numberFields } from "../../../src/cost/workload";

describe("a fleet", () => {
  it("kept busy is a session a machine a day", () => {
    const fleet: Fleet = { kind: "busy", machines: 50, hoursADay: 8, daysAMonth: 22 };
    expect(fleetWorkload(fleet)).toEqual({ sessions: 1100, hours: 8, concurrency: 50 });
  });

  it("always on is a session of 730 hours a machine", () => {
    const set = fleetWorkload({ kind: "always-on", machines: 12 });
    expect(set).toEqual({ sessions: 12, hours: 730, concurrency: 12 });
    expect(averageConcurrency(set)).toBe(12);
  });

  it("keeps days within the month, hours within the day, and takes nonsense as nothing", () => {
    const busy = { kind: "busy", machines: 10, hoursADay: 30, daysAMonth: 40 } as const;
    expect(fleetWorkload(busy)).toEqual({ sessions: 304, hours: 24, concurrency: 10 });
    expect(fleetWorkload({ ...busy, machines: Number.NaN })).toMatchObject({ sessions: 0 });
  });

  it("is read back from what it set", () => {
    const fleets: Fleet[] = [
      { kind: "busy", machines: 50, hoursADay: 8, daysAMonth: 22 },
      { kind: "always-on", machines: 3 },
    ];
    for (const fleet of fleets) expect(fleetOf(fleetWorkload(fleet))).toEqual(fleet);
  });

  it("is none where sessions outlast a day or come more than one a machine a day", () => {
    expect(fleetOf({ sessions: 10, hours: 40, concurrency: 10 })).toBeNull();
    expect(fleetOf({ sessions: 1000, hours: 0.5, concurrency: 10 })).toBeNull();
  });
});

describe("the peak beside the average", () => {
  it("warns when it is below: 7,300 sessions of 2 h are 20 at once", () => {
    const check = checkPeak({ sessions: 7300, hours: 2, concurrency: 15 });
    expect(check).toMatchObject({ average: 20, peak: 15, pricedPeak: 20, isBelowAverage: true });
  });

  it("does not warn when it is not, nor where sessions are fewer than the peak", () => {
    expect(checkPeak({ sessions: 7300, hours: 2, concurrency: 20 }).isBelowAverage).toBe(false);
    expect(checkPeak({ sessions: 5, hours: 2, concurrency: 20 })).toMatchObject({
      pricedPeak: 5,
      isBelowAverage: false,
      isAboveSessions: true,
    });
  });
});

describe("presets", () => {
  it("have keys and labels of their own and are found by their workload", () => {
    expect(new Set(workloadPresets.map(({ key }) => key)).size).toBe(workloadPresets.length);
    expect(new Set(workloadPresets.map(({ label }) => label)).size).toBe(workloadPresets.length);
    for (const preset of workloadPresets) expect(presetOf(preset.workload)).toBe(preset);
    expect(presetOf(defaultWorkload)).toBeNull();
  });

  it.each(workloadPresets.map((preset) => [preset.key, preset.workload] as const))(
    "%s is within the bounds of its sliders and states a peak not below its average",
    (_, workload) => {
      for (const { key } of numberFields) {
        expect(workload[key]).toBeGreaterThanOrEqual(numberField(key).min);
        expect(workload[key]).toBeLessThanOrEqual(numberField(key).max);
      }
      expect(checkPeak(workload)).toMatchObject({ isBelowAverage: false, isAboveSessions: false });
    },
  );

  it("hold the reference fleet: 50 machines, 8 hours on 22 days", () => {
    const fleet = workloadPresets.find(({ key }) => key === "reference-fleet");
    expect(fleet?.workload).toMatchObject(
      fleetWorkload({ kind: "busy", machines: 50, hoursADay: 8, daysAMonth: 22 }),
    );
  });
});
