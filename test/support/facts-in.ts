import type { Fact } from "../../src/card/fact";
import { factOf } from "../../src/card/facts";
import type { FeatureKey } from "../../src/card/features";
import { modeFacts, offerFacts } from "../../src/card/resolve";
import { aMode, aPlan, type Json, the, theCard } from "./builders";

/** A fact in a mode that states these features, of a card that states those. */
export function inMode(key: FeatureKey, ofCard: Json, ofMode: Json, rest: Json = {}): Fact {
  const card = theCard({ features: ofCard, modes: [aMode({ features: ofMode })], ...rest });
  return factOf(modeFacts(card, the(card.modes)), key);
}

/** A fact in an offer whose plan has these fields. */
export function inOffer(
  key: FeatureKey,
  ofCard: Json,
  ofMode: Json,
  ofPlan: Json,
  rest: Json = {},
): Fact {
  const card = theCard({
    features: ofCard,
    modes: [aMode({ features: ofMode })],
    plans: [aPlan(ofPlan)],
    ...rest,
  });
  return factOf(offerFacts(card, the(card.modes), the(card.plans)), key);
}
