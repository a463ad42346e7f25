import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseCard } from "../card/parse";
import type { Card } from "../card/schema";
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
  const id = basename(file, extension);
  if (parsed.card.id !== id) {
    throw new CliError(`${file}: id: should be ${JSON.stringify(id)}, as the file is named`);
  }
  return parsed.card;
}

/**
 * The cards of a folder (its *.json files), by id. Throws CliError with one line that names the
 * file and the field of the first card that is not in order, or the folder that can't be read.
 */
export function loadCards(folder: string = shippedCards): Card[] {
  return readFolder(folder)
    .map((file) => loadCard(folder, file))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
