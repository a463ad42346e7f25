import { factOf } from "../card/facts";
import type { FeatureKey } from "../card/features";
import type { Requirement } from "../cost/prepare";

/**
 * Required and forbidden features as a requirement on an offer's facts: a null fact is neither yes
 * nor no, and asks for confirmation (cost-model.md, "Can the offer run the workload?").
 */
export function featureRequirement(
  require: readonly FeatureKey[],
  forbid: readonly FeatureKey[],
): Requirement {
  return ({ facts }) => {
    const failed: string[] = [];
    const unconfirmed: string[] = [];
    for (const key of require) {
      const fact = factOf(facts, key);
      if (fact === false) failed.push(`missing_feature:${key}`);
      else if (fact === null) unconfirmed.push(`unknown_feature:${key}`);
    }
    for (const key of forbid) {
      const fact = factOf(facts, key);
      if (fact === true) failed.push(`forbidden_feature:${key}`);
      else if (fact === null) unconfirmed.push(`unknown_feature:${key}`);
    }
    return { failed, unconfirmed: [...new Set(unconfirmed)] };
  };
}

/** Two requirements at once; a reason that both give is listed once. */
export function bothRequirements(first: Requirement, second: Requirement): Requirement {
  return (offer) => {
    const a = first(offer);
    const b = second(offer);
    return {
      failed: [...new Set([...a.failed, ...b.failed])],
      unconfirmed: [...new Set([...a.unconfirmed, ...b.unconfirmed])],
    };
  };
}
