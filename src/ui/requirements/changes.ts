import type { FeatureKey } from "../../card/features";
import type { BoundKey, Need, Requirements, SetKey } from "../../compare/requirements";
import { change } from "../../store/choices-store";
import { type FieldChange, historyOf } from "../workload/fields";

/** Changes a part of what is asked and leaves the rest. */
export const ask = (
  update: (requirements: Requirements) => Partial<Requirements>,
  step: FieldChange = { final: true },
): void =>
  change(
    ({ requirements }) => ({ requirements: { ...requirements, ...update(requirements) } }),
    historyOf(step),
  );

/** How much a feature is wanted; null: no longer asked. */
export const askFeature = (key: FeatureKey, need: Need | null): void =>
  ask(({ needs: { [key]: _, ...others } }) => ({
    needs: need === null ? others : { ...others, [key]: need },
  }));

/** Least or most of a figure; null: no longer asked. */
export const askBound = (key: BoundKey, value: number | null, step?: FieldChange): void =>
  ask(
    ({ bounds: { [key]: _, ...others } }) => ({
      bounds: value === null ? others : { ...others, [key]: value },
    }),
    step,
  );

/** Values of which one will do; none: every value passes. */
const withValues = (
  key: SetKey,
  values: readonly string[],
  { sets: { [key]: _, ...others } }: Requirements,
): Partial<Requirements> => ({
  sets: values.length === 0 ? others : { ...others, [key]: values },
});

export const askSet = (key: SetKey, values: readonly string[]): void =>
  ask((requirements) => withValues(key, values, requirements));

/** Adds a value to a set, or takes it out. */
export const toggleValue = (key: SetKey, value: string): void =>
  ask((requirements) => {
    const asked = requirements.sets[key] ?? [];
    const others = asked.filter((one) => one !== value);
    return withValues(
      key,
      others.length === asked.length ? [...asked, value] : others,
      requirements,
    );
  });
