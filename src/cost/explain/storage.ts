import type { PreparedOffer } from "../prepare";
import type { Quote } from "../quote";
import { monthHours } from "../rounding";
import type { Workload } from "../workload";
import type { Explained } from "./compute";
import { type Factor, factor, less, numeral, product } from "./formula";
import { knobFactors } from "./knob-factors";
import { instanceHoursFactor } from "./time";

const overMonth = (hours: Factor): Factor => ({ ...hours, text: `${hours.text} / ${monthHours}` });

function extraDiskFactor({ offer }: PreparedOffer, quote: Quote): Factor {
  const ofSize = quote.size?.disk_gib ?? null;
  const included = ofSize ?? offer.includedDiskGib ?? 0;
  const path =
    ofSize === null
      ? offer.paths.storage.included_disk_gib
      : `${offer.paths.mode}.sizes[${quote.size?.index ?? 0}].disk_gib`;
  return factor("disk beyond the included", less(quote.diskGib, included), "GiB", path);
}

const pausedHoursFactor = (workload: Workload): Factor =>
  factor("paused hours", `${numeral(workload.sessions)} × ${numeral(workload.pausedHours)}`, "h");

function explained(path: string, factors: readonly Factor[]): Explained {
  return { path, formula: product(factors), factors };
}

export function explainDisk(prepared: PreparedOffer, quote: Quote): Explained {
  const { offer, dials } = prepared;
  const path = offer.paths.storage.disk_gib_month;
  return explained(path, [
    extraDiskFactor(prepared, quote),
    factor("rate", offer.diskGibMonthUsd, "USD/GiB-month", path),
    overMonth(instanceHoursFactor(offer, quote)),
    ...knobFactors(dials, "storage_factor"),
  ]);
}

export function explainPausedState(
  { offer, dials }: PreparedOffer,
  workload: Workload,
  quote: Quote,
): Explained {
  const path = offer.paths.storage.paused_state_gib_month;
  const kept = `(${numeral(quote.shapeRamGib)} + ${numeral(quote.diskGib)})`;
  return explained(path, [
    factor("rate", offer.pausedStateGibMonthUsd, "USD/GiB-month", path),
    factor("RAM and disk kept", kept, "GiB"),
    overMonth(pausedHoursFactor(workload)),
    ...knobFactors(dials, "storage_factor"),
  ]);
}

export function explainPausedDisk(
  prepared: PreparedOffer,
  workload: Workload,
  quote: Quote,
): Explained {
  const { offer, dials } = prepared;
  const { storage } = offer.paths;
  const isKnown = offer.diskBilledWhenStopped !== null;
  return explained(isKnown ? storage.disk_gib_month : storage.disk_billed_when_stopped, [
    extraDiskFactor(prepared, quote),
    factor("rate", isKnown ? offer.diskGibMonthUsd : null, "USD/GiB-month", storage.disk_gib_month),
    overMonth(pausedHoursFactor(workload)),
    ...knobFactors(dials, "storage_factor"),
  ]);
}

export function explainPausedRam(
  { offer, dials }: PreparedOffer,
  workload: Workload,
  quote: Quote,
): Explained {
  const isKnown = offer.pausedRamBilled !== null;
  const ratePath = `${offer.paths.mode}.ram_gib_h`;
  const multiplier = factor("multiplier", offer.multiplier, "×", `${offer.paths.mode}.multiplier`);
  return explained(isKnown ? ratePath : offer.paths.storage.paused_ram_billed, [
    factor("rate", isKnown ? offer.ramGibHourUsd : null, "USD/GiB-h", ratePath),
    factor("RAM kept", quote.shapeRamGib, "GiB"),
    pausedHoursFactor(workload),
    ...[multiplier, ...knobFactors(dials, "rate_factor")].filter(({ text }) => text !== "1"),
  ]);
}

export function explainSnapshot({ offer, dials }: PreparedOffer, workload: Workload): Explained {
  const { storage } = offer.paths;
  const stored = less(workload.snapshotGib, offer.snapshotFreeGib);
  const free = offer.snapshotFreeGib > 0 ? storage.snapshot_free_gib : null;
  return explained(storage.snapshot_gib_month, [
    factor("rate", offer.snapshotGibMonthUsd, "USD/GiB-month", storage.snapshot_gib_month),
    factor("stored beyond the free", stored, "GiB", free),
    ...knobFactors(dials, "storage_factor"),
  ]);
}

export function explainEgress({ offer, dials }: PreparedOffer, workload: Workload): Explained {
  const { network } = offer.paths;
  const factors = knobFactors(dials, "egress_factor");
  const sent = [numeral(workload.egressGib), ...factors.map(({ text }) => text)].join(" × ");
  const free = offer.egressFreeGib ?? 0;
  const over = free === 0 ? sent : `(${sent} − ${numeral(free)})`;
  return explained(network.egress_gib, [
    factor("rate", offer.egressGibUsd, "USD/GiB", network.egress_gib),
    factor("sent beyond the free", over, "GiB", network.egress_free_gib),
  ]);
}

export function explainIpv4({ offer }: PreparedOffer, workload: Workload): Explained {
  const path = offer.paths.network.ipv4_month;
  return explained(path, [
    factor("price", offer.ipv4MonthUsd, "USD/address-month", path),
    factor("addresses", workload.ipv4, "addresses"),
  ]);
}
