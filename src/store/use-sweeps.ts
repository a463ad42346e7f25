import { startTransition, useEffect, useMemo, useState } from "react";
import type { Axis, AxisRange } from "../cost/sweep/axis";
import type { BreakEvens } from "../cost/sweep/break-even";
import type { Curve } from "../cost/sweep/curves";
import type { MapGrid, MapRow } from "../cost/sweep/map";
import type { SweepReply } from "../cost/sweep/messages";
import type { Sensitivity } from "../cost/sweep/sensitivity";
import { useCards, useDerived } from "./hooks";
import { type SweepAsk, sweeps } from "./sweep-client";
import { competingOf, sweepQuestionOf } from "./sweep-question";

/** An answer of the worker as far as it is there. */
export type Sweep<Result> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly problem: string }
  | {
      readonly status: "ready";
      readonly result: Result;
      /** All of it is there. */
      readonly isDone: boolean;
      /** False while it still answers the question before. */
      readonly isCurrent: boolean;
    };

interface Answer<Result> {
  readonly ask: SweepAsk;
  readonly sweep: Sweep<Result>;
}

/** Asks, and asks anew when the question is another object; `add` puts a reply to what came before. */
function useSweep<Result>(
  ask: SweepAsk | null,
  add: (before: Result | null, reply: SweepReply) => Result | null,
): Sweep<Result> {
  const cards = useCards((state) => state.cards);
  const [answer, setAnswer] = useState<Answer<Result> | null>(null);
  useEffect(() => {
    if (ask === null) return;
    let result: Result | null = null;
    let frame = 0;
    // A transition: a picture that comes in parts must not hold up the slider that it follows.
    const publish = (sweep: Sweep<Result>) => startTransition(() => setAnswer({ ask, sweep }));
    const publishPart = (isDone: boolean) => {
      if (result !== null) publish({ status: "ready", result, isDone, isCurrent: true });
    };
    const drop = sweeps.ask(ask, cards, {
      onReply: (reply, isLast) => {
        result = add(result, reply);
        cancelAnimationFrame(frame);
        if (isLast) publishPart(true);
        // A map without a row would blot out the picture before it.
        else if (reply.kind !== "map-cards")
          frame = requestAnimationFrame(() => publishPart(false));
      },
      onFailed: (problem) => publish({ status: "failed", problem }),
    });
    return () => {
      cancelAnimationFrame(frame);
      drop();
    };
  }, [ask, cards, add]);
  if (ask === null || answer === null) return { status: "loading" };
  if (answer.ask === ask) return answer.sweep;
  // A failure of the question before says nothing of this one.
  return answer.sweep.status === "ready"
    ? { ...answer.sweep, isCurrent: false }
    : { status: "loading" };
}

/** The same list for as long as it names the same cards. */
function useIds(ids: readonly string[]): readonly string[] {
  const key = ids.join(" ");
  return useMemo(() => (key === "" ? [] : key.split(" ")), [key]);
}

/** Who wins where, as far as it is worked out. */
export interface MapResult {
  readonly grid: MapGrid;
  /** What `winner` and `second` of the rows are places of. */
  readonly cardIds: readonly string[];
  /** In the order of `grid.yValues`; null where a row isn't there yet. */
  readonly rows: readonly (MapRow | null)[];
}

/** The map over a grid, among the providers that the requirements leave; null asks nothing. */
export function useMapSweep(grid: MapGrid | null): Sweep<MapResult> {
  const question = useDerived(sweepQuestionOf);
  const cardIds = useDerived(competingOf);
  const ask = useMemo(
    (): SweepAsk | null => (grid === null ? null : { kind: "map", question, cardIds, grid }),
    [question, cardIds, grid],
  );
  const add = useMemo(() => (grid === null ? () => null : mapAdder(grid)), [grid]);
  return useSweep(ask, add);
}

const mapAdder =
  (grid: MapGrid) =>
  (before: MapResult | null, reply: SweepReply): MapResult | null => {
    if (reply.kind === "map-cards") {
      return { grid, cardIds: reply.cardIds, rows: grid.yValues.map(() => null) };
    }
    if (reply.kind !== "map-rows" || before === null) return before;
    const rows = [...before.rows];
    for (const row of reply.rows) rows[row.row] = row;
    return { ...before, rows };
  };

/** Curves, and their break-even points once they are found. */
export interface CurvesResult {
  readonly curves: readonly Curve[];
  /** Null until they are found, and where the axis has no place in the range. */
  readonly breakEvens: BreakEvens | null;
}

export interface CurvesAsked {
  readonly axis: Axis;
  readonly range: AxisRange;
  readonly steps: number;
  /** Cards with a curve. */
  readonly ids: readonly string[];
}

const addCurves = (before: CurvesResult | null, reply: SweepReply): CurvesResult | null => {
  if (reply.kind === "curves") return { curves: reply.curves, breakEvens: null };
  if (reply.kind !== "break-evens" || before === null) return before;
  return { ...before, breakEvens: reply.breakEvens };
};

/** The cost of cards along an axis, with where one becomes cheaper than another; null asks nothing. */
export function useCurvesSweep(asked: CurvesAsked | null): Sweep<CurvesResult> {
  const question = useDerived(sweepQuestionOf);
  const running = useDerived(competingOf);
  const cardIds = useIds(asked?.ids ?? []);
  const key = asked === null ? null : JSON.stringify([asked.axis, asked.range, asked.steps]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for axis, range and steps
  const ask = useMemo((): SweepAsk | null => {
    if (asked === null) return null;
    const { axis, range, steps } = asked;
    const competing = [...new Set([...running, ...cardIds])];
    return { kind: "curves", question, cardIds, competing, axis, range, steps };
  }, [question, running, cardIds, key]);
  return useSweep(ask, addCurves);
}

const addSensitivity = (before: Sensitivity | null, reply: SweepReply): Sensitivity | null =>
  reply.kind === "sensitivity" ? reply.sensitivity : before;

/** What moves the bill of one card, or the gap between two; an empty list asks nothing. */
export function useSensitivitySweep(ids: readonly string[]): Sweep<Sensitivity> {
  const question = useDerived(sweepQuestionOf);
  const cardIds = useIds(ids);
  const ask = useMemo(
    (): SweepAsk | null =>
      cardIds.length === 0 ? null : { kind: "sensitivity", question, cardIds },
    [question, cardIds],
  );
  return useSweep(ask, addSensitivity);
}
