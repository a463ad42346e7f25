/*
 * Reasons, assumptions and cautions that the arithmetic itself can give. Each is a bit while
 * thousands of offers are priced and a name in a result (cost-model.md, "Can the offer run the
 * workload?"). Reasons of requirements are no bits: they are made once an offer, by name.
 */

const bits = <Code extends string>(codes: readonly Code[]) => ({
  /** The bit of a code. */
  of: (code: Code): number => 1 << codes.indexOf(code),
  /** The codes whose bits are set, in alphabetical order. */
  names: (mask: number): Code[] => codes.filter((_, i) => (mask & (1 << i)) !== 0).toSorted(),
});

export const reasonCodes = [
  "os_unavailable",
  "gpu_unknown",
  "gpu_unavailable",
  "gpu_price_unpublished",
  "gpu_only_mode",
  "session_too_long",
  "too_many_concurrent",
  "over_account_limit",
  "cannot_pause",
  "no_snapshots",
  "no_ipv4",
  "too_much_disk",
  "too_many_vcpu",
  "too_much_ram",
  "no_size_fits",
  "rates_unpublished",
  "over_usage_cap",
  "pause_unknown",
  "snapshots_unknown",
] as const;
export type ReasonCode = (typeof reasonCodes)[number];
export const reasonBits = bits(reasonCodes);

/** Reasons that only ask for confirmation: the price stands if the answer is yes. */
export const confirmationMask = reasonBits.of("pause_unknown") | reasonBits.of("snapshots_unknown");

export const assumptionCodes = [
  "boot_overhead_s",
  "concurrency",
  "egress_free_gib",
  "granularity_s",
  "included_disk_gib",
  "max_ram_gib",
  "max_session_h",
  "max_vcpu",
  "min_billed_seconds",
  "per_seat",
  "start_fee",
] as const;
export type AssumptionCode = (typeof assumptionCodes)[number];
export const assumptionBits = bits(assumptionCodes);

/** Statuses from best to worst; offers of a card and cards are ordered by it. */
export const statuses = [
  "priced",
  "unsized",
  "at_least",
  "unconfirmed",
  "reference",
  "unpriced",
] as const;
export type Status = (typeof statuses)[number];
