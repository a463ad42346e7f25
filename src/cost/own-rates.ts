import type { CardCore, Mode, Plan } from "../card/schema";

/*
 * Own rates: what a buyer negotiated, in place of what a card says (product.md, "Workload"). A rate
 * is named by the path of its fact, so that a bill leads to the figure that can be changed.
 */

/** Own figures of one card, by the path of the fact that each takes the place of. */
export type CardRates = Readonly<Record<string, number>>;

/** A figure of a card that may be replaced. */
export interface OwnableRate {
  /** "modes[0].vcpu_h" */
  readonly path: string;
  readonly label: string;
  readonly unit: string;
  /** As the card says; null where it is unknown. */
  readonly value: number | null;
  /** Name of the mode or plan that it belongs to; null where it is the card's own. */
  readonly owner: string | null;
}

interface Field {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
}

const modeFields: readonly Field[] = [
  { key: "vcpu_h", label: "vCPU", unit: "USD/vCPU-h" },
  { key: "ram_gib_h", label: "RAM", unit: "USD/GiB-h" },
  { key: "windows_vcpu_h", label: "Windows licence", unit: "USD/vCPU-h" },
  { key: "start_fee", label: "Session start", unit: "USD/session" },
  {
    key: "always_on_month_per_instance",
    label: "Always-on instance",
    unit: "USD/instance-month",
  },
];
const sizeFields: readonly Field[] = [
  { key: "hour", label: "rate", unit: "USD/h" },
  { key: "month_cap", label: "monthly cap", unit: "USD/instance-month" },
];
const planFields: readonly Field[] = [
  { key: "fee", label: "Plan fee", unit: "USD/month" },
  { key: "included_usd", label: "Included usage", unit: "USD/month" },
  { key: "per_seat", label: "Seat", unit: "USD/seat-month" },
  { key: "concurrency", label: "Sandboxes at once", unit: "sandboxes" },
  { key: "max_session_h", label: "Longest session", unit: "h" },
  { key: "max_vcpu", label: "Largest vCPU", unit: "vCPU" },
  { key: "max_ram_gib", label: "Largest RAM", unit: "GiB" },
  { key: "max_disk_gib", label: "Largest disk", unit: "GiB" },
  { key: "total_vcpu", label: "vCPU in all", unit: "vCPU" },
  { key: "total_ram_gib", label: "RAM in all", unit: "GiB" },
  { key: "total_disk_gib", label: "Disk in all", unit: "GiB" },
  { key: "usage_cap_usd", label: "Usage at which it stops", unit: "USD/month" },
];
const storageFields: readonly Field[] = [
  { key: "included_disk_gib", label: "Included disk", unit: "GiB" },
  { key: "disk_gib_month", label: "Disk", unit: "USD/GiB-month" },
  { key: "snapshot_gib_month", label: "Snapshots", unit: "USD/GiB-month" },
  { key: "snapshot_free_gib", label: "Free snapshots", unit: "GiB" },
  { key: "paused_state_gib_month", label: "Paused state", unit: "USD/GiB-month" },
];
const networkFields: readonly Field[] = [
  { key: "egress_gib", label: "Egress", unit: "USD/GiB" },
  { key: "egress_free_gib", label: "Free egress", unit: "GiB/month" },
  { key: "ipv4_month", label: "Public IPv4", unit: "USD/address-month" },
];
const freeFields: readonly Field[] = [
  { key: "monthly_credit", label: "Monthly credit", unit: "USD/month" },
];

type Owned = Readonly<Record<string, unknown>>;

const known = (value: unknown): number | null => (typeof value === "number" ? value : null);

function ratesOf(
  fields: readonly Field[],
  value: Owned,
  path: string,
  owner: string | null,
  prefix = "",
): OwnableRate[] {
  return fields.map(({ key, label, unit }) => ({
    path: `${path}.${key}`,
    label: prefix === "" ? label : `${prefix}: ${label}`,
    unit,
    value: known(value[key]),
    owner,
  }));
}

