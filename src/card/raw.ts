import type { Fact } from "./fact";
import type { CardCore, Mode, Plan, RawFacts } from "./schema";

/*
 * Raw facts of an offer: the card's, overlaid with the mode's, then the plan's (cost-model.md,
 * "Facts of an offer"). An overlay that states a key "sets" it, with null too; a key that it lacks
 * stays as it was.
 */

const noFacts: RawFacts = {};
const needsSnapshots = [
  "snapshot_auto",
  "snapshot_on_demand",
  "memory_snapshot_fork",
  "image_snapshot",
] as const;
const needsOwnKernel = ["guest_firewall", "fuse", "kernel_features"] as const;

/** Whether a layer says anything of a key; null says "unknown". */
export const states = (layer: RawFacts, key: string): boolean => layer[key] !== undefined;

/** A raw fact that is true or false; null where it is unknown, unstated or of another type. */
export function rawFact(facts: RawFacts, key: string): Fact {
  const value = facts[key];
  return typeof value === "boolean" ? value : null;
}

/** A raw fact that is a text; null likewise. */
export function rawText(facts: RawFacts, key: string): string | null {
  const value = facts[key];
  return typeof value === "string" ? value : null;
}

/** A raw fact that is a number; null likewise. */
export function rawNumber(facts: RawFacts, key: string): number | null {
  const value = facts[key];
  return typeof value === "number" ? value : null;
}

function cardLayer(card: CardCore): RawFacts {
  const { isolation } = card.features;
  return { ...card.features, isolation: isolation ?? card.isolation };
}

/** What follows from an overlay besides the keys that it states itself. */
function followingFrom(overlay: RawFacts): RawFacts {
  const following: RawFacts = {};
  if (rawNumber(overlay, "max_session_h") !== null) following.max_session_unlimited = false;
  if (overlay.snapshot === "none") {
    for (const key of needsSnapshots) following[key] = false;
  }
  if (states(overlay, "isolation") || states(overlay, "root")) {
    for (const key of needsOwnKernel) following[key] = null;
  }
  if (states(overlay, "volume_attach") || states(overlay, "volume_shared")) {
    following.volumes = null;
  }
  return following;
}

const overlaid = (base: RawFacts, overlay: RawFacts): RawFacts => ({
  ...base,
  ...followingFrom(overlay),
  ...overlay,
});

/** Whether a layer of features says nothing at all. */
export const saysNothing = (layer: RawFacts | null | undefined): boolean =>
  Object.keys(layer ?? noFacts).length === 0;

const modeCache = new WeakMap<CardCore, Map<Mode | null, RawFacts>>();

function rawInMode(card: CardCore, mode: Mode | null): RawFacts {
  const ofCard = modeCache.get(card) ?? new Map<Mode | null, RawFacts>();
  modeCache.set(card, ofCard);
  const known = ofCard.get(mode);
  if (known !== undefined) return known;
  const base = mode === null ? cardLayer(card) : rawInMode(card, null);
  const raw = mode === null || saysNothing(mode.features) ? base : overlaid(base, mode.features);
  ofCard.set(mode, raw);
  return raw;
}

/**
 * Raw facts of a card (`mode` null), a mode (`plan` null) or an offer. A fact that is to be derived
 * afresh is null in the result. Layers that say nothing share the facts below them.
 */
export function mergedRaw(card: CardCore, mode: Mode | null, plan: Plan | null): RawFacts {
  const inMode = rawInMode(card, mode);
  const ofPlan = plan?.features ?? noFacts;
  return saysNothing(ofPlan) ? inMode : overlaid(inMode, ofPlan);
}

/** How long one session may last by the facts of an offer. */
export interface SessionLimit {
  /** Hours, as `max_session_h` has it; null where unknown. */
  readonly hours: number | null;
  /** True where sessions are said to have no limit, whatever `hours` is. */
  readonly unlimited: Fact;
  /** The card's field that states the limit, for example "modes[0].features.max_session_h". */
  readonly path: string;
}

/**
 * The offer's own session limit: overlaid `max_session_h` and `max_session_unlimited`. The plan's
 * field `max_session_h` is another limit beside it (cost-model.md, "Sessions and billed time").
 */
export function sessionLimit(card: CardCore, mode: Mode, plan: Plan | null): SessionLimit {
  const raw = mergedRaw(card, mode, plan);
  const unlimited = rawFact(raw, "max_session_unlimited");
  return {
    hours: rawNumber(raw, "max_session_h"),
    unlimited,
    path: rawPath(card, mode, plan, unlimited ? "max_session_unlimited" : "max_session_h"),
  };
}

/** The field that states a raw fact of an offer; the card's own where none does. */
export function rawPath(card: CardCore, mode: Mode, plan: Plan | null, key: string): string {
  if (plan?.features && states(plan.features, key)) {
    return `plans[${card.plans.indexOf(plan)}].features.${key}`;
  }
  if (states(mode.features, key)) return `modes[${card.modes.indexOf(mode)}].features.${key}`;
  return key === "isolation" && rawText(card.features, key) === null ? key : `features.${key}`;
}
