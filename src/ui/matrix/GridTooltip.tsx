import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import type { MatrixRow } from "../../compare/matrix-rows";
import { useLoaded } from "../parts/useLoaded";
import { cellNameOf, isHeader } from "./cell-name";
import { cellTip } from "./cell-tip";

const load = () => import("../parts/TooltipPopup");
const opensAfter = 450;
const closesAfter = 100;

export interface GridTooltipProps {
  grid: RefObject<HTMLElement | null>;
  rows: readonly MatrixRow[];
  /** While something else is open beside a cell. */
  isOff: boolean;
}

interface Tip {
  readonly anchor: Element;
  readonly content: ReactNode;
}

/** One tooltip for all cells, for a grid has too many to give each its own. */
export function GridTooltip({ grid, rows, isOff }: GridTooltipProps) {
  const id = useId();
  const [tip, setTip] = useState<Tip | null>(null);
  const close = () => setTip(null);
  const loaded = useLoaded(load, tip !== null, close);

  useEffect(() => {
    const root = grid.current;
    if (root === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    const after = (delay: number, next: Tip | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => setTip(next), delay);
    };
    const show = (target: EventTarget | null) => {
      const cell = target instanceof Element ? target.closest("[data-column]") : null;
      if (cell === over) return;
      over = cell;
      const name = cellNameOf(cell);
      const content = name === null ? null : cellTip(name, rows);
      if (cell === null || content === null) after(closesAfter, null);
      else after(opensAfter, { anchor: cell, content });
    };
    const hide = () => {
      over = null;
      after(0, null);
    };
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === "mouse") show(event.target);
    };
    const onFocus = (event: FocusEvent) => {
      const name = cellNameOf(event.target);
      const isKeyed = event.target instanceof Element && event.target.matches(":focus-visible");
      // In the body the screen would flicker with every arrow key.
      if (name !== null && isKeyed && isHeader(name)) show(event.target);
      else hide();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const onLeave = () => {
      over = null;
      after(closesAfter, null);
    };
    root.addEventListener("pointerover", onPointer);
    root.addEventListener("pointerleave", onLeave);
    root.addEventListener("pointerdown", hide);
    root.addEventListener("scroll", hide);
    root.addEventListener("focusin", onFocus);
    root.addEventListener("focusout", hide);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      clearTimeout(timer);
      root.removeEventListener("pointerover", onPointer);
      root.removeEventListener("pointerleave", onLeave);
      root.removeEventListener("pointerdown", hide);
      root.removeEventListener("scroll", hide);
      root.removeEventListener("focusin", onFocus);
      root.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [grid, rows]);

  if (tip === null || loaded === null || isOff) return null;
  return (
    <loaded.TooltipPopup
      id={id}
      anchor={tip.anchor}
      side="top"
      content={tip.content}
      onPointerEnter={() => {}}
      onPointerLeave={close}
    />
  );
}
