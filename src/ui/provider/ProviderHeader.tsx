import { ArrowLeft, ReceiptText } from "lucide-react";
import { canAdd, mostCompared, withAdded, withRemoved } from "../../compare/compared";
import { labelOf } from "../../compare/labels";
import { reasonOf } from "../../compare/reason-of";
import type { Ranked } from "../../cost/rank";
import type { OfferResult } from "../../cost/result";
import { change } from "../../store/choices-store";
import { useChoices, useRanking } from "../../store/hooks";
import { Button } from "../parts/Button";
import { Checkbox } from "../parts/Checkbox";
import { Link } from "../parts/Link";
import { StatusText } from "../parts/StatusText";
import { Unknown } from "../parts/Unknown";
import { OfferCost, OfferStatus } from "./OfferStatus";

export interface ProviderHeaderProps {
  ranked: Ranked;
  result: OfferResult;
  reasonWords: (code: string) => string;
}

/** Why the requirements leave the provider out, in words; empty where they don't. */
function useLeftOut(id: string): readonly string[] {
  const { excluded } = useRanking();
  const requirements = useChoices((choices) => choices.requirements);
  const found = excluded.find(({ row }) => row.card.card.id === id);
  return found?.reasons.map(({ code }) => reasonOf(found.row, code, requirements)) ?? [];
}

/** Who it is, what a month costs now, and the ways on. */
export function ProviderHeader({ ranked, result, reasonWords }: ProviderHeaderProps) {
  const { card } = ranked.card;
  const compared = useChoices((choices) => choices.compared);
  const hasOwnRates = useChoices(({ ownRates }) => ownRates[card.id] !== undefined);
  const leftOut = useLeftOut(card.id);
  const isCompared = compared.includes(card.id);
  const isFull = !isCompared && !canAdd(compared);
  return (
    <header className="border-line border-b px-5 pt-3 pb-4 max-sm:px-4">
      <Button
        variant="link"
        className="no-print min-h-6"
        onClick={() => change({ view: "compare" })}
      >
        <ArrowLeft aria-hidden className="size-3.5" />
        All providers
      </Button>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="break-words text-xl">{card.name}</h1>
          <p className="text-dim">
            {card.category === null ? (
              <Unknown>category unknown</Unknown>
            ) : (
              labelOf("category", card.category)
            )}
            {" · "}
            {card.isolation === null ? (
              <Unknown>isolation unknown</Unknown>
            ) : (
              labelOf("isolation", card.isolation)
            )}
            {card.url !== null && (
              <>
                {" · "}
                <Link href={card.url} />
              </>
            )}
          </p>
        </div>
        <div className="text-right max-sm:text-left">
          <p className="font-semibold text-xl">
            <OfferCost result={result} />
            {result.totalUsd !== null && (
              <span className="font-normal text-dim text-sm"> a month</span>
            )}
          </p>
          <p>
            {ranked.rank !== null && leftOut.length === 0 && (
              <span className="text-dim text-xs">rank {ranked.rank} · </span>
            )}
            <OfferStatus result={result} reasonWords={reasonWords} />
            {hasOwnRates && (
              <StatusText filled tone="info" className="ml-1.5">
                own rates
              </StatusText>
            )}
          </p>
          {leftOut.length > 0 && (
            <p>
              <StatusText tone="warning">Left out of Compare: {leftOut.join("; ")}</StatusText>
            </p>
          )}
        </div>
      </div>
      <div className="no-print mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => change({ view: "costs", costView: "bill", provider: card.id })}>
          <ReceiptText aria-hidden className="size-4" />
          Full bill
        </Button>
        <Checkbox
          label="Side by side"
          checked={isCompared}
          disabled={isFull}
          onChange={(checked) =>
            change({
              compared: checked ? withAdded(compared, card.id) : withRemoved(compared, card.id),
            })
          }
        />
        {isFull && (
          <span className="text-dim text-xs">{mostCompared} are side by side already.</span>
        )}
      </div>
    </header>
  );
}
