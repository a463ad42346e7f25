import { useId } from "react";
import { canAdd, mostCompared, withAdded } from "../../compare/compared";
import { labelOf } from "../../compare/labels";
import { change } from "../../store/choices-store";
import { useCards, useChoices } from "../../store/hooks";

/** Adds one of the other providers, listed by category and name, in a column at the end. */
export function AddProvider() {
  const id = useId();
  const cards = useCards((state) => state.cards);
  const compared = useChoices((choices) => choices.compared);
  const others = cards
    .filter((card) => !compared.includes(card.id))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  const categories = [...new Set(cards.map(({ category }) => category))];
  const isFull = !canAdd(compared);
  return (
    <span className="inline-flex min-w-0 max-sm:flex-1">
      <label htmlFor={id} className="sr-only">
        Add a provider
      </label>
      <select
        id={id}
        className="field chevron w-44 min-w-0 truncate text-sm max-sm:w-full"
        value=""
        disabled={isFull}
        onChange={({ target }) => change({ compared: withAdded(compared, target.value) })}
      >
        <option value="" disabled>
          {isFull ? `${mostCompared} at most` : "Add a provider…"}
        </option>
        {categories.map((category) => (
          <optgroup
            key={category ?? ""}
            label={category === null ? "category unknown" : labelOf("category", category)}
          >
            {others
              .filter((card) => card.category === category)
              .map(({ id: cardId, name }) => (
                <option key={cardId} value={cardId}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </span>
  );
}
