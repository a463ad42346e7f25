import type { FeatureKey } from "../card/features";
import type { CellValue } from "./column";
import { type Figure, figureOf, isExact, unknownFigure } from "./figure";

/** What one provider has in a row of a side-by-side comparison. */
export interface SideValue {
  /** Several lines where the value is a list. */
  readonly text: string;
  /** Loads still, or failed to: neither known nor unknown. */
  readonly isPending: boolean;
  readonly isUnknown: boolean;
  /** As far as it is a number; null where it is none. */
  readonly figure: Figure | null;
  /** "cheapest", "longest known": the best of its row, in words; null for the others. */
  readonly mark: string | null;
}

export interface SideRow {
  readonly id: string;
  readonly label: string;
  readonly values: readonly SideValue[];
  readonly differs: boolean;
  /** They differ only in that some are known and others not. */
  readonly onlyByUnknown: boolean;
  /** The feature whose evidence a value opens; null where the row is of none. */
  readonly feature: FeatureKey | null;
}

/** Which way is better in a row, and what the best is called. */
export interface Best {
  readonly direction: "more" | "less";
  readonly word: string;
}

const value = (text: string, own: Partial<SideValue> = {}): SideValue => ({
  text,
  isPending: false,
  isUnknown: false,
  figure: null,
  mark: null,
  ...own,
});

export const pendingValue: SideValue = value("not loaded", { isPending: true });

export const unknownValue: SideValue = value("unknown", {
  isUnknown: true,
  figure: unknownFigure,
});

/** A text; null is unknown. */
export const textValue = (text: string | null): SideValue =>
  text === null ? unknownValue : value(text);

/** A number with its text; null is unknown. */
export const numberValue = (known: number | null, write: (known: number) => string): SideValue =>
  known === null ? unknownValue : value(write(known), { figure: figureOf(known) });

/** A figure as far as it is known, in words. */
export const figureValue = (figure: Figure, text: string): SideValue =>
  value(text, { figure, isUnknown: text === "unknown" });

/** A list, a line each; empty is said to be so. */
export const listValue = (lines: readonly string[], none: string): SideValue =>
  value(lines.length === 0 ? none : lines.join("\n"));

/** What a cell of the matrix shows. */
export function valueOfCell({ text, sort, isLowerBound, state }: CellValue): SideValue {
  const isUnknown = state === "unknown" || sort === undefined;
  if (isUnknown) return { ...unknownValue, text };
  if (state !== null || typeof sort === "string") return value(text);
  const figure = isLowerBound ? { least: sort, most: Number.POSITIVE_INFINITY } : figureOf(sort);
  return value(text, { figure });
}

const isBetter = (a: number, b: number, { direction }: Best): boolean =>
  direction === "more" ? a > b : a < b;

/**
 * Marks the best of a row. Only exact figures can be best, and only where two or more can be compared
 * and are not all equal. Where one that is not exactly known may still be better, it says "known".
 */
function marked(values: readonly SideValue[], best: Best): SideValue[] {
  const exact = values.flatMap(({ figure }) =>
    figure !== null && isExact(figure) ? [figure.least] : [],
  );
  const [first, ...others] = exact;
  if (first === undefined || others.every((each) => each === first)) return [...values];
  const top = others.reduce((a, b) => (isBetter(b, a, best) ? b : a), first);
  const mayBeBeaten = values.some(
    ({ figure }) =>
      figure !== null &&
      !isExact(figure) &&
      isBetter(best.direction === "more" ? figure.most : figure.least, top, best),
  );
  const mark = mayBeBeaten ? `${best.word} known` : best.word;
  return values.map((each) =>
    each.figure !== null && isExact(each.figure) && each.figure.least === top
      ? { ...each, mark }
      : each,
  );
}

/** A row of values; unknown against known is a difference, and is told apart from others. */
export function sideRow(
  id: string,
  label: string,
  values: readonly SideValue[],
  { best, feature = null }: { readonly best?: Best; readonly feature?: FeatureKey | null } = {},
): SideRow {
  const loaded = values.filter(({ isPending }) => !isPending);
  const texts = new Set(loaded.map(({ text, isUnknown }) => (isUnknown ? "unknown" : text)));
  const known = new Set(loaded.filter((each) => !each.isUnknown).map(({ text }) => text));
  const differs = texts.size > 1;
  return {
    id,
    label,
    values: best === undefined ? values : marked(values, best),
    differs,
    onlyByUnknown: differs && known.size === 1,
    feature,
  };
}
