import { type ChartLine, endOf } from "./chart-line";
import { stackLabels } from "./label-layout";
import type { Plot } from "./plot";

const labelHeight = 15;

export interface EndNamesProps {
  plot: Plot;
  lines: readonly ChartLine[];
  highlighted: string | null;
  /** Value at the right end of the axis: lines that end before it are led there by dots. */
  to: number;
  /** There is room for names at the right. */
  shown: boolean;
}

/** The name of each line at its end, moved apart where lines end close together. */
export function EndNames({ plot, lines, highlighted, to, shown }: EndNamesProps) {
  if (!shown) return null;
  const ended = lines.flatMap((line) => {
    const end = endOf(line);
    return end === null ? [] : [{ line, end }];
  });
  const heights = stackLabels(
    ended.map(({ end }) => plot.y(end.y)),
    labelHeight,
    plot.margin.top - 8,
    plot.height - plot.margin.bottom + 4,
  );
  const edge = plot.width - plot.margin.right;
  return ended.map(({ line: { id, name, look }, end }, i) => {
    const at = heights[i] ?? null;
    if (at === null) return null;
    const y = plot.y(end.y);
    return (
      <g key={id} opacity={highlighted !== null && highlighted !== id ? 0.35 : 1}>
        <path
          d={`M${plot.x(end.x) + 5} ${y}L${edge + 8} ${y}L${edge + 16} ${at}`}
          stroke={look.color}
          strokeWidth="1"
          strokeDasharray={end.x < to ? "1 3" : undefined}
          fill="none"
        />
        <text
          x={edge + 20}
          y={at}
          dominantBaseline="central"
          fontSize="12"
          fontWeight={highlighted === id ? 600 : 400}
          fill="var(--ink)"
        >
          {name}
        </text>
      </g>
    );
  });
}
