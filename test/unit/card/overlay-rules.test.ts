import { describe, expect, test } from "vitest";
import { inMode, inOffer } from "../../support/facts-in";

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
