import { useMemo } from "react";
import { reasonText } from "../../compare/words";
import type { PreparedCard, PreparedOffer } from "../../cost/prepare";
import { compareRanked, type Question, standingOf } from "../../cost/rank";
import { offerResult } from "../../cost/result";
import { costText, statusText } from "../../cost/words";
import { Button } from "../parts/Button";
import { cx } from "../parts/cx";
import { offerText } from "./bars";
import { NearestChange } from "./NearestChange";

export interface OtherOffersProps {
  card: PreparedCard;
  question: Question;
  /** The offer whose bill is open. */
  open: PreparedOffer["offer"];
  onOpen: (prepared: PreparedOffer) => void;
}

/** Every offer of a provider with its total, or why it has none and what would change that. */
export function OtherOffers({ card, question, open, onOpen }: OtherOffersProps) {
  const offers = useMemo(
    () =>
      card.offers
        .map((prepared) => standingOf(card, prepared, question))
        .sort(compareRanked)
        .map(({ prepared }) => offerResult(prepared, question)),
    [card, question],
  );
  return (
    <ol className="border-line border-t">
      {offers.map((result) => {
        const { offer } = result.prepared;
        const isOpen = offer.modeIndex === open.modeIndex && offer.planIndex === open.planIndex;
        const reasons = result.reasons.map(reasonText).join("; ");
        return (
          <li
            key={`${offer.modeIndex} ${offer.planIndex}`}
            className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-b py-2"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className={cx("break-words", isOpen && "font-semibold")}>{offerText(result)}</p>
              {reasons !== "" && <p className="text-dim text-xs">{reasons}</p>}
              {result.status === "unpriced" && (
                <NearestChange prepared={result.prepared} question={question} />
              )}
            </div>
            <span
              className={cx(
                "text-right",
                result.status === "priced" ? "font-semibold" : "text-dim",
              )}
            >
              {result.totalUsd === null
                ? "not priced"
                : costText(result.totalUsd, result.unknown.length > 0)}
              {result.totalUsd !== null &&
                result.status !== "priced" &&
                result.status !== "at_least" && (
                  <span className="block text-xs">{statusText(result)}</span>
                )}
            </span>
            <span className="w-20 shrink-0 text-right">
              {isOpen ? (
                <span className="text-dim text-xs leading-6">shown above</span>
              ) : (
                <Button
                  size="sm"
                  aria-label={`Show the bill of ${offerText(result)}`}
                  onClick={() => onOpen(result.prepared)}
                >
                  Show bill
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
