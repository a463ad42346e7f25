/*
 * Formulas as people read them, with the numbers in them. The grammar is small enough for a test to
 * evaluate each: decimal numbers, + − × /, parentheses, min( , ), max( , ) and ⌈ ⌉. "?" stands for
 * what is unknown; a formula that holds one has no value.
 */

/** One number of a formula: what it is, its unit, and the card fact or input that it came from. */
export interface Factor {
  readonly label: string;
  /** How it stands in the formula; several numbers where it is itself worked out. */
  readonly text: string;
  readonly unit: string;
  /** Path of the card fact ("modes[0].vcpu_h"); null where the workload or arithmetic gives it. */
  readonly path: string | null;
}

/** A number to 15 digits, which is exact for what people write and close to 1e-15 for the rest. */
export const numeral = (value: number): string => {
  const text = String(Number(Math.abs(value).toPrecision(15)));
  return value < 0 ? `−${text}` : text;
};

/** Factor texts joined as a product; a sum stands in parentheses already. */
export const product = (factors: readonly Factor[]): string =>
  factors.map(({ text }) => text).join(" × ");

export const factor = (
  label: string,
  value: number | null | string,
  unit: string,
  path: string | null = null,
): Factor => ({
  label,
  text: typeof value === "string" ? value : value === null ? "?" : numeral(value),
  unit,
  path,
});

/** "(a − b)", or a alone where nothing is taken off. */
export const less = (from: number, taken: number): string =>
  taken === 0 ? numeral(from) : `(${numeral(from)} − ${numeral(taken)})`;
