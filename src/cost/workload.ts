/*
 * The workload registry: one entry a field gives its slider, its address key, its command line name
 * and its place in curves and maps (cost-model.md, "Words").
 */

/** Quantities of a workload. Each is per month, per session or per sandbox, as its label says. */
export interface WorkloadNumbers {
  readonly vcpu: number;
  readonly ramGib: number;
  readonly diskGib: number;
  readonly sessions: number;
  readonly hours: number;
  readonly cpuActive: number;
  readonly ramActive: number;
  readonly concurrency: number;
  readonly pausedHours: number;
  readonly snapshotGib: number;
  readonly egressGib: number;
  readonly ipv4: number;
  readonly seats: number;
  readonly gpuCount: number;
}

export interface Workload extends WorkloadNumbers {
  /** Exact name of a GPU as cards write it, or "any". */
  readonly gpuType: string;
  readonly os: string;
  readonly splitSessions: boolean;
}

export type WorkloadKey = keyof Workload;
export type WorkloadNumberKey = keyof WorkloadNumbers;

export interface NumberField {
  readonly key: WorkloadNumberKey;
  /** Name in files and on the command line. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly initial: number;
  /** Ends and step of the slider; a number typed may go up to `limit`. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly limit: number;
  /** Log where the sensible range spans decades; a log slider that starts at 0 keeps a place for it. */
  readonly scale: "linear" | "log";
  /** Shares are held as 0 to 1 and shown as percent. */
  readonly share: boolean;
  readonly about: string;
}

const field = (
  entry: Omit<NumberField, "limit" | "scale" | "share"> &
    Partial<Pick<NumberField, "limit" | "scale" | "share">>,
): NumberField => ({ limit: entry.max * 1000, scale: "log", share: false, ...entry });

export const numberFields: readonly NumberField[] = [
  field({
    key: "vcpu",
    name: "vcpu",
    label: "vCPU",
    unit: "vCPU",
    initial: 2,
    min: 0.25,
    max: 64,
    step: 0.25,
    about: "Virtual processors a sandbox.",
  }),
  field({
    key: "ramGib",
    name: "ram_gib",
    label: "RAM",
    unit: "GiB",
    initial: 4,
    min: 0.25,
    max: 512,
    step: 0.25,
    about: "Memory a sandbox.",
  }),
  field({
    key: "diskGib",
    name: "disk_gib",
    label: "Disk",
    unit: "GiB",
    initial: 10,
    min: 0,
    max: 2000,
    step: 1,
    about: "Disk a sandbox.",
  }),
  field({
    key: "sessions",
    name: "sessions",
    label: "Sessions a month",
    unit: "sessions",
    initial: 1000,
    min: 0,
    max: 1_000_000,
    step: 1,
    about: "Sessions started in a month of 730 hours.",
  }),
  field({
    key: "hours",
    name: "hours",
    label: "Session length",
    unit: "h",
    initial: 0.5,
    min: 0.005,
    max: 730,
    step: 0.005,
    limit: 730,
    about: "Hours that one session runs.",
  }),
  field({
    key: "concurrency",
    name: "concurrency",
    label: "Peak at once",
    unit: "sandboxes",
    initial: 10,
    min: 1,
    max: 10_000,
    step: 1,
    about: "The most sandboxes running at the same time.",
  }),
  field({
    key: "cpuActive",
    name: "cpu_active",
    label: "CPU busy",
    unit: "%",
    initial: 0.25,
    min: 0,
    max: 1,
    step: 0.01,
    limit: 1,
    scale: "linear",
    share: true,
    about: "Share of the vCPUs really in use while running; some providers bill only that.",
  }),
  field({
    key: "ramActive",
    name: "ram_active",
    label: "RAM in use",
    unit: "%",
    initial: 1,
    min: 0,
    max: 1,
    step: 0.01,
    limit: 1,
    scale: "linear",
    share: true,
    about: "Share of the memory really in use while running; some providers bill only that.",
  }),
  field({
    key: "pausedHours",
    name: "paused_hours",
    label: "Paused after",
    unit: "h",
    initial: 0,
    min: 0,
    max: 730,
    step: 0.1,
    limit: 730,
    about: "Hours that each session then stays paused with its state kept.",
  }),
  field({
    key: "snapshotGib",
    name: "snapshot_gib",
    label: "Snapshots stored",
    unit: "GiB",
    initial: 0,
    min: 0,
    max: 100_000,
    step: 1,
    about: "Snapshots kept, on average over the month.",
  }),
  field({
    key: "egressGib",
    name: "egress_gib",
    label: "Egress",
    unit: "GiB",
    initial: 0,
    min: 0,
    max: 100_000,
    step: 1,
    about: "Data sent out in a month.",
  }),
  field({
    key: "ipv4",
    name: "ipv4",
    label: "Public IPv4",
    unit: "addresses",
    initial: 0,
    min: 0,
    max: 1000,
    step: 1,
    about: "Public IPv4 addresses held, on average.",
  }),
  field({
    key: "seats",
    name: "seats",
    label: "Seats",
    unit: "seats",
    initial: 1,
    min: 0,
    max: 500,
    step: 1,
    about: "People of the team with an account.",
  }),
  field({
    key: "gpuCount",
    name: "gpu_count",
    label: "GPUs",
    unit: "GPUs",
    initial: 0,
    min: 0,
    max: 8,
    step: 1,
    limit: 64,
    scale: "linear",
    about: "GPUs a sandbox.",
  }),
];

/** Fields that are no quantity: their command line names and first values. */
export const choiceFields = [
  { key: "gpuType", name: "gpu_type", label: "GPU type", initial: "any" },
  { key: "os", name: "os", label: "Operating system", initial: "linux" },
  {
    key: "splitSessions",
    name: "split_sessions",
    label: "Split sessions over a provider’s limit",
    initial: false,
  },
] as const;

export const operatingSystems = [
  { value: "linux", label: "Linux" },
  { value: "windows", label: "Windows" },
  { value: "macos", label: "macOS" },
] as const;

/** The workload that a first visit prices (cost-model.md, "Words"). */
export const defaultWorkload: Workload = {
  vcpu: 2,
  ramGib: 4,
  diskGib: 10,
  sessions: 1000,
  hours: 0.5,
  cpuActive: 0.25,
  ramActive: 1,
  concurrency: 10,
  pausedHours: 0,
  snapshotGib: 0,
  egressGib: 0,
  ipv4: 0,
  seats: 1,
  gpuCount: 0,
  gpuType: "any",
  os: "linux",
  splitSessions: false,
};

const fieldByKey: ReadonlyMap<string, NumberField> = new Map(numberFields.map((f) => [f.key, f]));

/** The registry entry of a numeric field; throws where there is none, which is a fault in the code. */
export function numberField(key: WorkloadNumberKey): NumberField {
  const found = fieldByKey.get(key);
  if (found === undefined) throw new Error(`no workload field ${key}`);
  return found;
}

export const isWorkloadNumberKey = (key: string): key is WorkloadNumberKey => fieldByKey.has(key);
