import type { ReactNode } from "react";
import { loadCards } from "../../store/cards-store";
import { useCards } from "../../store/hooks";
import { ErrorState } from "../parts/ErrorState";
import { LoadingState } from "../parts/LoadingState";

export interface DataStateProps {
  /** Heading of the page while there is no view to have one of its own. */
  title: string;
  children: ReactNode;
}

/** Shows its children once there are cards; until then, that they load or why there are none. */
export function DataState({ title, children }: DataStateProps) {
  const status = useCards((cards) => cards.status);
  const count = useCards((cards) => cards.cards.length);
  if (status === "ready" && count > 0) return children;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {status === "loading" ? (
        <LoadingState label="Loading the provider cards" rows={14} />
      ) : (
        <NoCards />
      )}
    </>
  );
}

function NoCards() {
  const problem = useCards((cards) => cards.problem);
  const badCount = useCards((cards) => cards.bad.length);
  const retry = () => void loadCards();
  if (problem !== null) {
    return (
      <ErrorState title="The provider cards could not be loaded" onRetry={retry}>
        {problem} Nothing can be compared without them. Your workload and requirements are kept.
      </ErrorState>
    );
  }
  return (
    <ErrorState title="There is no provider card to compare" onRetry={retry}>
      {badCount === 0
        ? "The index of cards is there, but it is empty."
        : `None of the ${badCount} cards of the index is in order; the notice above says why.`}
    </ErrorState>
  );
}
