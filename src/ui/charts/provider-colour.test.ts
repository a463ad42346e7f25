import { expect, test } from "vitest";
import { lookOf, providerLooks } from "./provider-colour";

const ids = Array.from({ length: 120 }, (_, i) => `card-${String(i).padStart(3, "0")}`);

test("any ten that follow each other differ in colour", () => {
  const looks = ids.map((id) => lookOf(providerLooks(ids), id));
  for (let first = 0; first + 10 <= looks.length; first++) {
    const colors = looks.slice(first, first + 10).map(({ color }) => color);
    expect(new Set(colors).size).toBe(10);
  }
});

test("neighbours differ in their marker too", () => {
  const looks = [...providerLooks(ids).values()];
  looks.slice(1).forEach(({ marker }, i) => {
    expect(marker).not.toBe(looks[i]?.marker);
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
