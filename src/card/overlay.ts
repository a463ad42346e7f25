import type { CardCore, Mode, Network, Plan, Storage } from "./schema";

/** Allowances and prices of what is stored; USD a GiB-month, null where unknown. */
export interface StorageValues {
  readonly included_disk_gib: number | null;
  readonly disk_gib_month: number | null;
  readonly disk_billed_when_stopped: boolean | null;
  readonly snapshot_gib_month: number | null;
  readonly snapshot_free_gib: number | null;
  readonly paused_ram_billed: boolean | null;
  readonly paused_state_gib_month: number | null;
}

/** Allowances and prices of the network; USD a GiB or an address-month, null where unknown. */
export interface NetworkValues {
  readonly egress_free_gib: number | null;
  readonly egress_gib: number | null;
  readonly ipv4_month: number | null;
  readonly ipv4_available: boolean | null;
  /** What the internet is by default: "full", "allowlist", "none", or another text. */
  readonly internet_default: string | null;
}

/** Overlaid values, and for each the card's field that it came from ("modes[1].storage.…"). */
export interface Overlaid<Values> {
  readonly values: Values;
  readonly paths: { readonly [Key in keyof Values]: string };
}

interface Layer<Section> {
  readonly path: string;
  readonly section: Section;
}

/** The layers that a mode and a plan put over the card's section, the strongest first. */
function layersOf<Section>(
  card: CardCore,
  mode: Mode | null,
  plan: Plan | null,
  name: string,
  sectionOf: (owner: CardCore | Mode | Plan) => Section | null | undefined,
): Layer<Section>[] {
  const layers: Layer<Section>[] = [];
  const add = (path: string, owner: CardCore | Mode | Plan | null) => {
    const section = owner === null ? null : sectionOf(owner);
    if (section !== null && section !== undefined) layers.push({ path, section });
  };
  add(`plans[${plan === null ? -1 : card.plans.indexOf(plan)}].${name}`, plan);
  add(`modes[${mode === null ? -1 : card.modes.indexOf(mode)}].${name}`, mode);
  add(name, card);
  return layers;
}

function pick<Section extends object, Key extends keyof Section & string>(
  layers: readonly Layer<Section>[],
  key: Key,
): { value: NonNullable<Section[Key]> | null; path: string } {
  const layer = layers.find(({ section }) => section[key] !== undefined) ?? layers.at(-1);
  return { value: layer?.section[key] ?? null, path: `${layer?.path ?? ""}.${key}` };
}

/**
 * Storage of a mode (`plan` null) or an offer: the mode's keys over the card's, then the plan's,
 * nulls included (cost-model.md, "Facts of an offer").
 */
export function overlayStorage(
  card: CardCore,
  mode: Mode | null,
  plan: Plan | null,
): Overlaid<StorageValues> {
  const layers = layersOf<Storage>(card, mode, plan, "storage", (owner) => owner.storage);
  const included = pick(layers, "included_disk_gib");
  const disk = pick(layers, "disk_gib_month");
  const stopped = pick(layers, "disk_billed_when_stopped");
  const snapshot = pick(layers, "snapshot_gib_month");
  const snapshotFree = pick(layers, "snapshot_free_gib");
  const pausedRam = pick(layers, "paused_ram_billed");
  const pausedState = pick(layers, "paused_state_gib_month");
  return {
    values: {
      included_disk_gib: included.value,
      disk_gib_month: disk.value,
      disk_billed_when_stopped: stopped.value,
      snapshot_gib_month: snapshot.value,
      snapshot_free_gib: snapshotFree.value,
      paused_ram_billed: pausedRam.value,
      paused_state_gib_month: pausedState.value,
    },
    paths: {
      included_disk_gib: included.path,
      disk_gib_month: disk.path,
      disk_billed_when_stopped: stopped.path,
      snapshot_gib_month: snapshot.path,
      snapshot_free_gib: snapshotFree.path,
      paused_ram_billed: pausedRam.path,
      paused_state_gib_month: pausedState.path,
    },
  };
}

/** Network of a mode or an offer, overlaid likewise; `internet` is overlaid as a whole. */
export function overlayNetwork(
  card: CardCore,
  mode: Mode | null,
  plan: Plan | null,
): Overlaid<NetworkValues> {
  const layers = layersOf<Network>(card, mode, plan, "network", (owner) => owner.network);
  const free = pick(layers, "egress_free_gib");
  const egress = pick(layers, "egress_gib");
  const ipv4 = pick(layers, "ipv4_month");
  const available = pick(layers, "ipv4_available");
  const internet = pick(layers, "internet");
  return {
    values: {
      egress_free_gib: free.value,
      egress_gib: egress.value,
      ipv4_month: ipv4.value,
      ipv4_available: available.value,
      internet_default: internet.value?.default ?? null,
    },
    paths: {
      egress_free_gib: free.path,
      egress_gib: egress.path,
      ipv4_month: ipv4.path,
      ipv4_available: available.path,
      internet_default: `${internet.path}.default`,
    },
  };
}
