import type { Fact } from "./fact";
import { factOf } from "./facts";
import { type FeatureKey, featureLabel, features } from "./features";
import type { Card } from "./full-schema";
import { isKnobEffect } from "./knob-effects";
import { derivedFacts } from "./resolve";
import type { Knob } from "./schema";

export type FindingKind =
  | "stated_fact"
  | "unknown_plan"
  | "unknown_mode"
  | "unknown_effect"
  | "knob_default"
  | "company_id"
  | "evidence";

/** Something in a card that loads but contradicts itself, in words for people. */
export interface Finding {
  readonly kind: FindingKind;
  /** The field, "modes[0].plans[2]". */
  readonly path: string;
  /** The feature it is about, where it is about one. */
  readonly key?: string;
  readonly message: string;
}

const inWords = (fact: Fact): string => {
  if (fact === null) return "unknown";
  return fact ? "yes" : "no";
};

function ofStatedFacts(card: Card): Finding[] {
  const derived = derivedFacts(card);
  return features.flatMap(({ key }) => {
    const stated = card.features_resolved[key];
    const value = factOf(derived, key);
    if (stated === undefined || stated === value) return [];
    return {
      kind: "stated_fact",
      path: `features_resolved.${key}`,
      key,
      message: `states ${inWords(stated)} for ${featureLabel(key)}, but the raw facts give ${inWords(value)}; the stated value counts`,
    };
  });
}

/** Names in a list that nothing goes by. */
function ofNames(
  names: readonly string[] | null,
  known: readonly string[],
  found: (index: number, name: string) => Finding,
): Finding[] {
  return (names ?? []).flatMap((name, i) => (known.includes(name) ? [] : found(i, name)));
}

function ofPlans(card: Card): Finding[] {
  const plans = card.plans.map((plan) => plan.name);
  return card.modes.flatMap((mode, m) =>
    ofNames(mode.plans, plans, (i, name) => ({
      kind: "unknown_plan",
      path: `modes[${m}].plans[${i}]`,
      message: `names the plan ${JSON.stringify(name)}, which the card does not have`,
    })),
  );
}

function ofDefault(knob: Knob, path: string): Finding[] {
  const value = knob.default;
  const found = (message: string): Finding[] => [
    { kind: "knob_default", path: `${path}.default`, message },
  ];
  if (value === null) return [];
  if (knob.kind === "select") {
    const isOption = knob.options?.some((option) => option.value === value);
    return isOption ? [] : found(`is ${value}, which is not among the options`);
  }
  if (knob.kind !== "slider" || typeof value !== "number") return [];
  const isOut = (knob.min !== null && value < knob.min) || (knob.max !== null && value > knob.max);
  return isOut ? found(`is ${value}, outside ${knob.min ?? "…"} to ${knob.max ?? "…"}`) : [];
}

function ofKnobs(card: Card): Finding[] {
  const modes = card.modes.map((mode) => mode.key);
  return card.knobs.flatMap((knob, k) => {
    const path = `knobs[${k}]`;
    const effect: Finding = {
      kind: "unknown_effect",
      path: `${path}.effect`,
      message: `is ${JSON.stringify(knob.effect)}, which the cost model does not know; the knob is not applied`,
    };
    return [
      ...(isKnobEffect(knob.effect) ? [] : [effect]),
      ...ofDefault(knob, path),
      ...ofNames(knob.modes, modes, (i, name) => ({
        kind: "unknown_mode",
        path: `${path}.modes[${i}]`,
        message: `names the mode ${JSON.stringify(name)}, which the card does not have`,
      })),
    ];
  });
}

function ofCompany(card: Card): Finding[] {
  const id = card.company.id;
  if (typeof id !== "string" || id === card.id) return [];
  return [
    {
      kind: "company_id",
      path: "company.id",
      message: `is ${JSON.stringify(id)}, but the card's id is ${JSON.stringify(card.id)}`,
    },
  ];
}

/** Evidence of a yes or no that neither the card's raw fact nor a mode bears out. */
function ofEvidence(card: Card): Finding[] {
  return Object.entries(card.feature_evidence).flatMap(([key, { value }]) => {
    if (typeof value !== "boolean") return [];
    const raw = card.features[key];
    if (raw === value || card.modes.some((mode) => mode.features[key] === value)) return [];
    if (raw !== null && raw !== undefined && typeof raw !== "boolean") return [];
    return {
      kind: "evidence",
      path: `feature_evidence.${key}.value`,
      key,
      message: `says ${inWords(value)} for ${featureLabel(key)}, but the raw fact is ${inWords(raw ?? null)}`,
    };
  });
}

/**
 * What in a card contradicts itself without keeping it from loading: stated facts that differ from
 * the derived ones (card-format.md, "Resolved facts"), names that lead nowhere, knobs that can't
 * work as written, evidence that says otherwise. Empty for a card in order.
 */
export const findings = (card: Card): Finding[] => [
  ...ofCompany(card),
  ...ofStatedFacts(card),
  ...ofPlans(card),
  ...ofKnobs(card),
  ...ofEvidence(card),
];

/** Findings about one feature, for its cell and its detail. */
export const findingsOf = (all: readonly Finding[], key: FeatureKey): Finding[] =>
  all.filter((finding) => finding.key === key);
