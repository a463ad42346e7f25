import { memo } from "react";
import { type LabelBox, overlaps, textWidth } from "../charts/label-layout";
import { areasOf } from "../charts/map-shape";
import { round } from "../charts/markers";
import { lookOf, type ProviderLooks } from "../charts/provider-colour";
import { Hatching, hatchingId } from "./Hatching";
import { type MapDrawing, shadeOf } from "./map-drawing";
import { shortName } from "./own-rate-names";

export interface MapSurfaceProps {
  drawing: MapDrawing;
  cardIds: readonly string[];
  looks: ProviderLooks;
  nameOf: (id: string) => string;
  hidden: ReadonlySet<string>;
  highlighted: string | null;
  /** Pixels of the left edge of each column and the lower edge of each row, and the last ones'. */
  left: readonly number[];
  bottom: readonly number[];
}

const levelOpacity = [0.28, 0.5, 0.78] as const;

/** The areas of a map with their edges and names. The cursor moves without drawing it anew. */
export const MapSurface = memo(function MapSurface(props: MapSurfaceProps) {
  const { drawing, cardIds, looks, nameOf, hidden, highlighted, left, bottom } = props;
  const box = (row: number, from: number, to: number) => {
    const x = left[from] ?? 0;
    const y = bottom[row + 1] ?? 0;
    return {
      x: round(x),
      y: round(y),
      width: round((left[to] ?? 0) - x),
      height: round((bottom[row] ?? 0) - y),
    };
  };
  const hatched = cardIds.filter((id) => lookOf(looks, id).round > 0 && !hidden.has(id));
  return (
    <>
      <defs>
        {hatched.map((id) => (
          <Hatching key={id} id={hatchingId(id)} look={lookOf(looks, id)} />
        ))}
      </defs>
      {drawing.shades.map(({ row, from, to, value }) => {
        const { winner, level } = shadeOf(value);
        const id = cardIds[winner];
        if (id === undefined || hidden.has(id)) return null;
        const isQuiet = highlighted !== null && highlighted !== id;
        return (
          <rect
            key={`${row} ${from}`}
            {...box(row, from, to)}
            fill={lookOf(looks, id).color}
            fillOpacity={isQuiet ? 0.08 : levelOpacity[level]}
            shapeRendering="crispEdges"
          />
        );
      })}
      {drawing.areas.map(({ row, from, to, value }) => {
        const id = cardIds[value];
        if (id === undefined || !hatched.includes(id)) return null;
        return (
          <rect key={`${row} ${from}`} {...box(row, from, to)} fill={`url(#${hatchingId(id)})`} />
        );
      })}
      <path
        d={drawing.boundaries
          .map(
            ({ x1, y1, x2, y2 }) =>
              `M${round(left[x1] ?? 0)} ${round(bottom[y1] ?? 0)}L${round(left[x2] ?? 0)} ${round(bottom[y2] ?? 0)}`,
          )
          .join("")}
        stroke="var(--ink)"
        strokeWidth="1"
        fill="none"
      />
      <AreaNames {...{ drawing, cardIds, nameOf, hidden, left, bottom }} />
    </>
  );
});

type AreaNamesProps = Omit<MapSurfaceProps, "looks" | "highlighted">;

const labelHeight = 16;

/** Names on the areas that have room for theirs. */
function AreaNames({ drawing, cardIds, nameOf, hidden, left, bottom }: AreaNamesProps) {
  const taken: LabelBox[] = [];
  return areasOf(drawing.grid).map((area) => {
    const id = cardIds[area.winner];
    if (id === undefined || hidden.has(id)) return null;
    const text = shortName(nameOf(id));
    const width = textWidth(text) + 8;
    const from = left[area.from] ?? 0;
    const to = left[area.to] ?? 0;
    const upper = bottom[area.upper] ?? 0;
    const lower = bottom[area.lower] ?? 0;
    const y = (upper + lower) / 2;
    const spot = { x: (from + to - width) / 2, y, width, height: labelHeight };
    if (
      width > to - from ||
      lower - upper < labelHeight ||
      taken.some((box) => overlaps(box, spot))
    ) {
      return null;
    }
    taken.push(spot);
    return (
      <text
        key={`${id} ${area.from} ${area.lower}`}
        x={(from + to) / 2}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="12"
        fontWeight="600"
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {text}
      </text>
    );
  });
}
