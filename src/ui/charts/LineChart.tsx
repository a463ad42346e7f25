import { type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useState } from "react";
import { cx } from "../parts/cx";
import { Axes, type DrawnAxis } from "./Axes";
import { ChartTip } from "./ChartTip";
import { type ChartLine, endOf, type LinePoint, pathOf } from "./chart-line";
import { stackLabels, textWidth } from "./label-layout";
import { markerPath } from "./markers";
import { screenOnly } from "./picture";
import { type Plot, plotOf } from "./plot";
import { useWidth } from "./useWidth";

/** A numbered place on the chart, told in words elsewhere. */
export interface NumberedPoint {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly title: string;
}

export interface LineChartProps {
  svgRef: Ref<SVGSVGElement>;
  /** What it shows, for those who don't see it. */
  label: string;
  lines: readonly ChartLine[];
  x: DrawnAxis;
  y: DrawnAxis;
  /** Places that the cursor stops at, ascending. */
  stops: readonly number[];
  /** Where the workload stands now; null where it is out of range. */
  now: number | null;
  points: readonly NumberedPoint[];
  highlighted: string | null;
  /** The figures at a stop. */
  tip: (stop: number) => ReactNode;
  /** The same in a sentence. */
  tipText: (stop: number) => string;
}

const labelHeight = 15;
const height = 460;

export function LineChart(props: LineChartProps) {
  const { svgRef, label, lines, x, y, stops, now, points, highlighted, tip, tipText } = props;
  const [box, width] = useWidth(860);
  const [stop, setStop] = useState<number | null>(null);
  const named = width >= 640;
  const longest = Math.max(0, ...lines.map(({ name }) => textWidth(name)));
  const plot = plotOf(
    {
      width,
      height: named ? height : 340,
      margin: {
        top: 28,
        right: named ? Math.min(210, longest + 26) : 14,
        bottom: 44,
        left: 58,
      },
    },
    x.range,
    y.range,
  );
  const bottom = plot.height - plot.margin.bottom;
  const ends = lines.map(endOf);
  const drawnEnds = ends.flatMap((end, i) => (end === null ? [] : [{ end, line: lines[i] }]));
  const labels = named
    ? stackLabels(
        drawnEnds.map(({ end }) => plot.y(end.y)),
        labelHeight,
        plot.margin.top - 8,
        bottom + 4,
      )
    : [];
  const current = stop === null ? null : (stops[stop] ?? null);
  const quiet = (id: string) => highlighted !== null && highlighted !== id;

  const point = (event: PointerEvent<HTMLElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left;
    const wanted = plot.xAt(event.clientX - left + plot.margin.left);
    setStop(nearest(stops, wanted));
  };

  const step = (event: KeyboardEvent) => {
    const from = stop ?? nearest(stops, now ?? stops[0] ?? 0);
    const to = nextStop(event.key, from, stops.length);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
  };

  return (
    <div ref={box} className="relative">
      <svg
        ref={svgRef}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        width={plot.width}
        height={plot.height}
        className="block"
        aria-hidden="true"
      >
        <Axes plot={plot} x={x} y={y} />
        {now !== null && (
          <g>
            <path
              d={`M${plot.x(now)} ${plot.margin.top}V${bottom}`}
              stroke="var(--edge)"
              strokeWidth="1"
              strokeDasharray="3 3"
            />
            <text
              x={plot.x(now)}
              y={plot.margin.top - 6}
              textAnchor="middle"
              fontSize="12"
              fill="var(--dim)"
            >
              now
            </text>
          </g>
        )}
        {lines.map((line, i) => (
          <Line key={line.id} line={line} place={i} plot={plot} quiet={quiet(line.id)} />
        ))}
        {drawnEnds.map(({ end, line }, i) => {
          const at = labels[i] ?? null;
          if (line === undefined || at === null) return null;
          const edge = plot.width - plot.margin.right;
          return (
            <g key={line.id} opacity={quiet(line.id) ? 0.35 : 1}>
              <path
                d={`M${plot.x(end.x) + 5} ${plot.y(end.y)}L${edge + 8} ${plot.y(end.y)}L${edge + 16} ${at}`}
                stroke={line.look.color}
                strokeWidth="1"
                strokeDasharray={end.x < x.range.to ? "1 3" : undefined}
                fill="none"
              />
              <text
                x={edge + 20}
                y={at}
                dominantBaseline="central"
                fontSize="12"
                fontWeight={highlighted === line.id ? 600 : 400}
                fill="var(--ink)"
              >
                {line.name}
              </text>
            </g>
          );
        })}
        {points.map((spot) => (
          <g key={spot.number}>
            <circle
              cx={plot.x(spot.x)}
              cy={plot.y(spot.y)}
              r="8"
              fill="var(--surface)"
              stroke="var(--ink)"
              strokeWidth="1.25"
            />
            <text
              x={plot.x(spot.x)}
              y={plot.y(spot.y)}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize="10"
              fontWeight="600"
              fill="var(--ink)"
            >
              {spot.number}
            </text>
          </g>
        ))}
        {current !== null && (
          <path
            {...screenOnly}
            d={`M${plot.x(current)} ${plot.margin.top}V${bottom}`}
            stroke="var(--ink)"
            strokeWidth="1"
          />
        )}
      </svg>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, stops.length - 1)}
        aria-valuenow={stop ?? 0}
        aria-valuetext={current === null ? "Arrow keys move along the axis" : tipText(current)}
        className={cx("absolute cursor-crosshair touch-pan-y", "chart-cursor")}
        style={{
          left: plot.margin.left,
          top: plot.margin.top,
          width: plot.innerWidth,
          height: plot.innerHeight,
        }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => event.pointerType === "mouse" && setStop(null)}
        onKeyDown={step}
        onBlur={() => setStop(null)}
      />
      {current !== null && (
        <ChartTip at={{ x: plot.x(current), y: plot.margin.top }} within={width} below={!named}>
          {tip(current)}
        </ChartTip>
      )}
    </div>
  );
}

interface LineProps {
  line: ChartLine;
  /** Which line of the chart it is. */
  place: number;
  plot: Plot;
  quiet: boolean;
}

function Line({ line, place, plot, quiet }: LineProps) {
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

function nearest(stops: readonly number[], wanted: number): number {
  let best = 0;
  stops.forEach((value, i) => {
    if (Math.abs(value - wanted) < Math.abs((stops[best] ?? 0) - wanted)) best = i;
  });
  return best;
}

/** Where a key leads among places in a row; null for a key that leads nowhere. */
function nextStop(key: string, from: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 10,
    PageDown: -10,
  };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, from + step));
}
