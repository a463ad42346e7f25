import type { CardKnob } from "../../store/side-panel";

/** Whether two lists have the same dials, in whatever order. */
export function sameDials(a: readonly CardKnob[], b: readonly CardKnob[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  const keys = new Set(a.map(({ key }) => key));
  return b.every(({ key }) => keys.has(key));
}

export interface KnobGroup {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly CardKnob[];
}

/** Dials under their providers, in the order in which those first come. */
export function byProvider(entries: readonly CardKnob[]): KnobGroup[] {
  const groups = new Map<string, CardKnob[]>();
  for (const entry of entries) {
    const group = groups.get(entry.card.id);
    if (group === undefined) groups.set(entry.card.id, [entry]);
    else group.push(entry);
  }
  return [...groups].map(([id, own]) => ({ id, name: own[0]?.card.name ?? id, entries: own }));
}

/** Dials whose provider and label have every word of a search. */
export function searchDials(entries: readonly CardKnob[], query: string): readonly CardKnob[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ card, knob }) => {
    const text = `${card.name} ${knob.label ?? knob.id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
