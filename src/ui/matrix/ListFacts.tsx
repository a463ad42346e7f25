import type { MatrixRow } from "../../compare/matrix-rows";
import { FactMark } from "../parts/FactMark";
import { findGridColumn } from "./grid-columns";

export interface ListFactsProps {
  row: MatrixRow;
  shown: readonly string[];
  onOpen: (column: string) => void;
}

/** The shown columns of one provider, each leading to what stands behind it. */
export function ListFacts({ row, shown, onOpen }: ListFactsProps) {
  const facts = shown.flatMap((id) => {
    const grid = findGridColumn(id);
    const value = grid?.column?.value(row);
    return grid === undefined || value === undefined ? [] : [{ id, title: grid.title, value }];
  });
  return (
    <ul>
      {facts.map(({ id, title, value: { state, text, sort } }) => (
        <li key={id} className="border-line border-t">
          <button
            type="button"
            data-column={id}
            aria-haspopup="dialog"
            className="flex min-h-9 w-full items-center gap-2 py-1 text-left"
            onClick={() => onOpen(id)}
          >
            {(state !== null || sort === undefined) && (
              <FactMark state={state ?? "unknown"} label={`${text}:`} />
            )}
            <span className="min-w-0 flex-1 break-words">{title}</span>
            <span aria-hidden={state !== null} className="min-w-0 break-words text-right text-dim">
              {text}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
