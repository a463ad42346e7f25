import { describe, expect, test } from "vitest";
import type { Fact } from "../../../src/card/fact";
import { factOf } from "../../../src/card/facts";
import type { FeatureKey } from "../../../src/card/features";
import { sessionLimit } from "../../../src/card/raw";
import { derivedFacts, modeFacts, offerFacts, statedFacts } from "../../../src/card/resolve";
import { aMode, aPlan, type Json, the, theCard } from "../../support/builders";

/** A fact in a mode that states these features, of a card that states those. */
function inMode(key: FeatureKey, ofCard: Json, ofMode: Json, rest: Json = {}): Fact {
  const card = theCard({ features: ofCard, modes: [aMode({ features: ofMode })], ...rest });
  return factOf(modeFacts(card, the(card.modes)), key);
}

/** A fact in an offer whose plan has these fields. */
function inOffer(key: FeatureKey, ofCard: Json, ofMode: Json, ofPlan: Json, rest: Json = {}): Fact {
  const card = theCard({
    features: ofCard,
    modes: [aMode({ features: ofMode })],
    plans: [aPlan(ofPlan)],
    ...rest,
  });
  return factOf(offerFacts(card, the(card.modes), the(card.plans)), key);
}

describe("an overlay", () => {
  test("of a mode goes over the card's fact, a plan's over both", () => {
    expect(inMode("ssh", { ssh: false }, { ssh: true })).toBe(true);
    expect(inOffer("ssh", { ssh: true }, { ssh: true }, { features: { ssh: false } })).toBe(false);
    expect(inOffer("sso", { sso: null }, { sso: false }, { features: { sso: true } })).toBe(true);
  });

  test("of null makes a known fact unknown", () => {
    expect(inMode("docker_inside", { docker_inside: true }, { docker_inside: null })).toBeNull();
    expect(inOffer("ssh", { ssh: true }, {}, { features: { ssh: null } })).toBeNull();
  });

  test("that lacks a key leaves it as it was", () => {
    expect(inMode("docker_inside", { docker_inside: true }, { ssh: null })).toBe(true);
    expect(inOffer("ssh", { ssh: true }, {}, { features: {} })).toBe(true);
  });
});

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

describe("snapshot", () => {
  const dependents = [
    "snapshot_auto",
    "snapshot_on_demand",
    "memory_snapshot_fork",
    "image_snapshot",
  ] as const;
  const all = Object.fromEntries(dependents.map((key) => [key, true]));

  test.each(dependents)('"none" makes %s false', (key) => {
    expect(inMode(key, { snapshot: "mem", ...all }, { snapshot: "none" })).toBe(false);
    expect(inOffer(key, all, {}, { features: { snapshot: "none" } })).toBe(false);
  });

  test.each(dependents)('"none" leaves %s where the same overlay states it', (key) => {
    expect(inMode(key, all, { snapshot: "none", [key]: true })).toBe(true);
  });

  test.each(dependents)("null changes %s not, nor does another kind", (key) => {
    expect(inMode(key, { ...all, snapshot: "mem" }, { snapshot: null })).toBe(true);
    expect(inMode(key, { ...all, snapshot: "mem" }, { snapshot: "disk" })).toBe(true);
  });

  test("null makes snapshots themselves unknown", () => {
    expect(inMode("snapshot_any", { snapshot: "mem" }, { snapshot: null })).toBeNull();
    expect(inMode("snapshot_mem", { snapshot: "mem" }, { snapshot: null })).toBeNull();
  });

  test("a mode's snapshots do not bring back what a plan's none took", () => {
    expect(
      inOffer("image_snapshot", {}, { snapshot: "none" }, { features: { snapshot: "mem" } }),
    ).toBe(false);
  });
});

describe("isolation and root", () => {
  const kernel = ["guest_firewall", "fuse", "kernel_features"] as const;

  test.each(kernel)("set by an overlay derive %s afresh", (key) => {
    const card = { [key]: true, root: true };
    expect(inMode(key, card, { isolation: "container" })).toBe(false);
    expect(inMode(key, card, { root: false })).toBe(false);
    expect(inMode(key, { [key]: false }, { isolation: "vm", root: true })).toBe(true);
    expect(inOffer(key, { [key]: false }, { root: true }, { features: { root: null } })).toBeNull();
  });

  test.each(kernel)("null sets too: %s is then unknown", (key) => {
    expect(inMode(key, { [key]: true, root: true }, { isolation: null })).toBeNull();
  });

  test.each(kernel)("leave %s where the same overlay states it", (key) => {
    expect(inMode(key, { root: true }, { isolation: "container", [key]: true })).toBe(true);
  });

  test("isolation stated only at the top of the card counts, and the features' own before it", () => {
    expect(inMode("vm_isolation", {}, {}, { isolation: "kata" })).toBe(true);
    expect(inMode("vm_isolation", { isolation: "gvisor" }, {}, { isolation: "kata" })).toBe(false);
    expect(inMode("vm_isolation", {}, { isolation: "container" }, { isolation: "kata" })).toBe(
      false,
    );
  });
});

describe("volume_attach and volume_shared", () => {
  test("set by an overlay derive volumes afresh", () => {
    expect(inMode("volumes", { volumes: false }, { volume_attach: true })).toBe(true);
    expect(inMode("volumes", { volumes: true }, { volume_shared: null })).toBeNull();
    expect(
      inMode("volumes", { volumes: true, volume_shared: false }, { volume_attach: false }),
    ).toBe(false);
  });

  test("leave volumes where the same overlay states it", () => {
    expect(inMode("volumes", {}, { volume_attach: false, volumes: true })).toBe(true);
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
