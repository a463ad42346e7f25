import type { Plot } from "./plot";

/** A numbered place on a chart, told in words elsewhere. */
export interface NumberedPoint {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly title: string;
}

export function PointNumber({ spot, plot }: { spot: NumberedPoint; plot: Plot }) {
  const x = plot.x(spot.x);
  const y = plot.y(spot.y);
  return (
    <g>
      <circle cx={x} cy={y} r="8" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.25" />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="10"
        fontWeight="600"
        fill="var(--ink)"
      >
        {spot.number}
      </text>
    </g>
  );
}
