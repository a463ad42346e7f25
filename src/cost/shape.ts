import { reasonBits } from "./codes";
import type { Dials } from "./knobs";
import type { Offer, OfferSize } from "./offer";
import type { Quote } from "./quote";
import { ceilForgiving, isClearlyLess, monthHours } from "./rounding";
import type { Workload } from "./workload";

const tooManyVcpu = reasonBits.of("too_many_vcpu");
const tooMuchRam = reasonBits.of("too_much_ram");
const noSizeFits = reasonBits.of("no_size_fits");
const ratesUnpublished = reasonBits.of("rates_unpublished");

const isOver = (value: number, max: number | null): boolean => max !== null && value > max;

/** Fits the machine by the mode's pricing and says what is billed of it (cost-model.md, "Compute"). */
export function fitShape(offer: Offer, dials: Dials, workload: Workload, quote: Quote): void {
  quote.shapeVcpu = workload.vcpu;
  quote.shapeRamGib = workload.ramGib;
  quote.size = null;
  quote.sizeIsUnpublished = false;
  quote.tier = null;
  quote.pools = 0;
  switch (offer.pricing) {
    case "resource":
      fitResource(offer, workload, quote);
      break;
    case "sizes":
      fitSize(offer, dials, workload, quote);
      break;
    case "pool":
      fitPool(offer, workload, quote);
      break;
  }
  billShape(offer, dials, workload, quote);
}

function fitResource(offer: Offer, workload: Workload, quote: Quote): void {
  let vcpu = Math.max(workload.vcpu, offer.minVcpu);
  let ramGib = workload.ramGib;
  const fixed = offer.fixedRamPerVcpu;
  const most = fixed ?? offer.maxRamPerVcpu;
  if (most !== null && most > 0) vcpu = Math.max(vcpu, ramGib / most);
  if (offer.vcpuOptions !== null) {
    const option = leastOption(offer.vcpuOptions, vcpu);
    if (option === undefined) {
      quote.reasons |= tooManyVcpu;
      // All other checks take the shape as asked.
      if (isOver(ramGib, offer.maxRamGib)) quote.reasons |= tooMuchRam;
      sayUnpublished(offer, quote);
      return;
    }
    vcpu = option;
  }
  if (fixed !== null) ramGib = fixed * vcpu;
  else if (offer.minRamPerVcpu !== null) ramGib = Math.max(ramGib, offer.minRamPerVcpu * vcpu);
  quote.shapeVcpu = vcpu;
  quote.shapeRamGib = ramGib;
  if (isOver(vcpu, offer.maxVcpu)) quote.reasons |= tooManyVcpu;
  if (isOver(ramGib, offer.maxRamGib)) quote.reasons |= tooMuchRam;
  sayUnpublished(offer, quote);
}

/** The first vCPU option that is large enough, forgiving floating error; undefined where none is. */
function leastOption(options: readonly number[], needed: number): number | undefined {
  for (const option of options) {
    if (option >= needed - 1e-9) return option;
  }
  return undefined;
}

function sayUnpublished(offer: Offer, quote: Quote): void {
  const flat = offer.alwaysOnInstanceMonthUsd !== null;
  if (!flat && offer.vcpuHourUsd === null && offer.ramGibHourUsd === null) {
    quote.reasons |= ratesUnpublished;
  }
}

/** What is billed of the fitted shape: all of it, or what is in use above a floor. */
function billShape(offer: Offer, dials: Dials, workload: Workload, quote: Quote): void {
  quote.activeShare = dials.activeFraction ?? workload.cpuActive;
  if (offer.cpuBilledActive) {
    const floor = offer.activeFloor * quote.shapeVcpu;
    const working = Math.max(workload.vcpu * quote.activeShare, floor);
    quote.billedVcpu = working * (1 - quote.idlePart) + floor * quote.idlePart;
  } else {
    quote.billedVcpu = quote.shapeVcpu;
  }
  quote.billedRamGib = offer.ramBilledActive
    ? Math.max(workload.ramGib * workload.ramActive, offer.activeFloor * quote.shapeRamGib)
    : quote.shapeRamGib;
}

