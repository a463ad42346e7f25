import { ChevronRight } from "lucide-react";
import { Fragment, useState } from "react";
import { reasonOf } from "../../compare/reason-of";
import type { Requirements } from "../../compare/requirements";
import { whyOffer } from "../../compare/why-offer";
import { explainOffer } from "../../cost/explain/explain";
import { type Question, type Ranked, rankOffers } from "../../cost/rank";
import { offerResult } from "../../cost/result";
import { BillLines } from "../costs/BillLines";
import { NearestChange } from "../costs/NearestChange";
import { Button } from "../parts/Button";
import { cx } from "../parts/cx";
import { StatusText } from "../parts/StatusText";
import { TableScroll } from "../parts/TableScroll";
import { modeLabel } from "./feature-rows";
import { OfferCost, OfferStatus } from "./OfferStatus";
import { Section } from "./Section";

const mostAtFirst = 10;

export interface OffersProps {
  ranked: Ranked;
  question: Question;
  requirements: Requirements;
}

/** Every mode under every plan for the workload in force, and why one of them is the price. */
export function Offers({ ranked, question, requirements }: OffersProps) {
  const offers = rankOffers([ranked.card], question);
  const chosen = offers.find(({ prepared }) => prepared === ranked.prepared) ?? ranked;
  const ordered = [chosen, ...offers.filter((offer) => offer !== chosen)];
  const [all, setAll] = useState(false);
  const isLong = ordered.length > mostAtFirst + 2;
  const shown = isLong && !all ? ordered.slice(0, mostAtFirst) : ordered;
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
        {chosen.status === "unpriced" ? "Nearest is " : "Priced by "}
        <strong>{offerName(chosen)}</strong>. {whyOffer(chosen, offers, question.unknownMayPass)}
      </p>
      <TableScroll label="All offers">
        <table className="data-table">
          <caption className="sr-only">
            Each mode under each plan, the one that sets the price first
          </caption>
          <thead>
            <tr>
              <th scope="col">Mode and plan</th>
              <th scope="col" className="figure">
                A month
              </th>
              <th scope="col" className="max-sm:hidden">
                Status
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((offer) => (
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
      {isLong && (
        <Button variant="link" className="mt-1" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show ${ordered.length - mostAtFirst} more offers`}
        </Button>
      )}
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
  const mode = modeLabel(offer.prepared.offer.mode);
  const status = (
    <>
      <OfferStatus result={result} reasonWords={(code) => reasonOf(offer, code, requirements)} />
      {result.status === "unpriced" && (
        <NearestChange prepared={offer.prepared} question={question} />
      )}
    </>
  );
  return (
    <Fragment>
      <tr className={cx(open && "continues", isChosen && "bg-accent-soft/50")}>
        <th scope="row" className="min-w-40">
          <span className="flex items-start gap-1.5">
            {hasBill ? (
              <button
                type="button"
                aria-expanded={open}
                aria-label={`Bill of ${offerName(offer)}`}
                onClick={() => setOpen(!open)}
                className="-my-0.5 grid size-6 shrink-0 place-content-center rounded-sm text-dim hover:bg-hover hover:text-ink"
              >
                <ChevronRight aria-hidden className={cx("size-3.5", open && "rotate-90")} />
              </button>
            ) : (
              <span className="size-6 shrink-0" />
            )}
            <span className="min-w-0">
              {mode}
              <span className="text-dim"> · {planName(offer)}</span>
              {isChosen && (
                <StatusText filled tone="info" className="ml-1.5 whitespace-nowrap">
                  {hasBill ? "sets the price" : "nearest"}
                </StatusText>
              )}
              <span className="block sm:hidden">{status}</span>
            </span>
          </span>
        </th>
        <td className="figure font-semibold">
          <OfferCost result={result} />
          {result.size !== null && (
            <span className="block font-normal text-dim text-xs">{result.size}</span>
          )}
        </td>
        <td className="min-w-48 max-sm:hidden">{status}</td>
      </tr>
      {open && (
        <tr>
          <td colSpan={3}>
            <div className="pl-[30px] max-sm:pl-0">
              <BillLines
                card={offer.card.card}
                result={result}
                explanation={explainOffer(offer.prepared, question)}
              />
            </div>
          </td>
        </tr>
      )}
    </Fragment>
  );
}
