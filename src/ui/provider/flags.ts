// Maps: a card may write any word, also one that every object has by itself ("constructor").
const flagWords: ReadonlyMap<string, string> = new Map([
  ["alt", "not a general machine"],
  ["sales", "contact sales"],
]);

/** A flag of a mode or plan in words; one that none knows as it is written. */
export const flagText = (flag: string): string => flagWords.get(flag) ?? flag;

const raiseWords: ReadonlyMap<string, string> = new Map([
  ["none", "no one: they are fixed"],
  ["self-serve", "oneself, without asking"],
  ["support", "support, on request"],
  ["sales", "sales, by contract"],
]);

/** Who raises a limit, in words; null where unknown. */
export const raiseText = (raise: string | null): string | null =>
  raise === null || raise === "unknown" ? null : (raiseWords.get(raise) ?? raise);
