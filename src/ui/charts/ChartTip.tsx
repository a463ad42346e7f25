import type { ReactNode } from "react";

export interface TipPlace {
  /** Where it points, in pixels of the box it stands in. */
  readonly x: number;
  readonly y: number;
}

export interface ChartTipProps {
  at: TipPlace;
  /** Width of the box it stands in, so that it never leaves it. */
  within: number;
  /** Stands under the chart, which a phone has no room beside. */
  below?: boolean;
  children: ReactNode;
}

const tipWidth = 280;

/**
 * Exact figures beside the pointer or the focus. It is for the eyes: the same is said by the label
 * of what has the focus, or by a live text.
 */
export function ChartTip({ at, within, below = false, children }: ChartTipProps) {
  if (below) {
    return (
      <div aria-hidden="true" className="mt-1 rounded-md border border-line px-2.5 py-2 text-xs">
        {children}
      </div>
    );
  }
  const width = Math.min(tipWidth, within - 16);
  const right = at.x + 16 + width <= within;
  const left = right ? at.x + 16 : Math.max(8, at.x - 16 - width);
  return (
    <div
      aria-hidden="true"
      className="popup pointer-events-none absolute top-0 left-0 z-10 rounded-md px-2.5 py-2 text-xs"
      style={{ width, maxWidth: width, transform: `translate(${left}px, ${at.y}px)` }}
    >
      {children}
    </div>
  );
}
