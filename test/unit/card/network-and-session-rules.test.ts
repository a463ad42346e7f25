import { describe, expect, test } from "vitest";
import { factOf } from "../../../src/card/facts";
import { sessionLimit } from "../../../src/card/raw";
import { derivedFacts, modeFacts, offerFacts, statedFacts } from "../../../src/card/resolve";
import { aMode, aPlan, the, theCard } from "../../support/builders";
import { inMode, inOffer } from "../../support/facts-in";

describe("max_session_h", () => {
  const unlimited = { max_session_unlimited: true, max_session_h: null };

  test("as a number takes the card's unlimited sessions away", () => {
    expect(inMode("long_sessions", unlimited, { max_session_h: 8 })).toBe(false);
    expect(inMode("long_sessions", unlimited, { max_session_h: 24 })).toBe(true);
  });

  test("as null, or beside max_session_unlimited of the same overlay, does not", () => {
    expect(inMode("long_sessions", unlimited, { max_session_h: null })).toBe(true);
    const both = { max_session_h: 8, max_session_unlimited: true };
    expect(inMode("long_sessions", unlimited, both)).toBe(true);
  });

  test("of a plan below 24 makes long_sessions false, also where it was unknown", () => {
    expect(inOffer("long_sessions", unlimited, {}, { max_session_h: 23.9 })).toBe(false);
    expect(inOffer("long_sessions", unlimited, {}, { max_session_h: 24 })).toBe(true);
    const unknown = { max_session_unlimited: null };
    expect(inOffer("long_sessions", unknown, {}, { max_session_h: 1 })).toBe(false);
    expect(inOffer("long_sessions", unknown, {}, { max_session_h: 48 })).toBeNull();
  });

  test("gives the offer's limit in hours, with the field that states it", () => {
    const card = theCard({
      features: { max_session_unlimited: true },
      modes: [aMode(), aMode({ key: "short", features: { max_session_h: 2 } })],
      plans: [aPlan(), aPlan({ name: "Long", features: { max_session_h: 12 } })],
    });
    const [open, short] = [the(card.modes, 0), the(card.modes, 1)];
    expect(sessionLimit(card, open, null)).toEqual({
      hours: null,
      unlimited: true,
      path: "features.max_session_unlimited",
    });
    expect(sessionLimit(card, short, null)).toEqual({
      hours: 2,
      unlimited: false,
      path: "modes[1].features.max_session_h",
    });
    expect(sessionLimit(card, short, the(card.plans, 1))).toEqual({
      hours: 12,
      unlimited: false,
      path: "plans[1].features.max_session_h",
    });
  });

  test("as the text none is no number and no promise", () => {
    const card = theCard({ features: { max_session_h: "none", max_session_unlimited: null } });
    expect(sessionLimit(card, the(card.modes), null)).toMatchObject({
      hours: null,
      unlimited: null,
    });
    expect(factOf(derivedFacts(card), "long_sessions")).toBeNull();
  });
});

describe("open_internet", () => {
  const allowlist = { internet: { default: "allowlist" } };

  test("comes from the overlaid network of mode and plan", () => {
    expect(inMode("open_internet", {}, {})).toBe(true);
    const mode = [aMode({ network: allowlist })];
    expect(inOffer("open_internet", {}, {}, { network: allowlist })).toBe(false);
    expect(inOffer("open_internet", {}, {}, { network: { internet: null } })).toBeNull();
    const card = theCard({
      modes: mode,
      plans: [aPlan({ network: { internet: { default: "full" } } })],
    });
    expect(factOf(modeFacts(card, the(card.modes)), "open_internet")).toBe(false);
    expect(factOf(offerFacts(card, the(card.modes), the(card.plans)), "open_internet")).toBe(true);
  });

  test("stated raw goes before what the network says", () => {
    expect(inOffer("open_internet", { open_internet: true }, {}, { network: allowlist })).toBe(
      true,
    );
    expect(
      inMode("residential_ip", { residential_ip: false, egress_ip_type: "residential" }, {}),
    ).toBe(false);
  });
});

describe("secret_proxy_any", () => {
  const card = theCard({
    features: { secret_proxy: false },
    modes: [aMode(), aMode({ key: "proxied", features: { secret_proxy: true } })],
  });

  test("at card level is an or over the card and the modes that state it", () => {
    expect(factOf(derivedFacts(card), "secret_proxy_any")).toBe(true);
    const unknown = theCard({
      features: { secret_proxy: false },
      modes: [aMode(), aMode({ key: "unclear", features: { secret_proxy: null } })],
    });
    expect(factOf(derivedFacts(unknown), "secret_proxy_any")).toBeNull();
    expect(
      factOf(derivedFacts(theCard({ features: { secret_proxy: false } })), "secret_proxy_any"),
    ).toBe(false);
  });

  test("in a mode is its own secret_proxy", () => {
    expect(factOf(modeFacts(card, the(card.modes, 0)), "secret_proxy_any")).toBe(false);
    expect(factOf(modeFacts(card, the(card.modes, 1)), "secret_proxy_any")).toBe(true);
  });
});

test("a stated fact counts at card level, null too; one not stated is derived", () => {
  const card = theCard({
    features: { ssh: true, root: true, sso: true },
    features_resolved: { ssh: false, root: null },
  });
  const facts = statedFacts(card);
  expect(factOf(facts, "ssh")).toBe(false);
  expect(factOf(facts, "root")).toBeNull();
  expect(factOf(facts, "sso")).toBe(true);
  expect(factOf(modeFacts(card, the(card.modes)), "ssh")).toBe(true);
});

test("a plan that says nothing of facts shares those of its mode", () => {
  const card = theCard({ plans: [aPlan({ network: { egress_free_gib: 5 } })] });
  expect(offerFacts(card, the(card.modes), the(card.plans))).toBe(modeFacts(card, the(card.modes)));
  expect(offerFacts(card, the(card.modes), null)).toBe(modeFacts(card, the(card.modes)));
});
