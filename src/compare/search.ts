import { features } from "../card/features";
import type { CardCore } from "../card/schema";
import { labelOf } from "./labels";

export type SearchKind = "provider" | "feature" | "view" | "action";

/** Something that can be found by its words. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Card id, feature key, view or action. */
  readonly id: string;
  readonly label: string;
  /** What stands beside the label, and is found too, though it counts less. */
  readonly hint: string;
}

export interface SearchHit {
  readonly entry: SearchEntry;
  readonly score: number;
  /** Places in the label that the query met, for marking them. */
  readonly places: readonly number[];
}

/** Entries of providers and features, then those given: views and actions of the app. */
export const searchIndex = (
  cards: readonly CardCore[],
  others: readonly SearchEntry[] = [],
): SearchEntry[] => [
  ...cards.map(({ id, name, category }) => ({
    kind: "provider" as const,
    id,
    label: name,
    hint: category === null ? id : `${id} ${labelOf("category", category)}`,
  })),
  ...features.map(({ key, label, about }) => ({
    kind: "feature" as const,
    id: key,
    label,
    hint: `${key} ${about}`,
  })),
  ...others,
];

/** Letters without case and accents; the same number of characters as the text. */
const folded = (text: string): string =>
  [...text].map((char) => char.normalize("NFD").charAt(0).toLowerCase()).join("");

const startsWord = (text: string, place: number): boolean =>
  place === 0 || !/[a-z0-9]/.test(text.charAt(place - 1));

interface Match {
  readonly score: number;
  readonly places: readonly number[];
}

/** Points for a word found whole: at the start of the text, of a word, or within one. */
function wholeMatch(word: string, text: string): Match | null {
  let best: Match | null = null;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const base = at === 0 ? 100 : startsWord(text, at) ? 80 : 50;
    // The more of the text it is, the better: "e2" is more of "E2B" than of a long name.
    const score = base + (20 * word.length) / text.length;
    if (best === null || score > best.score) {
      best = { score, places: Array.from(word, (_, i) => at + i) };
    }
  }
  return best;
}

/** Letters of a word in order with others between ("snpsht"), from a start on which a word begins. */
function looseFrom(word: string, text: string, start: number): Match | null {
  const places: number[] = [];
  let at = start;
  for (const letter of word) {
    const found = text.indexOf(letter, at);
    if (found < 0) return null;
    places.push(found);
    at = found + 1;
  }
  const span = at - start;
  const starts = places.filter((place) => startsWord(text, place)).length;
  // Letters far apart say little: most of what they span must be the word itself.
  if (word.length / span < 0.5 && starts < word.length / 2) return null;
  return { score: (40 * word.length) / span + 3 * starts, places };
}

function looseMatch(word: string, text: string): Match | null {
  if (word.length < 2) return null;
  let best: Match | null = null;
  const first = word.charAt(0);
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (!startsWord(text, at)) continue;
    const match = looseFrom(word, text, at);
    if (match !== null && (best === null || match.score > best.score)) best = match;
  }
  return best;
}

function scoreOf(words: readonly string[], entry: SearchEntry): SearchHit | null {
  const label = folded(entry.label);
  const hint = folded(entry.hint);
  const places = new Set<number>();
  let score = 0;
  for (const word of words) {
    const inLabel = wholeMatch(word, label) ?? looseMatch(word, label);
    if (inLabel !== null) {
      score += inLabel.score;
      for (const place of inLabel.places) places.add(place);
      continue;
    }
    const inHint = wholeMatch(word, hint);
    if (inHint === null) return null;
    score += inHint.score / 4;
  }
  return { entry, score: score / words.length, places: [...places].sort((a, b) => a - b) };
}

/**
 * Entries that hold every word of the query, the best first: whole words before letters in order,
 * labels before hints, starts before middles. Equal ones stay in the order of the index. An empty
 * query finds nothing.
 */
export function search(index: readonly SearchEntry[], query: string, most = 20): SearchHit[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  return index
    .flatMap((entry) => scoreOf(words, entry) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}
