import { useMemo, useState } from "react";
import { type MatrixRow, sortRows } from "../../compare/matrix-rows";
import type { Choices } from "../../link/choices";
import { Button } from "../parts/Button";
import { barScale } from "./bar-scale";
import { CellPopups } from "./CellPopups";
import { cellElement } from "./cell-name";
import { ProviderListItem } from "./ProviderListItem";
import { useCellActions } from "./use-cell-actions";

export interface ProviderListProps {
  /** In rank order. */
  rows: readonly MatrixRow[];
  choices: Choices;
  shown: readonly string[];
}

const pageSize = 50;

/** The matrix as a phone reads it: a provider below the other, what it has on a tap. */
export function ProviderList({ rows, choices, shown }: ProviderListProps) {
  const [limit, setLimit] = useState(pageSize);
  const [expanded, setExpanded] = useState<string | null>(choices.evidence?.cardId ?? null);
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const { open, activate, close } = useCellActions();
  const sorted = useMemo(() => sortRows(rows, choices.columns.sort), [rows, choices.columns.sort]);
  const scale = useMemo(() => barScale(rows), [rows]);
  return (
    <>
      <ol ref={setList} aria-label="Providers" className="pb-4">
        {sorted.slice(0, limit).map((row) => (
          <ProviderListItem
            key={row.id}
            row={row}
            shown={shown}
            scale={scale}
            isExpanded={expanded === row.id}
            isCompared={choices.compared.includes(row.id)}
            onExpand={() => setExpanded(expanded === row.id ? null : row.id)}
            onOpen={(column) => activate({ row: row.id, column })}
          />
        ))}
      </ol>
      {rows.length > limit && (
        <div className="flex justify-center pb-6">
          <Button onClick={() => setLimit(limit + pageSize)}>
            Show {Math.min(pageSize, rows.length - limit)} more of {rows.length - limit}
          </Button>
        </div>
      )}
      {open !== null && list !== null && (
        <CellPopups
          key={`${open.row} ${open.column}`}
          cell={open}
          rows={rows}
          anchorOf={() => cellElement(list, open) ?? list}
          owner={{ current: list }}
          onClose={close}
          onShown={() => {}}
        />
      )}
    </>
  );
}
