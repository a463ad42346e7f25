import { count } from "../../card/format";
import { change } from "../../store/choices-store";
import { useCards, useChoices } from "../../store/hooks";
import { Button } from "../parts/Button";
import { Notice } from "../parts/Notice";

/** Says over every chart whose figures have rates of one's own in them; leads to their bills. */
export function OwnRatesInForce() {
  const ownRates = useChoices((choices) => choices.ownRates);
  const cards = useCards((state) => state.cards);
  const ids = Object.keys(ownRates);
  if (ids.length === 0) return null;
  return (
    <Notice
      className="mx-5 mt-3 max-sm:mx-3"
      actions={
        <Button size="sm" onClick={() => change({ ownRates: {} })}>
          Reset all to the cards
        </Button>
      }
    >
      Own rates in force:{" "}
      {ids.map((id, i) => (
        <span key={id}>
          {i > 0 && ", "}
          <button
            type="button"
            className="min-h-6 text-accent underline underline-offset-2"
            onClick={() => change({ provider: id, costView: "bill" })}
          >
            {cards.find((card) => card.id === id)?.name ?? id}
          </button>{" "}
          ({count(Object.keys(ownRates[id] ?? {}).length, "rate")})
        </span>
      ))}
    </Notice>
  );
}
