import { featureKeys } from "../../card/features";
import type { Requirements } from "../../compare/requirements";
import type { Wanted } from "../../cost/sweep/value";

/** Every feature that the requirements name: wanted there, or wanted away. */
export const wantedOf = ({ needs }: Requirements): Wanted[] =>
  featureKeys.flatMap((feature) => {
    const need = needs[feature];
    return need === undefined ? [] : [{ feature, present: need !== "not" }];
  });
