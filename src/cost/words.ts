import { findFeature } from "../card/features";
import { atLeast, money } from "../card/format";
import type { ReasonCode } from "./codes";
import { componentLabel } from "./components";
import type { OfferResult } from "./result";

/*
 * Codes of results in words for people, one table each. Every code of codes.ts has an entry; a code
 * that none knows, of an older link or a newer card, is still readable.
 */

const reasonWords: Readonly<Record<ReasonCode, string>> = {
  os_unavailable: "the operating system isn’t offered",
  gpu_unknown: "GPUs unknown",
  gpu_unavailable: "no such GPU",
  gpu_price_unpublished: "the GPU’s price is unpublished",
  gpu_only_mode: "sold with a GPU only",
  session_too_long: "sessions end earlier than asked",
  too_many_concurrent: "fewer sandboxes at once than asked",
  over_account_limit: "over what one account may run at once",
  cannot_pause: "sandboxes can’t be paused",
  no_snapshots: "no snapshots",
  no_ipv4: "no public IPv4 addresses",
  too_much_disk: "less disk than asked",
  too_many_vcpu: "fewer vCPU than asked",
  too_much_ram: "less RAM than asked",
  no_size_fits: "no size fits",
  rates_unpublished: "rates unpublished",
  over_usage_cap: "the plan stops before this much usage",
  pause_unknown: "pausing unknown",
  snapshots_unknown: "snapshots unknown",
};

const properNouns = /^(Docker|Python|JavaScript|Go|Rust|Java|Windows|Arm64|OCI|Kubernetes)\b/;

/** A label as it stands within a sentence: "memory snapshots", "SSH", "Docker inside". */
export const inSentence = (label: string): string =>
  properNouns.test(label) || !/^[A-Z][a-z]/.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);

/** A code that no table has, as words rather than as an identifier. */
export const spelledOut = (code: string): string => code.replace(/[_:]+/g, " ").trim();

/** A feature as it stands within a sentence. */
export const featureWords = (key: string): string => {
  const feature = findFeature(key);
  return feature === undefined ? spelledOut(key) : inSentence(feature.label);
};

/** A code and what it is about: "unknown_feature:gpu" has the kind "unknown_feature". */
export function splitCode(code: string): { kind: string; about: string } {
  const at = code.indexOf(":");
  return at < 0
    ? { kind: code, about: "" }
    : { kind: code.slice(0, at), about: code.slice(at + 1) };
}

/** Whether a table of words has a code. */
export const isKeyOf = <Key extends string>(
  table: Readonly<Record<Key, string>>,
  key: string,
): key is Key => Object.hasOwn(table, key);

/** A reason in words: "no size fits", "no memory snapshots", "Docker inside unknown". */
export function reasonText(code: string): string {
  if (isKeyOf(reasonWords, code)) return reasonWords[code];
  const { kind, about } = splitCode(code);
  switch (kind) {
    case "missing_feature":
      return `no ${featureWords(about)}`;
    case "unknown_feature":
      return `${featureWords(about)} unknown`;
    case "forbidden_feature":
      return `has ${featureWords(about)}`;
    default:
      return spelledOut(code);
  }
}

/** A figure with its sign of being a lower bound, "≥ $30.00"; "no price" where there is none. */
export const costText = (totalUsd: number | null, isLowerBound: boolean): string => {
  if (totalUsd === null) return "no price";
  return isLowerBound ? atLeast(money(totalUsd)) : money(totalUsd);
};

/** Why an offer is for orientation only: it needs a contract, or isn't a machine of the usual kind. */
export function referenceText({ mode, plan }: OfferResult["prepared"]["offer"]): string {
  const sales = mode.flags.includes("sales") || (plan?.flags.includes("sales") ?? false);
  const alt = mode.flags.includes("alt");
  if (sales && alt) return "contact sales, not a general machine";
  return sales ? "contact sales" : "not a general machine";
}

/** What of the price is unknown, "egress, snapshots". */
export const unknownPartsText = (keys: readonly string[]): string =>
  keys.map((key) => inSentence(componentLabel(key))).join(", ");

/**
 * Status of a result in words, as it stands beside a provider: "$30.00", "≥ $30.00", "size
 * unpublished", "$74.40 if confirmed", "contact sales", "not a general machine", "not priced: why".
 * `reasonWordsOf` may word reasons that the requirements of a comparison gave.
 */
export function statusText(
  result: OfferResult,
  reasonWordsOf: (code: string) => string = reasonText,
): string {
  const cost = costText(result.totalUsd, result.unknown.length > 0);
  switch (result.status) {
    case "priced":
    case "at_least":
      return cost;
    case "unsized":
      return "size unpublished";
    case "unconfirmed":
      return `${cost} if confirmed`;
    case "reference":
      return referenceText(result.prepared.offer);
    case "unpriced":
      return `not priced: ${result.reasons.map(reasonWordsOf).join("; ") || "no offer"}`;
  }
}
