import { parseNumberText } from "../parts/parseNumberText";

/** A unit that a length of time can be shown and typed in. */
export interface DurationUnit {
  readonly name: string;
  readonly hours: number;
}

const second: DurationUnit = { name: "s", hours: 1 / 3600 };
const minute: DurationUnit = { name: "min", hours: 1 / 60 };
const hour: DurationUnit = { name: "h", hours: 1 };
const day: DurationUnit = { name: "days", hours: 24 };

const unitByWord: ReadonlyMap<string, DurationUnit> = new Map([
  ...["s", "sec", "second", "seconds"].map((word): [string, DurationUnit] => [word, second]),
  ...["m", "min", "minute", "minutes"].map((word): [string, DurationUnit] => [word, minute]),
  ...["h", "hr", "hour", "hours"].map((word): [string, DurationUnit] => [word, hour]),
  ...["d", "day", "days"].map((word): [string, DurationUnit] => [word, day]),
]);

/** The unit in which so many hours read best: 30 s, 30 min, 12 h. */
export function unitFor(hours: number): DurationUnit {
  if (hours === 0) return hour;
  const seconds = hours * 3600;
  if (seconds < 59.95) return second;
  return seconds < 2 * 3600 ? minute : hour;
}

/** Cuts off what division by 60 leaves behind: 0.49999999999 of an hour is half of one. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** Hours as a number of units. */
export const inUnit = (hours: number, unit: DurationUnit): number => clean(hours / unit.hours);

/** Hours from a text such as "45", "1,5 h" or "90 s"; a bare number is in `unit`. */
export function parseDuration(text: string, unit: DurationUnit): number | null {
  const [, figure = "", word = ""] = /^(.*?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const typed = word === "" ? unit : unitByWord.get(word.toLowerCase());
  const value = parseNumberText(figure);
  return value === null || typed === undefined ? null : clean(value * typed.hours);
}

/** The nearest length with two digits in its own unit, so that a slider stops at 45 min, not at 44.7. */
export function roundDuration(hours: number): number {
  if (hours === 0) return 0;
  const unit = unitFor(hours);
  return clean(Number(inUnit(hours, unit).toPrecision(2)) * unit.hours);
}
