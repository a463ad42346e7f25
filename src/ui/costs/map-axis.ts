import type { CardCore } from "../../card/schema";
import {
  type Axis,
  type AxisAbout,
  type AxisRange,
  axisAbout,
  axisValues,
  shareAt,
} from "../../cost/sweep/axis";
import type { MapGrid } from "../../cost/sweep/map";
import { defaultWorkload } from "../../cost/workload";
import { cellEdges } from "../charts/map-shape";
import { spacedTicks } from "../charts/ticks";
import { sweepRange } from "./sweep-range";

/** Ranges don't hang on where an axis stands, so that a moved slider leaves the grid as it is. */
const anywhere = { workload: defaultWorkload, knobs: {} };

/** One axis of the map: its values, and where their cells lie along it. */
export interface MapAxis {
  readonly axis: Axis;
  readonly about: AxisAbout;
  readonly range: AxisRange;
  readonly values: readonly number[];
  /** Edges of the cells as shares of the axis. */
  readonly edges: readonly number[];
}

/** An axis cut into about so many cells; null where it is the dial of a card that isn't there. */
export function mapAxis(axis: Axis, cards: readonly CardCore[], cells: number): MapAxis | null {
  const about = axisAbout(axis, cards, anywhere);
  if (about === null) return null;
  const range = sweepRange(axis, about, about.scale);
  const values = axisValues(range, cells - 1, about);
  if (values.length === 0) return null;
  const isListed = about.values !== null;
  const places = isListed
    ? values.map((_, i) => (i + 0.5) / values.length)
    : values.map((value) => shareAt(range, value));
  const edges = isListed ? values.map((_, i) => i / values.length) : cellEdges(places);
  return { axis, about, range, values, edges: isListed ? [...edges, 1] : edges };
}

/** Where a value lies along the axis, as a share of it. */
export function placeOn({ about, range, values }: MapAxis, value: number): number {
  if (about.values === null) return shareAt(range, value);
  const index = values.indexOf(value);
  return (index + 0.5) / values.length;
}

/** Where the workload stands along the axis, as a share of it; null where that is out of range. */
export function nowOn(axis: MapAxis, at: number | null): number | null {
  if (at === null) return null;
  const share = placeOn(axis, at);
  return share >= 0 && share <= 1 ? share : null;
}

/** Values worth naming along so many pixels, with their places as shares. */
export function ticksOn(
  axis: MapAxis,
  length: number,
  gap: number,
): { readonly value: number; readonly share: number }[] {
  const values =
    axis.about.values === null
      ? spacedTicks(axis.range, length, gap, axis.about.unit)
      : axis.values;
  return values.map((value) => ({ value, share: placeOn(axis, value) }));
}

/** The grid of two axes, as a sweep takes it; null where one of them isn't there. */
export const gridOf = (x: MapAxis | null, y: MapAxis | null): MapGrid | null =>
  x === null || y === null ? null : { x: x.axis, y: y.axis, xValues: x.values, yValues: y.values };
