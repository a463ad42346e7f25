import type { Card } from "../../src/card/full-schema";
import { parseCard } from "../../src/card/parse-full";

/*
 * Cards in a line. The defaults are those of the card "acme" of the worked cost cases: every price
 * known, one mode by vCPU and RAM, one plan without a fee. What a test states goes on top.
 */

export type Json = Record<string, unknown>;

/** A mode, JSON as in a card: $0.05 a vCPU-hour and $0.01 a GiB-hour, billed by the second. */
export const aMode = (own: Json = {}): Json => ({
  key: "main",
  label: "Main",
  flags: [],
  os: ["linux"],
  gpu_only: false,
  features: {},
  pricing: "resource",
  vcpu_h: 0.05,
  ram_gib_h: 0.01,
  cpu_basis: "alloc",
  ram_basis: "alloc",
  active_floor: 0,
  ram_per_vcpu: [null, null],
  requires_always_on: false,
  min_billed_seconds: 0,
  granularity_s: 1,
  start_fee: 0,
  boot_overhead_s: 0,
  multiplier: 1,
  ...own,
});

/** A plan, JSON as in a card: no fee, no seats, 1000 at once, no other limit. */
export const aPlan = (own: Json = {}): Json => ({
  name: "Pay as you go",
  fee: 0,
  flags: [],
  fee_is_credit: false,
  included_usd: 0,
  per_seat: 0,
  concurrency: 1000,
  ...own,
});

/** A size of a mode: 2 vCPU and 4 GiB at $0.10 an hour. */
export const aSize = (own: Json = {}): Json => ({
  name: "standard",
  vcpu: 2,
  ram_gib: 4,
  disk_gib: null,
  hour: 0.1,
  month_cap: null,
  ...own,
});

/** A knob: a slider from 0 to 10 that does nothing at its default. */
export const aKnob = (own: Json = {}): Json => ({
  id: "dial",
  label: "Dial",
  kind: "slider",
  min: 0,
  max: 10,
  step: 1,
  default: null,
  unit: null,
  options: null,
  effect: "rate_factor",
  modes: null,
  why: "A dial of the provider.",
  source: "https://example.com/acme",
  ...own,
});

const sections: Json = {
  storage: {
    included_disk_gib: 10,
    disk_gib_month: 0.1,
    disk_billed_when_stopped: true,
    snapshot_gib_month: 0.05,
    paused_ram_billed: false,
  },
  network: {
    egress_free_gib: 100,
    egress_gib: 0.09,
    ipv4_month: 3,
    ipv4_available: true,
    internet: { default: "full" },
  },
  free: { monthly_credit: 0, one_time_credit: 0 },
  features: { linux: true, snapshot: "disk", pause_resume: true, max_session_unlimited: true },
  fleet: { raise: "unknown", researched: "2026-11-30" },
};

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A card as JSON. Objects such as `features`, `storage` and `network` are laid over the defaults
 * key by key; everything else is replaced.
 */
export function aCard(own: Json = {}): Json {
  const laid = Object.entries(sections).map(([name, defaults]): [string, unknown] => {
    const stated = own[name];
    if (stated === undefined) return [name, defaults];
    return [name, isJson(defaults) && isJson(stated) ? { ...defaults, ...stated } : stated];
  });
  return {
    id: "acme",
    name: "Acme",
    url: "https://example.com/acme",
    category: "agent-sandbox",
    isolation: "firecracker",
    modes: [aMode()],
    plans: [aPlan()],
    ...own,
    ...Object.fromEntries(laid),
  };
}

/** A card as the app has it; throws with what is wrong with it. */
export function theCard(own: Json = {}): Card {
  const parsed = parseCard(aCard(own));
  if (!parsed.ok) {
    throw new Error(parsed.problems.map(({ path, message }) => `${path}: ${message}`).join("\n"));
  }
  return parsed.card;
}

/** An item of a list that a test knows to be there. */
export function the<Item>(items: readonly Item[], index = 0): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index}`);
  return item;
}
