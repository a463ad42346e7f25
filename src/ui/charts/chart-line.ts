import type { ProviderLook } from "./provider-colour";

export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

/** A piece of a line without a gap; an open one is a lower bound and drawn dotted. */
export interface LineStretch {
  readonly open: boolean;
  readonly points: readonly LinePoint[];
}

/** A place on a line that is worth a mark: another offer takes over. */
export interface LineMark extends LinePoint {
  readonly title: string;
}

export interface ChartLine {
  readonly id: string;
  readonly name: string;
  readonly look: ProviderLook;
  readonly stretches: readonly LineStretch[];
  readonly marks: readonly LineMark[];
}

/** The last point of a line; null where it has none. */
export const endOf = ({ stretches }: ChartLine): LinePoint | null =>
  stretches.at(-1)?.points.at(-1) ?? null;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A stretch as an SVG path. */
export const pathOf = (
  { points }: LineStretch,
  x: (value: number) => number,
  y: (value: number) => number,
): string =>
  points
    .map((point, i) => `${i === 0 ? "M" : "L"}${round(x(point.x))} ${round(y(point.y))}`)
    .join("");
