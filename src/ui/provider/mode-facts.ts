import { duration, moneyExact, number } from "../../card/format";
import type { CardCore, Mode, Network, Storage } from "../../card/schema";
import { labelOf } from "../../compare/labels";
import { operatingSystems } from "../../cost/workload";
import {
  type FactGroup,
  type FactRow,
  gib,
  known,
  list,
  rangeText,
  rate,
  seconds,
  secondsOrNone,
  share,
  yesNo,
} from "./fact-groups";

/*
 * What a card says of money and machines, in words with units. Only what concerns the kind of
 * pricing is listed; what is listed and unknown is said to be unknown.
 */

const basisText = (basis: "alloc" | "active", floor: number | null): string =>
  basis === "alloc"
    ? "the size asked for"
    : floor !== null && floor > 0
      ? `what is in use, at least ${share(floor)} of the size`
      : "what is in use";

function rates(mode: Mode): FactRow[] {
  const rows: FactRow[] = [];
  if (mode.pricing === "resource") {
    rows.push(
      known("vCPU", mode.vcpu_h, rate("vCPU-hour")),
      known("RAM", mode.ram_gib_h, rate("GiB-hour")),
      known("CPU billed on", mode.cpu_basis, (basis) => basisText(basis, mode.active_floor)),
      known("RAM billed on", mode.ram_basis, (basis) => basisText(basis, mode.active_floor)),
    );
  }
  if (mode.requires_always_on === true) {
    rows.push(known("Always on", mode.always_on_month_per_instance, rate("instance-month")), {
      label: "Runs",
      value: "all month, whether used or not",
    });
  }
  if (mode.multiplier !== null && mode.multiplier !== 1) {
    rows.push({ label: "Multiplier on compute", value: `× ${number(mode.multiplier)}` });
  }
  if (mode.os.includes("windows")) {
    rows.push(known("Windows licence", mode.windows_vcpu_h, rate("vCPU-hour")));
  }
  return rows;
}

function billing(mode: Mode): FactRow[] {
  return [
    known("Billed in steps of", mode.granularity_s, (value) =>
      value === 0 ? "exact time" : seconds(value),
    ),
    known("At least", mode.min_billed_seconds, secondsOrNone),
    known("Billed boot time", mode.boot_overhead_s, secondsOrNone),
    known("Fee a start", mode.start_fee, (usd) => (usd === 0 ? "none" : moneyExact(usd))),
    ...(mode.valid_until === null ? [] : [{ label: "Rates end on", value: mode.valid_until }]),
  ];
}

const systemLabel = (os: string): string =>
  operatingSystems.find(({ value }) => value === os)?.label ?? os;

function machine(mode: Mode): FactRow[] {
  const perVcpu = mode.ram_per_vcpu;
  const rows: FactRow[] = [
    { label: "System", value: mode.os.length === 0 ? null : list(mode.os.map(systemLabel)) },
  ];
  if (mode.pricing !== "pool") {
    const options = mode.vcpu_options;
    rows.push(
      {
        label: "vCPU",
        value:
          options !== null && options.length > 0
            ? `${list(options)} vCPU`
            : rangeText(mode.min_vcpu, mode.max_vcpu, number, " vCPU"),
      },
      { label: "RAM", value: rangeText(null, mode.max_ram_gib, gib) },
    );
  }
  if (mode.ram_fixed_per_vcpu !== null) {
    rows.push({ label: "RAM a vCPU", value: gib(mode.ram_fixed_per_vcpu) });
  } else if (perVcpu?.some((ratio) => ratio !== null)) {
    rows.push({
      label: "RAM a vCPU",
      value: rangeText(perVcpu[0] ?? null, perVcpu[1] ?? null, gib),
    });
  }
  const disk = rangeText(mode.min_disk_gib, mode.max_disk_gib, gib);
  if (disk !== null) rows.push({ label: "Disk", value: disk });
  const { isolation } = mode.features;
  if (isolation !== undefined) {
    rows.push(known("Isolation", isolation, (text) => labelOf("isolation", text)));
  }
  const hours = mode.features.max_session_h;
  if (hours !== undefined) {
    rows.push({
      label: "Longest session",
      value: typeof hours === "number" ? duration(hours) : null,
    });
  }
  if (mode.regions !== null) rows.push({ label: "Regions", value: list(mode.regions) });
  if (mode.gpu_only === true) rows.push({ label: "GPU", value: "sold with a GPU only" });
  return rows;
}

