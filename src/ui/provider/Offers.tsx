import { ChevronRight } from "lucide-react";
import { Fragment, useState } from "react";
import type { Requirements } from "../../compare/requirements";
import { whyOffer } from "../../compare/why-offer";
import { reasonOf } from "../../compare/words";
import { type Question, type Ranked, rankOffers } from "../../cost/rank";
import { offerResult } from "../../cost/result";
import { cx } from "../parts/cx";
import { StatusText } from "../parts/StatusText";
import { TableScroll } from "../parts/TableScroll";
import { BillLines } from "./BillLines";
import { modeLabel } from "./feature-rows";
import { OfferCost, OfferStatus } from "./OfferStatus";
import { Section } from "./Section";

export interface OffersProps {
  ranked: Ranked;
  question: Question;
  requirements: Requirements;
}

/** Every mode under every plan for the workload in force, and why one of them is the price. */
export function Offers({ ranked, question, requirements }: OffersProps) {
  const offers = rankOffers([ranked.card], question);
  const chosen = offers.find(({ prepared }) => prepared === ranked.prepared) ?? ranked;
  const others = offers.filter((offer) => offer !== chosen);
  return (
    <Section
      id="offers"
      aside={
        <span className="text-dim text-sm">
          {offers.length === 1 ? "1 offer" : `${offers.length} offers`}
        </span>
      }
    >
      <p className="mb-2 max-w-[80ch]">
        Priced by <strong>{offerName(chosen)}</strong>.{" "}
        {whyOffer(chosen, offers, question.unknownMayPass)}
      </p>
      <TableScroll label="All offers">
        <table className="data-table">
          <caption className="sr-only">
            Each mode under each plan, the one that sets the price first
          </caption>
          <thead>
            <tr>
              <th scope="col">Mode</th>
              <th scope="col">Plan</th>
              <th scope="col" className="figure">
                A month
              </th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {[chosen, ...others].map((offer) => (
              <OfferRow
                key={`${offer.prepared.offer.modeIndex} ${offer.prepared.offer.planIndex}`}
                offer={offer}
                isChosen={offer === chosen}
                question={question}
                requirements={requirements}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Section>
  );
}

const planName = ({ prepared }: Ranked): string => prepared.offer.plan?.name ?? "no plan needed";

const offerName = (offer: Ranked): string =>
  `${modeLabel(offer.prepared.offer.mode)}, ${planName(offer)}`;

interface OfferRowProps extends Omit<OffersProps, "ranked"> {
  offer: Ranked;
  isChosen: boolean;
}

function OfferRow({ offer, isChosen, question, requirements }: OfferRowProps) {
  const [open, setOpen] = useState(false);
  const result = offerResult(offer.prepared, question);
  const hasBill = result.totalUsd !== null;
  return (
    <Fragment>
      <tr className={cx(open && "continues", isChosen && "bg-accent-soft/50")}>
        <th scope="row" className="min-w-40">
          {hasBill ? (
            <button
              type="button"
              aria-expanded={open}
              aria-label={`Bill of ${offerName(offer)}`}
              onClick={() => setOpen(!open)}
              className="flex min-h-6 items-start gap-1.5 rounded-sm text-left hover:underline"
            >
              <ChevronRight
                aria-hidden
                className={cx("mt-[3px] size-3.5 shrink-0 text-dim", open && "rotate-90")}
              />
              {modeLabel(offer.prepared.offer.mode)}
            </button>
          ) : (
            <span className="block pl-5">{modeLabel(offer.prepared.offer.mode)}</span>
          )}
        </th>
        <td className="min-w-28">
          {planName(offer)}
          {isChosen && (
            <StatusText filled tone="info" className="ml-1.5 whitespace-nowrap">
              sets the price
            </StatusText>
          )}
        </td>
        <td className="figure font-semibold">
          <OfferCost result={result} />
          {result.size !== null && (
            <span className="block font-normal text-dim text-xs">{result.size}</span>
          )}
        </td>
        <td className="min-w-48">
          <OfferStatus
            result={result}
            reasonWords={(code) => reasonOf(offer, code, requirements)}
          />
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={4} className="pl-5">
            <BillLines prepared={offer.prepared} question={question} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
