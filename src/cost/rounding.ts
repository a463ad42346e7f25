/** Hours of the month that every monthly figure is about (cost-model.md, "Words"). */
export const monthHours = 730;

/** Rounds up, forgiving the floating error of figures that are whole by intent. */
export const ceilForgiving = (value: number): number => Math.ceil(value - 1e-9) + 0;
