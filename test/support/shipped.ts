import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Card } from "../../src/card/full-schema";
import { parseCard } from "../../src/card/parse-full";

/** The folder of the shipped cards. */
export const shippedFolder = resolve(import.meta.dirname, "../../public/data/cards");

/** Ids of the shipped cards, sorted. */
export const shippedIds: readonly string[] = readdirSync(shippedFolder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length))
  .sort();

/** The JSON of a shipped card as it stands in its file. */
export const shippedJson = (id: string): unknown =>
  JSON.parse(readFileSync(join(shippedFolder, `${id}.json`), "utf8"));

/** A shipped card, parsed; throws with what is wrong with it. */
export function shippedCard(id: string): Card {
  const parsed = parseCard(shippedJson(id));
  if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.problems)}`);
  return parsed.card;
}

/** All shipped cards, parsed. */
export const shippedCards = (): Card[] => shippedIds.map(shippedCard);
