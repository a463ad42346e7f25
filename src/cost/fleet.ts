import { ceilForgiving, monthHours } from "./rounding";
import type { Workload } from "./workload";

/**
 * A workload as those think of it who count machines (product.md, "Workload"): some kept busy for
 * hours a day on days a month, or some that never stop.
 */
export type Fleet =
  | {
      readonly kind: "busy";
      readonly machines: number;
      readonly hoursADay: number;
      readonly daysAMonth: number;
    }
  | { readonly kind: "always-on"; readonly machines: number };

/** What a fleet sets of a workload; everything else stays as it is. */
export type FleetWorkload = Pick<Workload, "sessions" | "hours" | "concurrency">;

/** Days of the month of 730 hours that every figure is about. */
export const monthDays = monthHours / 24;

const atLeast = (value: number, least: number): number =>
  Number.isFinite(value) ? Math.max(least, value) : least;

/**
 * Sessions, hours a session and peak of a fleet. Busy: one session a machine a day. Always on: one
 * session a machine that lasts the month of 730 hours. Hours are bounded to a day, days to the
 * month; machines are whole; what isn't a number counts as nothing. Never throws.
 */
export function fleetWorkload(fleet: Fleet): FleetWorkload {
  const machines = Math.round(atLeast(fleet.machines, 0));
  const concurrency = Math.max(1, machines);
  if (fleet.kind === "always-on") return { sessions: machines, hours: monthHours, concurrency };
  const hours = Math.min(24, atLeast(fleet.hoursADay, 0));
  const days = Math.min(monthDays, atLeast(fleet.daysAMonth, 0));
  return { sessions: Math.round(machines * days), hours, concurrency };
}

/**
 * The fleet that a workload amounts to, for the helper's own fields; null where no fleet gives just
 * these sessions, hours and peak (sessions of 40 h, more than one a machine a day).
 */
export function fleetOf(workload: FleetWorkload): Fleet | null {
  const { sessions, hours, concurrency } = workload;
  if (concurrency < 1 || !Number.isInteger(concurrency)) return null;
  const fleet: Fleet =
    hours === monthHours
      ? { kind: "always-on", machines: concurrency }
      : {
          kind: "busy",
          machines: concurrency,
          hoursADay: hours,
          daysAMonth: sessions / concurrency,
        };
  const set = fleetWorkload(fleet);
  return set.sessions === sessions && set.hours === hours ? fleet : null;
}

/** Sandboxes running at once on average over the month of 730 hours, before any rounding of time. */
export const averageConcurrency = (workload: Pick<Workload, "sessions" | "hours">): number =>
  (workload.sessions * workload.hours) / monthHours;

/** The average beside the peak that was stated. */
export interface PeakCheck {
  readonly average: number;
  readonly peak: number;
  /**
   * The peak that is priced where time is billed as it runs: not below the average, nor above the
   * number of sessions (cost-model.md, "Sessions and billed time").
   */
  readonly pricedPeak: number;
  readonly isBelowAverage: boolean;
  /** More at once than there are sessions in the month. */
  readonly isAboveSessions: boolean;
}

/** Checks a stated peak against the average that sessions and hours make for. */
export function checkPeak(
  workload: Pick<Workload, "sessions" | "hours" | "concurrency">,
): PeakCheck {
  const average = averageConcurrency(workload);
  const peak = ceilForgiving(workload.concurrency);
  const sessions = ceilForgiving(workload.sessions);
  return {
    average,
    peak: workload.concurrency,
    pricedPeak: Math.min(Math.max(peak, ceilForgiving(average)), sessions),
    isBelowAverage: peak < ceilForgiving(average) && ceilForgiving(average) <= sessions,
    isAboveSessions: peak > sessions,
  };
}
