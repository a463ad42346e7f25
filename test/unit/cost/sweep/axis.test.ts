import { describe, expect, it } from "vitest";
import {
  type Axis,
  axisAbout,
  axisKey,
  axisValues,
  parseAxisKey,
  placeAt,
  shareAt,
  withAxisValue,
} from "../../../../src/cost/sweep/axis";
import { defaultWorkload } from "../../../../src/cost/workload";
import { aKnob, theCard } from "../../../support/builders";

const free = { whole: false, values: null };
const whole = { whole: true, values: null };
const sessions: Axis = { kind: "field", field: "sessions" };

describe("values of an axis", () => {
  it("hold both ends and are evenly spread by the scale", () => {
    expect(axisValues({ from: 0, to: 10, scale: "linear" }, 4, free)).toEqual([0, 2.5, 5, 7.5, 10]);
    const log = axisValues({ from: 1, to: 1000, scale: "log" }, 3, free);
    expect(log[1]).toBeCloseTo(10);
    expect(log.at(-1)).toBe(1000);
  });

  it("are whole for what is counted, each once", () => {
    expect(axisValues({ from: 0, to: 4, scale: "linear" }, 16, whole)).toEqual([0, 1, 2, 3, 4]);
    expect(axisValues({ from: 0.5, to: 2.4, scale: "linear" }, 8, whole)).toEqual([1, 2]);
  });

  it("are a knob's own options where it has some", () => {
    const about = { whole: false, values: [1, 4, 9] };
    expect(axisValues({ from: 9, to: 2, scale: "linear" }, 50, about)).toEqual([4, 9]);
  });

  it("keep a place for 0 on a log scale", () => {
    const range = { from: 0, to: 100_000, scale: "log" } as const;
    const places = axisValues(range, 4, free);
    expect(places[0]).toBe(0);
    expect(places[1]).toBeLessThan(1000);
    for (const share of [0, 0.1, 0.5, 0.9, 1]) {
      expect(shareAt(range, placeAt(range, share))).toBeCloseTo(share, 9);
    }
  });
});

describe("an axis", () => {
  const card = theCard({
    knobs: [
      aKnob({ id: "tail", label: "Idle tail", unit: "s", min: 0, max: 600, default: 60 }),
      aKnob({
        id: "region",
        kind: "select",
        options: [
          { value: 1.5, label: "Sydney" },
          { value: 1, label: "Ohio" },
        ],
      }),
    ],
  });
  const state = { workload: defaultWorkload, knobs: { "acme/tail": 120 } };

  it("is written as a text and read back", () => {
    const axes: Axis[] = [sessions, { kind: "knob", cardId: "acme", knobId: "tail/s" }];
    for (const axis of axes) expect(parseAxisKey(axisKey(axis))).toEqual(axis);
    for (const bad of ["", "field:os", "field:nope", "knob:acme", "knob:/x", "knob:x/", "y:z"]) {
      expect(parseAxisKey(bad)).toBeNull();
    }
  });

  it("names, bounds and places itself", () => {
    expect(axisAbout(sessions, [], state)).toMatchObject({ at: 1000, whole: true, scale: "log" });
    const tail: Axis = { kind: "knob", cardId: "acme", knobId: "tail" };
    expect(axisAbout(tail, [card], state)).toMatchObject({
      label: "Acme: Idle tail",
      min: 0,
      max: 600,
      at: 120,
      values: null,
    });
    expect(axisAbout({ ...tail, knobId: "region" }, [card], state)?.values).toEqual([1, 1.5]);
    expect(axisAbout({ ...tail, cardId: "gone" }, [card], state)).toBeNull();
  });

  it("sets its value in the workload or the knobs and nothing else", () => {
    const moved = withAxisValue(sessions, 7, state);
    expect(moved.workload).toEqual({ ...defaultWorkload, sessions: 7 });
    expect(moved.knobs).toBe(state.knobs);
    const knob: Axis = { kind: "knob", cardId: "acme", knobId: "region" };
    expect(withAxisValue(knob, 1.5, state).knobs).toEqual({ "acme/tail": 120, "acme/region": 1.5 });
  });
});
