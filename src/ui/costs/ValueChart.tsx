import { type KeyboardEvent, type Ref, useMemo, useRef, useState } from "react";
import { moneyShort, percent } from "../../card/format";
import { logSafeUsd, type ValuePoint } from "../../cost/sweep/value";
import { change } from "../../store/choices-store";
import { Axes } from "../charts/Axes";
import { ChartTip } from "../charts/ChartTip";
import { placeLabels, textWidth } from "../charts/label-layout";
import { round } from "../charts/markers";
import { plotOf } from "../charts/plot";
import { lookOf, type ProviderLooks } from "../charts/provider-colour";
import { useWidth } from "../charts/useWidth";
import { costAxis } from "./cost-axis";
import { frontierPath } from "./frontier-path";
import { shortName } from "./own-rate-names";
import { spreadTies } from "./spread-ties";
import { ValueMark } from "./ValueMark";
import { ValueTip } from "./ValueTip";
import { valueText } from "./value-words";

export interface ValueChartProps {
  svgRef: Ref<SVGSVGElement>;
  label: string;
  /** Points with a cost. */
  points: readonly ValuePoint[];
  looks: ProviderLooks;
  nameOf: (id: string) => string;
  highlighted: string | null;
}

const shares = { from: -0.03, to: 1.03, scale: "linear" } as const;
const target = 24;

/** Cost upwards, wanted features across: the best lie at the lower right. */
export function ValueChart({ svgRef, label, points, looks, nameOf, highlighted }: ValueChartProps) {
  const [box, width] = useWidth(860);
  const [pointed, setPointed] = useState<string | null>(null);
  const [stop, setStop] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const narrow = width < 640;
  const { range, ticks } = costAxis(
    points.map(({ usd }) => logSafeUsd(usd ?? 0)),
    "log",
  );
  const plot = plotOf(
    {
      width,
      height: narrow ? 400 : 520,
      margin: { top: 28, right: 20, bottom: 44, left: 58 },
    },
    shares,
    range,
  );
  const spots = useMemo(() => {
    const placed = points.map((point) => ({
      point,
      x: plot.x(point.share),
      y: plot.y(logSafeUsd(point.usd ?? 0)),
    }));
    // Those on the frontier choose the place of their name first.
    return spreadTies(
      placed.toSorted((a, b) => Number(b.point.isOnFrontier) - Number(a.point.isOnFrontier)),
      7,
    );
  }, [points, plot]);
  const labels = placeLabels(
    spots.map(({ point, x, y }) => ({ x, y, width: textWidth(shortName(nameOf(point.cardId))) })),
    15,
    {
      left: plot.margin.left,
      width: plot.width - 4,
      height: plot.height - plot.margin.bottom,
    },
    spots.flatMap(({ point, x, y }) =>
      point.shareIfAllHold > point.share
        ? [{ x, y, width: plot.x(point.shareIfAllHold) - x, height: 3 }]
        : [],
    ),
  );
  const current = spots.find(({ point }) => point.cardId === pointed) ?? null;
  const quiet = (id: string) => highlighted !== null && highlighted !== id;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + spots.length) % spots.length;
    setStop(next);
    list.current?.querySelectorAll("button")[next]?.focus();
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
        <Axes
          plot={plot}
          x={{
            range: shares,
            label: "Share of the wanted features that is known to be met",
            format: percent,
            ticks: [0, 0.25, 0.5, 0.75, 1],
          }}
          y={{ range, label: "USD a month", format: moneyShort, ticks }}
        />
        <path
          d={frontierPath(points, plot.x, plot.y)}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
        {spots.map(({ point, x, y }) => (
          <ValueMark
            key={point.cardId}
            {...{ point, x, y }}
            look={lookOf(looks, point.cardId)}
            reach={plot.x(point.shareIfAllHold)}
            quiet={quiet(point.cardId)}
          />
        ))}
        {labels.map((at, i) => {
          const spot = spots[i];
          if (at === null || spot === undefined) return null;
          const { cardId, isOnFrontier } = spot.point;
          return (
            <text
              key={cardId}
              x={round(
                at.anchor === "start"
                  ? at.x
                  : at.anchor === "end"
                    ? at.x + at.width
                    : at.x + at.width / 2,
              )}
              y={round(at.y)}
              textAnchor={at.anchor}
              dominantBaseline="central"
              fontSize="12"
              fontWeight={isOnFrontier || highlighted === cardId ? 600 : 400}
              fill={isOnFrontier ? "var(--ink)" : "var(--dim)"}
              opacity={quiet(cardId) ? 0.2 : 1}
              stroke="var(--surface)"
              strokeWidth="3"
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {shortName(nameOf(cardId))}
            </text>
          );
        })}
      </svg>
      <ul ref={list} aria-label={label}>
        {spots.map(({ point, x, y }, i) => (
          <li key={point.cardId}>
            <button
              type="button"
              tabIndex={i === Math.min(stop, spots.length - 1) ? 0 : -1}
              aria-label={`${valueText(nameOf(point.cardId), point)}. Open the bill`}
              className="absolute rounded-full"
              style={{ left: x - target / 2, top: y - target / 2, width: target, height: target }}
              onClick={() => change({ provider: point.cardId, costView: "bill" })}
              onPointerEnter={() => setPointed(point.cardId)}
              onPointerLeave={() => setPointed(null)}
              onFocus={() => {
                setStop(i);
                setPointed(point.cardId);
              }}
              onBlur={() => setPointed(null)}
              onKeyDown={onKeyDown}
            />
          </li>
        ))}
      </ul>
      {current !== null && (
        <ChartTip at={current} within={width} below={narrow}>
          <ValueTip name={nameOf(current.point.cardId)} point={current.point} />
        </ChartTip>
      )}
    </div>
  );
}
