import type { CardCore } from "../../card/schema";

export interface GpuType {
  /** As cards write it. */
  readonly type: string;
  /** How many cards sell it. */
  readonly cards: number;
}

/** Types of GPU that the cards sell, the most common first. */
export function gpuTypesOf(cards: readonly CardCore[]): GpuType[] {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const own = new Set(card.modes.flatMap(({ gpu }) => (gpu ?? []).map(({ type }) => type)));
    for (const type of own) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts]
    .map(([type, count]) => ({ type, cards: count }))
    .sort((a, b) => b.cards - a.cards || a.type.localeCompare(b.type));
}
