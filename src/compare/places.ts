import { type Fact, factOr } from "../card/fact";
import { mergedRaw } from "../card/raw";
import type { CardCore } from "../card/schema";
import type { Offer } from "../cost/offer";

/*
 * Where offers run, as people ask for it: a country ("DE"), the European Union ("EU"), a part of the
 * world ("asia"), or a provider's own name of a region ("us-east-1").
 */

interface WorldPart {
  readonly key: string;
  readonly label: string;
  /** Countries in which a card may have a region. */
  readonly countries: readonly string[];
  /** Names of regions that say no more than this part of the world. */
  readonly names: RegExp;
}

const part = (key: string, label: string, countries: string, names: RegExp): WorldPart => ({
  key,
  label,
  countries: countries.split(" "),
  names,
});

const unionCountries = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" "),
);

export const worldParts: readonly WorldPart[] = [
  part(
    "europe",
    "Europe",
    `${[...unionCountries].join(" ")} GB CH NO IS UA RS TR`,
    /^eu(?![a-z])|europe|^[ew]eur\b/i,
  ),
  part("north-america", "North America", "US CA MX", /^us(?![a-z])|^[ew]nam\b|north ?america/i),
  part("south-america", "South America", "BR CL AR CO PE", /^sam\b|^sa-|south ?america/i),
  part("asia", "Asia", "JP SG IN KR HK TW ID MY TH VN PH CN", /^ap(ac)?\b|asia/i),
  part("middle-east", "Middle East", "AE BH IL QA SA", /^me\b|middle ?east/i),
  part("oceania", "Oceania", "AU NZ", /^oc\b|oceania|australia/i),
  part("africa", "Africa", "ZA NG KE EG", /^afr?\b|africa/i),
];

const countries = worldParts.flatMap((world) => world.countries);
const partOfCountry: ReadonlyMap<string, string> = new Map(
  worldParts.flatMap((world) => world.countries.map((code) => [code, world.key])),
);
const partKeys: ReadonlyMap<string, WorldPart> = new Map(worldParts.map((p) => [p.key, p]));

const regionNames = new Intl.DisplayNames(["en"], { type: "region" });
const nameByCode = new Map<string, string>();

/** Name of a country in English, looked up once: asking the platform is slow. */
function nameOf(code: string): string {
  const known = nameByCode.get(code);
  if (known !== undefined) return known;
  const name = regionNames.of(code) ?? code;
  nameByCode.set(code, name);
  return name;
}

const codeByName: ReadonlyMap<string, string> = new Map(
  countries.map((code) => [nameOf(code).toLowerCase(), code]),
);

/** A place in which an offer runs, as far as the card says where it is. */
export interface Place {
  /** The provider's own name of the region. */
  readonly id: string;
  /** Two letters ("DE"); null where the card does not say. */
  readonly country: string | null;
  /** Key of a part of the world; null where it can't be told. */
  readonly part: string | null;
  /** It is said to be in the European Union. */
  readonly inUnion: Fact;
}

function placeOf(id: string, name: string | null, country: string | null): Place {
  const said = country === null ? null : (codeByName.get(country.toLowerCase()) ?? country);
  const text = name ?? id;
  const world =
    said === null
      ? (worldParts.find((p) => p.names.test(id) || p.names.test(text))?.key ?? null)
      : (partOfCountry.get(said) ?? null);
  // A region named "us" or "us-east" is in the United States.
  const code = said ?? (/^us(?![a-z])/i.test(id) ? "US" : null);
  return { id, country: code, part: world, inUnion: inUnion(id, text, code, world) };
}

function inUnion(id: string, name: string, country: string | null, world: string | null): Fact {
  if (country !== null) return unionCountries.has(country);
  if (/^eu$/i.test(id) || /^european union/i.test(name)) return true;
  return world === null || world === "europe" ? null : false;
}

const placesByCard = new WeakMap<CardCore, readonly Place[]>();

function cardPlaces(card: CardCore): readonly Place[] {
  const known = placesByCard.get(card);
  if (known !== undefined) return known;
  const places = card.locations.map(({ id, name, country }) => placeOf(id, name, country));
  placesByCard.set(card, places);
  return places;
}

const placesByOffer = new WeakMap<Offer, readonly Place[] | null>();

/** The places of an offer; null where the card doesn't say where it runs. */
export function placesOf(offer: Offer): readonly Place[] | null {
  const known = placesByOffer.get(offer);
  if (known !== undefined) return known;
  const places = readPlaces(offer);
  placesByOffer.set(offer, places);
  return places;
}

function readPlaces({ card, mode, plan }: Offer): readonly Place[] | null {
  const all = cardPlaces(card);
  const own = mode.regions ?? mergedRaw(card, mode, plan).regions ?? null;
  if (own === null) return all.length > 0 ? all : null;
  return own.map((id) => all.find((place) => place.id === id) ?? placeOf(id, null, null));
}

/** Whether a place is what was asked for; null where the card leaves it open. */
function isIn(place: Place, asked: string): Fact {
  if (place.id === asked) return true;
  if (asked === "EU") return place.inUnion;
  if (partKeys.has(asked)) return place.part === null ? null : place.part === asked;
  const partAsked = partOfCountry.get(asked);
  if (partAsked === undefined) return false;
  if (place.country !== null) return place.country === asked;
  return place.part === null || place.part === partAsked ? null : false;
}

/** Whether an offer runs in a place that was asked for; null where the card leaves it open. */
export function runsIn(offer: Offer, asked: string): Fact {
  const places = placesOf(offer);
  return places === null ? null : factOr(...places.map((place) => isIn(place, asked)));
}

/** "Germany", "European Union", "Asia"; a provider's own name of a region as it is. */
export function placeLabel(value: string): string {
  if (value === "EU") return "European Union";
  const world = partKeys.get(value);
  if (world !== undefined) return world.label;
  return /^[A-Z]{2}$/.test(value) ? nameOf(value) : value;
}

/** What can be asked for of a place: its country, its part of the world, the Union. */
export const askableOf = (place: Place): string[] => [
  ...(place.inUnion === true ? ["EU"] : []),
  ...(place.country === null ? [] : [place.country]),
  ...(place.part === null ? [] : [place.part]),
];
