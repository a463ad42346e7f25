import type { Card } from "../../src/card/full-schema";

/*
 * Many cards out of few, for measures of speed: the shipped cards over and over under new ids, with
 * prices and names moved, so that ranking has something to sort. The mix of pricings, unknowns,
 * modes and plans stays that of the real ones. The same seed gives the same cards.
 */

/** A pseudo-random generator of numbers in [0, 1), mulberry32: small, fast and the same everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const surnames = [
  "Cloud",
  "Labs",
  "Compute",
  "Sandboxes for Teams",
  "Runtime Systems International",
];

/** `count` cards: the given ones first as they are, then variants with ids of their own. */
export function resampledCards(cards: readonly Card[], count: number, seed = 1): Card[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const card = cards[i % cards.length];
    if (card === undefined) throw new Error("there are no cards to resample");
    return i < cards.length ? card : variant(card, i, random);
  });
}

function variant(card: Card, index: number, random: () => number): Card {
  const factor = 0.5 + random();
  const priced = (usd: number | null): number | null => (usd === null ? null : usd * factor);
  const surname = surnames[Math.floor(random() * surnames.length)] ?? "";
  return {
    ...card,
    id: `${card.id}-${index}`,
    name: `${card.name} ${surname} ${index}`,
    modes: card.modes.map((mode) => ({
      ...mode,
      vcpu_h: priced(mode.vcpu_h),
      ram_gib_h: priced(mode.ram_gib_h),
      sizes: mode.sizes?.map((size) => ({ ...size, hour: priced(size.hour) })) ?? null,
      pool_tiers: mode.pool_tiers?.map((tier) => ({ ...tier, month: priced(tier.month) })) ?? null,
    })),
    plans: card.plans.map((plan) => ({ ...plan, fee: priced(plan.fee) })),
  };
}
