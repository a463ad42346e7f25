/**
 * The parts of a bill, in the order they are added and shown (cost-model.md, "Compute" to "Bill").
 * `family` is the colour a part has in bars: parts that one decides together share one.
 */
export const components = [
  { key: "cpu", label: "CPU", family: "compute" },
  { key: "ram", label: "RAM", family: "memory" },
  { key: "size", label: "Machine", family: "compute" },
  { key: "pool", label: "Pool", family: "compute" },
  { key: "always_on", label: "Always-on instances", family: "compute" },
  { key: "gpu", label: "GPU", family: "gpu" },
  { key: "windows", label: "Windows licence", family: "licence" },
  { key: "start_fee", label: "Session starts", family: "fees" },
  { key: "session_fee", label: "Session extras", family: "fees" },
  { key: "hour_fee", label: "Hourly extras", family: "fees" },
  { key: "disk", label: "Disk", family: "storage" },
  { key: "paused_state", label: "Paused state", family: "storage" },
  { key: "paused_disk", label: "Disk while paused", family: "storage" },
  { key: "paused_ram", label: "RAM while paused", family: "memory" },
  { key: "snapshot", label: "Snapshots", family: "storage" },
  { key: "egress", label: "Egress", family: "network" },
  { key: "ipv4", label: "Public IPv4", family: "network" },
  { key: "credit", label: "Credit", family: "credit" },
  { key: "plan_fee", label: "Plan fee", family: "fees" },
  { key: "seats", label: "Seats", family: "fees" },
  { key: "knob_fee", label: "Monthly extras", family: "fees" },
] as const;

export type ComponentKey = (typeof components)[number]["key"];
export type ComponentFamily = (typeof components)[number]["family"];

export const componentCount = components.length;

/** Places in the arrays of a quote. */
export const Part = {
  cpu: 0,
  ram: 1,
  size: 2,
  pool: 3,
  alwaysOn: 4,
  gpu: 5,
  windows: 6,
  startFee: 7,
  sessionFee: 8,
  hourFee: 9,
  disk: 10,
  pausedState: 11,
  pausedDisk: 12,
  pausedRam: 13,
  snapshot: 14,
  egress: 15,
  ipv4: 16,
  credit: 17,
  planFee: 18,
  seats: 19,
  knobFee: 20,
} as const;

/** The parts before the credit are usage; a credit is spent on them alone. */
export const usagePartCount = Part.credit;

const labels: ReadonlyMap<string, string> = new Map(components.map((c) => [c.key, c.label]));

export const componentLabel = (key: string): string => labels.get(key) ?? key;
