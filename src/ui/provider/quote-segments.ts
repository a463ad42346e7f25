import { locateQuote, type TextRange } from "../../card/quotes";

/** A stretch of a page's text, marked where it is part of the quote. */
export interface Segment {
  readonly text: string;
  readonly isQuoted: boolean;
  /** Where it begins in the page, which tells segments apart. */
  readonly start: number;
}

/** A text cut at the ends of the ranges; together the segments are the text. */
export function cutText(text: string, ranges: readonly TextRange[]): Segment[] {
  const segments: Segment[] = [];
  const add = (start: number, end: number, isQuoted: boolean) => {
    if (end > start) segments.push({ text: text.slice(start, end), isQuoted, start });
  };
  let from = 0;
  for (const { start, end } of ranges) {
    add(from, start, false);
    add(start, end, true);
    from = end;
  }
  add(from, text.length, false);
  return segments;
}

export type QuoteFate = "found" | "not-found" | "no-quote" | "not-stored";

/** What became of a quote in its stored page; `page` is null where none is stored. */
export function quoteFate(quote: string | null, page: string | null): QuoteFate {
  if (page === null) return "not-stored";
  if (quote === null || quote.trim() === "") return "no-quote";
  return locateQuote(quote, page) === null ? "not-found" : "found";
}

export const fateText: Readonly<Record<QuoteFate, string>> = {
  found: "quote found in the stored page",
  "not-found": "quote not found in the stored page",
  "no-quote": "page stored, no quote given",
  "not-stored": "page not stored",
};
