import type { MatrixRow } from "../../compare/matrix-rows";

/**
 * USD that a bar of full length stands for. A few dear providers must not shrink all other bars to
 * dots, so that it is twice what half of them cost; longer bars are cut off.
 */
export function barScale(rows: readonly MatrixRow[]): number {
  const totals = rows
    .flatMap(({ ranked }) =>
      ranked.status === "priced" && ranked.totalUsd !== null ? [ranked.totalUsd] : [],
    )
    .sort((a, b) => a - b);
  const most = totals.at(-1) ?? 0;
  const usual = totals[Math.floor((totals.length - 1) * 0.5)] ?? 0;
  return Math.min(most, usual * 2) || most || 1;
}
