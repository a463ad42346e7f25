import { money, percent } from "../../card/format";
import { figureQualifier } from "../../cost/qualifier";
import type { ValuePoint, Wanted } from "../../cost/sweep/value";
import { costText, featureWords } from "../../cost/words";
import type { TableCell, TableData } from "../charts/table-data";

const listed = (keys: readonly string[]): string => keys.map(featureWords).join(", ");

/** "4 of 6 wanted, 1 unknown" */
export function shareText({ met, unknown, missing }: ValuePoint): string {
  const all = met.length + unknown.length + missing.length;
  return `${met.length} of ${all} wanted${unknown.length > 0 ? `, ${unknown.length} unknown` : ""}`;
}

/** What a point's cost is, if it isn't a plain price. */
export const costRemark = ({ status }: ValuePoint): string =>
  status === "unpriced" ? "no price" : (figureQualifier[status] ?? "");

export const valueText = (name: string, point: ValuePoint): string =>
  [
    `${name}: ${costText(point.usd, point.isLowerBound)}`,
    costRemark(point),
    shareText(point),
    point.isOnFrontier ? "on the frontier" : "",
  ]
    .filter(Boolean)
    .join(", ");

/** What is met, unknown and missing, in a few lines. */
export const valueDetails = ({
  met,
  unknown,
  missing,
}: ValuePoint): { label: string; text: string }[] =>
  [
    { label: "meets", text: listed(met) },
    { label: "unknown", text: listed(unknown) },
    { label: "lacks", text: listed(missing) },
  ].filter(({ text }) => text !== "");

export function valueTable(
  points: readonly ValuePoint[],
  wanted: readonly Wanted[],
  nameOf: (id: string) => string,
): TableData {
  return {
    caption: `Monthly cost against ${wanted.length} wanted features`,
    columns: [
      { key: "name", label: "Provider" },
      { key: "usd", label: "Cost", unit: "USD a month", format: money, missing: "no price" },
      { key: "is", label: "Cost is" },
      { key: "share", label: "Wanted features met", unit: "share of 1", format: percent },
      { key: "most", label: "If every unknown held", unit: "share of 1", format: percent },
      { key: "frontier", label: "On the frontier" },
      { key: "unknown", label: "Unknown" },
      { key: "missing", label: "Missing" },
    ],
    rows: points.map((point): TableCell[] => [
      nameOf(point.cardId),
      point.usd,
      costRemark(point) || "exact",
      point.share,
      point.shareIfAllHold,
      point.isOnFrontier ? "yes" : "no",
      listed(point.unknown),
      listed(point.missing),
    ]),
  };
}
