import type { Card } from "./full-schema";
import type { CardCore } from "./schema";

/** A field of a card and where its value was read, as far as the card says. */
export interface CardFact {
  readonly path: string;
  /** As the card has it; null where unknown, undefined where there is no such field. */
  readonly value: unknown;
  /** Address of the page; the card's own where nothing nearer is stated. */
  readonly source: string | null;
  /** Date of reading, ISO. */
  readonly checked: string | null;
  /** What the mode, plan or dial that the field belongs to is called. */
  readonly owner: string | null;
}

/** The parts of a path as `formatPath` writes it: "modes[0].vcpu_h" has modes, 0 and vcpu_h. */
export const pathParts = (path: string): string[] => path.match(/[^.[\]]+/g) ?? [];

/** The value at a path; undefined where the card has no such field. */
export function valueAt(card: object, path: string): unknown {
  let value: unknown = card;
  for (const part of pathParts(path)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

type Origin = Pick<CardFact, "source" | "checked" | "owner">;

function originOf(card: CardCore, path: string): Origin {
  const [place, which] = pathParts(path);
  const index = Number(which);
  switch (place) {
    case "modes": {
      const mode = card.modes[index];
      const owner = mode?.label ?? mode?.key ?? null;
      return { source: mode?.source ?? card.url, checked: mode?.checked ?? null, owner };
    }
    case "plans": {
      const plan = card.plans[index];
      const owner = plan?.name ?? null;
      return { source: plan?.source ?? card.url, checked: plan?.checked ?? null, owner };
    }
    case "knobs": {
      const knob = card.knobs[index];
      const owner = knob?.label ?? knob?.id ?? null;
      return { source: knob?.source ?? card.url, checked: null, owner };
    }
    default:
      return { source: card.url, checked: null, owner: null };
  }
}

/** Evidence that a whole card keeps of a raw fact; the index has none. */
function evidenceOrigin(card: CardCore | Card, path: string): Origin | null {
  const [place, key = ""] = pathParts(path);
  if (place !== "features" || !("feature_evidence" in card)) return null;
  const all: unknown = card.feature_evidence;
  const evidence: unknown = typeof all === "object" && all !== null ? Reflect.get(all, key) : null;
  if (typeof evidence !== "object" || evidence === null) return null;
  const text = (name: string): string | null => {
    const value: unknown = Reflect.get(evidence, name);
    return typeof value === "string" ? value : null;
  };
  return { source: text("source") ?? card.url, checked: text("checked"), owner: null };
}

/** A field that a bill came from, with its value and its source. */
export const cardFact = (card: CardCore | Card, path: string): CardFact => ({
  path,
  value: valueAt(card, path),
  ...(evidenceOrigin(card, path) ?? originOf(card, path)),
});
