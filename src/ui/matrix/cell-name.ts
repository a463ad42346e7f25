import type { BodyLine } from "./model";
import { headerRow } from "./model";

/** A cell by the ids of its row and column, which hold while rows and columns move. */
export interface CellName {
  readonly row: string;
  readonly column: string;
}

/** The cell that an element lies in; null where it lies in none. */
export function cellNameOf(target: EventTarget | null): CellName | null {
  if (!(target instanceof Element)) return null;
  const column = target.closest("[data-column]")?.getAttribute("data-column");
  const row = target.closest("[data-row]")?.getAttribute("data-row");
  return column == null || row == null ? null : { row, column };
}

/** The element of a cell, where it is drawn. */
export function cellElement(grid: Element | null, { row, column }: CellName): HTMLElement | null {
  const selector = `[data-row="${CSS.escape(row)}"] [data-column="${CSS.escape(column)}"]`;
  return grid?.querySelector<HTMLElement>(selector) ?? null;
}

export const rowIdsOf = (lines: readonly BodyLine[]): string[] =>
  lines.filter(({ kind }) => kind === "row").map(({ id }) => id);

/** A click that asks for no other window or tab. */
export const isPlainClick = (event: {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): boolean => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;

export const isHeader = ({ row }: CellName): boolean => row === headerRow;
