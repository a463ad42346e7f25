import { type Card, cardSchema } from "./full-schema";
import { finish, type Parsed } from "./parse";

/** A whole card from foreign JSON, or what is wrong with it, field by field (card-format.md). */
export const parseCard = (json: unknown): Parsed<Card> => finish(cardSchema.safeParse(json));
