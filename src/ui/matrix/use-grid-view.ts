import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { rowHeight } from "./model";

/** The part of a grid that its window shows, in px. */
export interface GridView {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Scrolling by less than this draws nothing anew: about a row, and the narrowest column. */
export const viewStep = { top: rowHeight, left: 48 } as const;

const inSteps = (value: number, step: number): number => Math.floor(value / step) * step;

const isSame = (a: GridView, b: GridView): boolean =>
  a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height;

/** The window's size stands in until the grid has one. */
const read = (grid: HTMLElement): GridView => ({
  top: inSteps(grid.scrollTop, viewStep.top),
  left: inSteps(grid.scrollLeft, viewStep.left),
  width: grid.clientWidth || innerWidth,
  height: grid.clientHeight || innerHeight,
});

/**
 * Follows how large a grid is, and in steps where it is scrolled to. Both places are read before
 * anything is drawn, so that a frame is laid out once, and it is drawn before the frame is painted.
 */
export function useGridView(grid: RefObject<HTMLElement | null>): GridView {
  const [view, setView] = useState<GridView>(() => ({
    top: 0,
    left: 0,
    width: innerWidth,
    height: innerHeight,
  }));
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const follow = () =>
      setView((before) => {
        const now = read(element);
        return isSame(before, now) ? before : now;
      });
    const onScroll = () => flushSync(follow);
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [grid]);
  return view;
}
