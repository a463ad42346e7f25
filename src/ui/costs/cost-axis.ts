import type { AxisRange, AxisScale } from "../../cost/sweep/axis";
import { ticksOf } from "../charts/ticks";

export interface CostAxis {
  readonly range: AxisRange;
  /** Where the axis has a place for nothing; else round values are found by the chart. */
  readonly ticks: readonly number[] | undefined;
}

/** The least cost that has a place of its own on a log axis, in USD; only nothing lies below it. */
const leastUsd = 1e-4;

/** From a little below the least cost to a little above the most. */
export function costAxis(costs: readonly number[], scale: AxisScale): CostAxis {
  const most = Math.max(...costs, 1);
  if (scale === "linear") return { range: { from: 0, to: most * 1.04, scale }, ticks: undefined };
  const positive = costs.filter((usd) => usd > 0);
  const least = Math.max(Math.min(...positive, most), leastUsd);
  const hasLess = costs.some((usd) => usd < least);
  // Room below the least for those that cost nothing.
  const range: AxisRange = { from: least / (hasLess ? 3 : 1.15), to: most * 1.15, scale };
  if (!hasLess) return { range, ticks: undefined };
  const above = ticksOf({ ...range, from: least }, 7).filter((tick) => tick > range.from * 1.8);
  return { range, ticks: [0, ...above] };
}
