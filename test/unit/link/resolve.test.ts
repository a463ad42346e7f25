import { describe, expect, test } from "vitest";
import { type Choices, defaultChoices } from "../../../src/link/choices";
import { resolveAgainstCards } from "../../../src/link/resolve";
import { aKnob, aMode, theCard } from "../../support/builders";

const cards = [
  theCard({
    knobs: [
      aKnob({ id: "tail", min: 1, max: 5 }),
      aKnob({ id: "spot", kind: "toggle", min: 0, max: 1 }),
      aKnob({ id: "region", kind: "select", options: [{ value: 1 }, { value: 1.5 }] }),
    ],
    modes: [aMode({ gpu: [{ type: "H100", hour: 3 }] })],
  }),
];
const resolve = (part: Partial<Choices>) => {
  const { choices, notices } = resolveAgainstCards({ ...defaultChoices, ...part }, cards);
  return { choices, problems: notices.map(({ problem }) => problem) };
};

test("choices that all have effect are the same object", () => {
  const choices: Choices = {
    ...defaultChoices,
    compared: ["acme"],
    provider: "acme",
    knobs: { "acme/tail": 5, "acme/spot": true, "acme/region": 1.5 },
    ownRates: { acme: { "modes[0].vcpu_h": 1 } },
    curveAxis: { kind: "knob", cardId: "acme", knobId: "tail" },
    workload: { ...defaultChoices.workload, gpuType: "H100" },
  };
  const resolved = resolveAgainstCards(choices, cards);
  expect(resolved.choices).toBe(choices);
  expect(resolved.notices).toEqual([]);
});

describe("what no loaded card has is without effect, and named", () => {
  test("cards", () => {
    const { choices, problems } = resolve({
      compared: ["acme", "nadir"],
      provider: "zenith",
      against: "zenith",
      evidence: { cardId: "zenith", feature: "fork" },
      ownRates: { zenith: { "plans[0].fee": 1 } },
    });
    expect(choices).toEqual({ ...defaultChoices, compared: ["acme"] });
    expect(problems).toEqual([
      "No loaded card is called “nadir”; it is not set side by side.",
      "No loaded card is called “zenith”; nothing is opened for it.",
      "No loaded card is called “zenith”; nothing is opened for it.",
      "No loaded card is called “zenith”; nothing is opened for it.",
      "No loaded card is called “zenith”; your rates for it are left out.",
    ]);
  });

  test("rates", () => {
    const { choices, problems } = resolve({
      ownRates: { acme: { "modes[0].vcpu_h": 1, "modes[9].vcpu_h": 2, "__proto__.x": 3 } },
    });
    expect(choices.ownRates).toEqual({ acme: { "modes[0].vcpu_h": 1 } });
    expect(problems).toEqual([
      "Acme has no rate at “modes[9].vcpu_h”; yours is left out.",
      "Acme has no rate at “__proto__.x”; yours is left out.",
    ]);
  });

  test("knobs and what they can't stand at", () => {
    const { choices, problems } = resolve({
      knobs: {
        "acme/tail": 9,
        "acme/spot": 7,
        "acme/region": 2,
        "acme/none": 1,
        "zenith/tail": 1,
      },
      mapX: { kind: "knob", cardId: "acme", knobId: "none" },
    });
    expect(choices.knobs).toEqual({ "acme/tail": 5 });
    expect(choices.mapX).toEqual(defaultChoices.mapX);
    expect(problems).toEqual([
      "No loaded card has the knob “acme/none”; another axis is used.",
      "Knob acme/tail can’t stand at 9; 5 is used.",
      "Knob acme/spot can’t stand at 7; its default is used.",
      "Knob acme/region can’t stand at 2; its default is used.",
      "No loaded card has the knob “acme/none”; it is left out.",
      "No loaded card has the knob “zenith/tail”; it is left out.",
    ]);
  });

  test("a category and a GPU are named and stay: they show as choices that can be taken back", () => {
    const part: Partial<Choices> = {
      requirements: { ...defaultChoices.requirements, sets: { category: ["toaster"] } },
      workload: { ...defaultChoices.workload, gpuType: "Voodoo 2" },
    };
    const { choices, problems } = resolve(part);
    expect(choices).toEqual({ ...defaultChoices, ...part });
    expect(problems).toEqual([
      "No loaded card is of the category “toaster”.",
      "No loaded card has a GPU called “Voodoo 2”.",
    ]);
  });
});
