import type { Ranked } from "../cost/rank";
import { type OfferResult, offerResult } from "../cost/result";
import { statusText, unknownPartsText } from "../cost/words";
import { type Column, knownCell } from "./column";
import { reasonOf } from "./reason-of";
import type { Requirements } from "./requirements";

/**
 * Where a provider's figure stands among prices: "priced", "lower bound, egress unknown", "$74.40 if
 * confirmed", "contact sales", "not priced: why".
 */
export function statusWords(
  ranked: Ranked,
  result: OfferResult,
  requirements: Requirements,
): string {
  switch (result.status) {
    case "priced":
      return "priced";
    case "at_least":
      return `lower bound, ${unknownPartsText(result.unknown)} unknown`;
    default:
      return statusText(result, (code) => reasonOf(ranked, code, requirements));
  }
}

/**
 * What the cell of the monthly cost says beside its figure. In a file it has a column of its own, so
 * that no figure there passes for a price that isn't one.
 */
export const statusColumn: Column = {
  id: "status",
  label: "Status",
  shortLabel: "Status",
  about: "Whether the monthly cost is a price, and why not.",
  group: "result",
  kind: "text",
  unit: null,
  width: 128,
  better: null,
  feature: null,
  value: ({ ranked, context: { question, requirements } }) => {
    const words = statusWords(ranked, offerResult(ranked.prepared, question), requirements);
    return knownCell(words, words);
  },
};
