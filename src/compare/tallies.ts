import { type Fact, factOr } from "../card/fact";
import { factOf } from "../card/facts";
import { type FeatureKey, featureKeys } from "../card/features";
import type { PreparedOffer } from "../cost/prepare";
import type { Ranked } from "../cost/rank";
import { splitCode } from "../cost/words";
import { cardFilter, resultFilter } from "./requirement";
import type { Requirements } from "./requirements";
import type { CardSet, OfferSet, RequirementSet } from "./sets";

/** How many of the providers that meet everything else have something, or may have it. */
export interface Tally {
  readonly yes: number;
  readonly unknown: number;
}

/** A value that a set can ask for, with its tally. */
export interface ValueTally extends Tally {
  readonly value: string;
  readonly label: string;
}

/** Whether reasons leave an offer or a card in view once those about one thing are set aside. */
function passes(
  found: { readonly failed: readonly string[]; readonly unconfirmed: readonly string[] },
  mayPass: boolean,
  aside: string | null,
): boolean {
  const standing = (code: string) => splitCode(code).about !== aside;
  return !found.failed.some(standing) && (mayPass || !found.unconfirmed.some(standing));
}

interface Meeting {
  readonly row: Ranked;
  readonly offers: readonly PreparedOffer[];
}

/** Offers that meet everything but what is set aside, of the cards that do. */
function offersMeeting(
  rows: readonly Ranked[],
  requirements: Requirements,
  aside: string | null,
): readonly Meeting[] {
  const ofCard = cardFilter(requirements);
  const ofResult = resultFilter(requirements);
  const { unknownMayPass } = requirements;
  return rows.flatMap((row) => {
    if (!passes(ofCard(row.card.card), unknownMayPass, aside)) return [];
    if (!passes(ofResult(row), unknownMayPass, aside)) return [];
    const offers = row.card.offers.filter((offer) => passes(offer, unknownMayPass, aside));
    return offers.length === 0 ? [] : [{ row, offers }];
  });
}

function tallyOf(facts: readonly Fact[]): Tally {
  return {
    yes: facts.filter((fact) => fact === true).length,
    unknown: facts.filter((fact) => fact === null).length,
  };
}

const tallyOfFeature = (meeting: readonly Meeting[], key: FeatureKey): Tally =>
  tallyOf(
    meeting.map(({ offers }) => factOr(...offers.map(({ offer }) => factOf(offer.facts, key)))),
  );

/**
 * How many providers each feature would leave in view as a must, by an offer that meets everything
 * else asked; what is asked of the feature itself now doesn't count.
 */
export function featureTallies(
  rows: readonly Ranked[],
  requirements: Requirements,
): ReadonlyMap<FeatureKey, Tally> {
  const meeting = offersMeeting(rows, requirements, null);
  return new Map(
    featureKeys.map((key) => {
      const asked = requirements.needs[key] !== undefined;
      return [key, tallyOfFeature(asked ? offersMeeting(rows, requirements, key) : meeting, key)];
    }),
  );
}

const hasValue = (set: CardSet | OfferSet, { row, offers }: Meeting, value: string): Fact =>
  set.of === "card"
    ? set.has(row.card.card, value)
    : factOr(...offers.map(({ offer }) => set.has(offer, value)));

/**
 * Every value that the cards have of a set and those asked for, the most common first, each with how
 * many providers it would let in that meet everything but this set.
 */
export function setTallies(
  rows: readonly Ranked[],
  requirements: Requirements,
  set: RequirementSet,
): ValueTally[] {
  const meeting = offersMeeting(rows, requirements, set.key);
  const known = rows.flatMap((row) =>
    set.of === "card"
      ? (set.values(row.card.card) ?? [])
      : row.card.offers.flatMap(({ offer }) => set.values(offer) ?? []),
  );
  const values = [...new Set([...known, ...(requirements.sets[set.key] ?? [])])];
  return values
    .map((value) => ({
      value,
      label: set.valueLabel(value),
      ...tallyOf(meeting.map((entry) => hasValue(set, entry, value))),
    }))
    .sort((a, b) => b.yes - a.yes || b.unknown - a.unknown || a.label.localeCompare(b.label));
}
