import { describe, expect, it } from "vitest";
import { requirementOf } from "../../../src/compare/requirement";
import { requirementStatuses } from "../../../src/compare/requirement-status";
import { noRequirements, type Requirements } from "../../../src/compare/requirements";
import { compile, prepare } from "../../../src/cost/prepare";
import { bestOffer } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { type Json, theCard } from "../../support/builders";

function statuses(card: Json, asked: Partial<Requirements>) {
  const requirements = { ...noRequirements, ...asked };
  const prepared = prepare(compile(theCard(card)), {}, requirementOf(requirements));
  const question = { workload: defaultWorkload, unknownMayPass: false };
  return requirementStatuses(bestOffer(prepared, question), requirements);
}

describe("how an offer stands to what is asked", () => {
  it("has each feature in the registry's order, with unknown left unknown", () => {
    const found = statuses(
      { features: { ssh: true, gpu: null, fork: false } },
      { needs: { gpu: "must", ssh: "nice", fork: "not" } },
    );
    expect(found).toEqual([
      { key: "fork", need: "not", asked: "fork", met: true, has: null },
      { key: "ssh", need: "nice", asked: "SSH", met: true, has: null },
      { key: "gpu", need: "must", asked: "GPU", met: null, has: null },
    ]);
  });

  it("does not take an unknown for the lack that was asked for", () => {
    const [status] = statuses({ features: { gpu: null } }, { needs: { gpu: "not" } });
    expect(status?.met).toBeNull();
  });

  it("has bounds with what is asked and what there is", () => {
    const found = statuses(
      {
        features: { max_session_unlimited: null, max_session_h: 1 },
        perf: { cold_start_ms: null },
      },
      { bounds: { maxSessionHours: 24, coldStartMs: 500 } },
    );
    expect(found.map(({ asked, met, has }) => [asked, met, has])).toEqual([
      ["longest session at least 24 h", false, "1 h"],
      ["cold start at most 500 ms", null, "unknown"],
    ]);
  });

  it("measures the price of an offer that has one", () => {
    const [status] = statuses({}, { bounds: { monthlyUsd: 100 } });
    expect(status).toMatchObject({
      asked: "monthly cost at most $100.00",
      met: true,
      has: "$70.00",
    });
  });

  it("has sets with the values that would do", () => {
    const found = statuses(
      { category: "browser", isolation: null },
      { sets: { category: ["agent-sandbox", "browser"], isolation: ["gvisor"] } },
    );
    expect(found.map(({ asked, met, has }) => [asked, met, has])).toEqual([
      ["category agent sandbox or browser", true, "browser"],
      ["isolation gVisor", null, "unknown"],
    ]);
  });
});
