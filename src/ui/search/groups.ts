import type { SearchHit, SearchKind } from "../../compare/search";

export interface HitGroup {
  readonly kind: SearchKind;
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

const kindWords: Readonly<Record<SearchKind, string>> = {
  provider: "Providers",
  feature: "Features",
  view: "Views",
  action: "Actions",
};

/** Hits by kind; the kind of the best hit comes first, and within a kind the best. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const kinds = [...new Set(hits.map(({ entry }) => entry.kind))];
  return kinds.map((kind) => ({
    kind,
    label: kindWords[kind],
    hits: hits.filter(({ entry }) => entry.kind === kind),
  }));
}

/** A label cut into stretches that the query met and those between. */
export function markedPieces(
  label: string,
  places: readonly number[],
): { readonly text: string; readonly isMet: boolean; readonly start: number }[] {
  const met = new Set(places);
  const pieces: { text: string; isMet: boolean; start: number }[] = [];
  [...label].forEach((char, index) => {
    const isMet = met.has(index);
    const last = pieces.at(-1);
    if (last !== undefined && last.isMet === isMet) last.text += char;
    else pieces.push({ text: char, isMet, start: index });
  });
  return pieces;
}
