import { type FeatureKey, isFeatureKey } from "../card/features";
import { splitCode } from "../cost/words";
import { isBoundKey } from "./bounds";
import type { BoundKey, Need, Requirements, SetKey } from "./requirements";
import { isSetKey } from "./sets";

/** How much a feature is wanted from now on; null: it is asked for no longer. */
export function withNeed(
  requirements: Requirements,
  key: FeatureKey,
  need: Need | null,
): Requirements {
  const { [key]: _before, ...others } = requirements.needs;
  return { ...requirements, needs: need === null ? others : { ...others, [key]: need } };
}

/** A bound on a figure; null takes it away. */
export function withBound(
  requirements: Requirements,
  key: BoundKey,
  value: number | null,
): Requirements {
  const { [key]: _before, ...others } = requirements.bounds;
  return { ...requirements, bounds: value === null ? others : { ...others, [key]: value } };
}

/** The values of which one will do; none lets every value pass. */
export function withSet(
  requirements: Requirements,
  key: SetKey,
  values: readonly string[],
): Requirements {
  const { [key]: _before, ...others } = requirements.sets;
  return { ...requirements, sets: values.length === 0 ? others : { ...others, [key]: values } };
}

/** Adds a value to a set that is asked for; a set that asks for nothing lets it pass already. */
export function withValue(requirements: Requirements, key: SetKey, value: string): Requirements {
  const asked = requirements.sets[key] ?? [];
  if (asked.length === 0 || asked.includes(value)) return requirements;
  return withSet(requirements, key, [...asked, value]);
}

export const withoutValue = (
  requirements: Requirements,
  key: SetKey,
  value: string,
): Requirements =>
  withSet(
    requirements,
    key,
    (requirements.sets[key] ?? []).filter((other) => other !== value),
  );

/** Drops the requirement that a reason comes from; the same requirements where it comes from none. */
export function withoutReason(requirements: Requirements, code: string): Requirements {
  const { about } = splitCode(code);
  if (isFeatureKey(about)) return withNeed(requirements, about, null);
  if (isBoundKey(about)) return withBound(requirements, about, null);
  return isSetKey(about) ? withSet(requirements, about, []) : requirements;
}

/** Whether anything is asked for besides which providers are looked at. */
export const asksOfOffers = ({ needs, bounds, sets }: Requirements): boolean =>
  Object.keys(needs).length + Object.keys(bounds).length > 0 ||
  Object.entries(sets).some(([key, values]) => key !== "category" && (values ?? []).length > 0);
