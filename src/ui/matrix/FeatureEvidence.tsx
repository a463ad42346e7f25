import { type FeatureKey, featureLabel } from "../../card/features";
import { findings, findingsOf } from "../../card/findings";
import { factCellOf } from "../../compare/fact-cell";
import { useCard, useRanked } from "../../store/hooks";
import { FeatureDetails } from "../provider/FeatureDetails";
import { featureRow } from "../provider/feature-rows";
import { DetailsFrame } from "./DetailsFrame";
import { LoadNote } from "./LoadNote";
import { NeedButtons } from "./NeedButtons";
import { OpenProvider } from "./OpenProvider";

export interface FeatureEvidenceProps {
  cardId: string;
  feature: FeatureKey;
  anchor: Element | null;
  owner: Element | null;
  onClose: () => void;
}

/** "Koyeb Sandboxes · Stops when idle: in 1 of 2 modes", with all that the card says of it. */
export function FeatureEvidence({ cardId, feature, ...frame }: FeatureEvidenceProps) {
  const ranked = useRanked(cardId);
  const whole = useCard(cardId);
  if (ranked === null) return null;
  const offers = ranked.card.offers.map(({ offer }) => offer);
  const card = whole.status === "ready" ? whole.value : null;
  const row = featureRow(offers, card, feature);
  const cell = factCellOf(ranked.card.card, offers, feature);
  if (row === null) return null;
  return (
    <DetailsFrame
      {...frame}
      title={`${ranked.card.card.name} · ${featureLabel(feature)}: ${cell.text}`}
    >
      <LoadNote load={whole} />
      <FeatureDetails
        row={row}
        findings={card === null ? [] : findingsOf(findings(card), feature)}
        isLoaded={card !== null}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2 border-line border-t pt-3">
        <NeedButtons feature={feature} />
        <OpenProvider id={cardId} />
      </div>
    </DetailsFrame>
  );
}
