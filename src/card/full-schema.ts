import * as z from "zod/mini";
import { coreCompany, coreShape, fleetShape } from "./schema";
import { amount, bool, list, number, section, text } from "./schema-parts";

/** Evidence of one fact: what was read, where, and when. */
const evidence = z.looseObject({
  value: z.optional(z.unknown()),
  source: text,
  quote: text,
  note: text,
  checked: text,
  derived: bool,
  confidence: text,
});

/** A card as its file has it; the first view makes do with `cardCoreSchema`. */
export const cardSchema = z.looseObject({
  ...coreShape,
  company: section(
    z.looseObject({
      ...coreCompany.shape,
      company: text,
      accelerators: list(z.union([z.string(), z.looseObject({ name: text, batch: text })])),
      last_round: section(
        z.looseObject({ type: text, amount_usd: amount, date: text, source: text, quote: text }),
      ),
      investors: list(z.string()),
      employees: section(z.looseObject({ value: amount, source: text })),
      note: text,
    }),
  ),
  extras: list(z.looseObject({ name: text, unit: text, price_usd: number, note: text })),
  feature_evidence: section(z.record(z.string(), evidence)),
  perf_source: text,
  caveats: list(z.string()),
  sources: list(z.string()),
  fleet: section(
    z.looseObject({
      ...fleetShape,
      raise_time_days: number,
      verification: text,
      tiers: z._default(z.nullable(z.unknown()), null),
      create_rate_limit: text,
      notes: text,
      sources: list(z.string()),
    }),
  ),
  locations_source: text,
  locations_quote: text,
  locations_checked: text,
});

/** A whole card, with evidence, company and caveats. */
export type Card = z.infer<typeof cardSchema>;
export type Evidence = z.infer<typeof evidence>;
