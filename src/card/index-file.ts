import { type CardProblem, parseCardCore } from "./parse";
import type { CardCore } from "./schema";

/** A card of the index that is not in order: it is named, the others work. */
export interface BadCard {
  /** Its id, as far as it has one; else its place, "card 3". */
  readonly id: string;
  readonly problems: readonly CardProblem[];
}

/** The index of cards: what the first view needs of every card. */
export interface CardIndex {
  /** The newest date on which anything in the cards was read, "2026-11-30"; null where unknown. */
  readonly asOf: string | null;
  /** Cards in order, as listed. */
  readonly cards: readonly CardCore[];
  readonly bad: readonly BadCard[];
}

/** Version of the index that this app reads; the build writes the same. */
export const indexVersion = 1;

/** The index as a whole can't be read; the message says why, in words for people. */
export class IndexError extends Error {
  override readonly name = "IndexError";
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function idOf(json: unknown, place: number): string {
  const id = isObject(json) ? (json.id ?? json.name) : null;
  return typeof id === "string" && id !== "" ? id : `card ${place + 1}`;
}

/**
 * The index from foreign JSON, a card at a time: whoever reads it may pause after each. A card is
 * parsed on its own; one that is not in order, or whose id was there before, is in `bad`. Throws
 * IndexError where there is no list of cards to read.
 */
export function* readIndex(json: unknown): Generator<void, CardIndex> {
  if (!isObject(json)) throw new IndexError("The index of cards is not a JSON object.");
  if (json.version !== indexVersion) {
    throw new IndexError(
      `The index of cards has version ${JSON.stringify(json.version) ?? "none"}, this app reads version ${indexVersion}. Build the data again.`,
    );
  }
  if (!Array.isArray(json.cards)) throw new IndexError("The index of cards has no list of cards.");
  const cards = new Map<string, CardCore>();
  const bad: BadCard[] = [];
  const items: readonly unknown[] = json.cards;
  for (const [place, item] of items.entries()) {
    const parsed = parseCardCore(item);
    if (!parsed.ok) {
      bad.push({ id: idOf(item, place), problems: parsed.problems });
    } else if (cards.has(parsed.card.id)) {
      bad.push({ id: parsed.card.id, problems: [{ path: "id", message: "is there twice" }] });
    } else {
      cards.set(parsed.card.id, parsed.card);
    }
    yield;
  }
  return {
    asOf: typeof json.asOf === "string" ? json.asOf : null,
    cards: [...cards.values()],
    bad,
  };
}

/** The index from foreign JSON, all at once. */
export function parseIndex(json: unknown): CardIndex {
  const reading = readIndex(json);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return step.value;
}
