import { type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useState } from "react";
import { cx } from "../parts/cx";
import { Axes, type DrawnAxis } from "./Axes";
import { ChartTip } from "./ChartTip";
import type { ChartLine } from "./chart-line";
import { EndNames } from "./EndNames";
import { Line } from "./Line";
import { textWidth } from "./label-layout";
import { nearestStop, nextStop } from "./line-stops";
import { type NumberedPoint, PointNumber } from "./PointNumber";
import { screenOnly } from "./picture";
import { plotOf } from "./plot";
import { useWidth } from "./useWidth";

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
  const current = stop === null ? null : (stops[stop] ?? null);
  const quiet = (id: string) => highlighted !== null && highlighted !== id;

  const point = (event: PointerEvent<HTMLElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left;
    const wanted = plot.xAt(event.clientX - left + plot.margin.left);
    setStop(nearestStop(stops, wanted));
  };

  const step = (event: KeyboardEvent) => {
    const from = stop ?? nearestStop(stops, now ?? stops[0] ?? 0);
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
        <EndNames {...{ plot, lines, highlighted }} to={x.range.to} shown={named} />
        {points.map((spot) => (
          <PointNumber key={spot.number} spot={spot} plot={plot} />
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