/** Whether a size holds the workload: surely, perhaps (a figure is unpublished), or not. */
function sizeHolds(offer: Offer, size: OfferSize, workload: Workload): "surely" | "perhaps" | "no" {
  const vcpu = size.vcpu ?? workload.vcpu;
  const ramGib = size.ram_gib ?? workload.ramGib;
  if (vcpu < workload.vcpu || ramGib < workload.ramGib) return "no";
  if (isOver(vcpu, offer.maxVcpu) || isOver(ramGib, offer.maxRamGib)) return "no";
  return size.vcpu === null || size.ram_gib === null ? "perhaps" : "surely";
}

/** The most a size costs a month, by its cap an instance of the peak; null where it has none. */
export const sizeCap = (size: OfferSize, quote: Quote): number | null =>
  size.month_cap === null ? null : size.month_cap * quote.effectiveConcurrency * quote.scale;

/** USD a month of a size: by the hour, at most its cap. */
export function sizeCharge(size: OfferSize, quote: Quote): number {
  const byHour = (size.hour ?? 0) * quote.instanceHours * quote.scale;
  const cap = sizeCap(size, quote);
  return cap === null ? byHour : Math.min(byHour, cap);
}

/** GiB a sandbox that are charged: what is asked or needed beyond the included disk. */
export const extraDisk = (offer: Offer, size: OfferSize | null, diskGib: number): number =>
  Math.max(0, diskGib - (size?.disk_gib ?? offer.includedDiskGib ?? 0));

export const diskAsked = (offer: Offer, workload: Workload): number =>
  Math.max(workload.diskGib, offer.minDiskGib);

/** Takes the size of least charge, with the disk it leaves to pay; the first listed of equals. */
function fitSize(offer: Offer, dials: Dials, workload: Workload, quote: Quote): void {
  const flat = offer.alwaysOnInstanceMonthUsd !== null;
  if (!flat && !offer.hasPricedSize) {
    quote.reasons |= ratesUnpublished;
    return;
  }
  const diskGib = diskAsked(offer, workload);
  const diskRate =
    (((offer.diskGibMonthUsd ?? 0) * quote.instanceHours) / monthHours) * dials.storageFactor;
  let best: OfferSize | null = null;
  let bestIsSure = false;
  let bestCharge = 0;
  for (const size of offer.sizes) {
    if (size.hour === null && !flat) continue;
    const holds = sizeHolds(offer, size, workload);
    if (holds === "no" || (holds === "perhaps" && bestIsSure)) continue;
    const sure = holds === "surely";
    const charge =
      (flat ? 0 : sizeCharge(size, quote)) + extraDisk(offer, size, diskGib) * diskRate;
    if (best === null || (sure && !bestIsSure) || isClearlyLess(charge, bestCharge)) {
      best = size;
      bestIsSure = sure;
      bestCharge = charge;
    }
  }
  if (best === null) {
    if (offer.sizes.length > 0) quote.reasons |= noSizeFits;
    return;
  }
  quote.size = best;
  quote.sizeIsUnpublished = !bestIsSure;
  quote.shapeVcpu = best.vcpu ?? workload.vcpu;
  quote.shapeRamGib = best.ram_gib ?? workload.ramGib;
}

/** Takes the cheapest tier in as many pools as hold the peak. */
function fitPool(offer: Offer, workload: Workload, quote: Quote): void {
  if (offer.poolTiers.length === 0) {
    if (offer.alwaysOnInstanceMonthUsd === null) quote.reasons |= ratesUnpublished;
    return;
  }
  const peak = quote.effectiveConcurrency;
  let bestMonthUsd = Number.POSITIVE_INFINITY;
  for (const tier of offer.poolTiers) {
    const { month, vcpu, ram_gib: ramGib } = tier;
    if (month === null || vcpu === null || ramGib === null) continue;
    if (vcpu < workload.vcpu || ramGib < workload.ramGib) continue;
    const pools = Math.max(
      1,
      vcpu > 0 ? ceilForgiving((peak * workload.vcpu) / vcpu) : 1,
      ramGib > 0 ? ceilForgiving((peak * workload.ramGib) / ramGib) : 1,
      tier.concurrency === null ? 1 : ceilForgiving(peak / tier.concurrency),
    );
    if (!Number.isFinite(pools) || isOver(pools, tier.max_pools)) continue;
    if (pools * month < bestMonthUsd) {
      bestMonthUsd = pools * month;
      quote.tier = tier;
      quote.pools = pools;
    }
  }
  if (quote.tier === null) quote.reasons |= noSizeFits;
}
