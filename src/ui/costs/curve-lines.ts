import { number } from "../../card/format";
import type { CardCore } from "../../card/schema";
import { figureQualifier } from "../../cost/qualifier";
import type { Curve, CurveOffer, CurvePoint } from "../../cost/sweep/curves";
import { costText, reasonText } from "../../cost/words";
import type { ChartLine, LineStretch } from "../charts/chart-line";
import { lookOf, type ProviderLooks } from "../charts/provider-colour";
import type { TableCell, TableData } from "../charts/table-data";

/** Mode, plan and size in one line. */
export const curveOfferText = ({ plan, size, mode }: CurveOffer): string =>
  [...new Set([plan, size, mode].filter((name) => name !== null))].join(" · ");

/** Only an exact price draws a full line; all else may turn out otherwise. */
const isOpen = ({ status, isLowerBound }: CurvePoint): boolean =>
  isLowerBound || status !== "priced";

/** A curve in pieces: broken where there is no price, and where a price begins to be a bound. */
export function stretchesOf(points: readonly CurvePoint[]): LineStretch[] {
  const stretches: { open: boolean; points: { x: number; y: number }[] }[] = [];
  let connected = false;
  for (const point of points) {
    if (point.totalUsd === null) {
      connected = false;
      continue;
    }
    const open = isOpen(point);
    const last = stretches.at(-1);
    const at = { x: point.at, y: point.totalUsd };
    if (connected && last !== undefined && last.open === open) last.points.push(at);
    else stretches.push({ open, points: [at] });
    connected = true;
  }
  return stretches;
}

/** A curve as a chart draws it, with a mark where another offer takes over. */
export function lineOf(
  curve: Curve,
  card: CardCore,
  looks: ProviderLooks,
  placeText: (value: number) => string,
): ChartLine {
  return {
    id: card.id,
    name: card.name,
    look: lookOf(looks, card.id),
    stretches: stretchesOf(curve.points),
    marks: curve.changes.flatMap(({ at, from, to }) =>
      from.totalUsd === null || to.totalUsd === null || isSameOffer(from.offer, to.offer)
        ? []
        : [
            {
              x: to.at,
              y: to.totalUsd,
              title: `${card.name}: above ${placeText(at)} ${curveOfferText(to.offer)}`,
            },
          ],
    ),
  };
}

const isSameOffer = (a: CurveOffer, b: CurveOffer): boolean =>
  a.modeIndex === b.modeIndex && a.planIndex === b.planIndex && a.size === b.size;

/** The point of a curve that holds at a value: the last one that is not beyond it. */
export function pointUpTo({ points }: Curve, value: number): CurvePoint | null {
  let found = points[0] ?? null;
  for (const point of points) {
    if (point.at > value * (1 + 1e-12)) break;
    found = point;
  }
  return found;
}

/** What a curve comes to at a point, in words: "$35.76", "≥ $30.00", "not priced: no size fits". */
export function pointText({ status, totalUsd, isLowerBound, reasons }: CurvePoint): string {
  const cost = costText(totalUsd, isLowerBound);
  switch (status) {
    case "priced":
    case "at_least":
      return cost;
    case "unsized":
    case "unconfirmed":
    case "reference":
      return `${cost}, ${figureQualifier[status]}`;
    case "unpriced":
      return `not priced: ${reasons.map(reasonText).join("; ")}`;
  }
}

/** Cheapest first; what has no price last. */
export const byCost = (a: CurvePoint | null, b: CurvePoint | null): number =>
  (a?.totalUsd ?? Number.POSITIVE_INFINITY) - (b?.totalUsd ?? Number.POSITIVE_INFINITY);

/** Values that every curve has a figure at: the even steps of the sweep. */
export function commonStops(curves: readonly Curve[]): number[] {
  const [first, ...others] = curves.map(({ points }) => new Set(points.map(({ at }) => at)));
  if (first === undefined) return [];
  return [...first].filter((at) => others.every((set) => set.has(at))).sort((a, b) => a - b);
}

/** The curves as numbers, a row a value of the axis. */
export function curvesTable(
  curves: readonly Curve[],
  cards: ReadonlyMap<string, CardCore>,
  axis: { readonly label: string; readonly unit: string; readonly format: (at: number) => string },
): TableData {
  const stops = commonStops(curves);
  const rows = stops.map((at): TableCell[] => [
    at,
    ...curves.flatMap((curve): TableCell[] => {
      const point = curve.points.find((entry) => entry.at === at) ?? null;
      return [point?.totalUsd ?? null, point === null ? "" : remarkOf(point)];
    }),
  ]);
  return {
    caption: `Monthly cost against ${axis.label}`,
    columns: [
      { key: "at", label: axis.label, unit: axis.unit, format: axis.format },
      ...curves.flatMap(({ cardId }) => {
        const name = cards.get(cardId)?.name ?? cardId;
        return [
          {
            key: cardId,
            label: name,
            unit: "USD a month",
            format: (usd: number) => number(Number(usd.toFixed(2))),
            missing: "no price",
          },
          { key: `${cardId} status`, label: `${name} is` },
        ];
      }),
    ],
    rows,
  };
}

const remarkOf = ({ status, reasons }: CurvePoint): string =>
  status === "unpriced" ? reasons.map(reasonText).join("; ") : (figureQualifier[status] ?? "exact");
