import { ArrowDown, ArrowUp } from "lucide-react";
import type { SortEntry } from "../../compare/columns";

export interface Sorted {
  readonly direction: "ascending" | "descending";
  /** Place among the columns that are sorted by, from 1. */
  readonly order: number;
  readonly of: number;
}

/** How rows are sorted by a column; null where they are not. Without any, the cheapest come first. */
export function sortedBy(sort: readonly SortEntry[], id: string): Sorted | null {
  if (sort.length === 0) {
    return id === "monthlyUsd" ? { direction: "ascending", order: 1, of: 1 } : null;
  }
  const place = sort.findIndex(({ column }) => column === id);
  const entry = sort[place];
  if (entry === undefined) return null;
  return {
    direction: entry.descending ? "descending" : "ascending",
    order: place + 1,
    of: sort.length,
  };
}

/** "Sorted by Docker inside, descending; then by Monthly cost, ascending." */
export function sortSentence(sort: readonly SortEntry[], titleOf: (id: string) => string): string {
  if (sort.length === 0) return "Sorted by monthly cost, the cheapest first.";
  const parts = sort.map(
    ({ column, descending }) => `by ${titleOf(column)}, ${descending ? "descending" : "ascending"}`,
  );
  return `Sorted ${parts.join("; then ")}.`;
}

export function SortMark({ direction, order, of }: Sorted) {
  const Arrow = direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <span className="inline-flex items-center text-accent">
      <Arrow aria-hidden className="size-3.5" />
      {of > 1 && <span className="font-semibold text-2xs">{order}</span>}
    </span>
  );
}
