import { money } from "../../card/format";
import { reasonOf } from "../../compare/reason-of";
import type { Excluded } from "../../compare/selection";
import { costText } from "../../cost/words";
import { change } from "../../store/choices-store";
import { useChoices } from "../../store/hooks";
import { FactMark } from "../parts/FactMark";

/** A provider that is left out, with every reason in words. */
export function ExcludedItem({ excluded }: { excluded: Excluded }) {
  const requirements = useChoices((choices) => choices.requirements);
  const { row, reasons, priceIfConfirmed } = excluded;
  const { id, name } = row.card.card;
  return (
    <li className="border-line border-t py-2">
      <div className="flex items-baseline gap-3">
        <button
          type="button"
          className="min-h-6 min-w-0 flex-1 break-words text-left font-semibold hover:underline"
          onClick={() => change({ view: "provider", provider: id })}
        >
          {name}
        </button>
        <span className="shrink-0 text-right">
          {priceIfConfirmed === null ? (
            <span className="text-dim">{costText(row.totalUsd, row.isLowerBound)}</span>
          ) : (
            <>
              {row.isLowerBound && "≥ "}
              {money(priceIfConfirmed)} <span className="text-dim text-xs">if confirmed</span>
            </>
          )}
        </span>
      </div>
      <ul className="mt-0.5 space-y-0.5">
        {reasons.map(({ code, isUnknown }) => (
          <li key={code} className="flex items-start gap-2 text-dim">
            <FactMark state={isUnknown ? "unknown" : "no"} label={isUnknown ? "unknown:" : "no:"} />
            <span className="min-w-0">{reasonOf(row, code, requirements)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
