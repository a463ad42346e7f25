import type { Facts } from "../card/facts";
import { factOf } from "../card/facts";
import { overlayNetwork, overlayStorage } from "../card/overlay";
import { sessionLimit } from "../card/raw";
import { offerFacts } from "../card/resolve";
import type { CardCore, GpuEntry, Mode, Plan, PoolTier, Size } from "../card/schema";
import { assumptionBits } from "./codes";

/**
 * One mode of a card under one plan, laid out for arithmetic. Compiled once a card; null is unknown
 * in every rate, limit and allowance.
 */
export interface Offer {
  readonly card: CardCore;
  readonly mode: Mode;
  /** Null: the nameless plan of a card that has none for the mode. */
  readonly plan: Plan | null;
  readonly modeIndex: number;
  readonly planIndex: number;
  readonly facts: Facts;
  /** For orientation only: "sales" on mode or plan, or "alt" on the mode. */
  readonly isReference: boolean;
  readonly pricing: Mode["pricing"];
  readonly operatingSystems: readonly string[];
  readonly isGpuOnly: boolean;
  readonly requiresAlwaysOn: boolean;
  /** Set only where the mode requires always-on. */
  readonly alwaysOnInstanceMonthUsd: number | null;
  readonly vcpuHourUsd: number | null;
  readonly ramGibHourUsd: number | null;
  readonly cpuBilledActive: boolean;
  readonly ramBilledActive: boolean;
  readonly activeFloor: number;
  readonly minRamPerVcpu: number | null;
  readonly maxRamPerVcpu: number | null;
  readonly fixedRamPerVcpu: number | null;
  /** In ascending order; null where any vCPU count is sold. */
  readonly vcpuOptions: readonly number[] | null;
  readonly minVcpu: number;
  readonly maxVcpu: number | null;
  readonly maxRamGib: number | null;
  readonly minDiskGib: number;
  readonly maxDiskGib: number | null;
  /** Sizes that the plan allows, in the card's order, priced or not. */
  readonly sizes: readonly OfferSize[];
  readonly hasPricedSize: boolean;
  readonly poolTiers: readonly PoolTier[];
  readonly gpus: readonly GpuEntry[];
  readonly minBilledSeconds: number;
  /** 0: exact seconds are billed. */
  readonly granularitySeconds: number;
  readonly bootOverheadSeconds: number;
  readonly startFeeUsd: number;
  readonly multiplier: number;
  readonly windowsVcpuHourUsd: number | null;
  /** Least of the mode's and the plan's limit; null where none is known or there is none. */
  readonly sessionLimitHours: number | null;
  /** The plan's peak; null where it states none. */
  readonly planConcurrency: number | null;
  /** Default limits of an account that count where the plan states none. */
  readonly fleetInstances: number | null;
  readonly fleetVcpu: number | null;
  readonly fleetLimitIsHard: boolean;
  readonly totalVcpu: number | null;
  readonly totalRamGib: number | null;
  readonly totalDiskGib: number | null;
  readonly usageCapUsd: number | null;
  readonly includedDiskGib: number | null;
  readonly diskGibMonthUsd: number | null;
  readonly diskBilledWhenStopped: boolean | null;
  readonly pausedRamBilled: boolean | null;
  readonly pausedStateGibMonthUsd: number | null;
  readonly snapshotGibMonthUsd: number | null;
  readonly snapshotFreeGib: number;
  readonly egressFreeGib: number | null;
  readonly egressGibUsd: number | null;
  readonly ipv4MonthUsd: number | null;
  readonly ipv4Available: boolean | null;
  readonly canPause: boolean | null;
  readonly canSnapshot: boolean | null;
  readonly hasGpu: boolean | null;
  readonly planFeeUsd: number | null;
  readonly seatUsd: number;
  /** The largest allowance: included usage, monthly credit, or a fee that is spendable. */
  readonly allowanceUsd: number;
  /** Assumptions that hold whatever the workload, as bits. */
  readonly assumptions: number;
  readonly paths: OfferPaths;
}

/** A size with its place in the card, so that its fact can be named. */
export interface OfferSize extends Size {
  readonly index: number;
}

/*
 * Parsed objects keep whatever keys their file had, so each has a shape of its own and reading them
 * is slow. What is read thousands of times a frame is copied into objects of one shape.
 */

