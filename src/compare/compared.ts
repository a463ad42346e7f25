/** How many providers stand side by side at most; more can't be read. */
export const mostCompared = 6;

export const canAdd = (compared: readonly string[]): boolean => compared.length < mostCompared;

/** With the card added at the end; unchanged where it is there or there is no room. */
export const withAdded = (compared: readonly string[], id: string): readonly string[] =>
  compared.includes(id) || !canAdd(compared) ? compared : [...compared, id];

export const withRemoved = (compared: readonly string[], id: string): readonly string[] =>
  compared.filter((other) => other !== id);

/** With the card at another place, counted from 0 and held within the ends. */
export function withMoved(
  compared: readonly string[],
  id: string,
  place: number,
): readonly string[] {
  if (!compared.includes(id)) return compared;
  const others = withRemoved(compared, id);
  const at = Math.max(0, Math.min(others.length, place));
  return others.toSpliced(at, 0, id);
}
