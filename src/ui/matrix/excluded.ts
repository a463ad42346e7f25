import type { Excluded } from "../../compare/selection";
import { factAsked } from "../../compare/words";
import { inSentence, splitCode } from "../../cost/words";

/** Part of those left out: all that the category lets in, or all that something one asks about. */
export type ExcludedPart =
  | { readonly kind: "requirements" }
  | { readonly kind: "categories" }
  | { readonly kind: "cheaper" }
  | { readonly kind: "confirm"; readonly code: string };

const isCategory = (code: string): boolean => splitCode(code).about === "category";

/** Left out although the category is one that is looked at. */
export const withinCategory = (excluded: readonly Excluded[]): readonly Excluded[] =>
  excluded.filter(({ reasons }) => !reasons.some(({ code }) => isCategory(code)));

export const outsideCategory = (excluded: readonly Excluded[]): readonly Excluded[] =>
  excluded.filter(({ reasons }) => reasons.some(({ code }) => isCategory(code)));

/** Left out for one thing alone that is unknown. */
export const waitingFor = (excluded: readonly Excluded[], code: string): readonly Excluded[] =>
  excluded.filter(({ reasons }) => reasons.length === 1 && reasons[0]?.code === code);

/** A requirement that leaves providers out. */
export interface Obstacle {
  /** A reason's code that names it. */
  readonly code: string;
  /** "Docker inside", "longest session". */
  readonly label: string;
  /** Providers that it is among the reasons of. */
  readonly count: number;
  /** Providers that it alone leaves out: so many would come back. */
  readonly alone: number;
}

/** What leaves providers out, the requirement first that brings most of them back when dropped. */
export function obstacles(excluded: readonly Excluded[]): Obstacle[] {
  const found = new Map<string, { code: string; count: number; alone: number }>();
  for (const { reasons } of excluded) {
    const about = new Map(reasons.map(({ code }) => [splitCode(code).about, code]));
    for (const [key, code] of about) {
      const known = found.get(key) ?? { code, count: 0, alone: 0 };
      known.count += 1;
      if (about.size === 1) known.alone += 1;
      found.set(key, known);
    }
  }
  return [...found.values()]
    .map((obstacle) => ({ ...obstacle, label: inSentence(factAsked(obstacle.code)) }))
    .sort((a, b) => b.alone - a.alone || b.count - a.count);
}
