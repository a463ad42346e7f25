import type { PreparedCard } from "./prepare";
import { bestOffer, type Question, type Ranked } from "./rank";
import { offerResult } from "./result";

/** A provider that is left unpriced for a limit on sessions, and what it comes to without that. */
export interface SplitPrice {
  readonly card: PreparedCard["card"];
  /** USD a month with sessions split; a lower bound where `isLowerBound`. */
  readonly totalUsd: number;
  readonly isLowerBound: boolean;
}

/**
 * What providers that end sessions earlier than asked would cost if each session ran as several, the
 * cheapest first, lower bounds after them; none where sessions are split already.
 */
export function splitPrices(rows: readonly Ranked[], question: Question): SplitPrice[] {
  if (question.workload.splitSessions) return [];
  const workload = { ...question.workload, splitSessions: true };
  return rows
    .flatMap((row): SplitPrice[] => {
      if (row.status !== "unpriced") return [];
      if (!offerResult(row.prepared, question).reasons.includes("session_too_long")) return [];
      const { status, totalUsd, isLowerBound } = bestOffer(row.card, { ...question, workload });
      if (totalUsd === null || (status !== "priced" && status !== "at_least")) return [];
      return [{ card: row.card.card, totalUsd, isLowerBound }];
    })
    .sort((a, b) => Number(a.isLowerBound) - Number(b.isLowerBound) || a.totalUsd - b.totalUsd);
}
