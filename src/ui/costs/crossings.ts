import { type AxisRange, shareAt } from "../../cost/sweep/axis";
import { type BreakEvens, gatherCrossings } from "../../cost/sweep/break-even";
import type { Curve } from "../../cost/sweep/curves";

/** A break-even point between two drawn lines. */
export interface NumberedCrossing {
  readonly key: string;
  /** Its number on the chart; null where there are too many to draw. */
  readonly number: number | null;
  readonly at: number;
  readonly usd: number;
  readonly sentence: string;
}

/** How near two numbers may stand on a chart, as shares of its width and height. */
const roomX = 0.027;
const roomY = 0.05;

/**
 * Break-even points of the drawn lines, by place. Those get a number that have room for it on the
 * chart: the ones that change who is the cheapest first, then the cheapest others.
 */
export function numberedCrossings(
  breakEvens: BreakEvens | null,
  curves: readonly Curve[],
  x: AxisRange,
  y: AxisRange,
  placeText: (at: number) => string,
): NumberedCrossing[] {
  if (breakEvens === null) return [];
  const drawn = new Set(curves.map(({ cardId }) => cardId));
  const bands = gatherCrossings(
    breakEvens.crossings.filter(({ cards }) => cards.every((id) => drawn.has(id))),
    x,
  );
  const entries = bands.map((band) => {
    const usd = Math.min(...band.afterUsd);
    // Rounding makes a pair change places again and again before one of them stays ahead.
    const often =
      band.count > 1 ? ` for good, after ${band.count} changes from ${placeText(band.at)} on` : "";
    return {
      key: `${band.cards.join(" ")} ${band.at}`,
      at: band.until,
      usd,
      sentence: `${band.sentence}${often}`,
      isLead: isCheapest(usd, band.until, curves),
    };
  });
  const chosen: typeof entries = [];
  const wanted = [...entries].sort((a, b) => Number(b.isLead) - Number(a.isLead) || a.usd - b.usd);
  for (const entry of wanted) {
    const crowded = chosen.some(
      (other) =>
        Math.abs(shareAt(x, other.at) - shareAt(x, entry.at)) < roomX &&
        Math.abs(shareAt(y, other.usd) - shareAt(y, entry.usd)) < roomY,
    );
    if (!crowded) chosen.push(entry);
  }
  let number = 0;
  return entries
    .sort((a, b) => a.at - b.at || a.usd - b.usd)
    .map(({ isLead: _, ...entry }) => ({
      ...entry,
      number: chosen.some(({ key }) => key === entry.key) ? ++number : null,
    }));
}

/** Whether nothing drawn with an exact price is cheaper at the place. */
function isCheapest(usd: number, at: number, curves: readonly Curve[]): boolean {
  return curves.every(({ points }) => {
    const point = points.findLast((entry) => entry.at <= at) ?? points[0];
    if (point?.status !== "priced" || point.totalUsd === null) return true;
    return point.totalUsd >= usd * 0.98;
  });
}
