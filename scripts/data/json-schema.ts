import * as z from "zod/mini";
import { cardSchema } from "../../src/card/full-schema";
import { cardCoreSchema } from "../../src/card/schema";

/** The part of JSON Schema that says which keys there are; a tuple or a text says none. */
export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly items?: JsonSchema | boolean | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
}

const inner = z.lazy((): z.ZodMiniType<JsonSchema> => jsonSchema);
const jsonSchema = z.object({
  properties: z.optional(z.record(z.string(), inner)),
  items: z.optional(z.union([z.boolean(), inner])),
  anyOf: z.optional(z.array(inner)),
});

/** The card format as JSON Schema, for editors: what may be written, before defaults. */
export const cardFormat = (): Record<string, unknown> => ({
  ...z.toJSONSchema(cardSchema, { io: "input" }),
  title: "Boxscore card",
  description:
    "What is publicly known of one provider. null is unknown, never no, free or unlimited.",
});

/** Which keys a card of the index has, at every depth. */
export const coreFormat = (): JsonSchema =>
  z.parse(jsonSchema, z.toJSONSchema(cardCoreSchema, { io: "input" }));
