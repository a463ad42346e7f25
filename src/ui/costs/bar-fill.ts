import type { ComponentFamily } from "../../cost/components";
import { familyColor } from "../parts/component-colours";
import type { BarRow } from "./bars";

/** Stripes over what a credit pays: it is used, but not owed. */
export const creditStripes =
  "repeating-linear-gradient(135deg, var(--edge) 0 1.5px, var(--surface) 1.5px 5px)";

export interface BarStretch {
  readonly family: ComponentFamily;
  readonly fromUsd: number;
  readonly toUsd: number;
}

/** Where each shown family lies along a bar. */
export function stretchesOf(row: BarRow, hidden: ReadonlySet<string>): BarStretch[] {
  let at = 0;
  return row.pieces
    .filter(({ family }) => !hidden.has(family))
    .map(({ family, usd }) => {
      const fromUsd = at;
      at += usd;
      return { family, fromUsd, toUsd: at };
    });
}

/**
 * A whole bar as one background, so that a row stays one element however many parts it has. Parts
 * are set apart by a hairline of the ground.
 */
export function barBackground(
  stretches: readonly BarStretch[],
  lengthUsd: number,
  highlighted: string | null,
): string {
  const stops = stretches.flatMap(({ family, fromUsd, toUsd }, i) => {
    const color =
      highlighted === null || highlighted === family
        ? familyColor[family]
        : `color-mix(in srgb, ${familyColor[family]} 22%, var(--surface))`;
    const from = `${(fromUsd / lengthUsd) * 100}%`;
    const to = `${(toUsd / lengthUsd) * 100}%`;
    const last = i === stretches.length - 1;
    return last
      ? [`${color} ${from} ${to}`]
      : [`${color} ${from} calc(${to} - 1px)`, `var(--surface) calc(${to} - 1px) ${to}`];
  });
  return `linear-gradient(to right, ${stops.join(", ")})`;
}
