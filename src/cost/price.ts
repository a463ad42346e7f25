import { assumptionBits, confirmationMask, reasonBits } from "./codes";
import { Part, usagePartCount } from "./components";
import type { Dials } from "./knobs";
import { checkLimits } from "./limits";
import type { Offer } from "./offer";
import type { Quote } from "./quote";
import { monthHours } from "./rounding";
import { billSessions } from "./sessions";
import { diskAsked, extraDisk, fitShape, sizeCap, sizeCharge } from "./shape";
import type { Workload } from "./workload";

const includedDiskAssumed = assumptionBits.of("included_disk_gib");
const egressFreeAssumed = assumptionBits.of("egress_free_gib");
const overUsageCap = reasonBits.of("over_usage_cap");

/**
 * Prices a workload on one offer: the whole of cost-model.md but requirements, written into
 * `quote`. An offer that can't run the workload, by its own reasons or because it `failsElsewhere`,
 * gets its machine, times and reasons but no bill: every USD figure is 0 and means nothing.
 */
export function priceOffer(
  offer: Offer,
  dials: Dials,
  workload: Workload,
  quote: Quote,
  failsElsewhere: boolean,
): void {
  quote.unknown = 0;
  quote.reasons = 0;
  quote.assumptions = offer.assumptions;
  quote.scale = offer.multiplier * dials.rateFactor;
  quote.sizeIsCapped = false;
  billSessions(offer, dials, workload, quote);
  fitShape(offer, dials, workload, quote);
  quote.diskGib = diskAsked(offer, workload);
  quote.extraDiskGib = extraDisk(offer, quote.size, quote.diskGib);
  checkLimits(offer, workload, quote);
  quote.usd.fill(0);
  quote.usageUsd = 0;
  quote.totalUsd = 0;
  if (failsElsewhere || (quote.reasons & ~confirmationMask) !== 0) return;
  chargeCompute(offer, dials, workload, quote);
  chargeStorage(offer, dials, workload, quote);
  chargeNetwork(offer, dials, workload, quote);
  closeBill(offer, dials, workload, quote);
  if (offer.usageCapUsd !== null && quote.usageUsd > offer.usageCapUsd) {
    quote.reasons |= overUsageCap;
  }
}

/**
 * USD a month that an offer charges whatever the use: fee, seats and monthly extras (an unknown fee
 * as 0). No total is below it, since usage less credit never is below 0.
 */
export const fixedUsd = (offer: Offer, dials: Dials, workload: Workload): number =>
  (offer.planFeeUsd ?? 0) + offer.seatUsd * workload.seats + dials.feeAddUsd;

/** A null rate makes its part unknown, but only where it would multiply something. */
function charge(quote: Quote, part: number, rate: number | null, amount: number): void {
  if (rate !== null) quote.usd[part] = rate * amount;
  else if (amount > 0) quote.unknown |= 1 << part;
}

function chargeCompute(offer: Offer, dials: Dials, workload: Workload, quote: Quote): void {
  const scaledHours = quote.instanceHours * quote.scale;
  if (offer.alwaysOnInstanceMonthUsd !== null) {
    quote.usd[Part.alwaysOn] =
      offer.alwaysOnInstanceMonthUsd * quote.effectiveConcurrency * dials.rateFactor;
  } else if (offer.pricing === "resource") {
    charge(quote, Part.cpu, offer.vcpuHourUsd, quote.billedVcpu * scaledHours);
    charge(quote, Part.ram, offer.ramGibHourUsd, quote.billedRamGib * scaledHours);
  } else if (quote.size !== null) {
    const usd = sizeCharge(quote.size, quote);
    quote.usd[Part.size] = usd;
    quote.sizeIsCapped = usd === sizeCap(quote.size, quote);
  }
  if (quote.tier !== null) {
    quote.usd[Part.pool] = quote.pools * (quote.tier.month ?? 0) * dials.rateFactor;
  }
  if (quote.gpu !== null) {
    quote.usd[Part.gpu] = (quote.gpu.hour ?? 0) * workload.gpuCount * scaledHours;
  }
  if (workload.os === "windows") {
    charge(quote, Part.windows, offer.windowsVcpuHourUsd, quote.shapeVcpu * scaledHours);
  }
  quote.usd[Part.startFee] = offer.startFeeUsd * quote.sessions;
  quote.usd[Part.sessionFee] = dials.sessionFeeAddUsd * quote.sessions;
  quote.usd[Part.hourFee] = dials.hourFeeAddUsd * quote.instanceHours;
}

