import { type ComponentKey, components } from "../components";
import type { PreparedOffer } from "../prepare";
import { Quote } from "../quote";
import { type Question, quoteOffer } from "../rank";
import type { Workload } from "../workload";
import {
  type Explained,
  explainAlwaysOn,
  explainCpu,
  explainGpu,
  explainKnobFee,
  explainPool,
  explainRam,
  explainSize,
  explainStartFee,
  explainWindows,
} from "./compute";
import { type Factor, factor, numeral } from "./formula";
import {
  explainDisk,
  explainEgress,
  explainIpv4,
  explainPausedDisk,
  explainPausedRam,
  explainPausedState,
  explainSnapshot,
} from "./storage";
import { type BasisStep, instanceHoursFactor, timeSteps } from "./time";

/** One part of a bill with all that is behind it. */
export interface BillLine extends Explained {
  readonly key: ComponentKey;
  /** USD a month, a credit negative; null where the price is unknown. */
  readonly usd: number | null;
}

/** A bill that explains itself: every figure with its formula and the card fact behind it. */
export interface Explanation {
  readonly lines: readonly BillLine[];
  /** Billed time, peak and instance-hours, which the lines share. */
  readonly basis: readonly BasisStep[];
  readonly shape: { readonly vcpu: number; readonly ramGib: number; readonly diskGib: number };
  /** USD of usage before credit, and what of an allowance is left after it. */
  readonly usageUsd: number;
  readonly creditLeftUsd: number;
}

function explainCredit({ offer }: PreparedOffer, quote: Quote): Explained {
  const { plan, card, allowanceUsd, paths } = offer;
  const path =
    plan?.included_usd === allowanceUsd
      ? `${paths.plan}.included_usd`
      : card.free.monthly_credit === allowanceUsd
        ? "free.monthly_credit"
        : `${paths.plan}.fee`;
  const usage = factor("usage", quote.usageUsd, "USD");
  const allowance = factor("allowance", allowanceUsd, "USD", path);
  return { path, formula: `−min(${usage.text}, ${allowance.text})`, factors: [usage, allowance] };
}

function single(label: string, value: number | null, unit: string, path: string): Explained {
  return {
    path,
    formula: value === null ? "?" : numeral(value),
    factors: [factor(label, value, unit, path)],
  };
}

function explainSeats({ offer }: PreparedOffer, workload: Workload): Explained {
  const path = `${offer.paths.plan}.per_seat`;
  const factors: Factor[] = [
    factor("price", offer.seatUsd, "USD/seat", path),
    factor("seats", workload.seats, "seats"),
  ];
  return { path, formula: factors.map(({ text }) => text).join(" × "), factors };
}

function explainPart(
  key: ComponentKey,
  prepared: PreparedOffer,
  workload: Workload,
  quote: Quote,
): Explained {
  const { offer } = prepared;
  switch (key) {
    case "cpu":
      return explainCpu(prepared, workload, quote);
    case "ram":
      return explainRam(prepared, workload, quote);
    case "size":
      return explainSize(prepared, quote);
    case "pool":
      return explainPool(prepared, quote);
    case "always_on":
      return explainAlwaysOn(prepared, quote);
    case "gpu":
      return explainGpu(prepared, workload, quote);
    case "windows":
      return explainWindows(prepared, quote);
    case "start_fee":
      return explainStartFee(prepared, quote);
    case "session_fee":
      return explainKnobFee(
        prepared,
        "session_fee_add",
        factor("sessions", quote.sessions, "sessions"),
      );
    case "hour_fee":
      return explainKnobFee(prepared, "hour_fee_add", instanceHoursFactor(offer, quote));
    case "disk":
      return explainDisk(prepared, quote);
    case "paused_state":
      return explainPausedState(prepared, workload, quote);
    case "paused_disk":
      return explainPausedDisk(prepared, workload, quote);
    case "paused_ram":
      return explainPausedRam(prepared, workload, quote);
    case "snapshot":
      return explainSnapshot(prepared, workload);
    case "egress":
      return explainEgress(prepared, workload);
    case "ipv4":
      return explainIpv4(prepared, workload);
    case "credit":
      return explainCredit(prepared, quote);
    case "plan_fee":
      return single("plan fee", offer.planFeeUsd, "USD/month", `${offer.paths.plan}.fee`);
    case "seats":
      return explainSeats(prepared, workload);
    case "knob_fee":
      return explainKnobFee(prepared, "fee_add", null);
  }
}

/**
 * The bill of one offer with the formula of every part that is not 0 and of every unknown one
 * (cost-model.md, rule 3). It reads the same quote that ranking does; what it prints is checked
 * against that by a parser of the tests.
 */
export function explainOffer(prepared: PreparedOffer, { workload }: Question): Explanation {
  const quote = new Quote();
  quoteOffer(prepared, workload, quote);
  const lines = components.flatMap(({ key }, i): BillLine[] => {
    const isUnknown = (quote.unknown & (1 << i)) !== 0;
    const usd = quote.usd[i] ?? 0;
    if (usd === 0 && !isUnknown) return [];
    return [{ key, usd: isUnknown ? null : usd, ...explainPart(key, prepared, workload, quote) }];
  });
  return {
    lines,
    basis: timeSteps(prepared, workload, quote),
    shape: { vcpu: quote.shapeVcpu, ramGib: quote.shapeRamGib, diskGib: quote.diskGib },
    usageUsd: quote.usageUsd,
    creditLeftUsd: Math.max(0, prepared.offer.allowanceUsd - quote.usageUsd),
  };
}
