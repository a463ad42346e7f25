import { describe, expect, it } from "vitest";
import {
  asksOfOffers,
  withBound,
  withNeed,
  withoutReason,
  withoutValue,
  withSet,
  withValue,
} from "../../../src/compare/requirement-edit";
import { firstRequirements, noRequirements } from "../../../src/compare/requirements";

describe("changing what is asked", () => {
  it("asks for a feature, changes how much, and drops it without a trace", () => {
    const must = withNeed(noRequirements, "docker_inside", "must");
    expect(must.needs).toEqual({ docker_inside: "must" });
    expect(withNeed(must, "docker_inside", "nice").needs).toEqual({ docker_inside: "nice" });
    expect(withNeed(must, "docker_inside", null)).toEqual(noRequirements);
  });

  it("sets a bound, 0 too, and takes it away", () => {
    const bound = withBound(noRequirements, "monthlyUsd", 0);
    expect(bound.bounds).toEqual({ monthlyUsd: 0 });
    expect(withBound(bound, "monthlyUsd", null)).toEqual(noRequirements);
  });

  it("leaves no empty set behind", () => {
    expect(withoutValue(firstRequirements, "category", "agent-sandbox")).toEqual(noRequirements);
    expect(withSet(firstRequirements, "category", [])).toEqual(noRequirements);
  });

  it("adds a value to what is asked, and nothing where everything passes", () => {
    expect(withValue(firstRequirements, "category", "browser").sets).toEqual({
      category: ["agent-sandbox", "browser"],
    });
    expect(withValue(noRequirements, "category", "browser")).toBe(noRequirements);
  });

  it.each([
    ["missing_feature:gpu", withNeed(noRequirements, "gpu", "must")],
    ["unknown_feature:gpu", withNeed(noRequirements, "gpu", "must")],
    ["forbidden_feature:own_agent_api", withNeed(noRequirements, "own_agent_api", "not")],
    ["below_bound:maxVcpu", withBound(noRequirements, "maxVcpu", 8)],
    ["unknown_bound:coldStartMs", withBound(noRequirements, "coldStartMs", 500)],
    ["not_in_set:region", withSet(noRequirements, "region", ["EU"])],
    ["unknown_set:isolation", withSet(noRequirements, "isolation", ["gvisor"])],
  ])("drops the requirement behind %s", (code, requirements) => {
    expect(withoutReason(requirements, code)).toEqual(noRequirements);
  });

  it("drops nothing for a reason of the workload", () => {
    expect(withoutReason(firstRequirements, "session_too_long")).toBe(firstRequirements);
  });

  it("does not count the category as a requirement on offers", () => {
    expect(asksOfOffers(firstRequirements)).toBe(false);
    expect(asksOfOffers(withSet(firstRequirements, "region", ["EU"]))).toBe(true);
    expect(asksOfOffers(withNeed(firstRequirements, "gpu", "nice"))).toBe(true);
  });
});
