import type { OwnRates } from "../../link/choices";

/** The own rates with one set, or with null taken back; a card without any is left out. */
export function withOwnRate(
  rates: OwnRates,
  cardId: string,
  path: string,
  value: number | null,
): OwnRates {
  const { [path]: _, ...others } = rates[cardId] ?? {};
  const own = value === null ? others : { ...others, [path]: value };
  const { [cardId]: __, ...otherCards } = rates;
  return Object.keys(own).length === 0 ? otherCards : { ...otherCards, [cardId]: own };
}
