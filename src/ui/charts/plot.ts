import { type AxisRange, placeAt, shareAt } from "../../cost/sweep/axis";

export interface Margin {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where values lie on a drawing: pixels of the whole picture, the plot set in by its margin. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly margin: Margin;
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** The value at a pixel across, kept within the range. */
  readonly xAt: (pixel: number) => number;
  readonly yAt: (pixel: number) => number;
}

export interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly margin: Margin;
}

export function plotOf({ width, height, margin }: PlotSize, x: AxisRange, y: AxisRange): Plot {
  const innerWidth = Math.max(1, width - margin.left - margin.right);
  const innerHeight = Math.max(1, height - margin.top - margin.bottom);
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return {
    width,
    height,
    margin,
    innerWidth,
    innerHeight,
    x: (value) => margin.left + shareAt(x, value) * innerWidth,
    // A logarithm of nothing is nowhere: it is drawn at the lower edge, where its tick stands.
    y: (value) => margin.top + (1 - Math.max(0, shareAt(y, value))) * innerHeight,
    xAt: (pixel) => placeAt(x, within((pixel - margin.left) / innerWidth)),
    yAt: (pixel) => placeAt(y, within(1 - (pixel - margin.top) / innerHeight)),
  };
}
