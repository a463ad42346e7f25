import { useRef, useState } from "react";
import type { CardCore } from "../../card/schema";
import { explainOffer } from "../../cost/explain/explain";
import type { PreparedOffer } from "../../cost/prepare";
import { offerResult } from "../../cost/result";
import { statusText } from "../../cost/words";
import { questionOf } from "../../store/derived";
import { useCard, useCards, useDerived, useRanked } from "../../store/hooks";
import { StatusText } from "../parts/StatusText";
import { BillBasis } from "./BillBasis";
import { BillLines } from "./BillLines";
import { CertaintyNotes, PlanNotes } from "./BillNotes";
import { offerText } from "./bars";
import { OfferRates } from "./OfferRates";
import { OtherOffers } from "./OtherOffers";
import { OwnRatesNotice } from "./OwnRatesNotice";

export interface BillProps {
  /** Id of the card; one that isn't there shows nothing. */
  id: string;
  /** Level of the bill's own headings; its parts are one below. */
  heading?: "h2" | "h3";
  /** The provider's other offers below it; left out where they stand elsewhere. */
  withOffers?: boolean;
}

type OfferKey = Pick<PreparedOffer["offer"], "modeIndex" | "planIndex">;

/**
 * A provider's month in full: every part with its formula and the card's facts, plan and credits,
 * what is unknown or assumed, and every other offer. For the workload and dials in force.
 */
export function Bill({ id, heading = "h2", withOffers = true }: BillProps) {
  // A bill of another provider starts from that provider's best offer.
  return <BillOf key={id} id={id} heading={heading} withOffers={withOffers} />;
}

function BillOf({ id, heading: Heading, withOffers }: Required<BillProps>) {
  const ranked = useRanked(id);
  const question = useDerived(questionOf);
  const full = useCard(id);
  const published = useCards(({ cards }) => cards.find((card) => card.id === id));
  const [chosen, setChosen] = useState<OfferKey | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  if (ranked === null) return null;

  const prepared =
    ranked.card.offers.find(
      ({ offer }) => offer.modeIndex === chosen?.modeIndex && offer.planIndex === chosen.planIndex,
    ) ?? ranked.prepared;
  const result = offerResult(prepared, question);
  const explanation = explainOffer(prepared, question);
  const card: CardCore = full.status === "ready" ? full.value : ranked.card.card;
  const isBest = prepared === ranked.prepared;
  const Below = Heading === "h2" ? "h3" : "h4";

  return (
    <div className="text-sm">
      <OwnRatesNotice cardId={id} />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby={`bill-${id}`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
            <Heading id={`bill-${id}`} ref={title} tabIndex={-1} className="text-base outline-none">
              {offerText(result)}
            </Heading>
            <StatusText tone={result.status === "priced" ? "neutral" : "warning"}>
              {statusText(result)}
              {isBest ? "" : ", not this provider’s best offer"}
            </StatusText>
          </div>
          {result.totalUsd === null ? (
            <p className="border-line border-t py-3 text-dim">
              This offer has no bill for this workload. What it would need stands beside the offers
              below.
            </p>
          ) : (
            <BillLines card={card} result={result} explanation={explanation} />
          )}
          <PlanNotes result={result} explanation={explanation} heading={Below} />
          {withOffers && published !== undefined && (
            <OfferRates card={published} offer={prepared.offer} />
          )}
        </section>
        <div>
          <section aria-label="Basis">
            <Below className="pb-2 text-base">Billed time and machine</Below>
            <BillBasis card={card} explanation={explanation} />
          </section>
          <CertaintyNotes result={result} heading={Below} />
        </div>
      </div>
      {withOffers && (
        <section className="mt-6">
          <Below className="pb-2 text-base">All offers for this workload</Below>
          <OtherOffers
            card={ranked.card}
            question={question}
            open={prepared.offer}
            onOpen={({ offer }) => {
              setChosen({ modeIndex: offer.modeIndex, planIndex: offer.planIndex });
              title.current?.focus();
              title.current?.scrollIntoView({ block: "nearest" });
            }}
          />
        </section>
      )}
    </div>
  );
}
