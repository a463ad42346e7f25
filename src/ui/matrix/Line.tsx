import { memo, useMemo } from "react";
import { offerResult } from "../../cost/result";
import { cx } from "../parts/cx";
import { CenterCells } from "./CenterCells";
import { CostCell } from "./CostCell";
import type { RowLinks } from "./links-to";
import { MetCell } from "./MetCell";
import { type BodyLine, groupLineHeight, type Layout, type PlacedColumn, rowHeight } from "./model";
import { ProviderCell } from "./ProviderCell";
import { SelectCell } from "./SelectCell";
import { ValueCell } from "./ValueCell";

export interface LineProps {
  line: BodyLine;
  /** Place below the header, in px. */
  top: number;
  ariaRow: number;
  layout: Layout;
  /** USD that a bar of full length stands for. */
  scale: number;
  links: RowLinks;
  /** The column whose cell of this row is the grid's tab stop; null where it is in another row. */
  activeColumn: string | null;
  openColumn: string | null;
  isCompared: boolean;
}

/** A row of the body. Rows and cells whose inputs are the same are not drawn anew while scrolling. */
export const Line = memo(function Line(props: LineProps) {
  const { line, top, ariaRow, layout } = props;
  if (line.kind === "row") return <ProviderRow {...props} row={line.row} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't hold the absolute rows of a virtual grid
    // biome-ignore lint/a11y/useFocusableInteractive: there is nothing to do in it
    <div
      role="row"
      aria-rowindex={ariaRow}
      className="matrix-line matrix-group-line"
      style={{ top, height: groupLineHeight, width: layout.totalWidth }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div
        role="rowheader"
        aria-colindex={1}
        aria-colspan={layout.pinned.length}
        className="matrix-group-title"
      >
        {line.label} <span className="font-normal text-dim">{line.count}</span>
      </div>
    </div>
  );
});

function ProviderRow({
  row,
  line,
  top,
  ariaRow,
  layout,
  scale,
  links,
  activeColumn,
  openColumn,
  isCompared,
}: LineProps & { row: Extract<BodyLine, { kind: "row" }>["row"] }) {
  const { prepared } = row.ranked;
  const { question } = row.context;
  const result = useMemo(() => offerResult(prepared, question), [prepared, question]);
  const cell = (placed: PlacedColumn) => {
    const { column } = placed;
    const common = { placed, isActive: activeColumn === column.id };
    switch (column.kind) {
      case "select":
        return <SelectCell key={column.id} {...common} row={row} isCompared={isCompared} />;
      case "provider":
        return (
          <ProviderCell
            key={column.id}
            {...common}
            row={row}
            result={result}
            href={links.provider(row.id)}
          />
        );
      case "cost":
        return (
          <CostCell
            key={column.id}
            {...common}
            result={result}
            scale={scale}
            href={links.bill(row.id)}
          />
        );
      case "met":
        return <MetCell key={column.id} {...common} row={row} isOpen={openColumn === column.id} />;
      case "value":
        return (
          <ValueCell key={column.id} {...common} row={row} isOpen={openColumn === column.id} />
        );
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't hold the absolute rows of a virtual grid
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on its cells
    <div
      role="row"
      aria-rowindex={ariaRow}
      aria-selected={isCompared}
      data-row={line.id}
      className={cx("matrix-line", row.ranked.status !== "priced" && "matrix-line-apart")}
      style={{ top, height: rowHeight, width: layout.totalWidth }}
    >
      <div role="presentation" className="matrix-pins" style={{ width: layout.pinnedWidth }}>
        {layout.pinned.map(cell)}
      </div>
      <CenterCells columns={layout.center} cell={cell} />
    </div>
  );
}
