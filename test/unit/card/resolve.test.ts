import { describe, expect, test } from "vitest";
import type { Fact } from "../../../src/card/fact";
import { factOf } from "../../../src/card/facts";
import type { FeatureKey } from "../../../src/card/features";
import { derivedFacts } from "../../../src/card/resolve";
import { type Json, theCard } from "../../support/builders";

const derived = (key: FeatureKey, features: Json, rest: Json = {}): Fact =>
  factOf(derivedFacts(theCard({ features, isolation: null, ...rest })), key);

describe("isolation", () => {
  const machines = [
    "firecracker",
    "cloud-hypervisor",
    "kvm",
    "microvm",
    "vm",
    "kata",
    "qemu",
    "xen",
    "hyper-v",
    "bare-metal",
  ];
  test.each(machines)("%s is a machine of its own", (isolation) => {
    expect(derived("vm_isolation", { isolation })).toBe(true);
    expect(derived("strong_isolation", { isolation })).toBe(true);
  });

  test.each([
    ["gvisor", false, true],
    ["container", false, false],
    ["v8-isolate", false, false],
    ["landlock", null, null],
    [null, null, null],
  ])("%s: vm_isolation %s, strong_isolation %s", (isolation, vm, strong) => {
    expect(derived("vm_isolation", { isolation })).toBe(vm);
    expect(derived("strong_isolation", { isolation })).toBe(strong);
  });
});

test.each<[string | null, Fact, Fact]>([
  ["mem", true, true],
  ["disk", true, false],
  ["none", false, false],
  [null, null, null],
])("snapshot %s: snapshot_any %s, snapshot_mem %s", (snapshot, any, mem) => {
  expect(derived("snapshot_any", { snapshot })).toBe(any);
  expect(derived("snapshot_mem", { snapshot })).toBe(mem);
  expect(derived("image_snapshot", { snapshot })).toBe(any);
  expect(derived("image_snapshot", { snapshot, image_snapshot: false })).toBe(false);
});

test.each<[Json, Fact]>([
  [{ volumes: false, volume_attach: true }, false],
  [{ volumes: null, volume_attach: true, volume_shared: false }, true],
  [{ volume_attach: false, volume_shared: null }, null],
  [{ volume_attach: false, volume_shared: false }, false],
  [{}, null],
])("volumes of %j is %s", (features, volumes) => {
  expect(derived("volumes", features)).toBe(volumes);
});

test.each<[Json, Fact]>([
  [{ max_session_unlimited: true, max_session_h: 1 }, true],
  [{ max_session_unlimited: false, max_session_h: 24 }, true],
  [{ max_session_unlimited: false, max_session_h: 23.99 }, false],
  [{ max_session_unlimited: false, max_session_h: null }, null],
  [{ max_session_unlimited: null, max_session_h: 1 }, false],
])("long_sessions of %j is %s", (features, long) => {
  expect(derived("long_sessions", features)).toBe(long);
});

test.each<[Json, Fact]>([
  [{ browser: true, desktop: true, computer_use: true }, true],
  [{ browser: true, desktop: null, computer_use: false }, false],
  [{ browser: true, desktop: null, computer_use: true }, null],
])("browser_and_desktop of %j is %s", (features, both) => {
  expect(derived("browser_and_desktop", features)).toBe(both);
});

test.each(["guest_firewall", "fuse", "kernel_features"] as const)(
  "%s is its raw value, else a virtual machine with root",
  (key) => {
    expect(derived(key, { isolation: "vm", root: true })).toBe(true);
    expect(derived(key, { isolation: "vm", root: null })).toBeNull();
    expect(derived(key, { isolation: "container", root: null })).toBe(false);
    expect(derived(key, { isolation: "container", root: true, [key]: true })).toBe(true);
    expect(derived(key, { isolation: "gvisor", root: true })).toBe(false);
  },
);

test.each<[unknown, Fact]>([
  ["full", true],
  ["allowlist", false],
  ["none", false],
  [null, null],
])("open_internet with the default %s is %s", (internet, open) => {
  expect(derived("open_internet", {}, { network: { internet: { default: internet } } })).toBe(open);
});

test.each<[string | null, Fact]>([
  ["residential", true],
  ["datacenter", false],
  [null, null],
])("residential_ip with addresses of type %s is %s", (type, residential) => {
  expect(derived("residential_ip", { egress_ip_type: type })).toBe(residential);
});

test.each<[Json, Fact, Fact]>([
  [{ cold_start_ms: 1000, burst_tti_ms: 5000 }, true, true],
  [{ cold_start_ms: 1001, burst_tti_ms: 5001 }, false, false],
  [{ cold_start_ms: null }, null, null],
])("fast_boot and burst of %j are %s and %s", (perf, fast, burst) => {
  expect(derived("fast_boot", {}, { perf })).toBe(fast);
  expect(derived("burst", {}, { perf })).toBe(burst);
});

test("a raw fact of the same name as one derived without it is not taken", () => {
  expect(derived("vm_isolation", { vm_isolation: true })).toBeNull();
  expect(derived("snapshot_any", { snapshot: null, snapshot_any: true })).toBeNull();
});

test("any other fact is the raw one, and unknown where the card says nothing", () => {
  expect(derived("ssh", { ssh: true })).toBe(true);
  expect(derived("ssh", { ssh: false })).toBe(false);
  expect(derived("ssh", {})).toBeNull();
});
