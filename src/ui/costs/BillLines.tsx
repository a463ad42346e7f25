import { money, moneyExact } from "../../card/format";
import type { CardCore } from "../../card/schema";
import { componentLabel } from "../../cost/components";
import type { Explanation } from "../../cost/explain/explain";
import type { OfferResult } from "../../cost/result";
import { costText } from "../../cost/words";
import { componentColor } from "../parts/component-colours";
import { Unknown } from "../parts/Unknown";
import { FactorList } from "./FactorList";
import { Formula } from "./Formula";

export interface BillLinesProps {
  card: CardCore;
  result: OfferResult;
  explanation: Explanation;
}

/** Every part of a bill with its formula, the numbers in it and where they come from. */
export function BillLines({ card, result, explanation }: BillLinesProps) {
  return (
    <>
      <ul aria-label="Parts of the bill" className="border-line border-t">
        {explanation.lines.map((line) => (
          <li key={line.key} className="border-line border-b py-2.5">
            <p className="flex items-baseline gap-2">
              <span
                aria-hidden="true"
                className="bar-part size-2.5 shrink-0 rounded-sm"
                style={{ background: componentColor(line.key) }}
              />
              <span className="font-semibold">{componentLabel(line.key)}</span>
              <span
                className="ml-auto shrink-0 font-semibold"
                title={line.usd === null ? undefined : moneyExact(line.usd)}
              >
                {line.usd === null ? <Unknown /> : money(line.usd)}
              </span>
            </p>
            <div className="pl-4.5">
              <Formula text={line.formula} />
              <FactorList card={card} factors={line.factors} />
            </div>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-2 py-2.5 text-base">
        <span className="font-semibold">Total a month</span>
        <span
          className="font-semibold"
          title={result.totalUsd === null ? undefined : moneyExact(result.totalUsd)}
        >
          {costText(result.totalUsd, result.unknown.length > 0)}
        </span>
      </p>
      <p className="text-faint text-xs">
        Each number stands with its field in the card and the page it was read on. Where no date of
        reading stands beside it, the card states none.
      </p>
    </>
  );
}
