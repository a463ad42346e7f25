import { Columns3 } from "lucide-react";
import { change } from "../../store/choices-store";
import { useChoices, useRanking } from "../../store/hooks";
import { Button } from "../parts/Button";
import { EmptyState } from "../parts/EmptyState";
import { AddProvider } from "./AddProvider";

const suggested = 3;

/** What to do where fewer than two are chosen: how to choose, and three to begin with. */
export function NotEnough() {
  const compared = useChoices((choices) => choices.compared);
  const { shown, byId } = useRanking();
  const [only] = compared.flatMap((id) => byId.get(id)?.card.card.name ?? []);
  const cheapest = shown.filter(({ status }) => status === "priced").slice(0, suggested);
  const ids = cheapest.map(({ card }) => card.card.id);
  const names = cheapest.map(({ card }) => card.card.name);
  return (
    <>
      <h1 className="sr-only">Side by side</h1>
      <EmptyState
        icon={<Columns3 aria-hidden className="size-6" />}
        title={only === undefined ? "No providers are side by side yet" : `${only}, and who else?`}
        actions={
          <>
            <AddProvider />
            <Button onClick={() => change({ view: "compare" })}>Choose in the table</Button>
            {ids.length > 1 && (
              <Button variant="primary" onClick={() => change({ compared: ids })}>
                Compare the {ids.length} cheapest
              </Button>
            )}
          </>
        }
      >
        Tick two to six providers in the table of Compare, or add them here.
        {names.length > 1 && <> The cheapest that meet what you ask for are {names.join(", ")}.</>}
      </EmptyState>
    </>
  );
}
