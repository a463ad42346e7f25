import { type RefObject, useLayoutEffect, useState } from "react";
import type { MatrixRow } from "../../compare/matrix-rows";
import { useLoaded } from "../parts/useLoaded";
import type { CellName } from "./cell-name";

const load = () => import("./CellDetails");

export interface CellPopupsProps {
  cell: CellName;
  rows: readonly MatrixRow[];
  /** The cell's element, else what to point at in its stead. */
  anchorOf: () => HTMLElement | null;
  /** Presses inside it are its own: a press on another cell opens that one. */
  owner: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Brings the cell into the window. */
  onShown: () => void;
}

/** What opens beside a cell; its code and the whole card come when first wanted. */
export function CellPopups({ cell, rows, anchorOf, owner, onClose, onShown }: CellPopupsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const loaded = useLoaded(load, true, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cell is looked for once, when it opens
  useLayoutEffect(() => {
    onShown();
    setAnchor(anchorOf());
  }, []);
  if (loaded === null || anchor === null) return null;
  return (
    <loaded.CellDetails
      cell={cell}
      row={rows.find(({ id }) => id === cell.row) ?? null}
      anchor={anchor}
      owner={owner.current}
      onClose={onClose}
    />
  );
}
