import { describe, expect, test } from "vitest";
import { parseCard } from "../../../src/card/parse-full";
import { aCard, aKnob, aMode, aPlan, type Json } from "../../support/builders";
import { shippedCard, shippedIds, shippedJson } from "../../support/shipped";

/** Missing, null and (for what the format lists or groups) empty all read as "nothing stated". */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normal);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, item]) => [key, normal(item)] as const)
    .filter(([, item]) => item !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** Every key of one JSON, at any depth, with its value where the other lacks or changes it. */
function lost(before: unknown, after: unknown, path = ""): string[] {
  if (typeof before !== "object" || before === null) {
    return before === after || (before === null && after === undefined) ? [] : [path];
  }
  return Object.entries(before).flatMap(([key, value]) => {
    const inner: unknown =
      typeof after === "object" && after !== null ? Reflect.get(after, key) : undefined;
    return lost(value, inner, `${path}.${key}`);
  });
}

describe.each(shippedIds)("the card %s", (id) => {
  test("loads with nothing lost and nothing made up", () => {
    const json = shippedJson(id);
    const card = shippedCard(id);
    expect(normal(card)).toEqual(normal(json));
    expect(lost(json, card)).toEqual([]);
  });
});

test("unknown keys are kept at every depth", () => {
  const parsed = parseCard(
    aCard({ audit_2026: { by: "x" }, modes: [aMode({ color: "red" })], features: { laser: true } }),
  );
  expect(parsed).toMatchObject({
    ok: true,
    card: { audit_2026: { by: "x" }, modes: [{ color: "red" }], features: { laser: true } },
  });
});

test("a missing optional key reads as null, a missing list as empty", () => {
  const parsed = parseCard({ id: "bare", name: "Bare", modes: [{ key: "m", pricing: "sizes" }] });
  expect(parsed).toMatchObject({
    ok: true,
    card: { url: null, plans: [], knobs: [], modes: [{ vcpu_h: null, plans: null, flags: [] }] },
  });
});

test("plain strings as locations are read as regions by that name", () => {
  expect(parseCard(aCard({ locations: ["eu-west-1"] }))).toMatchObject({
    card: { locations: [{ id: "eu-west-1", name: "eu-west-1", country: null }] },
  });
});

test.each<[string, Json, string, string]>([
  ["a price as text", { modes: [aMode({ vcpu_h: "0.05" })] }, "modes[0].vcpu_h", "number"],
  ["a negative price", { plans: [aPlan({ fee: -1 })] }, "plans[0].fee", "0 or more"],
  ["an unknown pricing", { modes: [aMode({ pricing: "vibes" })] }, "modes[0].pricing", "resource"],
  ["no modes", { modes: [] }, "modes", "at least one"],
  ["an id with capitals", { id: "Acme" }, "id", "kebab-case"],
  ["a fact that is a text", { features: { ssh: "yes" } }, "features.ssh", "boolean"],
  ["a mode twice", { modes: [aMode(), aMode()] }, "modes[1].key", "repeats"],
  ["a plan twice", { plans: [aPlan(), aPlan()] }, "plans[1].name", "repeats"],
  ["a knob twice", { knobs: [aKnob(), aKnob()] }, "knobs[1].id", "repeats"],
])("%s is named with its field", (_, own, path, words) => {
  expect(parseCard(aCard(own))).toMatchObject({
    ok: false,
    problems: [{ path, message: expect.stringContaining(words) }],
  });
});

test.each([null, 3, "card", []])("%j is no card", (json) => {
  expect(parseCard(json).ok).toBe(false);
});
