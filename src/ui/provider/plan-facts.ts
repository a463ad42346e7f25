import { featureKeys } from "../../card/features";
import { duration, money, number, size } from "../../card/format";
import type { Plan } from "../../card/schema";
import { featureWords } from "../../cost/words";
import { networkFacts, storageFacts } from "./mode-facts";

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(", ");

const upTo = (value: number | null, write: (known: number) => string, what = ""): string | null =>
  value === null ? null : `${write(value)}${what}`;

/** The largest machine that a plan lets one have; null where it states none. */
export function machineLimit(plan: Plan): string | null {
  const text = joined([
    upTo(plan.max_vcpu, number, " vCPU"),
    upTo(plan.max_ram_gib, size, " RAM"),
    upTo(plan.max_disk_gib, size, " disk"),
  ]);
  return text === "" ? null : text;
}

export const sessionText = (plan: Plan): string | null =>
  plan.max_session_h === null ? null : duration(plan.max_session_h);

const features = (plan: Plan, value: boolean | null): string[] =>
  featureKeys.filter((key) => plan.features?.[key] === value).map(featureWords);

/** What else a plan says, as sentences: limits over all sandboxes, facts and prices of its own. */
export function planSentences(plan: Plan): string[] {
  const sentences: string[] = [];
  const say = (start: string, parts: readonly string[]) => {
    if (parts.length > 0) sentences.push(`${start} ${parts.join(", ")}.`);
  };
  const total = joined([
    upTo(plan.total_vcpu, number, " vCPU"),
    upTo(plan.total_ram_gib, size, " RAM"),
    upTo(plan.total_disk_gib, size, " disk"),
  ]);
  if (total !== "") sentences.push(`All running sandboxes together: ${total}.`);
  if (plan.usage_cap_usd !== null) {
    sentences.push(`Stops at ${money(plan.usage_cap_usd)} of usage a month instead of charging.`);
  }
  say("Sizes:", plan.sizes_allowed ?? []);
  say("Adds", features(plan, true));
  say("Lacks", features(plan, false));
  say("Not known on this plan:", features(plan, null));
  const own = [
    ...(plan.storage ? storageFacts(plan.storage) : []),
    ...(plan.network ? networkFacts(plan.network) : []),
  ];
  say(
    "On this plan:",
    own.map(({ label, value }) => `${label.toLowerCase()} ${value ?? "unknown"}`),
  );
  return sentences;
}
