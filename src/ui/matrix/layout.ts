import type { DrawnColumn, GridColumn, Layout, PlacedColumn, PlacedGroup } from "./model";

/** A column with the width it has now. */
export interface SizedColumn {
  readonly column: GridColumn;
  readonly width: number;
}

/**
 * How many of the first columns stay in view while the rest scroll: as many as leave room for the
 * rest, and always one, so that a row can be told by its name.
 */
export function countPinned(wanted: readonly SizedColumn[], room: number): number {
  const limit = room * (room >= 1000 ? 0.64 : 0.42);
  let used = 0;
  let count = 0;
  for (const { width } of wanted) {
    used += width;
    if (used > limit) break;
    count += 1;
  }
  return Math.max(1, count);
}

/** Every column with its place, and titles over those that neighbour each other in one group. */
export interface Placed {
  readonly pinned: readonly PlacedColumn[];
  readonly center: readonly PlacedColumn[];
  readonly groups: readonly Run[];
  readonly pinnedWidth: number;
  readonly totalWidth: number;
}

/** A title with the places of its first and last column among those that scroll. */
interface Run extends PlacedGroup {
  readonly from: number;
  readonly to: number;
}

export function placeColumns(
  pinned: readonly SizedColumn[],
  center: readonly SizedColumn[],
): Placed {
  const all = [...pinned, ...center];
  let left = 0;
  const placed = all.map(({ column, width }, i): PlacedColumn => {
    const place = {
      column,
      left,
      width,
      ariaIndex: i + 1,
      startsGroup: i > pinned.length && column.group !== all[i - 1]?.column.group,
    };
    left += width;
    return place;
  });
  const scrolling = placed.slice(pinned.length);
  return {
    pinned: placed.slice(0, pinned.length),
    center: scrolling,
    groups: groupsOf(scrolling),
    pinnedWidth: pinned.reduce((sum, { width }) => sum + width, 0),
    totalWidth: left,
  };
}

/** The part of it that is drawn; `drawn` are places among the columns that scroll, ascending. */
export function layoutOf(placed: Placed, drawn: readonly number[]): Layout {
  const [first = 0] = drawn;
  const last = drawn.at(-1) ?? -1;
  let end = placed.pinnedWidth;
  const center = drawn.flatMap((place): DrawnColumn[] => {
    const column = placed.center[place];
    if (column === undefined) return [];
    const gap = column.left - end;
    end = column.left + column.width;
    return [{ gap, placed: column }];
  });
  return {
    ...placed,
    center,
    groups: placed.groups.filter(({ from, to }) => from <= last && to >= first),
  };
}

function groupsOf(columns: readonly PlacedColumn[]): Run[] {
  const runs: Run[] = [];
  for (const [i, { column, left, width, ariaIndex }] of columns.entries()) {
    const { group: label, id } = column;
    if (label === null) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.to === i - 1 && run.label === label) {
      runs[runs.length - 1] = { ...run, to: i, width: run.width + width, span: run.span + 1 };
    } else {
      runs.push({ key: `${label} ${id}`, label, left, width, ariaIndex, span: 1, from: i, to: i });
    }
  }
  return runs;
}
