import type { PreparedOffer } from "../prepare";
import type { Quote } from "../quote";
import type { Workload } from "../workload";
import { type Factor, factor, numeral, product } from "./formula";
import { knobFactors } from "./knob-factors";
import { instanceHoursFactor } from "./time";

/** How one part of a bill came about. */
export interface Explained {
  /** The card fact that set the price, or the one that is unknown. */
  readonly path: string;
  readonly formula: string;
  readonly factors: readonly Factor[];
}

const multiplied = (path: string, factors: readonly Factor[]): Explained => ({
  path,
  formula: product(factors),
  factors,
});

/** Factors on compute charges that are not 1: the mode's multiplier and rate dials. */
function scaleFactors({ offer, dials }: PreparedOffer): Factor[] {
  const own = factor("multiplier", offer.multiplier, "×", `${offer.paths.mode}.multiplier`);
  return [own, ...knobFactors(dials, "rate_factor")].filter(({ text }) => text !== "1");
}

function billedVcpu({ offer, dials }: PreparedOffer, workload: Workload, quote: Quote): Factor[] {
  const { paths, activeFloor } = offer;
  if (!offer.cpuBilledActive) return [factor("vCPU allocated", quote.shapeVcpu, "vCPU")];
  const shares = knobFactors(dials, "active_fraction");
  const share = shares.at(-1) ?? factor("share of CPU in use", workload.cpuActive, "of 1", null);
  const asked = factor("vCPU asked", workload.vcpu, "vCPU");
  const floor = `${numeral(activeFloor)} × ${numeral(quote.shapeVcpu)}`;
  const used = `${asked.text} × ${share.text}`;
  const working = activeFloor > 0 ? `max(${used}, ${floor})` : used;
  if (quote.idlePart === 0) {
    return [factor("vCPU in use", working, "vCPU", share.path ?? `${paths.mode}.cpu_basis`)];
  }
  const idle = numeral(quote.idlePart);
  const text = `(${working} × (1 − ${idle}) + ${floor} × ${idle})`;
  return [factor("vCPU in use, less while idle", text, "vCPU", `${paths.mode}.active_floor`)];
}

function billedRam({ offer }: PreparedOffer, workload: Workload, quote: Quote): Factor {
  if (!offer.ramBilledActive) return factor("RAM allocated", quote.shapeRamGib, "GiB");
  const used = `${numeral(workload.ramGib)} × ${numeral(workload.ramActive)}`;
  const floor = `${numeral(offer.activeFloor)} × ${numeral(quote.shapeRamGib)}`;
  const text = offer.activeFloor > 0 ? `max(${used}, ${floor})` : used;
  return factor("RAM in use", text, "GiB", `${offer.paths.mode}.ram_basis`);
}

export function explainCpu(prepared: PreparedOffer, workload: Workload, quote: Quote): Explained {
  const { offer } = prepared;
  const path = `${offer.paths.mode}.vcpu_h`;
  return multiplied(path, [
    factor("rate", offer.vcpuHourUsd, "USD/vCPU-h", path),
    ...billedVcpu(prepared, workload, quote),
    instanceHoursFactor(offer, quote),
    ...scaleFactors(prepared),
  ]);
}

export function explainRam(prepared: PreparedOffer, workload: Workload, quote: Quote): Explained {
  const { offer } = prepared;
  const path = `${offer.paths.mode}.ram_gib_h`;
  return multiplied(path, [
    factor("rate", offer.ramGibHourUsd, "USD/GiB-h", path),
    billedRam(prepared, workload, quote),
    instanceHoursFactor(offer, quote),
    ...scaleFactors(prepared),
  ]);
}

export function explainSize(prepared: PreparedOffer, quote: Quote): Explained {
  const { offer } = prepared;
  const base = `${offer.paths.mode}.sizes[${quote.size?.index ?? 0}]`;
  if (quote.sizeIsCapped) {
    return multiplied(`${base}.month_cap`, [
      factor("monthly cap", quote.size?.month_cap ?? null, "USD/instance", `${base}.month_cap`),
      factor("peak at once", quote.effectiveConcurrency, "instances"),
      ...scaleFactors(prepared),
    ]);
  }
  return multiplied(`${base}.hour`, [
    factor("rate", quote.size?.hour ?? null, "USD/h", `${base}.hour`),
    instanceHoursFactor(offer, quote),
    ...scaleFactors(prepared),
  ]);
}

export function explainAlwaysOn(prepared: PreparedOffer, quote: Quote): Explained {
  const path = `${prepared.offer.paths.mode}.always_on_month_per_instance`;
  return multiplied(path, [
    factor("price", prepared.offer.alwaysOnInstanceMonthUsd, "USD/instance-month", path),
    factor("peak at once", quote.effectiveConcurrency, "instances"),
    ...knobFactors(prepared.dials, "rate_factor"),
  ]);
}

export function explainPool(prepared: PreparedOffer, quote: Quote): Explained {
  const { offer } = prepared;
  const index = quote.tier === null ? 0 : offer.poolTiers.indexOf(quote.tier);
  const path = `${offer.paths.mode}.pool_tiers[${index}].month`;
  return multiplied(path, [
    factor("pools", quote.pools, "pools"),
    factor("price", quote.tier?.month ?? null, "USD/pool-month", path),
    ...knobFactors(prepared.dials, "rate_factor"),
  ]);
}

export function explainGpu(prepared: PreparedOffer, workload: Workload, quote: Quote): Explained {
  const { offer } = prepared;
  const index = quote.gpu === null ? 0 : offer.gpus.indexOf(quote.gpu);
  const path = `${offer.paths.mode}.gpu[${index}].hour`;
  return multiplied(path, [
    factor(`rate of ${quote.gpu?.type ?? "the GPU"}`, quote.gpu?.hour ?? null, "USD/GPU-h", path),
    factor("GPUs", workload.gpuCount, "GPUs"),
    instanceHoursFactor(offer, quote),
    ...scaleFactors(prepared),
  ]);
}

export function explainWindows(prepared: PreparedOffer, quote: Quote): Explained {
  const { offer } = prepared;
  const path = `${offer.paths.mode}.windows_vcpu_h`;
  return multiplied(path, [
    factor("rate", offer.windowsVcpuHourUsd, "USD/vCPU-h", path),
    factor("vCPU", quote.shapeVcpu, "vCPU"),
    instanceHoursFactor(offer, quote),
    ...scaleFactors(prepared),
  ]);
}

export function explainStartFee({ offer }: PreparedOffer, quote: Quote): Explained {
  const path = `${offer.paths.mode}.start_fee`;
  return multiplied(path, [
    factor("start fee", offer.startFeeUsd, "USD", path),
    factor("sessions", quote.sessions, "sessions"),
  ]);
}

/** Fees that dials add: their sum, times what they are charged for. */
export function explainKnobFee(
  { dials }: PreparedOffer,
  effect: "fee_add" | "session_fee_add" | "hour_fee_add",
  times: Factor | null,
): Explained {
  const fees = knobFactors(dials, effect);
  const sum = fees.map(({ text }) => text).join(" + ");
  const grouped = fees.length > 1 ? `(${sum})` : sum;
  return {
    path: fees[0]?.path ?? "knobs",
    formula: times === null ? sum : `${grouped} × ${times.text}`,
    factors: times === null ? fees : [...fees, times],
  };
}
