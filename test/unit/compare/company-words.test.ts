import { expect, test } from "vitest";
import { acceleratorText, knownText, roundText } from "../../../src/compare/company-words";

const nothing = { type: null, amount_usd: null, date: null, source: null, quote: null };

test("a round is told as far as it is known", () => {
  const round = { ...nothing, type: "series-a", amount_usd: 12_000_000, date: "2026-03" };
  expect(roundText(round)).toBe("Series A, $12,000,000, Mar 2026");
  expect(roundText({ ...nothing, type: "unknown", amount_usd: 5000 })).toBe("$5,000");
  expect(roundText({ ...nothing, type: "unknown" })).toBeNull();
  expect(roundText(nothing)).toBeNull();
});

test("a text that says nothing is unknown", () => {
  expect([null, "", " ", "unknown", "Acme Inc."].map(knownText)).toEqual([
    null,
    null,
    null,
    null,
    "Acme Inc.",
  ]);
});

test("an accelerator has its batch where it is known", () => {
  expect(acceleratorText("Techstars")).toBe("Techstars");
  expect(acceleratorText({ name: "Y Combinator", batch: "W24" })).toBe("Y Combinator, W24");
  expect(acceleratorText({ name: "Y Combinator", batch: null })).toBe("Y Combinator");
});
