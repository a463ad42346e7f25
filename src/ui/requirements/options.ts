import { type FeatureKey, featureGroups } from "../../card/features";
import { bounds } from "../../compare/bounds";
import type { BoundKey, Need, Requirements, SetKey } from "../../compare/requirements";
import { requirementSets } from "../../compare/sets";
import type { Tally, ValueTally } from "../../compare/tallies";
import { needWords } from "./need-words";

/** Something that can be asked for. */
export type PickOption = {
  readonly id: string;
  readonly label: string;
  /** What it means, for a search and beside the label. */
  readonly about: string;
  /** What is asked of it now, "must"; null where nothing is. */
  readonly asked: string | null;
  readonly tally: Tally | null;
} & (
  | { readonly kind: "feature"; readonly key: FeatureKey }
  | { readonly kind: "bound"; readonly key: BoundKey }
  | { readonly kind: "value"; readonly key: SetKey; readonly value: string }
);

export interface PickGroup {
  readonly key: string;
  readonly label: string;
  readonly options: readonly PickOption[];
}

export interface PickTallies {
  readonly features: ReadonlyMap<FeatureKey, Tally>;
  readonly sets: ReadonlyMap<string, readonly ValueTally[]>;
}

function featureOptions(requirements: Requirements, tallies: PickTallies): PickGroup[] {
  return featureGroups.map((group) => ({
    key: group.key,
    label: group.label,
    options: group.features.map(({ key, label, about }): PickOption => {
      const need = requirements.needs[key];
      return {
        kind: "feature",
        id: `feature-${key}`,
        key,
        label,
        about,
        asked: need === undefined ? null : needWords[need],
        tally: tallies.features.get(key) ?? null,
      };
    }),
  }));
}

const boundOptions = (requirements: Requirements): PickGroup => ({
  key: "bounds",
  label: "Limits and price",
  options: bounds.map(({ key, label, unit, direction }): PickOption => {
    const limit = direction === "atLeast" ? "at least" : "at most";
    return {
      kind: "bound",
      id: `bound-${key}`,
      key,
      label: `${label} ${limit}`,
      about: `In ${unit}.`,
      asked: requirements.bounds[key] === undefined ? null : "must",
      tally: null,
    };
  }),
});

const setOptions = (requirements: Requirements, tallies: PickTallies): PickGroup[] =>
  requirementSets.map((set) => ({
    key: `set-${set.key}`,
    label: set.label,
    options: (tallies.sets.get(set.key) ?? []).map(
      ({ value, label, ...tally }): PickOption => ({
        kind: "value",
        id: `value-${set.key}-${value}`,
        key: set.key,
        value,
        label,
        about: set.label,
        asked: requirements.sets[set.key]?.includes(value) ? "any of" : null,
        tally,
      }),
    ),
  }));

/** How well an option answers a search: its label does, or what it means, or not at all. */
function matchOf({ label, about }: PickOption, group: string, words: readonly string[]): 2 | 1 | 0 {
  const name = label.toLowerCase();
  if (words.every((word) => name.includes(word))) return 2;
  const text = `${name} ${about} ${group}`.toLowerCase();
  return words.every((word) => text.includes(word)) ? 1 : 0;
}

function searched(group: PickGroup, words: readonly string[]): PickGroup & { best: number } {
  const found = group.options
    .map((option) => ({ option, match: matchOf(option, group.label, words) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match);
  return { ...group, options: found.map(({ option }) => option), best: found[0]?.match ?? 0 };
}

/**
 * What can be asked for, in groups, as far as a search leaves it; names that answer it come before
 * mere mentions. Figures and sets are always musts, so that they are there only where one is wanted.
 */
export function pickGroups(
  requirements: Requirements,
  tallies: PickTallies,
  { need, query }: { readonly need: Need; readonly query: string },
): PickGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = [
    ...featureOptions(requirements, tallies),
    ...(need === "must" ? [boundOptions(requirements), ...setOptions(requirements, tallies)] : []),
  ];
  return groups
    .map((group) => searched(group, words))
    .filter(({ options }) => options.length > 0)
    .sort((a, b) => b.best - a.best);
}
