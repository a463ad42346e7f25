import { describe, expect, it } from "vitest";
import { factAwaited } from "../../../src/compare/words";

describe("what would bring a provider back", () => {
  it("is a yes where a feature is wanted, a no where it is not", () => {
    const needs = { docker_inside: "must", own_agent_api: "not" } as const;
    expect(factAwaited("unknown_feature:docker_inside", { needs })).toBe(
      "Docker inside is confirmed",
    );
    expect(factAwaited("unknown_feature:own_agent_api", { needs })).toBe(
      "provider’s own agent is ruled out",
    );
  });

  it("is a figure that is confirmed for a bound", () => {
    expect(factAwaited("unknown_bound:maxSessionHours", { needs: {} })).toBe(
      "longest session is confirmed",
    );
  });
});
