import { describe, expect, it } from "vitest";
import { featureRequirement } from "../../../src/compare/feature-requirement";
import { applyChange, nearestChange, pricingChanges } from "../../../src/cost/nearest";
import { compile, noRequirement, prepare, type Requirement } from "../../../src/cost/prepare";
import { offerResult } from "../../../src/cost/result";
import { defaultWorkload, type Workload } from "../../../src/cost/workload";
import { aMode, aPlan, aSize, type Json, the, theCard } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

const asking = (own: Partial<Workload>, unknownMayPass = false) => ({
  workload: { ...defaultWorkload, ...own },
  unknownMayPass,
});

function nearest(own: Json, workload: Partial<Workload>, requirement: Requirement = noRequirement) {
  const card = prepare(compile(theCard(own)), {}, requirement);
  return nearestChange(the(card.offers), asking(workload))?.text ?? null;
}

describe("the smallest single change that would price an offer", () => {
  it.each([
    ["at most 20 at once", { plans: [aPlan({ concurrency: 20 })] }, { concurrency: 30 }],
    ["sessions of at most 24 h", { plans: [aPlan({ max_session_h: 24 })] }, { hours: 30 }],
    ["with sessions split at the limit", { plans: [aPlan({ max_session_h: 24 })] }, { hours: 300 }],
    ["Linux instead of Windows", {}, { os: "windows" }],
    ["without pausing", { features: { pause_resume: false } }, { pausedHours: 3 }],
    ["without snapshots", { features: { snapshot: "none" } }, { snapshotGib: 5 }],
    ["at most 8 vCPU", { modes: [aMode({ max_vcpu: 8 })] }, { vcpu: 9 }],
    ["at most 15 GiB of RAM", { modes: [aMode({ max_ram_gib: 15 })] }, { ramGib: 20 }],
    ["without a GPU", { features: { gpu: false } }, { gpuCount: 1 }],
    [
      "any type of GPU",
      { modes: [aMode({ gpu: [{ type: "L4", hour: 1, counts: null }] })] },
      { gpuCount: 1, gpuType: "H100" },
    ],
    [
      "one GPU a sandbox",
      { modes: [aMode({ gpu_only: true, gpu: [{ type: "L4", hour: 1 }] })] },
      {},
    ],
  ] as const)("%s", (text, own, workload) => {
    expect(nearest(own, workload)).toBe(text);
  });

  it("is a requirement, by name", () => {
    const requirement = featureRequirement(["docker_inside"], []);
    const without = { features: { docker_inside: false } };
    expect(nearest(without, {}, requirement)).toBe("without the requirement Docker inside");
    expect(nearest({}, {}, requirement)).toBe("without the requirement Docker inside");
  });

  it("lets two unknown features pass at once", () => {
    const requirement = featureRequirement(["docker_inside", "browser"], []);
    expect(nearest({}, {}, requirement)).toBe("if what is unknown may pass");
  });

  it("is none where the offer has a price, nor where two things stand in the way", () => {
    expect(nearest({}, {})).toBeNull();
    const small = { modes: [aMode({ max_vcpu: 1, os: ["linux"] })] };
    expect(nearest(small, { os: "windows" })).toBeNull();
    const unpublished = aMode({ pricing: "sizes", sizes: [aSize({ hour: null })] });
    expect(nearest({ modes: [unpublished] }, {})).toBeNull();
  });
});

describe("applied, a change gives every shipped offer a price, or there is none", () => {
  const compiled = shippedCards().map(compile);
  it.each([
    ["the default workload with requirements", {}, ["docker_inside", "gpu", "snapshot_mem"]],
    ["a big machine for long", { vcpu: 32, ramGib: 128, hours: 100, pausedHours: 10 }, []],
    ["many at once on Windows", { os: "windows", concurrency: 5000, diskGib: 500 }, ["browser"]],
    ["GPUs of a type", { gpuCount: 4, gpuType: "H100", snapshotGib: 10, ipv4: 2 }, []],
  ] as const)("%s", (_, workload, required) => {
    const requirement = featureRequirement(required, []);
    const question = asking(workload);
    let found = 0;
    for (const card of compiled) {
      for (const prepared of prepare(card, {}, requirement).offers) {
        const { status } = offerResult(prepared, question);
        const changes = pricingChanges(prepared, question);
        if (status !== "unpriced" && status !== "unconfirmed") expect(changes).toEqual([]);
        for (const change of changes) {
          const after = applyChange({ prepared, question }, change);
          const result = offerResult(after.prepared, after.question);
          const where = `${card.card.id}: ${change.text}`;
          expect(["unpriced", "unconfirmed"], where).not.toContain(result.status);
          expect(result.status === "priced", where).toBe(change.isPriced);
          expect(result.totalUsd, where).toBe(change.totalUsd);
          found++;
        }
      }
    }
    expect(found).toBeGreaterThan(30);
  });
});