const offerSize = (size: Size, index: number): OfferSize => ({
  index,
  name: size.name,
  vcpu: size.vcpu,
  ram_gib: size.ram_gib,
  disk_gib: size.disk_gib,
  hour: size.hour,
  month_cap: size.month_cap,
});

const plainTier = (tier: PoolTier): PoolTier => ({
  name: tier.name,
  vcpu: tier.vcpu,
  ram_gib: tier.ram_gib,
  month: tier.month,
  concurrency: tier.concurrency,
  max_pools: tier.max_pools,
});

const plainGpu = (gpu: GpuEntry): GpuEntry => ({
  type: gpu.type,
  vram_gib: gpu.vram_gib,
  hour: gpu.hour,
  counts: gpu.counts,
});

/** Where the card states what a bill uses, in the form of `formatPath`. */
export interface OfferPaths {
  readonly mode: string;
  readonly plan: string | null;
  readonly storage: { readonly [Key in keyof ReturnType<typeof overlayStorage>["paths"]]: string };
  readonly network: { readonly [Key in keyof ReturnType<typeof overlayNetwork>["paths"]]: string };
  readonly sessionLimit: string;
}

/** Least of those that are known; null where none is. */
function leastOf(...values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** The plans that a mode is sold under; one nameless plan (null) where the card has none for it. */
export function plansOf(card: CardCore, mode: Mode): (Plan | null)[] {
  const named = mode.plans;
  const plans =
    named === null ? card.plans : card.plans.filter((plan) => named.includes(plan.name));
  return plans.length > 0 ? plans : [null];
}

function staticAssumptions(offer: {
  mode: Mode;
  plan: Plan | null;
  maxVcpu: number | null;
  maxRamGib: number | null;
  limitKnown: boolean;
  fleetInstances: number | null;
}): number {
  const { mode, plan } = offer;
  const resource = mode.pricing === "resource";
  const when = (holds: boolean, code: Parameters<typeof assumptionBits.of>[0]): number =>
    holds ? assumptionBits.of(code) : 0;
  return (
    when(mode.granularity_s === null, "granularity_s") |
    when(mode.min_billed_seconds === null, "min_billed_seconds") |
    when(mode.boot_overhead_s === null, "boot_overhead_s") |
    when(mode.start_fee === null, "start_fee") |
    when(plan !== null && plan.per_seat === null, "per_seat") |
    when(resource && offer.maxVcpu === null, "max_vcpu") |
    when(resource && offer.maxRamGib === null, "max_ram_gib") |
    when(!offer.limitKnown, "max_session_h") |
    when((plan?.concurrency ?? null) === null && offer.fleetInstances === null, "concurrency")
  );
}

/** Compiles one mode under one plan (cost-model.md, "Words" and "Facts of an offer"). */
export function compileOffer(card: CardCore, mode: Mode, plan: Plan | null): Offer {
  const storage = overlayStorage(card, mode, plan);
  const network = overlayNetwork(card, mode, plan);
  const facts = offerFacts(card, mode, plan);
  const limit = sessionLimit(card, mode, plan);
  const modeIndex = card.modes.indexOf(mode);
  const planIndex = plan === null ? -1 : card.plans.indexOf(plan);
  const ownLimitHours = limit.unlimited === true ? null : limit.hours;
  const sessionLimitHours = leastOf(ownLimitHours, plan?.max_session_h ?? null);
  const maxVcpu = leastOf(mode.max_vcpu, plan?.max_vcpu ?? null);
  const maxRamGib = leastOf(mode.max_ram_gib, plan?.max_ram_gib ?? null);
  const allowed = plan?.sizes_allowed ?? null;
  const requiresAlwaysOn = mode.requires_always_on === true;
  const alwaysOnInstanceMonthUsd = requiresAlwaysOn ? mode.always_on_month_per_instance : null;
  const sizes = (mode.sizes ?? [])
    .map(offerSize)
    .filter((size) => allowed === null || allowed.includes(size.name));
  const fleetInstances = card.fleet.default_max_instances;
  const feeCredit = plan?.fee_is_credit === true ? (plan.fee ?? 0) : 0;
  return {
    card,
    mode,
    plan,
    modeIndex,
    planIndex,
    facts,
    isReference:
      mode.flags.includes("sales") ||
      mode.flags.includes("alt") ||
      (plan?.flags.includes("sales") ?? false),
    pricing: mode.pricing,
    operatingSystems: mode.os,
    isGpuOnly: mode.gpu_only === true,
    requiresAlwaysOn,
    alwaysOnInstanceMonthUsd,
    vcpuHourUsd: mode.vcpu_h,
    ramGibHourUsd: mode.ram_gib_h,
    cpuBilledActive: mode.cpu_basis === "active",
    ramBilledActive: mode.ram_basis === "active",
    activeFloor: mode.active_floor ?? 0,
    minRamPerVcpu: mode.ram_per_vcpu?.[0] ?? null,
    maxRamPerVcpu: mode.ram_per_vcpu?.[1] ?? null,
    fixedRamPerVcpu: mode.ram_fixed_per_vcpu,
    vcpuOptions:
      mode.vcpu_options === null || mode.vcpu_options.length === 0
        ? null
        : mode.vcpu_options.toSorted((a, b) => a - b),
    minVcpu: mode.min_vcpu ?? 0,
    maxVcpu,
    maxRamGib,
    minDiskGib: mode.min_disk_gib ?? 0,
    maxDiskGib: leastOf(mode.max_disk_gib, plan?.max_disk_gib ?? null),
    sizes,
    hasPricedSize: sizes.some((size) => size.hour !== null),
    poolTiers: (mode.pool_tiers ?? []).map(plainTier),
    gpus: (mode.gpu ?? []).map(plainGpu),
    minBilledSeconds: mode.min_billed_seconds ?? 0,
    granularitySeconds: mode.granularity_s ?? 0,
    bootOverheadSeconds: mode.boot_overhead_s ?? 0,
    startFeeUsd: mode.start_fee ?? 0,
    multiplier: mode.multiplier ?? 1,
    windowsVcpuHourUsd: mode.windows_vcpu_h,
    sessionLimitHours,
    planConcurrency: plan?.concurrency ?? null,
    fleetInstances,
    fleetVcpu: card.fleet.default_max_vcpu,
    fleetLimitIsHard: card.fleet.raise === "none",
    totalVcpu: plan?.total_vcpu ?? null,
    totalRamGib: plan?.total_ram_gib ?? null,
    totalDiskGib: plan?.total_disk_gib ?? null,
    usageCapUsd: plan?.usage_cap_usd ?? null,
    includedDiskGib: storage.values.included_disk_gib,
    diskGibMonthUsd: storage.values.disk_gib_month,
    diskBilledWhenStopped: storage.values.disk_billed_when_stopped,
    pausedRamBilled: storage.values.paused_ram_billed,
    pausedStateGibMonthUsd: storage.values.paused_state_gib_month,
    snapshotGibMonthUsd: storage.values.snapshot_gib_month,
    snapshotFreeGib: storage.values.snapshot_free_gib ?? 0,
    egressFreeGib: network.values.egress_free_gib,
    egressGibUsd: network.values.egress_gib,
    ipv4MonthUsd: network.values.ipv4_month,
    ipv4Available: network.values.ipv4_available,
    canPause: factOf(facts, "pause_resume"),
    canSnapshot: factOf(facts, "snapshot_any"),
    hasGpu: factOf(facts, "gpu"),
    planFeeUsd: plan === null ? 0 : plan.fee,
    seatUsd: plan?.per_seat ?? 0,
    allowanceUsd: Math.max(plan?.included_usd ?? 0, card.free.monthly_credit ?? 0, feeCredit),
    assumptions: staticAssumptions({
      mode,
      plan,
      maxVcpu,
      maxRamGib,
      limitKnown: limit.unlimited === true || sessionLimitHours !== null,
      fleetInstances,
    }),
    paths: {
      mode: `modes[${modeIndex}]`,
      plan: plan === null ? null : `plans[${planIndex}]`,
      storage: storage.paths,
      network: network.paths,
      sessionLimit:
        sessionLimitHours !== null && sessionLimitHours === plan?.max_session_h
          ? `plans[${planIndex}].max_session_h`
          : limit.path,
    },
  };
}

/** All offers of a card, in its order of modes and plans. */
export const compileCard = (card: CardCore): Offer[] =>
  card.modes.flatMap((mode) => plansOf(card, mode).map((plan) => compileOffer(card, mode, plan)));
