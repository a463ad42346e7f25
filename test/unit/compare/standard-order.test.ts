import { expect, test } from "vitest";
import { standardOrder } from "../../../src/compare/standard-order";
import { aMode, theCard } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

const at = (id: string, vcpuHourUsd: number, category = "agent-sandbox") =>
  theCard({ id, name: id, category, modes: [aMode({ vcpu_h: vcpuHourUsd })] });

test("agent sandboxes stand first, each category from the cheapest on", () => {
  const cards = [at("cloud", 0.01, "cloud-machine"), at("dear", 0.9), at("cheap", 0.1)];
  expect(standardOrder(cards)).toEqual(["cheap", "dear", "cloud"]);
  expect(standardOrder(cards.toReversed())).toEqual(["cheap", "dear", "cloud"]);
});

test("every shipped card has its place once", () => {
  const cards = shippedCards();
  const order = standardOrder(cards);
  expect(order.toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
});
