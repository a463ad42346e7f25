import { describe, expect, it } from "vitest";
import { workloadPresets } from "../../../src/cost/presets";
import { defaultWorkload } from "../../../src/cost/workload";
import { baseOf, defaultBase, fieldsChanged, workloadBases } from "../../../src/cost/workload-base";
import { the } from "../../support/builders";

describe("the named workload that one came from", () => {
  it("is itself, for every one with a name", () => {
    for (const { key, workload } of workloadBases) {
      expect(baseOf(workload)).toMatchObject({ base: { key }, isSame: true });
    }
  });

  it("is the one that differs in the fewest fields", () => {
    const coding = the(workloadPresets, 1);
    expect(baseOf({ ...coding.workload, hours: 2, seats: 3 })).toMatchObject({
      base: { key: coding.key },
      isSame: false,
    });
    expect(baseOf({ ...defaultWorkload, vcpu: 4 }).base).toBe(defaultBase);
  });

  it("may be one of the user's own", () => {
    const workload = { ...defaultWorkload, vcpu: 32, ramGib: 128, sessions: 7 };
    const own = { key: "own:ci", label: "CI", about: "", workload };
    expect(baseOf({ ...workload, hours: 1 }, [own]).base).toBe(own);
  });

  it("names the fields that differ", () => {
    const changed = { ...defaultWorkload, vcpu: 8, splitSessions: true };
    expect(fieldsChanged(changed, defaultWorkload)).toEqual(["vcpu", "splitSessions"]);
  });
});
