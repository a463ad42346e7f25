import { money, percent } from "../../card/format";
import type { CardCore } from "../../card/schema";
import { placeText } from "../../cost/sweep/sentences";
import type { OwnRates } from "../../link/choices";
import type { MapResult } from "../../store/use-sweeps";
import type { TableCell, TableData } from "../charts/table-data";
import { axisUnit, axisValueText } from "./axis-words";
import type { MapAxis } from "./map-axis";
import { markedName } from "./own-rate-names";

/** What the map says at one of its points. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  /** Card ids; null where nobody is priced. */
  readonly winner: string | null;
  readonly usd: number | null;
  readonly second: string | null;
  readonly marginUsd: number | null;
}

const known = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

/** The point of a column and a row; null where it isn't worked out yet. */
export function pointOfMap(
  { grid, cardIds, rows }: MapResult,
  column: number,
  row: number,
): MapPoint | null {
  const found = rows[row];
  const x = grid.xValues[column];
  const y = grid.yValues[row];
  if (found == null || x === undefined || y === undefined) return null;
  const idAt = (index: number | undefined) =>
    index === undefined || index < 0 ? null : (cardIds[index] ?? null);
  return {
    x,
    y,
    winner: idAt(found.winner[column]),
    usd: known(found.usd[column]),
    second: idAt(found.second[column]),
    marginUsd: known(found.marginUsd[column]),
  };
}

type Names = (id: string) => string;

/** Who wins at a point and by how much, in a sentence. */
export function mapPointText(point: MapPoint, x: MapAxis, y: MapAxis, nameOf: Names): string {
  const place = `${placeText(x.axis, x.about, point.x)}, ${placeText(y.axis, y.about, point.y)}`;
  return `${place}: ${winnerText(point, nameOf)}`;
}

export function winnerText(point: MapPoint, nameOf: Names): string {
  const { winner, usd, second, marginUsd } = point;
  if (winner === null || usd === null) return "nobody has a full price";
  const won = `${nameOf(winner)} ${money(usd)}`;
  if (second === null || marginUsd === null) return `${won}, the only one with a full price`;
  if (marginUsd === 0) return `${won}, and ${nameOf(second)} costs the same`;
  const share = usd > 0 ? ` (${percent(marginUsd / usd)})` : "";
  return `${won}; ${nameOf(second)} is next at ${money(marginUsd)} more${share}`;
}

/** The map as numbers: a row a point. */
export function mapTable(map: MapResult, x: MapAxis, y: MapAxis, nameOf: Names): TableData {
  const rows: TableCell[][] = [];
  map.grid.yValues.forEach((_, row) => {
    map.grid.xValues.forEach((__, column) => {
      const point = pointOfMap(map, column, row);
      if (point === null) return;
      rows.push([
        point.x,
        point.y,
        point.winner === null ? "nobody" : nameOf(point.winner),
        point.usd,
        point.second === null ? "nobody" : nameOf(point.second),
        point.marginUsd,
      ]);
    });
  });
  const column = ({ about }: MapAxis, key: string) => ({
    key,
    label: about.label,
    unit: axisUnit(about),
    format: (value: number) => axisValueText(about, value),
  });
  return {
    caption: `Cheapest provider by ${x.about.label} and ${y.about.label}`,
    columns: [
      column(x, "x"),
      column(y, "y"),
      { key: "winner", label: "Cheapest" },
      { key: "usd", label: "Cost", unit: "USD a month", format: money, missing: "no price" },
      { key: "second", label: "Second" },
      {
        key: "margin",
        label: "Second costs more by",
        unit: "USD a month",
        format: money,
        missing: "no second",
      },
    ],
    rows,
  };
}

/** How much of the map each winner has, the largest first. */
export function winnerShares(map: MapResult): { readonly id: string; readonly share: number }[] {
  const counts = new Map<string, number>();
  let points = 0;
  for (const row of map.rows) {
    for (const index of row?.winner ?? []) {
      points++;
      const id = index < 0 ? undefined : map.cardIds[index];
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([id, count]) => ({ id, share: count / points }))
    .sort((a, b) => b.share - a.share);
}

/** Names by card id, marked where rates of one's own are in force. */
export const nameLookup =
  (cards: readonly CardCore[], ownRates: OwnRates): Names =>
  (id) =>
    markedName(cards.find((card) => card.id === id)?.name ?? id, id, ownRates);
