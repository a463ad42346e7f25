import { dashes, otherColor, series } from "../parts/palette";

export const markers = ["circle", "square", "diamond", "up", "down", "cross"] as const;
export type Marker = (typeof markers)[number];

/** How a provider looks in every chart. Two that share a colour differ in dash and marker. */
export interface ProviderLook {
  /** A CSS colour: one of the palette's variables. */
  readonly color: string;
  readonly dash: string | undefined;
  readonly marker: Marker;
  /** How often the palette was used up before this one: the density of a hatching. */
  readonly round: number;
}

export type ProviderLooks = ReadonlyMap<string, ProviderLook>;

const unknownLook: ProviderLook = {
  color: otherColor,
  dash: undefined,
  marker: "circle",
  round: 0,
};

function lookAt(place: number): ProviderLook {
  const round = Math.floor(place / series.length);
  return {
    color: series[place % series.length] ?? otherColor,
    dash: dashes[round % dashes.length],
    // Markers turn with a step of their own, so that neighbours differ in shape as well as in colour.
    marker: markers[place % markers.length] ?? "circle",
    round,
  };
}

/**
 * One look for each card, by its place in an order of all the cards there are: the same in every
 * chart, whatever is filtered or sorted. As many neighbours as there are colours all differ.
 */
export const providerLooks = (order: readonly string[]): ProviderLooks =>
  new Map(order.map((id, place) => [id, lookAt(place)]));

export const lookOf = (looks: ProviderLooks, id: string): ProviderLook =>
  looks.get(id) ?? unknownLook;
