import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { knobKey } from "../../../src/cost/knobs";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { offerResult } from "../../../src/cost/result";
import { workloadFileSchema, workloadFromFile } from "../../../src/cost/workload-file";
import { shippedCard } from "../../support/shipped";

const rowSchema = z.object({
  card: z.string(),
  mode: z.string(),
  plan: z.nullable(z.string()),
  workload: workloadFileSchema,
  knobs: z.record(z.string(), z.union([z.number(), z.boolean()])),
  expected_usd: z.nullable(z.number()),
});

const file: unknown = JSON.parse(
  readFileSync(new URL("../../fixtures/cases/worked.json", import.meta.url), "utf8"),
);
const { rows } = z.object({ rows: z.array(rowSchema) }).parse(file);

/** Bills were worked out to the cent or to the dollar: 0.6 % of the total. */
const tolerance = 0.006;

function resultOf(row: z.infer<typeof rowSchema>) {
  const knobs = Object.fromEntries(
    Object.entries(row.knobs).map(([id, value]) => [
      id.includes("/") ? id : knobKey(row.card, id),
      value,
    ]),
  );
  const card = prepare(compile(shippedCard(row.card)), knobs, noRequirement);
  const prepared = card.offers.find(
    ({ offer }) => offer.mode.key === row.mode && (offer.plan?.name ?? null) === row.plan,
  );
  if (prepared === undefined) throw new Error(`${row.card} has no ${row.mode} under ${row.plan}`);
  return offerResult(prepared, {
    workload: workloadFromFile(row.workload),
    unknownMayPass: false,
  });
}

describe("real bills worked out by others", () => {
  it("are 90", () => expect(rows).toHaveLength(90));

  it.each(rows.map((row, i) => [`${row.card} ${row.mode} (${i})`, row] as const))(
    "%s",
    (_, row) => {
      const { totalUsd, reasons } = resultOf(row);
      if (row.expected_usd === null || totalUsd === null) {
        expect({ totalUsd, reasons }).toMatchObject({ totalUsd: row.expected_usd });
        return;
      }
      expect(Math.abs(totalUsd - row.expected_usd)).toBeLessThanOrEqual(
        tolerance * row.expected_usd,
      );
    },
  );
});