/** Only what an overlay states itself; the rest belongs to the layer below it. */
function overlayRates(
  fields: readonly Field[],
  overlay: Owned | null | undefined,
  path: string,
  owner: string,
): OwnableRate[] {
  if (overlay === null || overlay === undefined) return [];
  const stated = fields.filter(({ key }) => overlay[key] !== undefined);
  return ratesOf(stated, overlay, path, owner);
}

function modeRates(mode: Mode, index: number): OwnableRate[] {
  const path = `modes[${index}]`;
  const owner = mode.label ?? mode.key;
  return [
    ...(mode.pricing === "resource" ? ratesOf(modeFields, mode, path, owner) : []),
    ...(mode.pricing === "resource" ? [] : ratesOf(modeFields.slice(2), mode, path, owner)),
    ...(mode.sizes ?? []).flatMap((size, i) =>
      ratesOf(sizeFields, size, `${path}.sizes[${i}]`, owner, size.name),
    ),
    ...(mode.pool_tiers ?? []).flatMap((tier, i) =>
      ratesOf(
        [{ key: "month", label: "price", unit: "USD/pool-month" }],
        tier,
        `${path}.pool_tiers[${i}]`,
        owner,
        tier.name,
      ),
    ),
    ...(mode.gpu ?? []).flatMap((gpu, i) =>
      ratesOf(
        [{ key: "hour", label: "rate", unit: "USD/GPU-h" }],
        gpu,
        `${path}.gpu[${i}]`,
        owner,
        gpu.type,
      ),
    ),
    ...overlayRates(storageFields, mode.storage, `${path}.storage`, owner),
    ...overlayRates(networkFields, mode.network, `${path}.network`, owner),
  ];
}

function planRates(plan: Plan, index: number): OwnableRate[] {
  const path = `plans[${index}]`;
  return [
    ...ratesOf(planFields, plan, path, plan.name),
    ...overlayRates(storageFields, plan.storage, `${path}.storage`, plan.name),
    ...overlayRates(networkFields, plan.network, `${path}.network`, plan.name),
  ];
}

/**
 * Every figure of a card that can be replaced: the rates of its modes, the fee, allowance and limits
 * of its plans, and its prices of storage and network. Unknown ones are among them.
 */
export const ownableRates = (card: CardCore): OwnableRate[] => [
  ...card.modes.flatMap(modeRates),
  ...card.plans.flatMap(planRates),
  ...ratesOf(storageFields, card.storage, "storage", null),
  ...ratesOf(networkFields, card.network, "network", null),
  ...ratesOf(freeFields, card.free, "free", null),
];

/** A card with own figures in it, and the paths that it has no such figure at. */
export interface OwnRatesResult {
  readonly card: CardCore;
  readonly refused: readonly string[];
}

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

/** The same card where no rate applies, else a copy with the figures at their paths replaced. */
export function applyOwnRates(card: CardCore, rates: CardRates): OwnRatesResult {
  const asked = Object.entries(rates);
  if (asked.length === 0) return { card, refused: [] };
  const ownable = new Set(ownableRates(card).map(({ path }) => path));
  const taken = asked.filter(([path, value]) => ownable.has(path) && isAmount(value));
  const refused = asked.filter((entry) => !taken.includes(entry)).map(([path]) => path);
  if (taken.length === 0) return { card, refused };
  const copy = structuredClone(card);
  for (const [path, value] of taken) setAt(copy, path, value);
  return { card: copy, refused };
}

function setAt(root: object, path: string, value: number): void {
  const parts = path.match(/[^.[\]]+/g) ?? [];
  const last = parts.at(-1);
  let target: unknown = root;
  for (const part of parts.slice(0, -1)) {
    if (typeof target !== "object" || target === null) return;
    target = Reflect.get(target, part);
  }
  if (last === undefined || typeof target !== "object" || target === null) return;
  Reflect.set(target, last, value);
}