function chargeStorage(offer: Offer, dials: Dials, workload: Workload, quote: Quote): void {
  const extra = quote.extraDiskGib;
  const months = quote.instanceHours / monthHours;
  charge(quote, Part.disk, offer.diskGibMonthUsd, extra * months * dials.storageFactor);
  const includedAssumed = (quote.size?.disk_gib ?? offer.includedDiskGib) === null;
  if (includedAssumed && extra > 0 && (offer.diskGibMonthUsd ?? 0) > 0) {
    quote.assumptions |= includedDiskAssumed;
  }
  if (quote.pausedHours > 0) chargePaused(offer, dials, quote);
  quote.storedSnapshotGib = Math.max(0, workload.snapshotGib - offer.snapshotFreeGib);
  const stored = quote.storedSnapshotGib * dials.storageFactor;
  charge(quote, Part.snapshot, offer.snapshotGibMonthUsd, stored);
}

function chargePaused(offer: Offer, dials: Dials, quote: Quote): void {
  const months = (quote.pausedHours / monthHours) * dials.storageFactor;
  if (offer.pausedStateGibMonthUsd !== null) {
    const gib = quote.shapeRamGib + quote.diskGib;
    quote.usd[Part.pausedState] = offer.pausedStateGibMonthUsd * gib * months;
    return;
  }
  if (offer.diskBilledWhenStopped !== false) {
    const rate = offer.diskBilledWhenStopped === null ? null : offer.diskGibMonthUsd;
    charge(quote, Part.pausedDisk, rate, quote.extraDiskGib * months);
  }
  if (offer.pausedRamBilled !== false) {
    const rate = offer.pausedRamBilled === null ? null : offer.ramGibHourUsd;
    charge(quote, Part.pausedRam, rate, quote.shapeRamGib * quote.pausedHours * quote.scale);
  }
}

function chargeNetwork(offer: Offer, dials: Dials, workload: Workload, quote: Quote): void {
  const sent = workload.egressGib * dials.egressFactor;
  const over = Math.max(0, sent - (offer.egressFreeGib ?? 0));
  quote.billedEgressGib = over;
  charge(quote, Part.egress, offer.egressGibUsd, over);
  if (offer.egressFreeGib === null && over > 0 && (offer.egressGibUsd ?? 0) > 0) {
    quote.assumptions |= egressFreeAssumed;
  }
  charge(quote, Part.ipv4, offer.ipv4MonthUsd, workload.ipv4);
}

function closeBill(offer: Offer, dials: Dials, workload: Workload, quote: Quote): void {
  let usage = 0;
  for (let part = 0; part < usagePartCount; part++) usage += quote.usd[part] ?? 0;
  quote.usageUsd = usage;
  const credit = -Math.min(usage, offer.allowanceUsd);
  quote.usd[Part.credit] = credit;
  charge(quote, Part.planFee, offer.planFeeUsd, 1);
  quote.usd[Part.seats] = offer.seatUsd * workload.seats;
  quote.usd[Part.knobFee] = dials.feeAddUsd;
  quote.totalUsd =
    usage +
    credit +
    (quote.usd[Part.planFee] ?? 0) +
    (quote.usd[Part.seats] ?? 0) +
    (quote.usd[Part.knobFee] ?? 0);
}
