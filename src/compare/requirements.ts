import type { FeatureKey } from "../card/features";

/** How much a feature is wanted: excluded without it, counted, or excluded with it. */
export type Need = "must" | "nice" | "not";

/** Least or most of a figure that an offer must keep to. */
export type BoundKey =
  | "maxSessionHours"
  | "maxVcpu"
  | "maxRamGib"
  | "concurrency"
  | "coldStartMs"
  | "monthlyUsd";

/** Facts of which one of several values will do. */
export type SetKey = "category" | "isolation" | "region" | "ownership" | "stage" | "os" | "sdk";

/** All that a buyer asks of a provider besides the workload itself. */
export interface Requirements {
  readonly needs: Readonly<Partial<Record<FeatureKey, Need>>>;
  readonly bounds: Readonly<Partial<Record<BoundKey, number>>>;
  /** A key that is missing or an empty list lets every value pass. */
  readonly sets: Readonly<Partial<Record<SetKey, readonly string[]>>>;
  /** What is unknown passes with a caution instead of being left out. */
  readonly unknownMayPass: boolean;
}

export const noRequirements: Requirements = {
  needs: {},
  bounds: {},
  sets: {},
  unknownMayPass: false,
};

/** A first visit looks at agent sandboxes only; the other categories are one click away. */
export const firstRequirements: Requirements = {
  ...noRequirements,
  sets: { category: ["agent-sandbox"] },
};
