import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { type MatrixRow, metText } from "../../compare/matrix-rows";
import { reasonOf } from "../../compare/reason-of";
import { offerResult } from "../../cost/result";
import { Button } from "../parts/Button";
import { Checkbox } from "../parts/Checkbox";
import { cx } from "../parts/cx";
import { CostBar } from "./CostBar";
import { toggleCompared } from "./compared";
import { costWords } from "./cost-status";
import { ListFacts } from "./ListFacts";
import { OwnRatesMark } from "./OwnRatesMark";
import { offerLine } from "./offer-line";

export interface ProviderListItemProps {
  row: MatrixRow;
  shown: readonly string[];
  scale: number;
  isExpanded: boolean;
  isCompared: boolean;
  onExpand: () => void;
  onOpen: (column: string) => void;
}

export function ProviderListItem(props: ProviderListItemProps) {
  const { row, shown, scale, isExpanded, isCompared, onExpand, onOpen } = props;
  const details = useId();
  const { ranked, context, met } = row;
  const result = offerResult(ranked.prepared, context.question);
  const { figure, status } = costWords(result, (code) =>
    reasonOf(ranked, code, context.requirements),
  );
  return (
    <li
      data-row={row.id}
      className={cx("border-line border-b", ranked.status !== "priced" && "bg-panel")}
    >
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={details}
        onClick={onExpand}
        className="grid w-full grid-cols-[24px_1fr_auto_16px] items-baseline gap-x-2 px-3 py-2 text-left"
      >
        <span className="text-right text-dim">{ranked.rank ?? ""}</span>
        <span className="min-w-0 break-words font-semibold text-base">{row.name}</span>
        <span className={cx("text-base", result.totalUsd === null ? "text-dim" : "font-semibold")}>
          <OwnRatesMark id={row.id} /> {figure}
        </span>
        <ChevronDown
          aria-hidden
          className={cx("size-4 self-center text-dim", isExpanded && "rotate-180")}
        />
        <span className="col-start-2 min-w-0 break-words text-dim text-xs">
          {offerLine(result)}
        </span>
        <span className="col-span-2 col-start-2 min-w-0 text-dim text-xs">
          {status !== null && <span className="block break-words">{status}</span>}
          {met.of > 0 && <span className="block">meets {metText(met)}</span>}
        </span>
        <CostBar className="col-span-2 col-start-2 mt-1.5" result={result} scale={scale} />
      </button>
      <div id={details} hidden={!isExpanded} className="px-3 pb-3 pl-11">
        {isExpanded && (
          <>
            <div className="mb-2 flex flex-wrap items-center gap-2">
              <Button size="sm" data-column="name" onClick={() => onOpen("name")}>
                Provider page
              </Button>
              <Button size="sm" data-column="monthlyUsd" onClick={() => onOpen("monthlyUsd")}>
                Bill
              </Button>
              {met.of > 0 && (
                <Button size="sm" data-column="met" onClick={() => onOpen("met")}>
                  Requirements
                </Button>
              )}
              <Checkbox
                label="Side by side"
                checked={isCompared}
                onChange={() => toggleCompared(row.id)}
              />
            </div>
            <ListFacts row={row} shown={shown} onOpen={onOpen} />
          </>
        )}
      </div>
    </li>
  );
}
