import { duration, integer, number, percent, size } from "../../card/format";
import type { AxisAbout } from "../../cost/sweep/axis";

const short = (value: number): string => {
  if (value >= 1e6) return `${number(Number((value / 1e6).toPrecision(3)))}M`;
  if (value >= 10_000) return `${number(Number((value / 1e3).toPrecision(3)))}k`;
  return number(Number(value.toPrecision(4)));
};

// A map: the unit of a knob is a card's word, which may be one that every object has by itself.
const byUnit: ReadonlyMap<string, (value: number) => string> = new Map([
  ["h", duration],
  ["GiB", size],
]);

/** A value of an axis as it stands at a tick: "30 min", "2 TiB", "25 %", "10k". */
export function tickText({ unit, share }: AxisAbout): (value: number) => string {
  if (share) return percent;
  return byUnit.get(unit) ?? short;
}

/** A value of an axis on its own, with its unit: "1,840 sessions", "30 min". */
export function axisValueText(about: AxisAbout, value: number): string {
  if (about.share) return percent(value);
  const written = byUnit.get(about.unit);
  if (written !== undefined) return written(value);
  const text = about.whole ? integer(value) : number(Number(value.toPrecision(4)));
  return about.unit === "" ? text : `${text} ${about.unit}`;
}

/** The name under an axis, with its unit where the ticks don't have it. */
export function axisTitle({ label, unit, share }: AxisAbout): string {
  const isNamed = unit === "" || label.toLowerCase().includes(unit.toLowerCase());
  const hasOwn = share || byUnit.has(unit) || isNamed;
  return hasOwn ? label : `${label} (${unit})`;
}

/** The unit of the raw numbers, for tables and files. */
export const axisUnit = ({ unit, share }: AxisAbout): string => (share ? "share of 1" : unit);
