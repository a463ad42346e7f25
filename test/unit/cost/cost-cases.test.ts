import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { isFeatureKey } from "../../../src/card/features";
import { parseCardCore } from "../../../src/card/parse";
import { featureRequirement } from "../../../src/compare/feature-requirement";
import { compile, prepare } from "../../../src/cost/prepare";
import { rankCards } from "../../../src/cost/rank";
import { offerResult } from "../../../src/cost/result";
import { workloadFileSchema, workloadFromFile } from "../../../src/cost/workload-file";

const caseSchema = z.object({
  name: z.string(),
  cards: z.array(z.unknown()),
  workload: workloadFileSchema,
  knobs: z.record(z.string(), z.union([z.number(), z.boolean()])),
  require: z.array(z.string()),
  forbid: z.array(z.string()),
  unknown_may_pass: z.boolean(),
  expect: z.array(
    z.object({
      id: z.string(),
      mode: z.string(),
      plan: z.nullable(z.string()),
      size: z.nullable(z.string()),
      status: z.string(),
      monthly_usd: z.nullable(z.number()),
      components: z.record(z.string(), z.number()),
      unknown: z.array(z.string()),
      assumptions: z.array(z.string()),
      cautions: z.array(z.string()),
      reasons: z.array(z.string()),
      rank: z.nullable(z.number()),
    }),
  ),
});

const file: unknown = JSON.parse(
  readFileSync(new URL("../../fixtures/cases/cost-cases.json", import.meta.url), "utf8"),
);
const { cases } = z.object({ cases: z.array(caseSchema) }).parse(file);

function cardOf(json: unknown) {
  const parsed = parseCardCore(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.card;
}

describe("worked cost cases", () => {
  it("has all of them", () => expect(cases).toHaveLength(106));

  it.each(cases.map((c) => [c.name, c] as const))("%s", (_, c) => {
    const requirement = featureRequirement(
      c.require.filter(isFeatureKey),
      c.forbid.filter(isFeatureKey),
    );
    const question = {
      workload: workloadFromFile(c.workload),
      unknownMayPass: c.unknown_may_pass,
    };
    const prepared = c.cards.map((json) => prepare(compile(cardOf(json)), c.knobs, requirement));
    const ranking = rankCards(prepared, question);
    expect(ranking.map((entry) => entry.card.card.id)).toEqual(c.expect.map((e) => e.id));
    ranking.forEach((entry, i) => {
      const wanted = c.expect[i];
      const result = offerResult(entry.prepared, question);
      const { offer } = entry.prepared;
      const close = (usd: number) => expect.closeTo(usd, 6);
      expect({
        id: offer.card.id,
        mode: offer.mode.key,
        plan: offer.plan?.name ?? null,
        size: result.size,
        status: result.status,
        monthly_usd: result.totalUsd,
        components: Object.fromEntries(result.components.map(({ key, usd }) => [key, usd])),
        unknown: result.unknown,
        assumptions: result.assumptions,
        cautions: result.cautions,
        reasons: result.reasons,
        rank: entry.rank,
      }).toEqual({
        ...wanted,
        monthly_usd: wanted?.monthly_usd == null ? null : close(wanted.monthly_usd),
        components: Object.fromEntries(
          Object.entries(wanted?.components ?? {}).map(([key, usd]) => [key, close(usd)]),
        ),
      });
    });
  });
});
