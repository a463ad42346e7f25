import type { AxisRange } from "../../cost/sweep/axis";
import type { Plot } from "./plot";
import { spacedTicks } from "./ticks";

export interface DrawnAxis {
  readonly range: AxisRange;
  readonly label: string;
  readonly format: (value: number) => string;
  /** "h" has its own round values. */
  readonly unit?: string;
  /** The only values there are; round ones between the ends where left out. */
  readonly ticks?: readonly number[] | undefined;
}

export interface AxesProps {
  plot: Plot;
  x: DrawnAxis;
  y: DrawnAxis;
  /** Lines across the plot; a map has none. */
  grid?: boolean;
}

/** Both axes of a chart with their names and round values. */
export function Axes({ plot, x, y, grid = true }: AxesProps) {
  const { margin, width, height, innerWidth, innerHeight } = plot;
  const bottom = height - margin.bottom;
  const right = width - margin.right;
  return (
    <g fontSize="12" className="chart-axes">
      {(y.ticks ?? spacedTicks(y.range, innerHeight, 44, y.unit)).map((tick) => (
        <g key={tick}>
          {grid && (
            <path
              d={`M${margin.left} ${plot.y(tick)}H${right}`}
              stroke="var(--line)"
              strokeWidth="1"
            />
          )}
          <text
            x={margin.left - 8}
            y={plot.y(tick)}
            textAnchor="end"
            dominantBaseline="central"
            fill="var(--dim)"
          >
            {y.format(tick)}
          </text>
        </g>
      ))}
      {(x.ticks ?? spacedTicks(x.range, innerWidth, 64, x.unit)).map((tick) => (
        <g key={tick}>
          {grid && (
            <path
              d={`M${plot.x(tick)} ${margin.top}V${bottom}`}
              stroke="var(--line)"
              strokeWidth="1"
            />
          )}
          <path d={`M${plot.x(tick)} ${bottom}v4`} stroke="var(--edge)" strokeWidth="1" />
          <text x={plot.x(tick)} y={bottom + 17} textAnchor="middle" fill="var(--dim)">
            {x.format(tick)}
          </text>
        </g>
      ))}
      <path d={`M${margin.left} ${bottom}H${right}`} stroke="var(--edge)" strokeWidth="1" />
      <text x={margin.left + innerWidth / 2} y={height - 6} textAnchor="middle" fill="var(--dim)">
        {x.label}
      </text>
      <text x={8} y={14} fill="var(--dim)">
        {y.label}
      </text>
    </g>
  );
}
