import { featureLabel } from "../card/features";
import { type Status, statuses } from "./codes";
import type { PreparedOffer } from "./prepare";
import { Quote } from "./quote";
import { type Question, quoteOffer, statusIndex } from "./rank";
import { isWholeField } from "./sweep/axis";
import {
  numberField,
  numberFields,
  operatingSystems,
  type Workload,
  type WorkloadNumberKey,
} from "./workload";

/** One change of the question after which an offer has a price. */
export type NearestChange = {
  /** "at most 20 at once", "without the requirement Docker inside" */
  readonly text: string;
  /** Whether the price is then a full one ("priced"), or a lower bound, unsized or a reference. */
  readonly isPriced: boolean;
  /** USD a month after the change; a lower bound unless `isPriced`. */
  readonly totalUsd: number;
  /** How much is given up, to sort by: the logarithm of a ratio, or a like figure for a choice. */
  readonly size: number;
} & ChangeKind;

export type ChangeKind =
  | { readonly kind: "field"; readonly field: WorkloadNumberKey; readonly to: number }
  | { readonly kind: "os"; readonly to: string }
  | { readonly kind: "gpuType"; readonly to: string }
  | { readonly kind: "split" }
  /** The reason that the requirement gave, "missing_feature:docker_inside". */
  | { readonly kind: "requirement"; readonly reason: string }
  | { readonly kind: "unknownMayPass" };

/** An offer and what is asked of it. */
export interface OfferQuestion {
  readonly prepared: PreparedOffer;
  readonly question: Question;
}

const withoutReason = (prepared: PreparedOffer, reason: string): PreparedOffer => ({
  ...prepared,
  failed: prepared.failed.filter((code) => code !== reason),
  unconfirmed: prepared.unconfirmed.filter((code) => code !== reason),
});

/** The offer and the question after a change. */
export function applyChange(
  { prepared, question }: OfferQuestion,
  change: ChangeKind,
): OfferQuestion {
  const asking = (own: Partial<Workload>): OfferQuestion => ({
    prepared,
    question: { ...question, workload: { ...question.workload, ...own } },
  });
  switch (change.kind) {
    case "field":
      return asking({ [change.field]: change.to });
    case "os":
      return asking({ os: change.to });
    case "gpuType":
      return asking({ gpuType: change.to });
    case "split":
      return asking({ splitSessions: true });
    case "requirement":
      return { prepared: withoutReason(prepared, change.reason), question };
    case "unknownMayPass":
      return { prepared, question: { ...question, unknownMayPass: true } };
  }
}

const scratch = new Quote();

function statusOf(prepared: PreparedOffer, { workload, unknownMayPass }: Question): Status {
  quoteOffer(prepared, workload, scratch);
  return statuses[statusIndex(prepared, scratch, unknownMayPass)] ?? "unpriced";
}

const hasPrice = (status: Status): boolean => status !== "unpriced" && status !== "unconfirmed";

/** Status and total after a change; null where the offer still has no price to rely on. */
function outcome(
  asked: OfferQuestion,
  change: ChangeKind,
): { readonly isPriced: boolean; readonly totalUsd: number } | null {
  const { prepared, question } = applyChange(asked, change);
  const status = statusOf(prepared, question);
  if (!hasPrice(status)) return null;
  return { isPriced: status === "priced", totalUsd: scratch.totalUsd };
}

/** What a field may be lowered to: nothing, but for a sandbox, a session and a peak there must be one. */
const leastOf: Readonly<Partial<Record<WorkloadNumberKey, number>>> = {
  vcpu: numberField("vcpu").min,
  ramGib: numberField("ramGib").min,
  sessions: 1,
  hours: numberField("hours").min,
  concurrency: 1,
};

/** Fields that never stand in the way of a price. */
const harmless: ReadonlySet<WorkloadNumberKey> = new Set([
  "cpuActive",
  "ramActive",
  "seats",
  "gpuCount",
]);

/** The greatest value below the one asked for at which the offer has a price; null where none has. */
function loweredTo(asked: OfferQuestion, field: WorkloadNumberKey): number | null {
  const works = (to: number) => outcome(asked, { kind: "field", field, to }) !== null;
  const whole = isWholeField(field);
  let low = leastOf[field] ?? 0;
  let high = asked.question.workload[field];
  if (low >= high || !works(low)) return null;
  for (let i = 0; i < 60 && high - low > (whole ? 1 : 1e-9 * high); i++) {
    const half = (low + high) / 2;
    const middle = whole ? Math.floor(half) : half;
    if (works(middle)) low = middle;
    else high = middle;
  }
  return whole ? low : roundedDown(low, numberField(field).step, works);
}

/** The same or a little less, as a person would put it: a multiple of the slider's step. */
function roundedDown(value: number, step: number, works: (value: number) => boolean): number {
  const stepped = Number((Math.floor(value / step + 1e-4) * step).toPrecision(12));
  if (stepped > 0 && stepped >= value * 0.9 && works(stepped)) return stepped;
  const rounded = Number((value * (1 - 1e-6)).toPrecision(4));
  return rounded <= value && works(rounded) ? rounded : value;
}

const numeral = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 6 });

