import type { CardCore } from "../card/schema";
import { type Dials, dialsOf, type KnobValues } from "./knobs";
import { compileCard, type Offer } from "./offer";

/** What a requirement finds on one offer: reasons by name, as cost-model.md writes them. */
export interface RequirementOutcome {
  /** Reasons that rule the offer out, "missing_feature:gpu". */
  readonly failed: readonly string[];
  /** Reasons that ask for confirmation, "unknown_feature:gpu". */
  readonly unconfirmed: readonly string[];
}

/** Requirements are checked on each offer, so that features and price hold together. */
export type Requirement = (offer: Offer) => RequirementOutcome;

export const noRequirement: Requirement = () => nothingAsked;
const nothingAsked: RequirementOutcome = { failed: [], unconfirmed: [] };

/** An offer with the dials and requirements in force: all that pricing needs besides a workload. */
export interface PreparedOffer extends RequirementOutcome {
  readonly offer: Offer;
  readonly dials: Dials;
}

export interface PreparedCard {
  readonly card: CardCore;
  readonly offers: readonly PreparedOffer[];
}

export interface CompiledCard {
  readonly card: CardCore;
  readonly offers: readonly Offer[];
}

export const compile = (card: CardCore): CompiledCard => ({ card, offers: compileCard(card) });

/** Sets a card's offers under knobs and requirements; done anew when either changes. */
export function prepare(
  { card, offers }: CompiledCard,
  knobs: KnobValues,
  requirement: Requirement,
): PreparedCard {
  const dialsByMode = new Map(card.modes.map((mode) => [mode, dialsOf(card, mode, knobs)]));
  return {
    card,
    offers: offers.map((offer) => ({
      offer,
      dials: dialsByMode.get(offer.mode) ?? dialsOf(card, offer.mode, knobs),
      ...requirement(offer),
    })),
  };
}
