import { ChevronLeft, ChevronRight, GripVertical, X } from "lucide-react";
import { useState } from "react";
import { withRemoved } from "../../compare/compared";
import type { Compared } from "../../compare/side-by-side";
import { figureQualifier } from "../../cost/qualifier";
import { costText } from "../../cost/words";
import { change } from "../../store/choices-store";
import { useChoices } from "../../store/hooks";
import { cx } from "../parts/cx";
import { IconButton } from "../parts/IconButton";
import { columnId, type Reorder } from "./useReorder";

const dragType = "text/x-boxscore-column";

export interface ColumnHeadProps {
  one: Compared;
  place: number;
  count: number;
  reorder: Reorder;
}

/** Head of a provider's column: its name leads to its page; it moves by drag or by its buttons. */
export function ColumnHead({ one: { row, result }, place, count, reorder }: ColumnHeadProps) {
  const [isTarget, setIsTarget] = useState(false);
  const { id, name } = row;
  const hasOwnRates = useChoices(({ ownRates }) => ownRates[id] !== undefined);
  const qualifiers = [figureQualifier[result.status], hasOwnRates ? "own rates" : null].filter(
    (words) => words !== null,
  );
  return (
    <th
      id={columnId(id)}
      scope="col"
      className={cx("side-head", isTarget && "side-head-target")}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        setIsTarget(false);
        const [dragged, draggedName] = event.dataTransfer.getData(dragType).split("\n");
        if (dragged === undefined || dragged === "") return;
        event.preventDefault();
        reorder.dropOn(dragged, draggedName ?? dragged, id);
      }}
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          className="min-h-6 min-w-0 flex-1 break-words text-left font-semibold hover:underline"
          onClick={() => change({ view: "provider", provider: id })}
        >
          {name}
        </button>
        <IconButton
          size="sm"
          label={`Remove ${name}`}
          icon={<X aria-hidden className="size-3.5" />}
          onClick={() => change((choices) => ({ compared: withRemoved(choices.compared, id) }))}
        />
      </div>
      <div className="flex items-center gap-0.5">
        <span className="mr-auto font-normal">
          {costText(result.totalUsd, result.unknown.length > 0)}
        </span>
        <span
          draggable
          aria-hidden="true"
          title="Drag to another place"
          className="grid size-6 cursor-grab place-content-center text-faint hover:text-ink pointer-coarse:hidden"
          onDragStart={(event) => {
            event.dataTransfer.setData(dragType, `${id}\n${name}`);
            event.dataTransfer.effectAllowed = "move";
          }}
        >
          <GripVertical className="size-3.5" />
        </span>
        <IconButton
          size="sm"
          data-move="left"
          label={`Move ${name} left`}
          disabled={place === 0}
          icon={<ChevronLeft aria-hidden className="size-3.5" />}
          onClick={() => reorder.step(id, name, "left")}
        />
        <IconButton
          size="sm"
          data-move="right"
          label={`Move ${name} right`}
          disabled={place === count - 1}
          icon={<ChevronRight aria-hidden className="size-3.5" />}
          onClick={() => reorder.step(id, name, "right")}
        />
      </div>
      {qualifiers.length > 0 && (
        <div className="font-normal text-2xs text-warn">{qualifiers.join(", ")}</div>
      )}
    </th>
  );
}
