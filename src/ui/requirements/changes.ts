import type { FeatureKey } from "../../card/features";
import { withBound, withNeed, withoutValue, withSet } from "../../compare/requirement-edit";
import type { BoundKey, Need, Requirements, SetKey } from "../../compare/requirements";
import { change } from "../../store/choices-store";
import { type FieldChange, historyOf } from "../workload/fields";

/** Changes what is asked. */
export const ask = (
  update: (requirements: Requirements) => Requirements,
  step: FieldChange = { final: true },
): void => change((choices) => ({ requirements: update(choices.requirements) }), historyOf(step));

/** How much a feature is wanted; null: no longer asked. */
export const askFeature = (key: FeatureKey, need: Need | null): void =>
  ask((requirements) => withNeed(requirements, key, need));

/** Least or most of a figure; null: no longer asked. */
export const askBound = (key: BoundKey, value: number | null, step?: FieldChange): void =>
  ask((requirements) => withBound(requirements, key, value), step);

/** Values of which one will do; none: every value passes. */
export const askSet = (key: SetKey, values: readonly string[]): void =>
  ask((requirements) => withSet(requirements, key, values));

/** Asks for a value of a set too, or no longer for it. */
export const toggleValue = (key: SetKey, value: string): void =>
  ask((requirements) => {
    const asked = requirements.sets[key] ?? [];
    return asked.includes(value)
      ? withoutValue(requirements, key, value)
      : withSet(requirements, key, [...asked, value]);
  });
