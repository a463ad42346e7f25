import type { Card } from "../../card/full-schema";
import type { Mode, Plan } from "../../card/schema";
import type { MatrixRow } from "../../compare/matrix-rows";

/** Where something was read, as far as a card says. */
export interface ReadEvidence {
  readonly note?: string | null;
  readonly quote?: string | null;
  readonly source?: string | null;
  readonly checked?: string | null;
  readonly confidence?: string | null;
}

/** Evidence of raw facts, under the key that the card keeps it by. */
const rawKeys: Readonly<Record<string, string>> = {
  maxSessionHours: "max_session_h",
  isolation: "isolation",
  regions: "regions",
};

const companyFacts = {
  ownership: "ownership",
  stage: "stage",
  fundingUsd: "total_funding_usd",
} as const;

const isCompanyFact = (id: string): id is keyof typeof companyFacts => id in companyFacts;
const ofPart = ({ note, source, checked }: Mode | Plan): ReadEvidence => ({
  note,
  source,
  checked,
});
const says = ({ source, quote, note }: ReadEvidence): boolean =>
  [source, quote, note].some((text) => text !== null && text !== undefined && text !== "");

/** The evidence of a column that is no feature; empty where the card keeps none. */
export function figureEvidence(
  card: Card,
  { ranked }: MatrixRow,
  columnId: string,
): ReadEvidence[] {
  return found(card, ranked.prepared.offer, columnId).filter(says);
}

function found(
  card: Card,
  offer: { readonly mode: Mode; readonly plan: Plan | null },
  columnId: string,
): ReadEvidence[] {
  if (isCompanyFact(columnId)) {
    const { source, quote, note, confidence } = card.company[companyFacts[columnId]];
    return [{ source, quote, note, confidence, checked: card.company.checked }];
  }
  switch (columnId) {
    case "coldStartMs":
    case "burstStartMs":
      return [{ note: card.perf_source }];
    case "regions":
      return [
        {
          source: card.locations_source,
          quote: card.locations_quote,
          checked: card.locations_checked,
        },
      ];
    case "fleetInstances":
      return card.fleet.sources.map((source) => ({ source, checked: card.fleet.researched }));
    case "concurrency":
      return [
        ...(offer.plan === null ? [] : [ofPart(offer.plan)]),
        ...card.fleet.sources.map((source) => ({ source, checked: card.fleet.researched })),
      ];
    case "hourlyUsd":
    case "maxVcpu":
    case "maxRamGib":
    case "includedDiskGib":
      return [ofPart(offer.mode), ...(offer.plan === null ? [] : [ofPart(offer.plan)])];
    default: {
      const evidence = card.feature_evidence[rawKeys[columnId] ?? columnId];
      return evidence === undefined ? [] : [evidence];
    }
  }
}
