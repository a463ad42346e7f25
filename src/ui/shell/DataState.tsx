import type { ReactNode } from "react";
import { loadCards } from "../../store/cards-store";
import { useCards } from "../../store/hooks";
import { ErrorState } from "../parts/ErrorState";
import { LoadingState } from "../parts/LoadingState";

/** Shows its children once there are cards; until then, that they load or why there are none. */
export function DataState({ children }: { children: ReactNode }) {
  const status = useCards((cards) => cards.status);
  const problem = useCards((cards) => cards.problem);
  const count = useCards((cards) => cards.cards.length);
  const badCount = useCards((cards) => cards.bad.length);
  const retry = () => void loadCards();

  if (status === "loading") return <LoadingState label="Loading the provider cards" rows={14} />;
  if (status === "failed") {
    return (
      <ErrorState title="The provider cards could not be loaded" onRetry={retry}>
        {problem} Nothing can be compared without them. Your workload and requirements are kept.
      </ErrorState>
    );
  }
  if (count === 0) {
    return (
      <ErrorState title="There is no provider card to compare" onRetry={retry}>
        {badCount === 0
          ? "The index of cards is there, but it is empty."
          : `None of the ${badCount} cards of the index is in order; the notice above says why.`}
      </ErrorState>
    );
  }
  return children;
}
