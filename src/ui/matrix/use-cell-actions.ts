import { useState } from "react";
import { isFeatureKey } from "../../card/features";
import { change } from "../../store/choices-store";
import { useChoices } from "../../store/hooks";
import type { CellName } from "./cell-name";
import { toggleCompared } from "./compared";
import { findGridColumn } from "./grid-columns";

export interface CellActions {
  /** The cell whose details are open. */
  readonly open: CellName | null;
  /** What Enter or a click on a cell does. */
  readonly activate: (cell: CellName) => void;
  readonly close: () => void;
}

/** Evidence of a feature is part of the link; the details of a figure are open for the moment. */
export function useCellActions(): CellActions {
  const evidence = useChoices((choices) => choices.evidence);
  const [details, setDetails] = useState<CellName | null>(null);
  const open = evidence === null ? details : { row: evidence.cardId, column: evidence.feature };

  const close = () => {
    setDetails(null);
    if (evidence !== null) change({ evidence: null });
  };

  const openDetails = (cell: CellName) => {
    if (open?.row === cell.row && open.column === cell.column) {
      close();
    } else if (isFeatureKey(cell.column)) {
      setDetails(null);
      change({ evidence: { cardId: cell.row, feature: cell.column } });
    } else {
      if (evidence !== null) change({ evidence: null });
      setDetails(cell);
    }
  };

  const activate = (cell: CellName) => {
    switch (findGridColumn(cell.column)?.kind) {
      case "select":
        toggleCompared(cell.row);
        break;
      case "provider":
        change({ view: "provider", provider: cell.row, evidence: null });
        break;
      case "cost":
        change({ view: "costs", costView: "bill", provider: cell.row, evidence: null });
        break;
      case "met":
      case "value":
        openDetails(cell);
        break;
      case undefined:
        break;
    }
  };
  return { open, activate, close };
}
