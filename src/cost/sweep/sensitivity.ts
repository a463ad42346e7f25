import { isKnobEffect } from "../../card/knob-effects";
import type { CardCore, Knob } from "../../card/schema";
import type { ComponentKey } from "../components";
import { knobKey, knobNumber } from "../knobs";
import type { PreparedCard } from "../prepare";
import { numberFields } from "../workload";
import { type Axis, type AxisState, isWholeField, knobChoices } from "./axis";
import { type CurvePoint, pointAt } from "./curves";

/** How a move was chosen: halved, doubled, or as far as the range or the options of it go. */
export type MoveKind = "half" | "double" | "least" | "most";

/** What the bill comes to with one field or knob moved and everything else as it is. */
export interface LeverMove {
  readonly kind: MoveKind;
  readonly value: number;
  /** A point a card, in the order asked: its status, total, offer and reasons after the move. */
  readonly points: readonly CurvePoint[];
  /** Change in USD a month of the bill (or of the gap between two); null where either has no total. */
  readonly changeUsd: number | null;
}

/** A field or knob, and what its moves do. */
export interface Lever {
  readonly axis: Axis;
  readonly label: string;
  readonly unit: string;
  readonly at: number;
  /** Null where there is nowhere to go: a peak of 1, a share of 100 %. */
  readonly down: LeverMove | null;
  readonly up: LeverMove | null;
  /** The larger of the two changes, without its sign; 0 where neither has a figure. */
  readonly swingUsd: number;
  /** A move changes the status of a card: it becomes unpriced, a lower bound, unconfirmed. */
  readonly changesStatus: boolean;
}

/** What matters for one card, or for the gap between two. */
export interface Sensitivity {
  readonly cardIds: readonly string[];
  readonly points: readonly CurvePoint[];
  /** USD a month of the one card, or of the second less the first; null where either has no total. */
  readonly usd: number | null;
  /** Sorted by swing, the largest first. */
  readonly levers: readonly Lever[];
  /** Fields and knobs that stand at 0: half and double of nothing are nothing. */
  readonly atZero: readonly { readonly axis: Axis; readonly label: string }[];
  /** Parts of the bill of any of the cards that stay unknown whatever is moved here. */
  readonly unknown: readonly ComponentKey[];
}

interface LeverPlan {
  readonly axis: Axis;
  readonly label: string;
  readonly unit: string;
  readonly at: number;
  readonly down: { readonly kind: MoveKind; readonly value: number } | null;
  readonly up: { readonly kind: MoveKind; readonly value: number } | null;
}

function fieldPlans({ workload }: AxisState): LeverPlan[] {
  return numberFields.map(({ key, label, unit, limit, share }) => {
    const at = workload[key];
    const most = share ? 1 : limit;
    const halved = isWholeField(key) ? Math.max(1, Math.floor(at / 2)) : at / 2;
    const doubled = Math.min(most, at * 2);
    return {
      axis: { kind: "field", field: key },
      label,
      unit,
      at,
      down: halved < at ? { kind: "half", value: halved } : null,
      up: doubled > at ? { kind: doubled === at * 2 ? "double" : "most", value: doubled } : null,
    };
  });
}

function knobPlan(card: CardCore, knob: Knob, state: AxisState): LeverPlan[] {
  const at = knobNumber(knob, state.knobs[knobKey(card.id, knob.id)]);
  if (at === null || !isKnobEffect(knob.effect)) return [];
  const plan = {
    axis: { kind: "knob", cardId: card.id, knobId: knob.id },
    label: `${card.name}: ${knob.label ?? knob.id}`,
    unit: knob.unit ?? "",
    at,
  } as const;
  const choices = knobChoices(knob);
  const least = choices?.at(0) ?? knob.min ?? 0;
  const most = choices?.at(-1) ?? knob.max ?? Number.POSITIVE_INFINITY;
  const halved = choices === null ? Math.max(least, at / 2) : least;
  const doubled = choices === null ? Math.min(most, at === 0 ? most : at * 2) : most;
  return [
    {
      ...plan,
      down:
        halved < at
          ? { kind: halved === at / 2 && !choices ? "half" : "least", value: halved }
          : null,
      up:
        doubled > at && Number.isFinite(doubled)
          ? { kind: doubled === at * 2 && !choices ? "double" : "most", value: doubled }
          : null,
    },
  ];
}

/** The bill of one card, or how much more the second costs than the first. */
function usdOf([first, second]: readonly CurvePoint[]): number | null {
  if (first === undefined || first.totalUsd === null) return null;
  if (second === undefined) return first.totalUsd;
  return second.totalUsd === null ? null : second.totalUsd - first.totalUsd;
}

/**
 * What matters: how the bill of one card (or, for two, the gap between them) changes when each
 * field and each knob goes to half and to double, within its own range. A card is taken at its best
 * offer after each move, which may be another than now. A move after which a card has no price is
 * kept with its reasons.
 */
export function sensitivity(
  cards: readonly PreparedCard[],
  state: AxisState,
  unknownMayPass: boolean,
): Sensitivity {
  const still: Axis = { kind: "field", field: "vcpu" };
  const pointsAt = (axis: Axis, value: number) =>
    cards.map((card) => pointAt(card, axis, value, state, unknownMayPass));
  const points = pointsAt(still, state.workload.vcpu);
  const usd = usdOf(points);
  const move = (axis: Axis, planned: LeverPlan["down"]): LeverMove | null => {
    if (planned === null) return null;
    const moved = pointsAt(axis, planned.value);
    const after = usdOf(moved);
    return {
      ...planned,
      points: moved,
      changeUsd: usd === null || after === null ? null : after - usd,
    };
  };
  const plans = [
    ...fieldPlans(state),
    ...cards.flatMap(({ card }) => card.knobs.flatMap((knob) => knobPlan(card, knob, state))),
  ];
  const levers = plans
    .filter(({ at, up, down }) => at !== 0 || up !== null || down !== null)
    .map((plan): Lever => {
      const down = move(plan.axis, plan.down);
      const up = move(plan.axis, plan.up);
      const moves = [down, up].filter((one) => one !== null);
      return {
        ...plan,
        down,
        up,
        swingUsd: Math.max(0, ...moves.map(({ changeUsd }) => Math.abs(changeUsd ?? 0))),
        changesStatus: moves.some((one) =>
          one.points.some(({ status }, i) => status !== points[i]?.status),
        ),
      };
    })
    .sort((a, b) => b.swingUsd - a.swingUsd || Number(b.changesStatus) - Number(a.changesStatus));
  return {
    cardIds: cards.map(({ card }) => card.id),
    points,
    usd,
    levers,
    atZero: plans
      .filter(({ at, up, down }) => at === 0 && up === null && down === null)
      .map(({ axis, label }) => ({ axis, label })),
    unknown: [...new Set(points.flatMap(({ unknown }) => unknown))],
  };
}
