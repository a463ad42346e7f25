import { confirmationMask } from "../cost/codes";
import { Part } from "../cost/components";
import type { PreparedOffer } from "../cost/prepare";
import { priceOffer } from "../cost/price";
import { Quote } from "../cost/quote";
import type { Workload } from "../cost/workload";

const computeParts = [Part.cpu, Part.ram, Part.size, Part.gpu, Part.windows] as const;
const scratch = new Quote();

/** One machine for one hour, with nothing stored, sent or paused; limits on sessions don't count. */
const oneHour = {
  sessions: 1,
  hours: 1,
  concurrency: 1,
  pausedHours: 0,
  diskGib: 0,
  snapshotGib: 0,
  egressGib: 0,
  ipv4: 0,
  splitSessions: true,
} as const satisfies Partial<Workload>;

/**
 * USD of compute of one hour that a machine of the workload's shape runs, on one offer: CPU, RAM,
 * machine, GPU and Windows licence at the workload's shares in use, with the dials in force, without
 * fees, storage, network or credit. Null where it has no hourly price, part of it is unknown, or the
 * offer can't run the shape.
 */
export function hourlyUsd(prepared: PreparedOffer, workload: Workload): number | null {
  const hour: Workload = { ...workload, ...oneHour };
  priceOffer(prepared.offer, prepared.dials, hour, scratch, false);
  if ((scratch.reasons & ~confirmationMask) !== 0 || scratch.sizeIsUnpublished) return null;
  if (prepared.offer.alwaysOnInstanceMonthUsd !== null || prepared.offer.mode.pricing === "pool") {
    return null;
  }
  if (computeParts.some((part) => (scratch.unknown & (1 << part)) !== 0)) return null;
  if (scratch.instanceHours <= 0) return null;
  const usd = computeParts.reduce<number>((sum, part) => sum + (scratch.usd[part] ?? 0), 0);
  return usd / scratch.instanceHours;
}
