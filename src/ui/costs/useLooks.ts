import { useMemo } from "react";
import { standardOrder } from "../../compare/standard-order";
import { useCards } from "../../store/hooks";
import { type ProviderLooks, providerLooks } from "../charts/provider-colour";

/** How each provider looks in charts: from all cards that loaded, whatever is shown. */
export function useLooks(): ProviderLooks {
  const cards = useCards((state) => state.cards);
  return useMemo(() => providerLooks(standardOrder(cards)), [cards]);
}
