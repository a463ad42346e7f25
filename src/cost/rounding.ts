/** Hours of the month that every monthly figure is about (cost-model.md, "Words"). */
export const monthHours = 730;

/** Rounds up, forgiving the floating error of figures that are whole by intent. */
export const ceilForgiving = (value: number): number => Math.ceil(value - 1e-9) + 0;

/** Whether one amount is less than another by more than floating error. */
export const isClearlyLess = (amount: number, other: number): boolean =>
  amount < other - 1e-12 * Math.abs(other);
