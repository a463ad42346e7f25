import type { Ranked } from "../../cost/rank";
import { useChoices, useRanking } from "../../store/hooks";

/** The provider that is looked at alone: the chosen one, else the first shown; null without any. */
export function useCostProvider(): Ranked | null {
  const chosen = useChoices(({ provider }) => provider);
  const { shown, byId } = useRanking();
  return (chosen === null ? undefined : byId.get(chosen)) ?? shown[0] ?? null;
}
