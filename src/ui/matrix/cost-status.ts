import type { OfferResult } from "../../cost/result";
import { costText, reasonText, referenceText, unknownPartsText } from "../../cost/words";

/** A monthly cost as its cell says it: the figure, and the status in words beside it. */
export interface CostWords {
  readonly figure: string;
  /** Null where the figure says it all. */
  readonly status: string | null;
}

/**
 * "$20.00"; "≥ $33.33" with "disk unknown"; "$30.00" with "size unpublished"; "not priced" with why.
 * `reasonOf` words the reasons that requirements gave.
 */
export function costWords(
  result: OfferResult,
  reasonOf: (code: string) => string = reasonText,
): CostWords {
  const figure = costText(result.totalUsd, result.unknown.length > 0);
  const unknown = result.unknown.length > 0 ? `${unknownPartsText(result.unknown)} unknown` : null;
  const withUnknown = (words: string) => (unknown === null ? words : `${words}, ${unknown}`);
  switch (result.status) {
    case "priced":
      return { figure, status: null };
    case "at_least":
      return { figure, status: unknown };
    case "unsized":
      return { figure, status: withUnknown("size unpublished") };
    case "unconfirmed":
      return { figure, status: withUnknown("if confirmed") };
    case "reference":
      return { figure, status: withUnknown(referenceText(result.prepared.offer)) };
    case "unpriced":
      return {
        figure: "not priced",
        status: result.reasons.map(reasonOf).join("; ") || "no offer",
      };
  }
}
