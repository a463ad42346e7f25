import { expect, test } from "vitest";
import { withOwnRate } from "./own-rate-choice";

test("a rate is set beside those there are", () => {
  const rates = withOwnRate({ modal: { "plans[0].fee": 10 } }, "modal", "modes[0].vcpu_h", 0.04);
  expect(rates).toEqual({ modal: { "plans[0].fee": 10, "modes[0].vcpu_h": 0.04 } });
});

test("a rate of nothing is a rate", () => {
  expect(withOwnRate({}, "e2b", "plans[0].fee", 0)).toEqual({ e2b: { "plans[0].fee": 0 } });
});

test("a card whose last rate is taken back is left out", () => {
  const rates = { modal: { "plans[0].fee": 10 }, e2b: { "plans[0].fee": 1 } };
  expect(withOwnRate(rates, "modal", "plans[0].fee", null)).toEqual({ e2b: { "plans[0].fee": 1 } });
});
