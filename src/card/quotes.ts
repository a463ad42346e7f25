/*
 * Whether a quote stands in a page's text (card-format.md, "Quotes"): each of its parts, split at
 * "..." or "…", in that order, after lower-casing, straightening quotes and apostrophes, and
 * folding white space.
 */

/** A piece of the original text, from `start` up to but without `end` (UTF-16 places). */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface Folded {
  readonly text: string;
  /** For each place of the folded text, the original place it came from. */
  readonly origins: readonly number[];
}

const straight: ReadonlyMap<string, string> = new Map([
  ...Array.from("‘’‚‛′ʼ", (mark): [string, string] => [mark, "'"]),
  ...Array.from("“”„‟″", (mark): [string, string] => [mark, '"']),
]);
const blank = /\s/;

function fold(original: string): Folded {
  let text = "";
  const origins: number[] = [];
  let place = 0;
  for (const character of original) {
    const folded = blank.test(character)
      ? " "
      : (straight.get(character) ?? character).toLowerCase();
    if (folded !== " " || (text !== "" && !text.endsWith(" "))) {
      text += folded;
      for (let i = 0; i < folded.length; i++) origins.push(place);
    }
    place += character.length;
  }
  return { text, origins };
}

/** A text as quotes are compared: lower case, straight marks, single spaces, none at the ends. */
export const normaliseText = (text: string): string => fold(text).text.trimEnd();

/** The parts of a quote that must stand in the page, in order, each normalised; none is empty. */
export const quoteParts = (quote: string): string[] =>
  quote
    .split(/\.{3,}|…/)
    .map(normaliseText)
    .filter((part) => part !== "");

/**
 * Where each part of a quote stands in a page's text, as ranges of the original text; null where
 * the quote is not found whole, or has no parts.
 */
export function locateQuote(quote: string, pageText: string): TextRange[] | null {
  const page = fold(pageText);
  const ranges: TextRange[] = [];
  let from = 0;
  for (const part of quoteParts(quote)) {
    const at = page.text.indexOf(part, from);
    if (at < 0) return null;
    from = at + part.length;
    const start = page.origins[at] ?? 0;
    const last = page.origins[from - 1] ?? start;
    ranges.push({ start, end: last + characterLength(pageText, last) });
  }
  return ranges.length > 0 ? ranges : null;
}

const characterLength = (text: string, place: number): number =>
  (text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1;

/** Whether a quote is found in a page's text; a quote without any part is not. */
export const quoteFound = (quote: string, pageText: string): boolean =>
  locateQuote(quote, pageText) !== null;
