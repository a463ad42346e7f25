import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultChoices } from "../../../src/link/choices";
import { decodeChoices, encodeChoices } from "../../../src/link/codec";
import { linkKeys } from "../../../src/link/keys";
import { anyChoices, anyFragment } from "./arbitrary";

describe("laws of the address", () => {
  test("state → link → state is the identity, without a notice", () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(decodeChoices(encodeChoices(choices))).toEqual({ choices, notices: [] });
      }),
      { numRuns: 1000 },
    );
  });

  test("link → state → link is the identity", () => {
    fc.assert(
      fc.property(anyChoices.map(encodeChoices), (link) => {
        expect(encodeChoices(decodeChoices(link).choices)).toBe(link);
      }),
      { numRuns: 1000 },
    );
  });

  test("any text opens, and what it opens as has a link of its own", () => {
    fc.assert(
      fc.property(anyFragment, (fragment) => {
        const { choices } = decodeChoices(fragment);
        const link = encodeChoices(choices);
        expect(decodeChoices(link)).toEqual({ choices, notices: [] });
        expect(encodeChoices(decodeChoices(link).choices)).toBe(link);
      }),
      { numRuns: 3000 },
    );
  });

  test("a link with a damaged place still opens", () => {
    const damage = fc.tuple(anyChoices.map(encodeChoices), fc.nat(), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(damage, ([link, at, junk]) => {
        const cut = at % (link.length + 1);
        const { choices } = decodeChoices(link.slice(0, cut) + junk + link.slice(cut + 1));
        expect(decodeChoices(encodeChoices(choices)).choices).toEqual(choices);
      }),
      { numRuns: 1000 },
    );
  });

  test("browsers leave a link as it is", () => {
    fc.assert(
      fc.property(anyChoices.map(encodeChoices), (link) => {
        const url = new URL(`https://example.com/a/#${link}`);
        expect(url.hash.slice(1)).toBe(link);
        expect(link).toMatch(/^(?:[\w\-.~/:@;,&=]|%[\dA-F]{2})*$/);
        expect(link).not.toMatch(/[.,:;]$/);
      }),
    );
  });

  test("parts are in the order of the registry, whatever the order they came in", () => {
    const shuffled = anyChoices.chain((choices) => {
      const link = encodeChoices(choices);
      const parts = link.split("&");
      return fc.tuple(fc.constant(link), fc.shuffledSubarray(parts, { minLength: parts.length }));
    });
    fc.assert(
      fc.property(shuffled, ([link, parts]) => {
        expect(encodeChoices(decodeChoices(parts.join("&")).choices)).toBe(link);
      }),
    );
  });

  test("a state that is as at first has no link, and no key writes anything of it", () => {
    expect(encodeChoices(defaultChoices)).toBe("");
    for (const key of linkKeys) expect(key.write(defaultChoices)).toEqual([]);
    expect(decodeChoices("")).toEqual({ choices: defaultChoices, notices: [] });
    expect(decodeChoices("#")).toEqual({ choices: defaultChoices, notices: [] });
  });
});
