import type { Fact } from "../card/fact";

/**
 * A figure of a card or an offer as far as it is known: it lies between `least` and `most`, both
 * included. Equal ends: exactly known. 0 to Infinity: unknown. Both Infinity: without a limit.
 */
export interface Figure {
  readonly least: number;
  readonly most: number;
}

export const unknownFigure: Figure = { least: 0, most: Number.POSITIVE_INFINITY };
export const unlimitedFigure: Figure = {
  least: Number.POSITIVE_INFINITY,
  most: Number.POSITIVE_INFINITY,
};

/** A known figure; null is unknown. */
export const figureOf = (value: number | null): Figure =>
  value === null ? unknownFigure : { least: value, most: value };

export const isExact = (figure: Figure): boolean => figure.least === figure.most;
export const isUnlimited = (figure: Figure): boolean => figure.least === Number.POSITIVE_INFINITY;
export const isUnknown = (figure: Figure): boolean =>
  figure.least === 0 && figure.most === Number.POSITIVE_INFINITY;

/** Whether the figure is at least so much; null where its range leaves that open. */
export function isAtLeast(figure: Figure, bound: number): Fact {
  if (figure.least >= bound) return true;
  return figure.most < bound ? false : null;
}

/** Whether the figure is at most so much; null where its range leaves that open. */
export function isAtMost(figure: Figure, bound: number): Fact {
  if (figure.most <= bound) return true;
  return figure.least > bound ? false : null;
}

/** The largest of several figures: what the best of them surely has, and may have. */
export const largestOf = (figures: readonly Figure[]): Figure =>
  figures.length === 0
    ? unknownFigure
    : {
        least: Math.max(...figures.map(({ least }) => least)),
        most: Math.max(...figures.map(({ most }) => most)),
      };

/** A figure cut off at a known limit; null cuts nothing. */
export const cutAt = (figure: Figure, limit: number | null): Figure =>
  limit === null
    ? figure
    : { least: Math.min(figure.least, limit), most: Math.min(figure.most, limit) };
