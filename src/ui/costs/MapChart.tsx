import { type KeyboardEvent, type PointerEvent, type Ref, useMemo, useState } from "react";
import type { MapResult } from "../../store/use-sweeps";
import { Axes, type DrawnAxis } from "../charts/Axes";
import { ChartTip } from "../charts/ChartTip";
import { cellAt } from "../charts/map-shape";
import { screenOnly } from "../charts/picture";
import { plotOf } from "../charts/plot";
import type { ProviderLooks } from "../charts/provider-colour";
import { useWidth } from "../charts/useWidth";
import { axisTitle, axisValueText, tickText } from "./axis-words";
import { type GridCell, nextCell } from "./grid-keys";
import { MapSurface } from "./MapSurface";
import { type MapAxis, ticksOn } from "./map-axis";
import { drawingOf } from "./map-drawing";
import { mapPointText, pointOfMap, winnerText } from "./map-words";

export interface MapChartProps {
  svgRef: Ref<SVGSVGElement>;
  map: MapResult;
  x: MapAxis;
  y: MapAxis;
  looks: ProviderLooks;
  nameOf: (id: string) => string;
  hidden: ReadonlySet<string>;
  highlighted: string | null;
  /** Where the workload stands, as shares of the axes; null where it is out of range. */
  now: { readonly x: number | null; readonly y: number | null };
}

const unit = { from: 0, to: 1, scale: "linear" } as const;

function drawnAxis(axis: MapAxis, length: number, gap: number): DrawnAxis {
  const ticks = ticksOn(axis, length, gap);
  const write = tickText(axis.about);
  return {
    range: unit,
    label: axisTitle(axis.about),
    ticks: ticks.map(({ share }) => share),
    format: (share) => write(ticks.find((tick) => tick.share === share)?.value ?? 0),
  };
}

/** Who is the cheapest at each pair of values, with a point to move over it. */
export function MapChart(props: MapChartProps) {
  const { svgRef, map, x, y, looks, nameOf, hidden, highlighted, now } = props;
  const [box, width] = useWidth(860);
  const [cursor, setCursor] = useState<GridCell | null>(null);
  const narrow = width < 640;
  const height = narrow ? 360 : 480;
  const plot = useMemo(
    () =>
      plotOf({ width, height, margin: { top: 28, right: 14, bottom: 44, left: 62 } }, unit, unit),
    [width, height],
  );
  const left = useMemo(() => x.edges.map(plot.x), [x, plot]);
  const bottom = useMemo(() => y.edges.map(plot.y), [y, plot]);
  const drawing = useMemo(() => drawingOf(map), [map]);
  const pointed = cursor === null ? null : pointOfMap(map, cursor.column, cursor.row);

  const point = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    setCursor({
      column: cellAt(x.edges, (event.clientX - frame.left) / frame.width),
      row: cellAt(y.edges, 1 - (event.clientY - frame.top) / frame.height),
    });
  };

  const step = (event: KeyboardEvent) => {
    const { columns, rows } = drawing.grid;
    const start = {
      column: cellAt(x.edges, now.x ?? 0.5),
      row: cellAt(y.edges, now.y ?? 0.5),
    };
    const next = nextCell(event.key, cursor ?? start, columns, rows);
    if (next === null) return;
    event.preventDefault();
    setCursor(cursor === null ? start : next);
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
        <MapSurface
          {...{ drawing, looks, nameOf, hidden, highlighted, left, bottom }}
          cardIds={map.cardIds}
        />
        <Axes
          plot={plot}
          grid={false}
          x={drawnAxis(x, plot.innerWidth, 64)}
          y={drawnAxis(y, plot.innerHeight, 44)}
        />
        {now.x !== null && now.y !== null && <NowMark x={plot.x(now.x)} y={plot.y(now.y)} />}
        {cursor !== null && (
          <rect
            {...screenOnly}
            x={left[cursor.column]}
            y={bottom[cursor.row + 1]}
            width={(left[cursor.column + 1] ?? 0) - (left[cursor.column] ?? 0)}
            height={(bottom[cursor.row] ?? 0) - (bottom[cursor.row + 1] ?? 0)}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2"
          />
        )}
      </svg>
      <div
        role="application"
        aria-roledescription="map"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys itself
        tabIndex={0}
        aria-label={`Cheapest provider by ${x.about.label} across and ${y.about.label} upwards. Arrow keys move a point over it.`}
        className="absolute cursor-crosshair touch-pan-y"
        style={{
          left: plot.margin.left,
          top: plot.margin.top,
          width: plot.innerWidth,
          height: plot.innerHeight,
        }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => event.pointerType === "mouse" && setCursor(null)}
        onKeyDown={step}
        onBlur={() => setCursor(null)}
      />
      <p role="status" className="sr-only">
        {pointed === null ? "" : mapPointText(pointed, x, y, nameOf)}
      </p>
      {cursor !== null && pointed !== null && (
        <ChartTip
          at={{
            x: left[cursor.column + 1] ?? 0,
            y: Math.min(bottom[cursor.row] ?? 0, plot.height - 130),
          }}
          within={width}
          below={narrow}
        >
          <p className="text-dim">
            {axisValueText(x.about, pointed.x)} · {axisValueText(y.about, pointed.y)}
          </p>
          <p>{winnerText(pointed, nameOf)}</p>
        </ChartTip>
      )}
    </div>
  );
}

function NowMark({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="5" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
      <text
        x={x + 9}
        y={y}
        dominantBaseline="central"
        fontSize="12"
        fontWeight="600"
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth="3"
        paintOrder="stroke"
      >
        now
      </text>
    </g>
  );
}
