import { describe, expect, it } from "vitest";
import { cardFact, valueAt } from "../../../src/card/card-fact";
import { aKnob, aMode, aPlan, theCard } from "../../support/builders";

describe("valueAt", () => {
  const card = theCard({
    modes: [aMode({ sizes: [{ name: "s", vcpu: 2, ram_gib: 4, hour: 0.1 }] })],
  });

  it("leads through lists and fields", () => {
    expect(valueAt(card, "modes[0].sizes[0].hour")).toBe(0.1);
    expect(valueAt(card, "id")).toBe(card.id);
  });

  it("keeps unknown apart from what isn't there", () => {
    expect(valueAt(card, "modes[0].sizes[0].month_cap")).toBeNull();
    expect(valueAt(card, "modes[3].vcpu_h")).toBeUndefined();
    expect(valueAt(card, "modes.constructor")).toBeUndefined();
  });
});

describe("cardFact", () => {
  const card = theCard({
    url: "https://acme.test/pricing",
    modes: [
      aMode({ source: "https://acme.test/modes", checked: "2026-11-01" }),
      aMode({ key: "b" }),
    ],
    plans: [aPlan({ source: "https://acme.test/plans" })],
    knobs: [aKnob({ label: "Tail", source: "https://acme.test/docs" })],
    feature_evidence: {
      max_session_h: { source: "https://acme.test/limits", checked: "2026-10-02" },
    },
  });

  it("is sourced by its mode, plan or dial", () => {
    expect(cardFact(card, "modes[0].vcpu_h")).toMatchObject({
      source: "https://acme.test/modes",
      checked: "2026-11-01",
      owner: "Main",
    });
    expect(cardFact(card, "plans[0].fee").source).toBe("https://acme.test/plans");
    expect(cardFact(card, "knobs[0]")).toMatchObject({
      source: "https://acme.test/docs",
      owner: "Tail",
    });
  });

  it("is sourced by the evidence of its feature", () => {
    expect(cardFact(card, "features.max_session_h")).toMatchObject({
      source: "https://acme.test/limits",
      checked: "2026-10-02",
    });
  });

  it("falls back to the card's page, without making up a date", () => {
    expect(cardFact(card, "modes[1].vcpu_h")).toMatchObject({
      source: "https://acme.test/pricing",
      checked: null,
    });
    expect(cardFact(card, "storage.disk_gib_month").source).toBe("https://acme.test/pricing");
  });
});
