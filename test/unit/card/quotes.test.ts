import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locateQuote, normaliseText, quoteFound, quoteParts } from "../../../src/card/quotes";
import { shippedCard, shippedFolder } from "../../support/shipped";

const page = readFileSync(join(shippedFolder, "../sources/dexto-cpu-sandboxes-api.txt"), "utf8");
const address = "https://www.dexto.ai/docs/platform/api/sandboxes/";
const dexto = shippedCard("dexto");
const quotes = Object.entries(dexto.feature_evidence).flatMap(([key, { source, quote }]) =>
  source === address && quote !== null ? [{ key, quote }] : [],
);

describe("the reference card's quotes from its stored page", () => {
  test("are 24", () => {
    expect(quotes).toHaveLength(24);
  });

  test.each(quotes)("$key is found", ({ quote }) => {
    expect(quoteFound(quote, page)).toBe(true);
  });

  test("the quote of its locations is found", () => {
    expect(dexto.locations_quote).not.toBeNull();
    expect(quoteFound(dexto.locations_quote ?? "", page)).toBe(true);
  });

  test("the stored page opens with its heading, and each range holds its part", () => {
    for (const { quote } of quotes) {
      const found = locateQuote(quote, page) ?? [];
      expect(found.map(({ start, end }) => normaliseText(page.slice(start, end)))).toEqual(
        quoteParts(quote),
      );
    }
  });
});

describe("a quote", () => {
  const text = "Sandboxes start   in\n 150 ms. Each “micro­VM” is the customer’s OWN.";

  test.each([
    ["in other case", "SANDBOXES START"],
    ["across folded white space", "start in 150 ms"],
    ["with straight marks for curly ones", `is the customer's own`],
    ["in parts, by three dots", "sandboxes start ... the customer's"],
    ["in parts, by an ellipsis", "sandboxes…own"],
    ["with an ellipsis at its ends", "… start in 150 ms …"],
  ])("%s is found", (_, quote) => {
    expect(quoteFound(quote, text)).toBe(true);
  });

  test.each([
    ["with another number", "start in 15 ms"],
    ["with its parts in another order", "customer's ... sandboxes"],
    ["with a part that would have to overlap", "start in 150 ... 150 ms"],
    ["with one part missing", "sandboxes ... by the second"],
    ["that is empty", ""],
    ["of dots alone", "... …"],
    ["of white space alone", " \n "],
  ])("%s is not found", (_, quote) => {
    expect(quoteFound(quote, text)).toBe(false);
  });

  test("is located in the text as it stands, marks and line breaks included", () => {
    const [first, second, ...more] = locateQuote("start in 150 ... customer's own", text) ?? [];
    expect(text.slice(first?.start, first?.end)).toBe("start   in\n 150");
    expect(text.slice(second?.start, second?.end)).toBe("customer’s OWN");
    expect(more).toEqual([]);
  });

  test("is located behind characters that change length when lower-cased", () => {
    const odd = "İ😀İ — half price";
    const [range] = locateQuote("half price", odd) ?? [];
    expect(odd.slice(range?.start, range?.end)).toBe("half price");
    const [faces] = locateQuote("😀", odd) ?? [];
    expect(odd.slice(faces?.start, faces?.end)).toBe("😀");
  });
});

test("any piece of any text is found in it, and its range holds it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(), fc.nat(), (text, a, b) => {
      const letters = Array.from(text);
      const piece = letters.slice(a % (letters.length + 1), (b % 8) + (a % (letters.length + 1)));
      const quote = piece.join("");
      fc.pre(quoteParts(quote).length === 1 && !quote.includes("..") && !quote.includes("…"));
      const [range] = locateQuote(quote, text) ?? [];
      expect(range).toBeDefined();
      expect(normaliseText(text.slice(range?.start, range?.end))).toBe(normaliseText(quote));
    }),
  );
});

test("to normalise twice is to normalise once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
    }),
  );
});