const fieldText: Readonly<Partial<Record<WorkloadNumberKey, (n: string) => string>>> = {
  vcpu: (n) => `at most ${n} vCPU`,
  ramGib: (n) => `at most ${n} GiB of RAM`,
  diskGib: (n) => `at most ${n} GiB of disk`,
  sessions: (n) => `at most ${n} sessions a month`,
  hours: (n) => `sessions of at most ${n} h`,
  concurrency: (n) => `at most ${n} at once`,
  pausedHours: (n) => (n === "0" ? "without pausing" : `paused for at most ${n} h`),
  snapshotGib: (n) => (n === "0" ? "without snapshots" : `at most ${n} GiB of snapshots`),
  egressGib: (n) => (n === "0" ? "without egress" : `at most ${n} GiB of egress`),
  ipv4: (n) => (n === "0" ? "without public IPv4" : `at most ${n} public IPv4 addresses`),
  gpuCount: (n) =>
    n === "0" ? "without a GPU" : n === "1" ? "one GPU a sandbox" : `${n} GPUs a sandbox`,
};

const osName = (os: string): string =>
  operatingSystems.find(({ value }) => value === os)?.label ?? os;

/** A requirement's name from the reason it gave: "missing_feature:gpu" is about "GPU". */
function requirementName(reason: string): string {
  const [code = "", ...rest] = reason.split(":");
  const subject = rest.join(":");
  return subject === "" ? code.replaceAll("_", " ") : featureLabel(subject).replaceAll("_", " ");
}

function textOf(
  change: ChangeKind,
  { workload }: Question,
  nameOf: (reason: string) => string,
): string {
  switch (change.kind) {
    case "field":
      return fieldText[change.field]?.(numeral.format(change.to)) ?? `${change.field} ${change.to}`;
    case "os":
      return `${osName(change.to)} instead of ${osName(workload.os)}`;
    case "gpuType":
      return change.to === "any"
        ? "any type of GPU"
        : `${change.to} instead of ${workload.gpuType}`;
    case "split":
      return "with sessions split at the limit";
    case "requirement":
      return `without the requirement ${nameOf(change.reason)}`;
    case "unknownMayPass":
      return "if what is unknown may pass";
  }
}

/** Choices weigh as much as a field that goes down by this logarithm: e^0.7 is about a half. */
const choiceSize = {
  split: 0.6,
  gpuType: 0.7,
  requirement: 0.7,
  unknownMayPass: 0.8,
  os: 2,
} as const;
/** Doing without something altogether. */
const nothingSize = 3;

function sizeOf(change: ChangeKind, { workload }: Question): number {
  if (change.kind !== "field") return choiceSize[change.kind];
  const from = workload[change.field];
  return change.to > 0 && from > 0 ? Math.abs(Math.log(change.to / from)) : nothingSize;
}

function candidates(asked: OfferQuestion): ChangeKind[] {
  const { prepared, question } = asked;
  const { offer } = prepared;
  const { workload } = question;
  const lowered = numberFields.flatMap(({ key }): ChangeKind[] => {
    const to = harmless.has(key) ? null : loweredTo(asked, key);
    return to === null ? [] : [{ kind: "field", field: key, to }];
  });
  const counts = new Set([0, 1, ...offer.gpus.flatMap((gpu) => gpu.counts ?? [])]);
  counts.delete(workload.gpuCount);
  const types =
    workload.gpuCount > 0 && workload.gpuType !== "any"
      ? ["any", ...offer.gpus.map(({ type }) => type)]
      : [];
  return [
    ...lowered,
    ...[...counts].map((to): ChangeKind => ({ kind: "field", field: "gpuCount", to })),
    ...[...new Set(types)].map((to): ChangeKind => ({ kind: "gpuType", to })),
    ...offer.operatingSystems
      .filter((os) => os !== workload.os)
      .map((to): ChangeKind => ({ kind: "os", to })),
    ...(workload.splitSessions ? [] : [{ kind: "split" } as const]),
    ...[...prepared.failed, ...prepared.unconfirmed].map(
      (reason): ChangeKind => ({ kind: "requirement", reason }),
    ),
    ...(question.unknownMayPass ? [] : [{ kind: "unknownMayPass" } as const]),
  ];
}

/**
 * The single changes of workload or requirements that would give an offer a price, the smallest
 * first; those that give it a full price come before those that give a bound. `nameOf` names a
 * requirement by the reason it gave. Empty where the offer has a price already, and where no single
 * change does it.
 */
export function pricingChanges(
  prepared: PreparedOffer,
  question: Question,
  nameOf: (reason: string) => string = requirementName,
): NearestChange[] {
  if (hasPrice(statusOf(prepared, question))) return [];
  const asked = { prepared, question };
  return candidates(asked)
    .flatMap((change): NearestChange[] => {
      const found = outcome(asked, change);
      if (found === null) return [];
      return [
        {
          ...change,
          ...found,
          text: textOf(change, question, nameOf),
          size: sizeOf(change, question),
        },
      ];
    })
    .sort((a, b) => Number(b.isPriced) - Number(a.isPriced) || a.size - b.size);
}

/** The smallest single change that would price an offer; null where there is none. */
export const nearestChange = (
  prepared: PreparedOffer,
  question: Question,
  nameOf?: (reason: string) => string,
): NearestChange | null => pricingChanges(prepared, question, nameOf)[0] ?? null;
