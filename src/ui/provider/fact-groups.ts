import { duration, moneyExact, number, percent, size } from "../../card/format";

/** A fact of a card in words; null is unknown. */
export interface FactRow {
  readonly label: string;
  readonly value: string | null;
}

export interface FactGroup {
  readonly title: string;
  readonly rows: readonly FactRow[];
}

/** A fact in words where it is known. */
export const known = <Value>(
  label: string,
  value: Value | null,
  write: (value: Value) => string,
): FactRow => ({ label, value: value === null ? null : write(value) });

export const rate = (per: string) => (usd: number) =>
  usd === 0 ? "free" : `${moneyExact(usd)} a ${per}`;

export const yesNo = (value: boolean) => (value ? "yes" : "no");

export const seconds = (value: number) => duration(value / 3600);

/** A length of time that may be none. */
export const secondsOrNone = (value: number) => (value === 0 ? "none" : seconds(value));

export const share = (value: number) => percent(value);

export const gib = (value: number) => size(value);

export const list = (values: readonly (string | number)[]) =>
  values.map((value) => (typeof value === "number" ? number(value) : value)).join(", ");

/** "1 to 8 vCPU", "up to 8 vCPU", "from 1 vCPU"; null where neither end is known. */
export function rangeText(
  min: number | null,
  max: number | null,
  write: (value: number) => string,
  unit = "",
): string | null {
  if (min !== null && max !== null) {
    return min === max ? `${write(min)}${unit}` : `${write(min)} to ${write(max)}${unit}`;
  }
  if (max !== null) return `up to ${write(max)}${unit}`;
  return min === null ? null : `from ${write(min)}${unit}, largest unknown`;
}
