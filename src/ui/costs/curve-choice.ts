import type { Ranked } from "../../cost/rank";
import type { CurveLines } from "../../link/choices";

const leadersAtMost = 8;
const comparedAtMost = 12;

/**
 * Whose lines are drawn: the cheapest of those shown, lower bounds after them where there is room;
 * or those set side by side, in their order.
 */
export function linesShown(
  which: CurveLines,
  shown: readonly Ranked[],
  byId: ReadonlyMap<string, Ranked>,
  compared: readonly string[],
): Ranked[] {
  if (which === "compared") {
    return compared.flatMap((id) => byId.get(id) ?? []).slice(0, comparedAtMost);
  }
  return shown.filter(({ totalUsd }) => totalUsd !== null).slice(0, leadersAtMost);
}
