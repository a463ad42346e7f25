import type * as z from "zod/mini";
import { type CardCore, cardCoreSchema } from "./schema";

/** One thing that is wrong with a card: the field as a path ("modes[0].pricing") and the fault. */
export interface CardProblem {
  readonly path: string;
  readonly message: string;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly card: Value }
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/** "modes[0].vcpu_h" from the parts of a path. */
export function formatPath(parts: readonly PropertyKey[]): string {
  return parts
    .map((part, i) =>
      typeof part === "number" ? `[${part}]` : i === 0 ? String(part) : `.${String(part)}`,
    )
    .join("");
}

function problemsOf(error: z.core.$ZodError): CardProblem[] {
  return error.issues.map((issue) => ({
    path: formatPath(issue.path) || "(the whole card)",
    message: describe(issue),
  }));
}

/** A sentence on what is expected, in the words of JSON rather than of the parser. */
function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `should be ${article(issue.expected)}`;
    case "invalid_value":
      return `should be one of ${issue.values.map((v) => JSON.stringify(v)).join(", ")}`;
    case "too_small":
      return issue.origin === "number"
        ? `should be ${issue.minimum} or more`
        : issue.message || "is too short";
    case "invalid_union":
      return "has a value of the wrong kind";
    default:
      return issue.message || "is not valid";
  }
}

function article(kind: string): string {
  return kind === "array" || kind === "object" ? `an ${kind}` : `a ${kind}`;
}

/** Checks that a schema can't say in one field: keys that others refer to are unique. */
function crossCheck(card: CardCore): CardProblem[] {
  const problems: CardProblem[] = [];
  const unique = (values: readonly string[], path: (i: number) => string) => {
    values.forEach((value, i) => {
      if (values.indexOf(value) !== i) {
        problems.push({ path: path(i), message: `repeats ${JSON.stringify(value)}` });
      }
    });
  };
  unique(
    card.modes.map((mode) => mode.key),
    (i) => `modes[${i}].key`,
  );
  unique(
    card.plans.map((plan) => plan.name),
    (i) => `plans[${i}].name`,
  );
  unique(
    card.knobs.map((knob) => knob.id),
    (i) => `knobs[${i}].id`,
  );
  return problems;
}

export function finish<Value extends CardCore>(
  result: { success: true; data: Value } | { success: false; error: z.core.$ZodError },
): Parsed<Value> {
  if (!result.success) return { ok: false, problems: problemsOf(result.error) };
  const problems = crossCheck(result.data);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, card: result.data };
}

/** A card of the index from foreign JSON, or what is wrong with it, field by field. */
export const parseCardCore = (json: unknown): Parsed<CardCore> =>
  finish(cardCoreSchema.safeParse(json));
