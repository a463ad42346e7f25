import { expect, test } from "vitest";
import { nameLookup } from "./map-words";
import { markedName, shortName } from "./own-rate-names";

const rates = { acme: { "plans[0].fee": 10 } };

test("only a provider with rates of one's own is marked", () => {
  expect(markedName("Acme", "acme", rates)).toBe("Acme · own rates");
  expect(markedName("Zeta", "zeta", rates)).toBe("Zeta");
});

test("a short name keeps its mark", () => {
  expect(shortName("Acme (Cloud)")).toBe("Acme");
  expect(shortName("Acme (Cloud) · own rates")).toBe("Acme · own rates");
});

test("a name looked up for the map and the value chart is marked", () => {
  expect(nameLookup([], rates)("acme")).toBe("acme · own rates");
  expect(nameLookup([], rates)("zeta")).toBe("zeta");
});
