import type { Offer } from "../offer";
import type { PreparedOffer } from "../prepare";
import type { Quote } from "../quote";
import { monthHours } from "../rounding";
import type { Workload } from "../workload";
import { type Factor, factor, numeral } from "./formula";
import { knobFactors } from "./knob-factors";

/** A figure that several parts of a bill are worked out from. */
export interface BasisStep {
  readonly key: "sessions" | "billed_seconds" | "instance_hours" | "concurrency";
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly formula: string;
  readonly factors: readonly Factor[];
}

/** Instance-hours as they stand in a product: "1000 × 1800 / 3600". */
export function instanceHoursFactor(offer: Offer, quote: Quote): Factor {
  return offer.requiresAlwaysOn
    ? factor(
        "instance-hours, always on",
        `${numeral(quote.effectiveConcurrency)} × ${monthHours}`,
        "h",
        `${offer.paths.mode}.requires_always_on`,
      )
    : factor(
        "instance-hours billed",
        `${numeral(quote.sessions)} × ${numeral(quote.billedSeconds)} / 3600`,
        "h",
      );
}

function billedSeconds({ offer, dials }: PreparedOffer, quote: Quote): BasisStep {
  const { paths } = offer;
  const work: Factor[] = [
    factor("hours a session", `${numeral(quote.sessionHours)} × 3600`, "s"),
    ...knobFactors(dials, "hours_factor"),
  ];
  const added: Factor[] = [
    ...(offer.bootOverheadSeconds > 0
      ? [factor("boot", offer.bootOverheadSeconds, "s", `${paths.mode}.boot_overhead_s`)]
      : []),
    ...knobFactors(dials, "idle_tail_s").filter(({ text }) => text !== "0"),
  ];
  const seconds = [work.map(({ text }) => text).join(" × "), ...added.map(({ text }) => text)].join(
    " + ",
  );
  const factors = [...work, ...added];
  let formula = seconds;
  if (offer.granularitySeconds > 0) {
    const step = factor("step", offer.granularitySeconds, "s", `${paths.mode}.granularity_s`);
    factors.push(step);
    formula = `⌈(${seconds}) / ${step.text}⌉ × ${step.text}`;
  }
  if (offer.minBilledSeconds > 0) {
    const least = factor(
      "minimum",
      offer.minBilledSeconds,
      "s",
      `${paths.mode}.min_billed_seconds`,
    );
    factors.push(least);
    formula = `max(${least.text}, ${formula})`;
  }
  return {
    key: "billed_seconds",
    label: "Billed time of a session",
    value: quote.billedSeconds,
    unit: "s",
    formula,
    factors,
  };
}

/** How sessions became billed time (cost-model.md, "Sessions and billed time"). */
export function timeSteps(prepared: PreparedOffer, workload: Workload, quote: Quote): BasisStep[] {
  const { offer } = prepared;
  const steps: BasisStep[] = [];
  if (quote.splitInto > 1) {
    const limit = factor("session limit", offer.sessionLimitHours, "h", offer.paths.sessionLimit);
    steps.push({
      key: "sessions",
      label: `Sessions, each split into ${quote.splitInto}`,
      value: quote.sessions,
      unit: "sessions",
      formula: `${numeral(workload.sessions)} × ⌈${numeral(workload.hours)} / ${limit.text}⌉`,
      factors: [factor("sessions", workload.sessions, "sessions"), limit],
    });
  }
  steps.push(billedSeconds(prepared, quote));
  const sessionHours = `${numeral(quote.sessions)} × ${numeral(quote.billedSeconds)} / 3600`;
  steps.push({
    key: "concurrency",
    label: "Peak at once, as billed",
    value: quote.effectiveConcurrency,
    unit: "sandboxes",
    formula: `min(max(⌈${numeral(workload.concurrency)}⌉, ⌈${sessionHours} / ${monthHours}⌉), ⌈${numeral(workload.sessions)}⌉)`,
    factors: [factor("peak asked", workload.concurrency, "sandboxes")],
  });
  const hours = instanceHoursFactor(offer, quote);
  steps.push({
    key: "instance_hours",
    label: "Instance-hours",
    value: quote.instanceHours,
    unit: "h",
    formula: hours.text,
    factors: [hours],
  });
  return steps;
}
