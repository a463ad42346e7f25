import { logSafeUsd, type ValuePoint } from "../../cost/sweep/value";
import { round } from "../charts/markers";

/** Steps through the points that nothing beats: for each share, the least that it costs. */
export function frontierPath(
  points: readonly ValuePoint[],
  x: (share: number) => number,
  y: (usd: number) => number,
): string {
  const frontier = points
    .filter(({ isOnFrontier }) => isOnFrontier)
    .sort((a, b) => a.share - b.share || (a.usd ?? 0) - (b.usd ?? 0));
  return frontier
    .map(({ share, usd }, i) => {
      const at = round(y(logSafeUsd(usd ?? 0)));
      return i === 0 ? `M${round(x(share))} ${at}` : `V${at}H${round(x(share))}`;
    })
    .join("");
}
