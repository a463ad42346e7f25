import { useEffect } from "react";
import { matrixRows } from "../../compare/matrix-row";
import type { Compared } from "../../compare/side-by-side";
import { offerResult } from "../../cost/result";
import { loadCard } from "../../store/cards-store";
import { questionOf } from "../../store/derived";
import { useCards, useChoices, useDerived, useRanking } from "../../store/hooks";

export interface ComparedProviders {
  readonly compared: readonly Compared[];
  /** Ids whose whole card could not be loaded. */
  readonly failed: readonly string[];
}

/** The providers set side by side, in the order of their columns, with their whole cards. */
export function useCompared(): ComparedProviders {
  const ids = useChoices((choices) => choices.compared);
  const requirements = useChoices((choices) => choices.requirements);
  const { byId } = useRanking();
  const question = useDerived(questionOf);
  const full = useCards((cards) => cards.full);

  useEffect(() => {
    for (const id of ids) {
      if (byId.has(id) && full.get(id) === undefined) void loadCard(id);
    }
  }, [ids, byId, full]);

  const ranked = ids.flatMap((id) => byId.get(id) ?? []);
  const compared = matrixRows(ranked, { question, requirements }).map((row): Compared => {
    const load = full.get(row.id);
    return {
      row,
      result: offerResult(row.ranked.prepared, question),
      full: load?.status === "ready" ? load.value : null,
    };
  });
  return {
    compared,
    failed: ids.filter((id) => full.get(id)?.status === "failed"),
  };
}
