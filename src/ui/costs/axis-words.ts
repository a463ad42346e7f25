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

/** Units of the workload's fields for one of them; a card's own unit stays as it is. */
const unitOfOne: ReadonlyMap<string, string> = new Map([
  ["sessions", "session"],
  ["sandboxes", "sandbox"],
  ["addresses", "address"],
  ["seats", "seat"],
  ["GPUs", "GPU"],
]);

/** Whether a name has its unit among its words: "Sessions a month". */
const namesUnit = (label: string, unit: string): boolean =>
  ` ${label.toLowerCase()} `.includes(` ${unit.toLowerCase()} `);

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
  const unit = text === "1" ? (unitOfOne.get(about.unit) ?? about.unit) : about.unit;
  return unit === "" ? text : `${text} ${unit}`;
}

/** The name under an axis, with its unit where the ticks don't have it. */
export function axisTitle({ label, unit, share }: AxisAbout): string {
  const hasOwn = share || byUnit.has(unit) || unit === "" || namesUnit(label, unit);
  return hasOwn ? label : `${label} (${unit})`;
}

/** The unit of the raw numbers, for tables and files; empty where the name has it already. */
export function axisUnit({ label, unit, share }: AxisAbout): string {
  if (share) return "share of 1";
  return namesUnit(label, unit) ? "" : unit;
}
