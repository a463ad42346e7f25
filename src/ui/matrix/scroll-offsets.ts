import type { Virtualizer } from "@tanstack/react-virtual";
import { flushSync } from "react-dom";

type Report = (offset: number, isScrolling: boolean) => void;
type GridVirtualizer = Virtualizer<HTMLDivElement, Element>;

interface Watched {
  readonly report: Report;
  readonly read: (grid: HTMLDivElement) => number;
  last: number;
  isScrolling: boolean;
}

/** Time in ms without a scroll event after which a grid is at rest. */
const restsAfter = 150;

/**
 * Where a grid is scrolled to, for its two virtualizers. Each on its own would draw before the other
 * had read its place, which makes the browser lay the page out twice in a frame; so both places are
 * read first, and what changed is drawn once, before the frame is painted.
 */
export function scrollOffsets() {
  const watched = new Set<Watched>();
  let stop: (() => void) | null = null;

  function tell(grid: HTMLDivElement, isScrolling: boolean): void {
    const offsets = [...watched].map((axis) => ({ axis, offset: axis.read(grid) }));
    flushSync(() => {
      for (const { axis, offset } of offsets) {
        if (isScrolling ? axis.last === offset : !axis.isScrolling) continue;
        axis.last = offset;
        axis.isScrolling = isScrolling;
        axis.report(offset, isScrolling);
      }
    });
  }

  function follow(grid: HTMLDivElement): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      tell(grid, true);
      clearTimeout(timer);
      timer = setTimeout(() => tell(grid, false), restsAfter);
    };
    grid.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      grid.removeEventListener("scroll", onScroll);
    };
  }

  /** For `observeElementOffset` of both virtualizers. */
  return (instance: GridVirtualizer, report: Report) => {
    const grid = instance.scrollElement;
    if (grid === null) return;
    const read = instance.options.horizontal
      ? (element: HTMLDivElement) => element.scrollLeft
      : (element: HTMLDivElement) => element.scrollTop;
    const axis: Watched = { report, read, last: read(grid), isScrolling: false };
    watched.add(axis);
    stop ??= follow(grid);
    return () => {
      watched.delete(axis);
      if (watched.size > 0) return;
      stop?.();
      stop = null;
    };
  };
}
