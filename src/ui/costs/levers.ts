import { money, number } from "../../card/format";
import { componentLabel } from "../../cost/components";
import type { CurvePoint } from "../../cost/sweep/curves";
import type { Lever, LeverMove, MoveKind } from "../../cost/sweep/sensitivity";
import { inSentence } from "../../cost/words";
import type { TableCell, TableData } from "../charts/table-data";
import { pointText } from "./curve-lines";

export const moveWords: Readonly<Record<MoveKind, string>> = {
  half: "half",
  double: "double",
  least: "least",
  most: "most",
};

/** A dial is named by its provider only where there are two. */
export const leverLabel = ({ label }: Lever, names: readonly string[]): string => {
  const [only, another] = names;
  const prefix = `${only}: `;
  return another === undefined && label.startsWith(prefix) ? label.slice(prefix.length) : label;
};

/** "$12.30 more", "$4.00 less", "no change". */
export function changeText(changeUsd: number): string {
  // Sums of floating numbers differ by less than anyone pays.
  if (Math.abs(changeUsd) < 0.005) return "no change";
  return `${money(Math.abs(changeUsd))} ${changeUsd > 0 ? "more" : "less"}`;
}

/** Why a move has no figure, or has one of another kind than now: in words. */
export function moveRemark(
  move: LeverMove,
  now: readonly CurvePoint[],
  names: readonly string[],
): string {
  return move.points
    .flatMap((point, i) => {
      if (point.status === now[i]?.status) return [];
      const name = names.length > 1 ? `${names[i]} ` : "";
      return [`${name}${pointText(point)}`];
    })
    .join("; ");
}

/** Levers that do something, and those that do nothing. */
export function partLevers(levers: readonly Lever[]): { moving: Lever[]; still: Lever[] } {
  const moves = ({ swingUsd, changesStatus }: Lever) => swingUsd >= 0.005 || changesStatus;
  return { moving: levers.filter(moves), still: levers.filter((lever) => !moves(lever)) };
}

/** What full half of the chart stands for. */
export const leverScale = (levers: readonly Lever[]): number =>
  Math.max(...levers.map(({ swingUsd }) => swingUsd), 0.01);

/** What of the bill stays unknown, in a sentence; null where nothing does. */
export function unknownSentence(keys: readonly string[]): string | null {
  if (keys.length === 0) return null;
  const parts = keys.map((key) => inSentence(componentLabel(key))).join(", ");
  return `The price of ${parts} is unknown, so that part of the bill stays out of every figure here.`;
}

export function leversTable(
  caption: string,
  levers: readonly Lever[],
  now: readonly CurvePoint[],
  names: readonly string[],
): TableData {
  // A share is held as 0 to 1 and read in percent.
  const inUnit = ({ unit }: Lever, value: number): number =>
    unit === "%" ? Number((value * 100).toPrecision(12)) : value;
  const cells = (lever: Lever, move: LeverMove | null): TableCell[] =>
    move === null
      ? [null, null, "no further"]
      : [inUnit(lever, move.value), move.changeUsd, moveRemark(move, now, names)];
  return {
    caption,
    columns: [
      { key: "label", label: "Moved alone" },
      { key: "unit", label: "Unit" },
      { key: "at", label: "Now", format: number },
      { key: "down", label: "Down to", format: number, missing: "–" },
      {
        key: "downUsd",
        label: "Change when down",
        unit: "USD a month",
        format: money,
        missing: "no figure",
      },
      { key: "downIs", label: "Remark when down" },
      { key: "up", label: "Up to", format: number, missing: "–" },
      {
        key: "upUsd",
        label: "Change when up",
        unit: "USD a month",
        format: money,
        missing: "no figure",
      },
      { key: "upIs", label: "Remark when up" },
    ],
    rows: levers.map((lever) => [
      leverLabel(lever, names),
      lever.unit,
      inUnit(lever, lever.at),
      ...cells(lever, lever.down),
      ...cells(lever, lever.up),
    ]),
  };
}
