import type { CardCore, Mode, Network, Plan, Storage } from "../card/schema";

/*
 * Own rates: a negotiated price or allowance in place of a card's (product.md, "Workload"). What may
 * be replaced is prices, allowances and limits; how a provider bills (steps, minimums, what it
 * includes in a machine) stays the card's.
 */

/** A figure of a card that someone may have another agreement on. */
export interface OverridableRate {
  /** Where the card has it: "modes[0].vcpu_h". */
  readonly path: string;
  /** "Sandbox: vCPU" */
  readonly label: string;
  readonly unit: string;
  /** As the card has it; null is unknown. */
  readonly value: number | null;
}

type Field = readonly [key: string, label: string, unit: string];

const modeFields = {
  resource: [
    ["vcpu_h", "vCPU", "USD/vCPU-h"],
    ["ram_gib_h", "RAM", "USD/GiB-h"],
  ],
  sizes: [],
  pool: [],
} as const satisfies Record<Mode["pricing"], readonly Field[]>;

const planFields = [
  ["fee", "fee", "USD/month"],
  ["per_seat", "seat", "USD/seat-month"],
  ["included_usd", "included usage", "USD/month"],
  ["usage_cap_usd", "most usage", "USD/month"],
  ["concurrency", "at once", "sandboxes"],
  ["max_session_h", "longest session", "h"],
  ["max_vcpu", "largest machine", "vCPU"],
  ["max_ram_gib", "largest machine", "GiB of RAM"],
  ["max_disk_gib", "largest disk", "GiB"],
  ["total_vcpu", "all machines together", "vCPU"],
  ["total_ram_gib", "all machines together", "GiB of RAM"],
  ["total_disk_gib", "all machines together", "GiB of disk"],
] as const satisfies readonly Field[];

const storageFields = [
  ["disk_gib_month", "disk", "USD/GiB-month"],
  ["included_disk_gib", "included disk", "GiB"],
  ["snapshot_gib_month", "snapshots", "USD/GiB-month"],
  ["snapshot_free_gib", "included snapshots", "GiB"],
  ["paused_state_gib_month", "paused state", "USD/GiB-month"],
] as const satisfies readonly Field[];

const networkFields = [
  ["egress_gib", "egress", "USD/GiB"],
  ["egress_free_gib", "included egress", "GiB/month"],
  ["ipv4_month", "public IPv4", "USD/address-month"],
] as const satisfies readonly Field[];

function fieldRates<Key extends string>(
  base: string,
  name: string,
  holder: { readonly [K in Key]?: number | null | undefined },
  fields: readonly (readonly [Key, string, string])[],
  isListed: (value: number | null | undefined) => boolean,
): OverridableRate[] {
  return fields.flatMap(([key, label, unit]) => {
    const value = holder[key];
    if (!isListed(value)) return [];
    const full = name === "" ? label.charAt(0).toUpperCase() + label.slice(1) : `${name}: ${label}`;
    return [{ path: `${base}${key}`, label: full, unit, value: value ?? null }];
  });
}

const always = (): boolean => true;
const isKnown = (value: number | null | undefined): boolean => typeof value === "number";
/** An overlay lists what it states, null too; what it lacks is the card's own. */
const isStated = (value: number | null | undefined): boolean => value !== undefined;

function overlayRates(
  base: string,
  name: string,
  overlay: {
    readonly storage?: Storage | null | undefined;
    readonly network?: Network | null | undefined;
  },
): OverridableRate[] {
  return [
    ...fieldRates(`${base}storage.`, name, overlay.storage ?? {}, storageFields, isStated),
    ...fieldRates(`${base}network.`, name, overlay.network ?? {}, networkFields, isStated),
  ];
}

function modeRates(mode: Mode, index: number): OverridableRate[] {
  const base = `modes[${index}].`;
  const name = mode.label ?? mode.key;
  const rate = (key: string, label: string, unit: string, value: number | null) => ({
    path: `${base}${key}`,
    label: `${name}: ${label}`,
    unit,
    value,
  });
  return [
    ...fieldRates(base, name, mode, modeFields[mode.pricing], always),
    ...(mode.sizes ?? []).flatMap((size, i) => [
      rate(`sizes[${i}].hour`, size.name, "USD/h", size.hour),
      ...(size.month_cap === null
        ? []
        : [rate(`sizes[${i}].month_cap`, `${size.name}, at most`, "USD/month", size.month_cap)]),
    ]),
    ...(mode.pool_tiers ?? []).map((tier, i) =>
      rate(`pool_tiers[${i}].month`, tier.name, "USD/month", tier.month),
    ),
    ...(mode.gpu ?? []).map((gpu, i) => rate(`gpu[${i}].hour`, gpu.type, "USD/GPU-h", gpu.hour)),
    ...(mode.requires_always_on === true
      ? [
          rate(
            "always_on_month_per_instance",
            "always-on instance",
            "USD/month",
            mode.always_on_month_per_instance,
          ),
        ]
      : []),
    ...(mode.os.includes("windows")
      ? [rate("windows_vcpu_h", "Windows licence", "USD/vCPU-h", mode.windows_vcpu_h)]
      : []),
    ...fieldRates(
      base,
      name,
      mode,
      [
        ["start_fee", "session start", "USD/session"],
        ["multiplier", "multiplier of rates", "×"],
      ],
      isKnown,
    ),
    ...overlayRates(base, name, mode),
  ];
}

const planRates = (plan: Plan, index: number): OverridableRate[] => [
  ...fieldRates(`plans[${index}].`, plan.name, plan, planFields, always),
  ...overlayRates(`plans[${index}].`, plan.name, plan),
];

/** Every figure of a card that may be replaced, modes first, then plans, storage and network. */
export const overridableRates = (card: CardCore): OverridableRate[] => [
  ...card.modes.flatMap(modeRates),
  ...card.plans.flatMap(planRates),
  ...fieldRates("storage.", "", card.storage, storageFields, always),
  ...fieldRates("network.", "", card.network, networkFields, always),
  {
    path: "free.monthly_credit",
    label: "Monthly credit",
    unit: "USD/month",
    value: card.free.monthly_credit,
  },
];
