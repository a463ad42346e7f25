import { memo } from "react";
import type { MatrixRow } from "../../compare/matrix-rows";
import { FactMark } from "../parts/FactMark";
import { Cell } from "./Cell";
import type { PlacedColumn } from "./model";

export interface ValueCellProps {
  placed: PlacedColumn;
  isActive: boolean;
  isOpen: boolean;
  row: MatrixRow;
}

/** A fact as its mark, a figure or a text as it reads; what is unknown always as the same mark. */
function ValueCellView({ placed, isActive, isOpen, row }: ValueCellProps) {
  const { column } = placed.column;
  if (column === null) return null;
  const { state, text, sort } = column.value(row);
  const mark = state ?? (sort === undefined ? "unknown" : null);
  const look = mark !== null && state === null ? unknownLooks[column.kind] : looks[column.kind];
  return (
    <Cell placed={placed} isActive={isActive} isOpen={isOpen} className={look}>
      {mark === null ? text : <FactMark state={mark} label={text} />}
    </Cell>
  );
}

const looks = {
  fact: "matrix-fact",
  number: "matrix-number",
  money: "matrix-number",
  date: "matrix-text",
  text: "matrix-text",
} as const;

/** A mark in a line of texts or figures. */
const unknownLooks = {
  ...looks,
  date: "matrix-unknown-text",
  text: "matrix-unknown-text",
} as const;

/**
 * A fact follows from the card alone: while the workload moves, hundreds of these cells stay as they
 * are.
 */
export const ValueCell = memo(ValueCellView, (before, now) => {
  const sameCard =
    now.placed.column.column?.kind === "fact"
      ? before.row.ranked.card.card === now.row.ranked.card.card
      : before.row === now.row;
  return (
    sameCard &&
    before.placed === now.placed &&
    before.isActive === now.isActive &&
    before.isOpen === now.isOpen
  );
});
