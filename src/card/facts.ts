import type { Fact } from "./fact";
import { type FeatureKey, features, findFeature } from "./features";

/** All resolved facts of a card, a mode or an offer, in the order of the registry. */
export type Facts = readonly Fact[];

/** The fact of a key; null where it is unknown. */
export function factOf(facts: Facts, key: FeatureKey): Fact {
  const feature = findFeature(key);
  return feature === undefined ? null : (facts[feature.index] ?? null);
}

/** Facts laid out by the registry, from a function that says each one. */
export const factsFrom = (say: (key: FeatureKey) => Fact): Facts =>
  features.map((feature) => say(feature.key));

/** Facts as an object, its keys in the order of the registry. */
export const factsRecord = (facts: Facts): Record<string, Fact> =>
  Object.fromEntries(features.map((feature) => [feature.key, facts[feature.index] ?? null]));
