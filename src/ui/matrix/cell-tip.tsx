import type { ReactNode } from "react";
import { money } from "../../card/format";
import type { MatrixRow } from "../../compare/matrix-rows";
import { reasonOf } from "../../compare/reason-of";
import { componentLabel } from "../../cost/components";
import { offerResult } from "../../cost/result";
import { type CellName, isHeader } from "./cell-name";
import { costWords } from "./cost-status";
import { findGridColumn } from "./grid-columns";
import { offerLine } from "./offer-line";

/** All that a cell or a header has to say, in its tooltip; null where there is nothing to add. */
export function cellTip(name: CellName, rows: readonly MatrixRow[]): ReactNode {
  const grid = findGridColumn(name.column);
  if (grid === undefined) return null;
  if (isHeader(name)) {
    return (
      <>
        <strong className="block font-semibold">{grid.title}</strong>
        {grid.about}
      </>
    );
  }
  const row = rows.find(({ id }) => id === name.row);
  const text = row === undefined ? null : textOf(grid.kind, row, name.column);
  return row === undefined || text === null ? null : (
    <>
      <strong className="block font-semibold">{row.name}</strong>
      {text}
    </>
  );
}

function textOf(kind: string, row: MatrixRow, column: string): string | null {
  const result = () => offerResult(row.ranked.prepared, row.context.question);
  switch (kind) {
    case "provider":
      return offerLine(result());
    case "cost": {
      const { figure, status } = costWords(result(), (code) =>
        reasonOf(row.ranked, code, row.context.requirements),
      );
      const parts = result().components.map(
        ({ key, usd }) => `${componentLabel(key)} ${money(usd)}`,
      );
      return [status === null ? `${figure} a month` : `${figure}: ${status}`, ...parts].join("; ");
    }
    case "met":
    case "value":
      return findGridColumn(column)?.column?.value(row).title ?? null;
    default:
      return null;
  }
}
