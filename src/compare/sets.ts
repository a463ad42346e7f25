import { type Fact, factOr } from "../card/fact";
import { factOf } from "../card/facts";
import type { FeatureKey } from "../card/features";
import { mergedRaw, rawText } from "../card/raw";
import type { CardCore } from "../card/schema";
import type { Offer } from "../cost/offer";
import { operatingSystems } from "../cost/workload";
import { labelOf } from "./labels";
import { askableOf, placeLabel, placesOf, runsIn } from "./places";
import type { SetKey } from "./requirements";

interface SetCommon {
  readonly key: SetKey;
  readonly label: string;
  readonly valueLabel: (value: string) => string;
}

/** A fact that the card has as a whole. */
export interface CardSet extends SetCommon {
  readonly of: "card";
  /** Known values; null where unknown. */
  readonly values: (card: CardCore) => readonly string[] | null;
  readonly has: (card: CardCore, value: string) => Fact;
}

/** A fact that may differ between a card's offers. */
export interface OfferSet extends SetCommon {
  readonly of: "offer";
  readonly values: (offer: Offer) => readonly string[] | null;
  readonly has: (offer: Offer, value: string) => Fact;
}

export type RequirementSet = CardSet | OfferSet;

const among = (values: readonly string[] | null, value: string): Fact =>
  values === null ? null : values.includes(value);

const oneOf = (value: string | null): readonly string[] | null => (value === null ? null : [value]);

function cardSet(
  key: SetKey,
  label: string,
  values: (card: CardCore) => readonly string[] | null,
): CardSet {
  return {
    key,
    label,
    of: "card",
    values,
    has: (card, value) => among(values(card), value),
    valueLabel: (value) => labelOf(key, value),
  };
}

const isolationByOffer = new WeakMap<Offer, string | null>();

/** The technique that separates the sandboxes of an offer; null where unknown. */
export function isolationOf(offer: Offer): string | null {
  const known = isolationByOffer.get(offer);
  if (known !== undefined) return known;
  const isolation = rawText(mergedRaw(offer.card, offer.mode, offer.plan), "isolation");
  isolationByOffer.set(offer, isolation);
  return isolation;
}

/** Systems of an offer; a mode that names none leaves it open. */
const systemsOf = ({ mode }: Offer): readonly string[] | null =>
  mode.os.length === 0 ? null : mode.os;

const sdks: readonly { value: string; label: string; fact: FeatureKey }[] = [
  { value: "python", label: "Python", fact: "lang_python" },
  { value: "node", label: "JavaScript", fact: "lang_node" },
  { value: "go", label: "Go", fact: "lang_go" },
  { value: "rust", label: "Rust", fact: "lang_rust" },
  { value: "java", label: "Java", fact: "lang_java" },
];

const hasSdk = (offer: Offer, value: string): Fact => {
  const sdk = sdks.find((entry) => entry.value === value);
  return sdk === undefined ? false : factOf(offer.facts, sdk.fact);
};

/** All facts of which one of several values will do; a new one is one entry and its key. */
export const requirementSets: readonly RequirementSet[] = [
  cardSet("category", "Category", (card) => oneOf(card.category)),
  {
    key: "isolation",
    label: "Isolation",
    of: "offer",
    values: (offer) => oneOf(isolationOf(offer)),
    has: (offer, value) => among(oneOf(isolationOf(offer)), value),
    valueLabel: (value) => labelOf("isolation", value),
  },
  {
    key: "region",
    label: "Region",
    of: "offer",
    values: (offer) => {
      const places = placesOf(offer);
      return places === null ? null : [...new Set(places.flatMap(askableOf))];
    },
    has: runsIn,
    valueLabel: placeLabel,
  },
  cardSet("ownership", "Ownership", (card) => oneOf(card.company.ownership.value)),
  cardSet("stage", "Company stage", (card) => oneOf(card.company.stage.value)),
  {
    key: "os",
    label: "Operating system",
    of: "offer",
    values: systemsOf,
    has: (offer, value) => among(systemsOf(offer), value),
    valueLabel: (value) =>
      operatingSystems.find((system) => system.value === value)?.label ?? value,
  },
  {
    key: "sdk",
    label: "SDK",
    of: "offer",
    values: (offer) => {
      const facts = sdks.map(({ value }) => ({ value, fact: hasSdk(offer, value) }));
      const known = facts.filter(({ fact }) => fact === true).map(({ value }) => value);
      return known.length === 0 && facts.some(({ fact }) => fact === null) ? null : known;
    },
    has: hasSdk,
    valueLabel: (value) => sdks.find((sdk) => sdk.value === value)?.label ?? value,
  },
];

const byKey: ReadonlyMap<string, RequirementSet> = new Map(
  requirementSets.map((set) => [set.key, set]),
);

export const findSet = (key: string): RequirementSet | undefined => byKey.get(key);
export const isSetKey = (key: string): key is SetKey => byKey.has(key);

/** Whether one of the asked values holds; null where what is known leaves that open. */
export const hasAny = (has: (value: string) => Fact, asked: readonly string[]): Fact =>
  factOr(...asked.map(has));

/** Code of the reason for which a set rules an offer or a card out or asks for confirmation. */
export const setReason = (key: SetKey, held: Fact): string =>
  `${held === null ? "unknown_set" : "not_in_set"}:${key}`;
