import { reasonText } from "../compare/words";
import { cautionText } from "../cost/bill-words";
import type { Ranked } from "../cost/rank";
import type { OfferResult } from "../cost/result";
import { costText, statusText, unknownPartsText } from "../cost/words";
import { alignedTable } from "./table";

const offerText = ({ prepared: { offer }, size }: OfferResult): string =>
  [offer.mode.key, offer.plan?.name, size].filter((part) => part != null).join(" · ");

/** What stands beside the figure: why it does not rank, what is unknown, and cautions. */
function remarks(result: OfferResult): string {
  const status = result.status === "priced" ? "" : statusText(result, reasonText);
  const isBound = result.unknown.length > 0;
  return [
    // A lower bound's status is the figure that stands in its own column.
    ...(result.status === "at_least" || status === "" ? [] : [status]),
    ...(result.status === "unconfirmed" ? result.reasons.map(reasonText) : []),
    ...(isBound ? [`unknown: ${unknownPartsText(result.unknown)}`] : []),
    ...result.cautions
      .filter((caution) => caution !== "size_unpublished")
      .map((caution) => cautionText(caution, result.prepared.offer.card)),
  ].join("; ");
}

/** Results as an aligned table for a terminal, in rank order. */
export function priceTable(results: readonly (readonly [Ranked, OfferResult])[]): string {
  const rows = results.map(([{ rank }, result]) => [
    rank === null ? "" : String(rank),
    result.prepared.offer.card.name,
    result.totalUsd === null ? "–" : costText(result.totalUsd, result.unknown.length > 0),
    offerText(result),
    remarks(result),
  ]);
  const header = ["#", "provider", "a month", "mode · plan · size", "remarks"];
  return `${alignedTable([header, ...rows], new Set([0, 2]))}\n`;
}
