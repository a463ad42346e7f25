import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Card } from "../card/full-schema";
import { parseCard } from "../card/parse-full";
import { CliError } from "./output";

/** The cards that come with the project. */
export const shippedCards = resolve(import.meta.dirname, "../../public/data/cards");

const extension = ".json";
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(extension));
  } catch (error) {
    throw new CliError(`The folder of cards ${folder} can't be read: ${reason(error)}`);
  }
}

function readJson(folder: string, file: string): unknown {
  let text: string;
  try {
    text = readFileSync(join(folder, file), "utf8");
  } catch (error) {
    throw new CliError(`${file}: can't be read: ${reason(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`${file}: is not JSON: ${reason(error)}`);
  }
}

function loadCard(folder: string, file: string): Card {
  const parsed = parseCard(readJson(folder, file));
  if (!parsed.ok) {
    const [first, ...more] = parsed.problems;
    const rest = more.length === 0 ? "" : ` (and ${more.length} more)`;
    throw new CliError(`${file}: ${first?.path}: ${first?.message}${rest}`);
  }
  return parsed.card;
}

/** Two cards of one id can't be told apart in results. */
function checkIds(cards: readonly Card[], files: readonly string[]): void {
  cards.forEach(({ id }, i) => {
    const first = cards.findIndex((card) => card.id === id);
    if (first !== i)
      throw new CliError(`${files[i]}: id: ${JSON.stringify(id)} is that of ${files[first]}`);
  });
}

/**
 * The cards of a folder (its *.json files), by id. Throws CliError with one line that names the
 * file and the field of the first card that is not in order, or the folder that can't be read. A file
 * of another name than its card's id is taken: only the shipped cards must be named so.
 */
export function loadCards(folder: string = shippedCards): Card[] {
  const files = readFolder(folder).sort();
  const cards = files.map((file) => loadCard(folder, file));
  checkIds(cards, files);
  return cards.sort((a, b) => (a.id < b.id ? -1 : 1));
}
