import type { CardCore } from "../card/schema";

/*
 * Own rates: what a buyer negotiated, in place of what a card says (product.md, "Workload"). A rate
 * is named by the path of its fact, so that a bill leads to the figure that can be changed.
 */

/** Own figures of one card, by the path of the fact that each takes the place of. */
export type CardRates = Readonly<Record<string, number>>;

/** What may be replaced, by where it stands: prices, allowances and limits, not ways of billing. */
export const ownableKeys = {
  modes: ["vcpu_h", "ram_gib_h", "windows_vcpu_h", "start_fee", "always_on_month_per_instance"],
  sizes: ["hour", "month_cap"],
  pool_tiers: ["month"],
  gpu: ["hour"],
  plans: [
    "fee",
    "included_usd",
    "per_seat",
    "concurrency",
    "max_session_h",
    "max_vcpu",
    "max_ram_gib",
    "max_disk_gib",
    "total_vcpu",
    "total_ram_gib",
    "total_disk_gib",
    "usage_cap_usd",
  ],
  storage: [
    "included_disk_gib",
    "disk_gib_month",
    "snapshot_gib_month",
    "snapshot_free_gib",
    "paused_state_gib_month",
  ],
  network: ["egress_gib", "egress_free_gib", "ipv4_month"],
  free: ["monthly_credit"],
} as const;

export type OwnablePlace = keyof typeof ownableKeys;

const isPlace = (name: string): name is OwnablePlace => Object.hasOwn(ownableKeys, name);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

interface Target {
  readonly owner: object;
  readonly key: string;
}

/** Where a path leads, if a figure may be replaced there: the object that holds it, and its key. */
function targetOf(card: CardCore, path: string): Target | null {
  const parts = path.match(/[^.[\]]+/g) ?? [];
  const key = parts.at(-1) ?? "";
  const place = parts.slice(0, -1).findLast((part) => !/^\d+$/.test(part)) ?? "";
  if (!isPlace(place) || !ownableKeys[place].some((known) => known === key)) return null;
  let owner: unknown = card;
  for (const part of parts.slice(0, -1)) {
    if (!isObject(owner) || !Object.hasOwn(owner, part)) return null;
    owner = Reflect.get(owner, part);
  }
  // An overlay may be changed only where it states something; the rest belongs to the layer below.
  const isOverlay = (place === "storage" || place === "network") && parts.length > 2;
  if (!isObject(owner) || (isOverlay && Reflect.get(owner, key) === undefined)) return null;
  return { owner, key };
}

/** Whether a card has a figure at a path that may be replaced. */
export const isOwnable = (card: CardCore, path: string): boolean => targetOf(card, path) !== null;

/** A card with own figures in it, and the paths that it has no such figure at. */
export interface OwnRatesResult {
  readonly card: CardCore;
  readonly refused: readonly string[];
}

/** More than any rate, fee or limit is; what is above it would only make figures that are none. */
export const mostOwnRate = 1e9;

const isAmount = (value: number): boolean => value >= 0 && value <= mostOwnRate;

/** The same card where no rate applies, else a copy with the figures at their paths replaced. */
export function applyOwnRates(card: CardCore, rates: CardRates): OwnRatesResult {
  const asked = Object.entries(rates);
  const isTaken = ([path, value]: [string, number]) => isAmount(value) && isOwnable(card, path);
  const refused = asked.filter((entry) => !isTaken(entry)).map(([path]) => path);
  if (refused.length === asked.length) return { card, refused };
  const copy = structuredClone(card);
  for (const [path, value] of asked.filter(isTaken)) {
    const target = targetOf(copy, path);
    if (target !== null) Reflect.set(target.owner, target.key, value);
  }
  return { card: copy, refused };
}
