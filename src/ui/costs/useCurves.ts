import { useMemo } from "react";
import type { Axis, AxisRange } from "../../cost/sweep/axis";
import { type BreakEvens, breakEvens } from "../../cost/sweep/break-even";
import { type Curve, curves } from "../../cost/sweep/curves";
import { preparedOf } from "../../store/derived";
import { useDerived } from "../../store/hooks";

export type CurvesSweep =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly problem: string }
  | {
      readonly status: "ready";
      readonly curves: readonly Curve[];
      readonly breakEvens: BreakEvens | null;
    };

export function useCurves(
  axis: Axis,
  range: AxisRange | null,
  ids: readonly string[],
): CurvesSweep {
  const prepared = useDerived(preparedOf);
  const { workload, knobs, requirements } = useDerived((now) => now.choices);
  const key = ids.join(" ");
  return useMemo((): CurvesSweep => {
    if (range === null) return { status: "loading" };
    const wanted = key.split(" ");
    const cards = wanted.flatMap((id) => prepared.find(({ card }) => card.id === id) ?? []);
    const sweep = {
      axis,
      range,
      state: { workload, knobs },
      unknownMayPass: requirements.unknownMayPass,
    };
    return {
      status: "ready",
      curves: curves(cards, sweep),
      breakEvens: breakEvens(prepared, wanted, sweep),
    };
  }, [axis, range, key, prepared, workload, knobs, requirements]);
}
