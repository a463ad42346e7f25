import type { CardCore } from "../card/schema";
import { isOwnable, type OwnablePlace, type ownableKeys } from "./own-rates";

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

type Words = readonly [label: string, unit: string];

const words: {
  readonly [Place in OwnablePlace]: Readonly<Record<(typeof ownableKeys)[Place][number], Words>>;
} = {
  modes: {
    vcpu_h: ["vCPU", "USD/vCPU-h"],
    ram_gib_h: ["RAM", "USD/GiB-h"],
    windows_vcpu_h: ["Windows licence", "USD/vCPU-h"],
    start_fee: ["Session start", "USD/session"],
    always_on_month_per_instance: ["Always-on instance", "USD/instance-month"],
  },
  sizes: { hour: ["rate", "USD/h"], month_cap: ["monthly cap", "USD/instance-month"] },
  pool_tiers: { month: ["price", "USD/pool-month"] },
  gpu: { hour: ["rate", "USD/GPU-h"] },
  plans: {
    fee: ["Plan fee", "USD/month"],
    included_usd: ["Included usage", "USD/month"],
    per_seat: ["Seat", "USD/seat-month"],
    concurrency: ["Sandboxes at once", "sandboxes"],
    max_session_h: ["Longest session", "h"],
    max_vcpu: ["Largest vCPU", "vCPU"],
    max_ram_gib: ["Largest RAM", "GiB"],
    max_disk_gib: ["Largest disk", "GiB"],
    total_vcpu: ["vCPU in all", "vCPU"],
    total_ram_gib: ["RAM in all", "GiB"],
    total_disk_gib: ["Disk in all", "GiB"],
    usage_cap_usd: ["Usage at which it stops", "USD/month"],
  },
  storage: {
    included_disk_gib: ["Included disk", "GiB"],
    disk_gib_month: ["Disk", "USD/GiB-month"],
    snapshot_gib_month: ["Snapshots", "USD/GiB-month"],
    snapshot_free_gib: ["Free snapshots", "GiB"],
    paused_state_gib_month: ["Paused state", "USD/GiB-month"],
  },
  network: {
    egress_gib: ["Egress", "USD/GiB"],
    egress_free_gib: ["Free egress", "GiB/month"],
    ipv4_month: ["Public IPv4", "USD/address-month"],
  },
  free: { monthly_credit: ["Monthly credit", "USD/month"] },
};

interface Holder {
  readonly place: OwnablePlace;
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly owner: string | null;
  /** Name of the size, tier or GPU within its mode. */
  readonly within?: string;
}

function holdersOf(card: CardCore): Holder[] {
  const overlays = (
    of: CardCore["modes"][number] | CardCore["plans"][number],
    path: string,
    owner: string,
  ): Holder[] =>
    (["storage", "network"] as const).flatMap((place) => {
      const values = of[place];
      return values ? [{ place, path: `${path}.${place}`, values, owner }] : [];
    });
  const modes = card.modes.flatMap((mode, index): Holder[] => {
    const path = `modes[${index}]`;
    const owner = mode.label ?? mode.key;
    const item = (place: OwnablePlace, values: Holder["values"], i: number, within: string) => ({
      place,
      path: `${path}.${place}[${i}]`,
      values,
      owner,
      within,
    });
    return [
      { place: "modes", path, values: mode, owner },
      ...(mode.sizes ?? []).map((size, i) => item("sizes", size, i, size.name)),
      ...(mode.pool_tiers ?? []).map((tier, i) => item("pool_tiers", tier, i, tier.name)),
      ...(mode.gpu ?? []).map((gpu, i) => item("gpu", gpu, i, gpu.type)),
      ...overlays(mode, path, owner),
    ];
  });
  const plans = card.plans.flatMap((plan, index): Holder[] => {
    const path = `plans[${index}]`;
    return [
      { place: "plans", path, values: plan, owner: plan.name },
      ...overlays(plan, path, plan.name),
    ];
  });
  return [
    ...modes,
    ...plans,
    { place: "storage", path: "storage", values: card.storage, owner: null },
    { place: "network", path: "network", values: card.network, owner: null },
    { place: "free", path: "free", values: card.free, owner: null },
  ];
}

/**
 * Every figure of a card that can be replaced: the rates of its modes, the fee, allowance and limits
 * of its plans, and its prices of storage and network. Unknown ones are among them.
 */
export const ownableRates = (card: CardCore): OwnableRate[] =>
  holdersOf(card).flatMap(({ place, path: base, values, owner, within }) =>
    Object.entries<Words>(words[place]).flatMap(([key, [label, unit]]) => {
      const path = `${base}.${key}`;
      const value = values[key];
      if (!isOwnable(card, path)) return [];
      return {
        path,
        label: within === undefined ? label : `${within}: ${label}`,
        unit,
        value: typeof value === "number" ? value : null,
        owner,
      };
    }),
  );
