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
