import { type ChartLine, endOf, type LinePoint, pathOf } from "./chart-line";
import { markerPath } from "./markers";
import type { Plot } from "./plot";

export interface LineProps {
  line: ChartLine;
  /** Which line of the chart it is. */
  place: number;
  plot: Plot;
  quiet: boolean;
}

/** One line with its marks; bounds are dotted, and every line bears its marker along the way. */
export function Line({ line, place, plot, quiet }: LineProps) {
  const end = endOf(line);
  return (
    <g opacity={quiet ? 0.2 : 1}>
      {line.stretches.map((stretch) => (
        <path
          key={`${stretch.points[0]?.x}`}
          d={pathOf(stretch, plot.x, plot.y)}
          fill="none"
          stroke={line.look.color}
          strokeWidth={stretch.open ? 1.5 : 2}
          strokeDasharray={stretch.open ? "1.5 3.5" : line.look.dash}
          strokeLinejoin="round"
        />
      ))}
      {line.marks.map((mark) => (
        <path
          key={mark.x}
          d={markerPath("diamond", plot.x(mark.x), plot.y(mark.y), 3.5)}
          fill="var(--surface)"
          stroke={line.look.color}
          strokeWidth="1.5"
        >
          <title>{mark.title}</title>
        </path>
      ))}
      {[...markersAlong(line, place, plot), ...(end === null ? [] : [end])].map((spot) => (
        <path
          key={`marker ${spot.x}`}
          d={markerPath(line.look.marker, plot.x(spot.x), plot.y(spot.y), 3.5)}
          fill={line.look.color}
        />
      ))}
    </g>
  );
}

const markerEvery = 150;

/** Points of a line that bear its marker, each line at other places, so that none hides another. */
function markersAlong(line: ChartLine, place: number, plot: Plot): LinePoint[] {
  const found: LinePoint[] = [];
  let next = plot.margin.left + 30 + ((place * 47) % markerEvery);
  for (const point of line.stretches.flatMap(({ points }) => points)) {
    const x = plot.x(point.x);
    if (x < next || x > plot.width - plot.margin.right - 20) continue;
    found.push(point);
    next += markerEvery * Math.ceil((x - next + 1) / markerEvery);
  }
  return found;
}
