import { number } from "../../card/format";
import { isKnobEffect } from "../../card/knob-effects";
import type { Knob } from "../../card/schema";
import { knobNumber } from "../../cost/knobs";

/** A dial as it can be drawn: its control and where it stands. */
export type Dial =
  | {
      readonly control: "slider";
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** Null: it does nothing until it is set. */
      readonly value: number | null;
      readonly initial: number | null;
    }
  | {
      readonly control: "select";
      readonly options: readonly { readonly value: number; readonly label: string }[];
      readonly value: number | null;
      readonly initial: number | null;
    }
  | {
      readonly control: "toggle";
      readonly value: boolean | null;
      readonly initial: boolean | null;
    };

const asSwitch = (knob: Knob, value: number | null): boolean | null =>
  value === null ? null : value === knob.max;

/** Sliders have a hundred steps where the card states none. */
const stepOf = (knob: Knob, min: number, max: number): number =>
  knob.step !== null && knob.step > 0 ? knob.step : (max - min) / 100 || 1;

/** How a knob is drawn at what the user set (undefined: nothing). */
export function dialOf(knob: Knob, set: number | boolean | undefined): Dial {
  const value = knobNumber(knob, set);
  const initial = knobNumber(knob, undefined);
  if (knob.kind === "toggle") {
    return { control: "toggle", value: asSwitch(knob, value), initial: asSwitch(knob, initial) };
  }
  if (knob.kind === "select") {
    const options = (knob.options ?? []).map((option) => ({
      value: option.value,
      label: option.label ?? number(option.value),
    }));
    return { control: "select", options, value, initial };
  }
  const min = knob.min ?? Math.min(0, value ?? 0, initial ?? 0);
  const max = knob.max ?? Math.max(min + 1, (value ?? 1) * 2, (initial ?? 1) * 2);
  return { control: "slider", min, max, step: stepOf(knob, min, max), value, initial };
}

/** Whether what was set moves the dial from where the card has it. */
export const isMoved = (knob: Knob, set: number | boolean | undefined): boolean =>
  set !== undefined && knobNumber(knob, set) !== knobNumber(knob, undefined);

/** Whether the engine knows what the dial does. */
export const isApplied = (knob: Knob): boolean => isKnobEffect(knob.effect);

export const knobLabel = (knob: Knob): string => knob.label ?? knob.id.replaceAll("_", " ");