const stated = <Value>(
  label: string,
  value: Value | null | undefined,
  write: (value: Value) => string,
): FactRow[] => (value === undefined ? [] : [known(label, value, write)]);

/** What a layer states of storage; a key it lacks is not listed. */
export const storageFacts = (storage: Storage): FactRow[] => [
  ...stated("Disk included", storage.included_disk_gib, (value) =>
    value === 0 ? "none" : `${gib(value)} a sandbox`,
  ),
  ...stated("More disk", storage.disk_gib_month, rate("GiB-month")),
  ...stated("Disk charged while stopped", storage.disk_billed_when_stopped, yesNo),
  ...stated("Snapshots", storage.snapshot_gib_month, rate("GiB-month")),
  ...stated("Snapshots free", storage.snapshot_free_gib, (value) => `${gib(value)} an account`),
  ...stated("RAM charged while paused", storage.paused_ram_billed, yesNo),
  ...stated("Paused state", storage.paused_state_gib_month, rate("GiB-month of RAM and disk")),
];

const internetWords: ReadonlyMap<string, string> = new Map([
  ["full", "open by default"],
  ["allowlist", "listed hosts only by default"],
  ["none", "closed by default"],
]);

/** What a layer states of the network, likewise. */
export const networkFacts = (network: Network): FactRow[] => [
  ...stated("Egress free", network.egress_free_gib, (value) =>
    value === 0 ? "none" : `${gib(value)} a month`,
  ),
  ...stated("Egress", network.egress_gib, rate("GiB")),
  ...stated("Public IPv4 offered", network.ipv4_available, yesNo),
  ...stated("Public IPv4", network.ipv4_month, rate("month")),
  ...(network.internet === undefined
    ? []
    : [
        known(
          "Internet",
          network.internet?.default ?? null,
          (text) => internetWords.get(text) ?? text,
        ),
      ]),
];

const groups = (...all: readonly FactGroup[]): FactGroup[] =>
  all.filter(({ rows }) => rows.length > 0);

/** What a mode says of its own. */
export const modeFactGroups = (mode: Mode): FactGroup[] =>
  groups(
    { title: "Rates", rows: rates(mode) },
    { title: "Billing", rows: billing(mode) },
    { title: "Machine", rows: machine(mode) },
    { title: "Storage in this mode", rows: mode.storage ? storageFacts(mode.storage) : [] },
    { title: "Network in this mode", rows: mode.network ? networkFacts(mode.network) : [] },
  );

const nothingStored: Storage = {
  included_disk_gib: null,
  disk_gib_month: null,
  disk_billed_when_stopped: null,
  snapshot_gib_month: null,
  paused_ram_billed: null,
};

const nothingSent: Network = {
  egress_free_gib: null,
  egress_gib: null,
  ipv4_available: null,
  ipv4_month: null,
  internet: null,
};

/** What holds in every mode that does not say otherwise; what the card leaves out is unknown. */
export const cardFactGroups = ({ storage, network, free }: CardCore): FactGroup[] =>
  groups(
    { title: "Storage", rows: storageFacts({ ...nothingStored, ...storage }) },
    { title: "Network", rows: networkFacts({ ...nothingSent, ...network }) },
    {
      title: "Free use",
      rows: [
        known("Credit every month", free.monthly_credit, (usd) =>
          usd === 0 ? "none" : moneyExact(usd),
        ),
        known("Credit once", free.one_time_credit, (usd) => (usd === 0 ? "none" : moneyExact(usd))),
      ],
    },
  );
