import { type FeatureKey, featureKeys, isFeatureKey } from "../card/features";
import { bounds } from "../compare/bounds";
import type { BoundKey, Need, Requirements, SetKey } from "../compare/requirements";
import { requirementSets } from "../compare/sets";
import type { Choices } from "./choices";
import { type LinkKey, single } from "./key";
import { flag, freeText, listOf, numberWithin, type Parser, parserOf, textsOf } from "./parsers";

const feature: Parser<FeatureKey> = parserOf(
  (text) => (isFeatureKey(text) ? { value: text } : { problem: "is not a feature" }),
  (key) => key,
);
const featureList = listOf(feature, { keyOf: (key) => key, empty: "" });

const withPart = (choices: Choices, part: Partial<Requirements>): Choices => ({
  ...choices,
  requirements: { ...choices.requirements, ...part },
});

const needLabels: Readonly<Record<Need, string>> = {
  must: "Must have",
  nice: "Nice to have",
  not: "Must not have",
};

const needKey = (need: Need): LinkKey =>
  single<readonly FeatureKey[]>({
    key: need,
    label: needLabels[need],
    parser: featureList,
    get: ({ requirements: { needs } }) => featureKeys.filter((key) => needs[key] === need),
    set: (choices, keys) =>
      withPart(choices, {
        needs: {
          ...choices.requirements.needs,
          ...Object.fromEntries(keys.map((key) => [key, need])),
        },
      }),
  });

const boundNames: Readonly<Record<BoundKey, string>> = {
  maxSessionHours: "session_min",
  maxVcpu: "vcpu_min",
  maxRamGib: "ram_min",
  concurrency: "at_once_min",
  coldStartMs: "cold_start_max",
  monthlyUsd: "usd_max",
};

const boundKeys = bounds.map(({ key, label }) =>
  single({
    key: boundNames[key],
    label,
    parser: numberWithin(0, Number.MAX_VALUE),
    get: ({ requirements }) => requirements.bounds[key] ?? null,
    set: (choices, value) =>
      withPart(choices, { bounds: { ...choices.requirements.bounds, [key]: value } }),
  }),
);

/** The workload's own system is "os"; this asks what a provider must offer. */
const setNames: Readonly<Record<SetKey, string>> = {
  category: "category",
  isolation: "isolation",
  region: "region",
  ownership: "ownership",
  stage: "stage",
  os: "offers_os",
  sdk: "sdk",
};

const setKeys = requirementSets.map(({ key, label }) =>
  single({
    key: setNames[key],
    label,
    parser: textsOf(freeText, { empty: "any", mayHoldCommas: true }),
    get: ({ requirements }) => requirements.sets[key] ?? [],
    set: (choices, values) => {
      const { [key]: _replaced, ...others } = choices.requirements.sets;
      return withPart(choices, {
        sets: values.length === 0 ? others : { ...others, [key]: values },
      });
    },
  }),
);

/** What a buyer asks of a provider. */
export const requirementKeys: readonly LinkKey[] = [
  needKey("must"),
  needKey("nice"),
  needKey("not"),
  ...boundKeys,
  ...setKeys,
  single({
    key: "unknown",
    label: "What is unknown",
    parser: flag("passes", "excluded"),
    get: ({ requirements }) => requirements.unknownMayPass,
    set: (choices, unknownMayPass) => withPart(choices, { unknownMayPass }),
  }),
];
