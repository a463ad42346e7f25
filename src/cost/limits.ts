import { reasonBits } from "./codes";
import type { Offer } from "./offer";
import type { Quote } from "./quote";
import type { Workload } from "./workload";

const bit = {
  osUnavailable: reasonBits.of("os_unavailable"),
  gpuUnknown: reasonBits.of("gpu_unknown"),
  gpuUnavailable: reasonBits.of("gpu_unavailable"),
  gpuPriceUnpublished: reasonBits.of("gpu_price_unpublished"),
  gpuOnlyMode: reasonBits.of("gpu_only_mode"),
  tooManyConcurrent: reasonBits.of("too_many_concurrent"),
  overAccountLimit: reasonBits.of("over_account_limit"),
  cannotPause: reasonBits.of("cannot_pause"),
  pauseUnknown: reasonBits.of("pause_unknown"),
  noSnapshots: reasonBits.of("no_snapshots"),
  snapshotsUnknown: reasonBits.of("snapshots_unknown"),
  noIpv4: reasonBits.of("no_ipv4"),
  tooMuchDisk: reasonBits.of("too_much_disk"),
};

/** Notes every limit that the workload is over (cost-model.md, "Can the offer run the workload?"). */
export function checkLimits(offer: Offer, workload: Workload, quote: Quote): void {
  if (!offer.operatingSystems.includes(workload.os)) quote.reasons |= bit.osUnavailable;
  checkGpu(offer, workload, quote);
  checkConcurrency(offer, quote);
  if (workload.pausedHours > 0) {
    if (offer.canPause === false) quote.reasons |= bit.cannotPause;
    else if (offer.canPause === null) quote.reasons |= bit.pauseUnknown;
  }
  if (workload.snapshotGib > 0) {
    if (offer.canSnapshot === false) quote.reasons |= bit.noSnapshots;
    else if (offer.canSnapshot === null) quote.reasons |= bit.snapshotsUnknown;
  }
  if (workload.ipv4 > 0 && offer.ipv4Available === false) quote.reasons |= bit.noIpv4;
  if (offer.maxDiskGib !== null && workload.diskGib > offer.maxDiskGib) {
    quote.reasons |= bit.tooMuchDisk;
  }
}

function checkGpu(offer: Offer, workload: Workload, quote: Quote): void {
  quote.gpu = null;
  if (workload.gpuCount <= 0) {
    if (offer.isGpuOnly) quote.reasons |= bit.gpuOnlyMode;
    return;
  }
  if (offer.gpus.length === 0) {
    if (offer.hasGpu === null) quote.reasons |= bit.gpuUnknown;
    else quote.reasons |= offer.hasGpu ? bit.gpuPriceUnpublished : bit.gpuUnavailable;
    return;
  }
  let fits = false;
  for (const gpu of offer.gpus) {
    if (workload.gpuType !== "any" && gpu.type !== workload.gpuType) continue;
    if (gpu.counts !== null && !gpu.counts.includes(workload.gpuCount)) continue;
    fits = true;
    if (gpu.hour === null) continue;
    if (quote.gpu === null || gpu.hour < (quote.gpu.hour ?? 0)) quote.gpu = gpu;
  }
  if (!fits) quote.reasons |= bit.gpuUnavailable;
  else if (quote.gpu === null) quote.reasons |= bit.gpuPriceUnpublished;
}

function checkConcurrency(offer: Offer, quote: Quote): void {
  const peak = quote.effectiveConcurrency;
  const vcpu = peak * quote.shapeVcpu;
  const isOverFleet =
    (offer.planConcurrency === null &&
      offer.fleetInstances !== null &&
      peak > offer.fleetInstances) ||
    (offer.totalVcpu === null && offer.fleetVcpu !== null && vcpu > offer.fleetVcpu);
  quote.raisesLimit = isOverFleet && !offer.fleetLimitIsHard;
  if (
    (isOverFleet && offer.fleetLimitIsHard) ||
    (offer.planConcurrency !== null && peak > offer.planConcurrency)
  ) {
    quote.reasons |= bit.tooManyConcurrent;
  }
  if (
    (offer.totalVcpu !== null && vcpu > offer.totalVcpu) ||
    (offer.totalRamGib !== null && peak * quote.shapeRamGib > offer.totalRamGib) ||
    (offer.totalDiskGib !== null && peak * quote.diskGib > offer.totalDiskGib)
  ) {
    quote.reasons |= bit.overAccountLimit;
  }
}
