import type { FeatureKey } from "./features";
import type { Card, Evidence } from "./full-schema";

/** What was read of a fact, under the key that the card keeps it by. */
export interface FactEvidence {
  /** A feature's own key, that of a raw fact ("snapshot"), or "perf.cold_start_ms". */
  readonly key: string;
  readonly evidence: Evidence;
}

/** The raw facts that a derived one follows from (card-format.md, "Resolved facts"). */
const inputs: Readonly<Partial<Record<FeatureKey, readonly string[]>>> = {
  snapshot_any: ["snapshot"],
  snapshot_mem: ["snapshot"],
  image_snapshot: ["snapshot"],
  volumes: ["volume_attach", "volume_shared"],
  long_sessions: ["max_session_unlimited", "max_session_h"],
  vm_isolation: ["isolation"],
  strong_isolation: ["isolation"],
  browser_and_desktop: ["browser", "desktop", "computer_use"],
  guest_firewall: ["isolation", "root"],
  fuse: ["isolation", "root"],
  kernel_features: ["isolation", "root"],
  residential_ip: ["egress_ip_type"],
  secret_proxy_any: ["secret_proxy"],
};

const benchmarks: Readonly<Partial<Record<FeatureKey, "cold_start_ms" | "burst_tti_ms">>> = {
  fast_boot: "cold_start_ms",
  burst: "burst_tti_ms",
};

function benchmarkEvidence(card: Card, key: FeatureKey): FactEvidence[] {
  const figure = benchmarks[key];
  if (figure === undefined || card.perf[figure] === null) return [];
  const evidence: Evidence = {
    value: card.perf[figure],
    source: null,
    quote: null,
    note: card.perf_source,
    checked: null,
    derived: null,
    confidence: null,
  };
  return [{ key: `perf.${figure}`, evidence }];
}

/**
 * The evidence of a feature: its own, else that of what it is derived from, else the benchmark
 * behind it. Empty where the card has none.
 */
export function evidenceOf(card: Card, key: FeatureKey): FactEvidence[] {
  const of = (name: string): FactEvidence[] => {
    const evidence = card.feature_evidence[name];
    return evidence === undefined ? [] : [{ key: name, evidence }];
  };
  const own = of(key);
  if (own.length > 0) return own;
  const derived = (inputs[key] ?? []).flatMap(of);
  return derived.length > 0 ? derived : benchmarkEvidence(card, key);
}

/** Whether the evidence is of the feature itself, not of what it is derived from. */
export const isOwnEvidence = (found: readonly FactEvidence[], key: FeatureKey): boolean =>
  found.some((entry) => entry.key === key);
