import { duration, money, number, size } from "../card/format";
import type { Bound } from "./bounds";
import { type Figure, isExact, isUnknown, isUnlimited } from "./figure";

/** A number in the unit of a bound: "24 h", "8 vCPU", "16 GiB", "$1,840". */
export function quantityText(value: number, unit: Bound["unit"]): string {
  switch (unit) {
    case "h":
      return duration(value);
    case "GiB":
      return size(value);
    case "USD":
      return money(value);
    case "vCPU":
    case "sandboxes":
    case "ms":
      return `${number(value)} ${unit}`;
  }
}

/** A figure as far as it is known: "24 h", "no limit", "≥ 10 sandboxes", "unknown". */
export function figureText(figure: Figure, unit: Bound["unit"]): string {
  if (isUnknown(figure)) return "unknown";
  if (isUnlimited(figure)) return "no limit";
  if (isExact(figure)) return quantityText(figure.least, unit);
  if (figure.most === Number.POSITIVE_INFINITY) return `≥ ${quantityText(figure.least, unit)}`;
  if (figure.least === 0) return `≤ ${quantityText(figure.most, unit)}`;
  return `${quantityText(figure.least, unit)} to ${quantityText(figure.most, unit)}`;
}
