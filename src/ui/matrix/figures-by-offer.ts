import { findBound } from "../../compare/bounds";
import { figureText } from "../../compare/figure-text";
import type { MatrixRow } from "../../compare/matrix-rows";

export interface OfferFigure {
  readonly key: string;
  /** Mode and plan. */
  readonly label: string;
  readonly text: string;
}

/** A limit on each of a card's offers, where they differ or are several; empty for other columns. */
export function figuresByOffer({ ranked }: MatrixRow, columnId: string): OfferFigure[] {
  const bound = findBound(columnId);
  if (bound === undefined || bound.of === "result" || bound.key === "coldStartMs") return [];
  return ranked.card.offers.map(({ offer }) => ({
    key: `${offer.modeIndex} ${offer.planIndex}`,
    label: [offer.mode.label ?? offer.mode.key, offer.plan?.name].filter(Boolean).join(" · "),
    text: figureText(bound.read(offer), bound.unit),
  }));
}
