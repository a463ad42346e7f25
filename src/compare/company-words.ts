import { date, money } from "../card/format";
import type { Card } from "../card/full-schema";
import { labelOf } from "./labels";

type Company = Card["company"];

/** A text of a card, which may say in a word that it knows nothing; null where unknown. */
export const knownText = (text: string | null): string | null =>
  text === null || text.trim() === "" || text === "unknown" ? null : text;

/** "Series A, $12,000,000, Mar 2026", as far as it is known; null where nothing of it is. */
export function roundText({
  type,
  amount_usd: usd,
  date: when,
}: Company["last_round"]): string | null {
  const stage = knownText(type);
  const parts = [
    stage === null ? null : labelOf("stage", stage),
    usd === null ? null : money(usd),
    when === null ? null : date(when),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

/** "Y Combinator, W24" */
export const acceleratorText = (entry: Company["accelerators"][number]): string =>
  typeof entry === "string"
    ? entry
    : [entry.name, entry.batch].filter((part) => part !== null).join(", ");
