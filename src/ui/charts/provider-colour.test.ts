import { expect, test } from "vitest";
import { lookOf, providerLooks } from "./provider-colour";

const ids = Array.from({ length: 120 }, (_, i) => `card-${String(i).padStart(3, "0")}`);

test("a look depends on the set of cards, not on their order", () => {
  expect(providerLooks(ids.toReversed())).toEqual(providerLooks(ids));
});

test("neighbours in the alphabet differ in colour", () => {
  const looks = ids.map((id) => lookOf(providerLooks(ids), id));
  looks.slice(1).forEach((look, i) => {
    expect(look.color).not.toBe(looks[i]?.color);
  });
});

test("a hundred and twenty cards are told apart by colour, dash and marker together", () => {
  const looks = [...providerLooks(ids).values()];
  const texts = looks.map(({ color, dash, marker }) => `${color} ${dash} ${marker}`);
  expect(new Set(texts).size).toBe(120);
});

test("a card that is not there is grey", () => {
  expect(lookOf(providerLooks([]), "gone").color).toBe("var(--chart-other)");
});
