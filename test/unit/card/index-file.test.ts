import { expect, test } from "vitest";
import { IndexError, parseIndex } from "../../../src/card/index-file";
import { aCard, aMode } from "../../support/builders";

test("cards in order work beside bad ones, which are named with what is wrong", () => {
  const index = parseIndex({
    version: 1,
    asOf: "2026-11-30",
    cards: [
      aCard(),
      aCard({ id: "broken", modes: [aMode({ vcpu_h: "cheap" })] }),
      { name: "Nameless" },
      null,
      aCard({ id: "zeta" }),
      aCard(),
    ],
  });
  expect(index.asOf).toBe("2026-11-30");
  expect(index.cards.map((card) => card.id)).toEqual(["acme", "zeta"]);
  expect(index.bad.map((card) => card.id)).toEqual(["broken", "Nameless", "card 4", "acme"]);
  expect(index.bad[0]?.problems).toEqual([
    { path: "modes[0].vcpu_h", message: "should be a number" },
  ]);
  expect(index.bad[3]?.problems).toEqual([{ path: "id", message: "is there twice" }]);
});

test.each<[unknown, string]>([
  [null, "not a JSON object"],
  ["<!doctype html>", "not a JSON object"],
  [[], "not a JSON object"],
  [{ cards: [] }, "version none"],
  [{ version: 2, cards: [] }, "version 2"],
  [{ version: 1 }, "no list of cards"],
])("%j is refused as a whole, saying why", (json, words) => {
  expect(() => parseIndex(json)).toThrow(IndexError);
  expect(() => parseIndex(json)).toThrow(words);
});

test("an index without a date has none", () => {
  expect(parseIndex({ version: 1, cards: [] })).toEqual({ asOf: null, cards: [], bad: [] });
});
