import { describe, expect, it } from "vitest";
import { evidenceOf, isOwnEvidence } from "../../../src/card/evidence";
import type { FeatureKey } from "../../../src/card/features";
import type { Card } from "../../../src/card/full-schema";
import { theCard } from "../../support/builders";
import { shippedCard } from "../../support/shipped";

const keys = (card: Card, key: FeatureKey) => evidenceOf(card, key).map((found) => found.key);

describe("evidenceOf", () => {
  it("is the feature's own where there is some", () => {
    const card = theCard({
      feature_evidence: { snapshot_any: { value: true }, snapshot: { value: "disk" } },
    });
    expect(keys(card, "snapshot_any")).toEqual(["snapshot_any"]);
    expect(isOwnEvidence(evidenceOf(card, "snapshot_any"), "snapshot_any")).toBe(true);
  });

  it("is that of the raw facts it is derived from where it has none of its own", () => {
    const card = theCard({
      feature_evidence: { volume_shared: { value: true }, volume_attach: { value: false } },
    });
    expect(keys(card, "volumes")).toEqual(["volume_attach", "volume_shared"]);
    expect(isOwnEvidence(evidenceOf(card, "volumes"), "volumes")).toBe(false);
  });

  it("is the benchmark for what was measured, and nothing where nothing was", () => {
    const card = theCard({
      perf: { cold_start_ms: 186, burst_tti_ms: null },
      perf_source: "A benchmark of May.",
    });
    expect(evidenceOf(card, "fast_boot")).toMatchObject([
      { key: "perf.cold_start_ms", evidence: { value: 186, note: "A benchmark of May." } },
    ]);
    expect(evidenceOf(card, "burst")).toEqual([]);
  });

  it("finds what the shipped card of Dexto states for its snapshots", () => {
    const [found] = evidenceOf(shippedCard("dexto"), "snapshot_mem");
    expect(found?.key).toBe("snapshot");
    expect(found?.evidence.checked).toBe("2026-09-30");
  });
});
