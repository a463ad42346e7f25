import type { ValuePoint } from "../../cost/sweep/value";
import { markerPath } from "../charts/markers";
import type { ProviderLook } from "../charts/provider-colour";

export interface ValueMarkProps {
  point: ValuePoint;
  x: number;
  y: number;
  look: ProviderLook;
  /** How far right it would lie if every unknown held. */
  reach: number;
  quiet: boolean;
}

/** A provider's place, with a whisker for what is unknown and an arrow for a lower bound. */
export function ValueMark({ point, x, y, look, reach, quiet }: ValueMarkProps) {
  const isFull = point.status === "priced";
  return (
    <g opacity={quiet ? 0.2 : 1}>
      {point.shareIfAllHold > point.share && (
        <path
          d={`M${x} ${y}H${reach}m0 -4v8`}
          stroke={look.color}
          strokeWidth="1"
          strokeOpacity="0.55"
          fill="none"
        />
      )}
      {point.isLowerBound && (
        <path
          d={`M${x} ${y}v-16m-3.5 4l3.5 -5l3.5 5`}
          stroke={look.color}
          strokeWidth="1.25"
          fill="none"
        />
      )}
      <path
        d={markerPath(look.marker, x, y, point.isOnFrontier ? 6 : 4.5)}
        fill={isFull ? look.color : "var(--surface)"}
        stroke={isFull ? "var(--surface)" : look.color}
        strokeWidth={isFull ? 1 : 1.75}
      />
    </g>
  );
}
