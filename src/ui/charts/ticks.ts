import { type AxisRange, shareAt } from "../../cost/sweep/axis";

/** A round step of 1, 2 or 5 × 10ⁿ that cuts a span into about `count` parts. */
export function niceStep(span: number, count: number): number {
  if (!(span > 0) || count <= 0) return 1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power;
}

/** A number of few digits, free of the noise that sums of steps gather. */
const clean = (value: number): number => Number(value.toPrecision(12));

function linearTicks(from: number, to: number, count: number): number[] {
  const step = niceStep(to - from, count);
  const ticks: number[] = [];
  for (let i = Math.ceil(from / step - 1e-9); i * step <= to + step * 1e-9; i++) {
    ticks.push(clean(i * step));
  }
  return ticks;
}

const mantissas: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 5],
  [1, 3],
  [1],
];

function logTicks(from: number, to: number, count: number): number[] {
  const first = Math.floor(Math.log10(from));
  const last = Math.ceil(Math.log10(to));
  const within = (leads: readonly number[], everyPower: number): number[] => {
    const ticks: number[] = [];
    for (let power = first; power <= last; power++) {
      if ((power - first) % everyPower !== 0) continue;
      for (const lead of leads) {
        const value = clean(lead * 10 ** power);
        if (value >= from * (1 - 1e-9) && value <= to * (1 + 1e-9)) ticks.push(value);
      }
    }
    return ticks;
  };
  for (const leads of mantissas) {
    const ticks = within(leads, 1);
    if (ticks.length <= count + 1 && ticks.length >= 2) return ticks;
  }
  for (let every = 2; every <= last - first; every++) {
    const ticks = within([1], every);
    if (ticks.length <= count + 1) return ticks;
  }
  return linearTicks(from, to, count);
}

/** Round values of a range, at most about `count`, ascending. */
export function ticksOf(range: AxisRange, count: number): number[] {
  const { from, to, scale } = range;
  if (!(to > from)) return [from];
  if (scale === "linear" || to <= 0) return linearTicks(from, to, count);
  if (from > 0) return logTicks(from, to, count);
  // A log range from zero keeps a place for it; powers crowd beside it, so that few are named.
  const lowest = 10 ** Math.floor(Math.log10(to) - 2.5);
  return [0, ...logTicks(lowest, to, count - 1)];
}

/** Times that people have words for, in hours: seconds to a month. */
const hourTicks: readonly number[] = [
  ...[1, 5, 10, 30].map((seconds) => seconds / 3600),
  ...[1, 5, 10, 30].map((minutes) => minutes / 60),
  ...[1, 3, 6, 12, 24, 72, 168, 336, 720],
];

/** Ticks whose labels keep `gap` pixels between them on an axis of `length` pixels. */
export function spacedTicks(range: AxisRange, length: number, gap: number, unit = ""): number[] {
  const ticks =
    unit === "h" && range.scale === "log"
      ? hourTicks.filter((hours) => hours >= range.from && hours <= range.to)
      : ticksOf(range, Math.max(2, Math.floor(length / gap)));
  let lastAt = Number.NEGATIVE_INFINITY;
  return ticks.filter((tick) => {
    const at = shareAt(range, tick) * length;
    if (at - lastAt < gap * 0.6) return false;
    lastAt = at;
    return true;
  });
}
