import type { GpuEntry, PoolTier } from "../card/schema";
import { componentCount } from "./components";
import type { OfferSize } from "./offer";

/**
 * What pricing one offer writes down: every intermediate figure, so that ranking, bills and
 * explanations read the same numbers. Quotes are reused; thousands of offers are priced a frame.
 */
export class Quote {
  // Sessions and billed time
  splitInto = 1;
  sessions = 0;
  sessionHours = 0;
  sessionSeconds = 0;
  billedSeconds = 0;
  /** Instance-hours that the sessions bill; equal to `instanceHours` unless always on. */
  sessionInstanceHours = 0;
  instanceHours = 0;
  effectiveConcurrency = 0;
  /** Share of the instance-hours that is idle, 0 to 1. */
  idlePart = 0;
  pausedHours = 0;

  // The machine
  scale = 1;
  shapeVcpu = 0;
  shapeRamGib = 0;
  /** Billed on average over the instance-hours. */
  billedVcpu = 0;
  billedRamGib = 0;
  size: OfferSize | null = null;
  sizeIsUnpublished = false;
  sizeIsCapped = false;
  tier: PoolTier | null = null;
  pools = 0;
  gpu: GpuEntry | null = null;
  diskGib = 0;
  extraDiskGib = 0;
  storedSnapshotGib = 0;
  billedEgressGib = 0;
  activeShare = 0;

  // The bill
  /** USD by component; what is unknown stands at 0 and has its bit in `unknown`. */
  readonly usd = new Float64Array(componentCount);
  usageUsd = 0;
  totalUsd = 0;
  /** Bits of components whose price is unknown. */
  unknown = 0;
  assumptions = 0;
  /** Bits of reasons of the arithmetic; those of requirements stand with the offer. */
  reasons = 0;
  raisesLimit = false;
}
