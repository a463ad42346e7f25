/**
 * Three-valued facts: `null` is unknown, never no (card-format.md, "Resolved facts").
 * These are Kleene's connectives.
 */
export type Fact = boolean | null;

/** False if any is false, else null if any is null, else true. */
export function factAnd(...facts: readonly Fact[]): Fact {
  if (facts.includes(false)) return false;
  return facts.includes(null) ? null : true;
}

/** True if any is true, else null if any is null, else false. */
export function factOr(...facts: readonly Fact[]): Fact {
  if (facts.includes(true)) return true;
  return facts.includes(null) ? null : false;
}

/** No for yes and yes for no; unknown stays unknown. */
export const factNot = (fact: Fact): Fact => (fact === null ? null : !fact);

/** Whether a known number keeps a bound; null (unknown) stays null. */
export function factIf(value: number | null, test: (known: number) => boolean): Fact {
  return value === null ? null : test(value);
}
