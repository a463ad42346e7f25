import { isFeatureKey } from "../card/features";
import { reasonText as costReasonText, featureWords, inSentence, splitCode } from "../cost/words";
import { findBound } from "./bounds";
import type { Requirements } from "./requirements";
import { findSet } from "./sets";

/** Any reason in words, without knowing whose: also those of bounds and sets. */
export function reasonText(code: string): string {
  const { kind, about } = splitCode(code);
  const label = inSentence(findBound(about)?.label ?? findSet(about)?.label ?? about);
  switch (kind) {
    case "below_bound":
      return `${label} below what is asked`;
    case "above_bound":
      return `${label} above what is asked`;
    case "unknown_bound":
    case "unknown_set":
      return `${label} unknown`;
    case "not_in_set":
      return `${label} is another`;
    default:
      return costReasonText(code);
  }
}

/** What would bring a provider back: "Docker inside is confirmed"; one that must not be is "ruled out". */
export const factAwaited = (code: string, { needs }: Pick<Requirements, "needs">): string => {
  const { about } = splitCode(code);
  const isUnwanted = isFeatureKey(about) && needs[about] === "not";
  return `${factAsked(code)} is ${isUnwanted ? "ruled out" : "confirmed"}`;
};

/** What would have to be confirmed, "Docker inside", "longest session". */
export function factAsked(code: string): string {
  const { about } = splitCode(code);
  const bound = findBound(about);
  if (bound !== undefined) return inSentence(bound.label);
  const set = findSet(about);
  if (set !== undefined) return inSentence(set.label);
  return isFeatureKey(about) ? featureWords(about) : costReasonText(code);
}
