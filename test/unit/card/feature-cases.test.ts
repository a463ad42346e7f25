import { describe, expect, test } from "vitest";
import { factsRecord } from "../../../src/card/facts";
import { derivedFacts, modeFacts, statedFacts } from "../../../src/card/resolve";
import cases from "../../fixtures/cases/feature-cases.json";
import { shippedCard, shippedIds } from "../../support/shipped";

describe.each(cases.cases)("facts of the reference card $card", ({ card: id, resolved, modes }) => {
  const card = shippedCard(id);

  test("as the card states them", () => {
    expect(factsRecord(statedFacts(card))).toEqual(resolved);
  });

  test("as they are derived", () => {
    expect(factsRecord(derivedFacts(card))).toEqual(resolved);
  });

  test.each(Object.entries(modes))("in the mode %s", (key, facts) => {
    const mode = card.modes.find((candidate) => candidate.key === key);
    expect(mode).toBeDefined();
    if (mode) expect(factsRecord(modeFacts(card, mode))).toEqual(facts);
  });
});

test.each(shippedIds)("the card %s states what is derived from its raw facts", (id) => {
  const card = shippedCard(id);
  expect(factsRecord(derivedFacts(card))).toEqual(factsRecord(statedFacts(card)));
});
