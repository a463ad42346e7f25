/** A slider's range and how its positions map to values. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly scale: "linear" | "log";
}

const positions = 1000;

export const clamp = (value: number, { min, max }: Range): number =>
  Math.min(max, Math.max(min, value));

/** The nearest whole step, counted from zero when zero is in range so that round numbers stay round. */
export function snap(value: number, range: Range): number {
  const origin = range.scale === "log" || range.min <= 0 ? 0 : range.min;
  const decimals = Math.max(decimalsOf(range.step), decimalsOf(origin));
  const snapped = Math.round((value - origin) / range.step) * range.step + origin;
  return clamp(Number(snapped.toFixed(decimals)), range);
}

export function toPosition(value: number, range: Range): number {
  const { min, max, scale, step } = range;
  const inside = clamp(value, range);
  if (max <= min) return 0;
  if (scale === "linear") return (positions * (inside - min)) / (max - min);
  if (min > 0) return (positions * Math.log(inside / min)) / Math.log(max / min);
  // From zero a logarithm can't start, so that the first step has the slider's first stretch.
  return (positions * Math.log1p((inside - min) / step)) / Math.log1p((max - min) / step);
}

export function fromPosition(position: number, range: Range): number {
  const { min, max, scale, step } = range;
  const share = position / positions;
  if (share <= 0) return min;
  if (share >= 1) return max;
  if (scale === "linear") return snap(min + share * (max - min), range);
  const value =
    min > 0
      ? min * (max / min) ** share
      : min + step * Math.expm1(share * Math.log1p((max - min) / step));
  const coarse = 10 ** (Math.floor(Math.log10(Math.max(value, step))) - 1);
  return snap(Math.round(value / coarse) * coarse, range);
}

/** Where an arrow key (or, `far`, a Page key) leads. On a log scale a step grows with the value. */
export function stepFrom(value: number, direction: 1 | -1, far: boolean, range: Range): number {
  const { min, max, scale, step } = range;
  let size = step;
  if (scale === "linear") {
    if (far) size = Math.max(step, Math.round((max - min) / 10 / step) * step);
  } else {
    const reached = direction === 1 ? value : value * (1 - 1e-9);
    const magnitude = 10 ** Math.floor(Math.log10(Math.max(reached, step)));
    size = Math.max(step, far ? magnitude : magnitude / 10);
  }
  const target = value + direction * size;
  const next = snap(target, range);
  // A value that was typed between two steps may snap back onto itself.
  return next === value && value > min && value < max
    ? clamp(value + direction * step, range)
    : next;
}

function decimalsOf(value: number): number {
  const text = String(value);
  const exponent = /e-(\d+)$/.exec(text);
  if (exponent)
    return Math.min(20, Number(exponent[1]) + (text.split("e")[0]?.split(".")[1]?.length ?? 0));
  return text.split(".")[1]?.length ?? 0;
}
