import type { Axis, AxisAbout, AxisRange, AxisScale } from "../../cost/sweep/axis";
import { numberField } from "../../cost/workload";

/**
 * What a chart runs over: the whole range of its axis. A log axis begins at the first step above
 * nothing, where a logarithm can.
 */
export function sweepRange(axis: Axis, about: AxisAbout, scale: AxisScale): AxisRange {
  const isListed = about.values !== null;
  if (scale === "linear" || isListed || about.min < 0) {
    return { from: about.min, to: about.max, scale: "linear" };
  }
  const step = axis.kind === "field" ? numberField(axis.field).step : about.max / 1000;
  return { from: about.min > 0 ? about.min : step, to: about.max, scale };
}

const nearFactor = 10;

/** The part of a range from a tenth to ten times of where the axis stands; all of it around 0. */
export function nearRange(range: AxisRange, { at, share, values }: AxisAbout): AxisRange {
  if (at === null || at <= 0 || share || values !== null) return range;
  const from = Math.max(range.from, at / nearFactor);
  const to = Math.min(range.to, at * nearFactor);
  return from < to ? { ...range, from, to } : range;
}
