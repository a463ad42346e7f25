import { isFeatureKey } from "../../card/features";
import type { MatrixRow } from "../../compare/matrix-rows";
import type { CellName } from "./cell-name";
import { FeatureEvidence } from "./FeatureEvidence";
import { FigureDetails } from "./FigureDetails";
import { findGridColumn } from "./grid-columns";
import { MetDetails } from "./MetDetails";

export interface CellDetailsProps {
  cell: CellName;
  /** Null where the provider is not among those shown. */
  row: MatrixRow | null;
  /** What it points at and gives the focus back to. */
  anchor: Element | null;
  owner: Element | null;
  onClose: () => void;
}

/** What stands behind a cell. Import it where it is first opened. */
export function CellDetails({ cell, row, anchor, owner, onClose }: CellDetailsProps) {
  const frame = { anchor, owner, onClose };
  if (isFeatureKey(cell.column)) {
    return <FeatureEvidence {...frame} cardId={cell.row} feature={cell.column} />;
  }
  const column = findGridColumn(cell.column);
  if (row === null || column?.column == null) return null;
  return column.kind === "met" ? (
    <MetDetails {...frame} row={row} />
  ) : (
    <FigureDetails {...frame} row={row} column={column.column} title={column.title} />
  );
}
