import fc from "fast-check";
import { expect, test } from "vitest";
import { type Choices, defaultChoices } from "../../../src/link/choices";
import { decodeChoices, encodeChoices } from "../../../src/link/codec";
import { stateKeys } from "../../../src/store/state-keys";
import { anyChoices } from "../link/arbitrary";

const entries = Object.entries(stateKeys);
const isChoice = (key: string): key is keyof Choices => key in defaultChoices;

test("what is chosen is kept in the link, and nothing else is", () => {
  const inLink = entries.filter(([, { keeping }]) => keeping === "link").map(([key]) => key);
  expect(inLink.sort()).toEqual(Object.keys(defaultChoices).sort());
});

test.each(Object.keys(defaultChoices).filter(isChoice))("a link carries %s", (key) => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const link = encodeChoices({ ...defaultChoices, [key]: choices[key] });
      expect(decodeChoices(link).choices).toEqual({ ...defaultChoices, [key]: choices[key] });
    }),
  );
});

test("what is kept in the browser has a name of its own there", () => {
  for (const [key, { keeping }] of entries) {
    expect(key.startsWith("boxscore."), key).toBe(keeping === "browser");
  }
});
