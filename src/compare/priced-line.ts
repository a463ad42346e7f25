import { count, duration, number, percent, size } from "../card/format";
import {
  defaultWorkload,
  numberField,
  operatingSystems,
  type Workload,
  type WorkloadKey,
} from "../cost/workload";

/** A piece of the sentence; one with a key leads to that field's control. */
export interface LinePart {
  readonly text: string;
  readonly key: WorkloadKey | null;
}

const words = (text: string): LinePart => ({ text, key: null });
const field = (text: string, key: WorkloadKey): LinePart => ({ text, key });

/** "30 min", "200 h", "14 days": days only where they come out even. */
const length = (hours: number): string =>
  hours >= 72 && hours % 24 !== 0 ? `${number(hours)} h` : duration(hours);

/** "a", "a and b", "a, b or c", as parts. */
function listed(parts: readonly LinePart[], conjunction: "and" | "or"): LinePart[] {
  return parts.flatMap((part, i) => {
    if (i === 0) return [part];
    return [words(i === parts.length - 1 ? ` ${conjunction} ` : ", "), part];
  });
}

function sessionsOf({ sessions, hours, pausedHours }: Workload): LinePart[] {
  return [
    field(count(sessions, "session"), "sessions"),
    words(" of "),
    field(length(hours), "hours"),
    ...(pausedHours > 0
      ? [words(", each then "), field(`paused for ${length(pausedHours)}`, "pausedHours")]
      : []),
  ];
}

function machineOf(workload: Workload): LinePart[] {
  const { vcpu, ramGib, diskGib, gpuCount, gpuType, os } = workload;
  const system = operatingSystems.find(({ value }) => value === os)?.label ?? os;
  const gpus = gpuType === "any" ? count(gpuCount, "GPU") : `${number(gpuCount)} × ${gpuType}`;
  return [
    words(" at "),
    field(`${number(vcpu)} vCPU`, "vcpu"),
    words(" / "),
    field(size(ramGib), "ramGib"),
    ...(diskGib === defaultWorkload.diskGib
      ? []
      : [words(" / "), field(`${size(diskGib)} disk`, "diskGib")]),
    ...(gpuCount > 0 ? [words(" with "), field(gpus, "gpuCount")] : []),
    ...(os === defaultWorkload.os ? [] : [words(" on "), field(system, "os")]),
  ];
}

function useOf({ cpuActive, ramActive, concurrency }: Workload): LinePart[] {
  const parts = [
    field(`CPU ${percent(cpuActive)} busy`, "cpuActive"),
    ...(ramActive === defaultWorkload.ramActive
      ? []
      : [field(`RAM ${percent(ramActive)} in use`, "ramActive")]),
    ...(concurrency === defaultWorkload.concurrency
      ? []
      : [field(`${number(concurrency)} at once`, "concurrency")]),
  ];
  return parts.flatMap((part) => [words(", "), part]);
}

function extrasOf({ egressGib, snapshotGib, ipv4, seats, splitSessions }: Workload): LinePart[] {
  const extras = [
    { key: "egressGib", value: egressGib, has: `${size(egressGib)} egress`, lacks: "egress" },
    {
      key: "snapshotGib",
      value: snapshotGib,
      has: `${size(snapshotGib)} of snapshots`,
      lacks: "snapshots",
    },
    { key: "ipv4", value: ipv4, has: `${number(ipv4)} IPv4`, lacks: "IPv4" },
  ] as const;
  const counted = [
    ...extras.flatMap(({ key, value, has }) => (value > 0 ? [field(has, key)] : [])),
    ...(seats === numberField("seats").initial ? [] : [field(count(seats, "seat"), "seats")]),
  ];
  const lacking = extras.flatMap(({ key, value, lacks }) => (value > 0 ? [] : [field(lacks, key)]));
  return [
    ...(counted.length > 0 ? [words("; with "), ...listed(counted, "and")] : []),
    ...(splitSessions
      ? [words("; "), field("sessions over a provider’s limit split", "splitSessions")]
      : []),
    ...(lacking.length > 0 ? [words("; no "), ...listed(lacking, "or"), words(" counted")] : []),
  ];
}

/**
 * What is priced, as one sentence: "Pricing 1,000 sessions of 30 min at 2 vCPU / 4 GiB, CPU 25 %
 * busy; no egress, snapshots or IPv4 counted." Fields that stand as on a first visit and say nothing
 * of what is asked (disk, peak, seats, RAM in use, Linux) are left out.
 */
export const pricedLine = (workload: Workload): LinePart[] => [
  words("Pricing "),
  ...sessionsOf(workload),
  ...machineOf(workload),
  ...useOf(workload),
  ...extrasOf(workload),
  words("."),
];

/** The same as plain text, for exports and titles. */
export const pricedLineText = (workload: Workload): string =>
  pricedLine(workload)
    .map(({ text }) => text)
    .join("");
