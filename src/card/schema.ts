import * as z from "zod/mini";
import { featureKeys } from "./features";
import {
  amount,
  bool,
  list,
  number,
  overlayAmount,
  overlayBool,
  section,
  text,
  textList,
} from "./schema-parts";

/*
 * The card format (card-format.md). Objects are loose: an unknown key is kept for the raw view and
 * is never an error. A missing optional key reads as null, and null is unknown.
 */

const overlayFact = z.optional(z.nullable(z.boolean()));

/** Raw facts: those that a card, a mode or a plan states itself. */
const rawFacts = z.looseObject({
  ...Object.fromEntries(featureKeys.map((key) => [key, overlayFact])),
  isolation: z.optional(z.nullable(z.string())),
  snapshot: z.optional(z.nullable(z.string())),
  max_session_h: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  max_session_unlimited: overlayFact,
  egress_ip_type: z.optional(z.nullable(z.string())),
  gpu_types: z.optional(z.nullable(z.array(z.string()))),
  regions: z.optional(z.nullable(z.array(z.string()))),
  linux: overlayFact,
});

const storage = z.looseObject({
  included_disk_gib: overlayAmount,
  disk_gib_month: overlayAmount,
  disk_billed_when_stopped: overlayBool,
  snapshot_gib_month: overlayAmount,
  snapshot_free_gib: overlayAmount,
  paused_ram_billed: overlayBool,
  paused_state_gib_month: overlayAmount,
});

const network = z.looseObject({
  egress_free_gib: overlayAmount,
  egress_gib: overlayAmount,
  ipv4_month: overlayAmount,
  ipv4_available: overlayBool,
  internet: z.optional(z.nullable(z.looseObject({ default: z.optional(z.nullable(z.string())) }))),
});

const size = z.looseObject({
  name: z.string(),
  vcpu: amount,
  ram_gib: amount,
  disk_gib: amount,
  hour: amount,
  month_cap: amount,
});

const poolTier = z.looseObject({
  name: z.string(),
  vcpu: amount,
  ram_gib: amount,
  month: amount,
  concurrency: amount,
  max_pools: amount,
});

const gpu = z.looseObject({
  type: z.string(),
  vram_gib: amount,
  hour: amount,
  counts: z._default(z.nullable(z.array(z.number())), null),
});

const mode = z.looseObject({
  key: z.string().check(z.minLength(1)),
  label: text,
  flags: list(z.string()),
  os: list(z.string()),
  regions: textList,
  gpu_only: bool,
  features: section(rawFacts),
  pricing: z.enum(["resource", "sizes", "pool"]),
  vcpu_h: amount,
  ram_gib_h: amount,
  cpu_basis: z._default(z.nullable(z.enum(["alloc", "active"])), null),
  ram_basis: z._default(z.nullable(z.enum(["alloc", "active"])), null),
  active_floor: amount,
  ram_per_vcpu: z._default(z.nullable(z.array(z.nullable(z.number())).check(z.length(2))), null),
  ram_fixed_per_vcpu: amount,
  vcpu_options: z._default(z.nullable(z.array(z.number())), null),
  min_vcpu: amount,
  max_vcpu: amount,
  max_ram_gib: amount,
  min_disk_gib: amount,
  max_disk_gib: amount,
  sizes: z._default(z.nullable(z.array(size)), null),
  pool_tiers: z._default(z.nullable(z.array(poolTier)), null),
  requires_always_on: bool,
  always_on_month_per_instance: amount,
  commit_note: text,
  min_billed_seconds: amount,
  granularity_s: amount,
  start_fee: amount,
  boot_overhead_s: amount,
  multiplier: amount,
  windows_vcpu_h: amount,
  gpu: z._default(z.nullable(z.array(gpu)), null),
  plans: textList,
  storage: z.optional(z.nullable(storage)),
  network: z.optional(z.nullable(network)),
  valid_until: text,
  source: text,
  checked: text,
  note: text,
});

const plan = z.looseObject({
  name: z.string(),
  fee: amount,
  flags: list(z.string()),
  fee_is_credit: bool,
  included_usd: amount,
  per_seat: amount,
  concurrency: amount,
  max_session_h: amount,
  max_vcpu: amount,
  max_ram_gib: amount,
  max_disk_gib: amount,
  total_vcpu: amount,
  total_ram_gib: amount,
  total_disk_gib: amount,
  usage_cap_usd: amount,
  sizes_allowed: textList,
  features: z.optional(z.nullable(rawFacts)),
  storage: z.optional(z.nullable(storage)),
  network: z.optional(z.nullable(network)),
  source: text,
  checked: text,
  note: text,
});

const knobValue = z.union([z.number(), z.boolean()]);

const knob = z.looseObject({
  id: z.string().check(z.minLength(1)),
  label: text,
  kind: z.string(),
  min: number,
  max: number,
  step: number,
  default: z._default(z.nullable(knobValue), null),
  unit: text,
  options: z._default(z.nullable(z.array(z.looseObject({ value: z.number(), label: text }))), null),
  effect: z.string(),
  modes: textList,
  why: text,
  source: text,
});

const location = z.union([
  z.pipe(
    z.string(),
    z.transform((name) => ({ id: name, name, country: null })),
  ),
  z.looseObject({ id: z.string(), name: text, country: text }),
]);

export const fleetShape = {
  default_max_instances: amount,
  default_max_vcpu: amount,
  default_max_gpus: amount,
  raise: text,
  researched: text,
};

/** The id of a card, which is also the name of its file. */
export const cardIdForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a card must say of itself to be named, listed and priced; the index holds no more. */
export const coreShape = {
  id: z.string().check(z.regex(cardIdForm, "must be in kebab-case")),
  name: z.string().check(z.minLength(1)),
  url: text,
  category: text,
  isolation: text,
  modes: z.array(mode).check(z.minLength(1, "needs at least one mode")),
  storage: section(storage),
  network: section(network),
  plans: list(plan),
  free: section(z.looseObject({ monthly_credit: amount, one_time_credit: amount })),
  features: section(rawFacts),
  features_resolved: section(z.record(z.string(), z.nullable(z.boolean()))),
  perf: section(
    z.looseObject({
      cpu_runs_s: amount,
      cold_start_ms: amount,
      burst_tti_ms: amount,
      dax_s: amount,
    }),
  ),
  knobs: list(knob),
  fleet: section(z.looseObject(fleetShape)),
  locations: list(location),
};

const stated = <Value extends z.ZodMiniType>(value: Value) =>
  section(
    z.looseObject({ value, source: text, quote: text, status: text, confidence: text, note: text }),
  );

export const coreCompany = z.looseObject({
  checked: text,
  ownership: stated(text),
  stage: stated(text),
  total_funding_usd: stated(amount),
});

export const cardCoreSchema = z.looseObject({ ...coreShape, company: section(coreCompany) });

/** A card as the index gives it: enough to rank and compare. */
export type CardCore = z.infer<typeof cardCoreSchema>;
export type Mode = CardCore["modes"][number];
export type Plan = CardCore["plans"][number];
export type Knob = CardCore["knobs"][number];
export type Size = z.infer<typeof size>;
export type PoolTier = z.infer<typeof poolTier>;
export type GpuEntry = z.infer<typeof gpu>;
export type Storage = z.infer<typeof storage>;
export type Network = z.infer<typeof network>;
/** Raw facts as one layer states them; an absent key says nothing, null says unknown. */
export type RawFacts = z.infer<typeof rawFacts>;
