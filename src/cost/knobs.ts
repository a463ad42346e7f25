import { isKnobEffect, type KnobEffect } from "../card/knob-effects";
import type { CardCore, Knob, Mode } from "../card/schema";

/** What the user set a dial to, by "<card id>/<knob id>". */
export type KnobValues = Readonly<Record<string, number | boolean>>;

export const knobKey = (cardId: string, knobId: string): string => `${cardId}/${knobId}`;

/** The combined effect of a card's knobs on one mode (cost-model.md, "Knobs"). */
export interface Dials {
  hoursFactor: number;
  idleTailSeconds: number;
  rateFactor: number;
  storageFactor: number;
  egressFactor: number;
  /** Takes the place of the workload's active share; null leaves that alone. */
  activeFraction: number | null;
  feeAddUsd: number;
  sessionFeeAddUsd: number;
  hourFeeAddUsd: number;
  /** The knobs that apply, in the card's order, each with the number it stands at. */
  readonly settings: readonly KnobSetting[];
}

/** A knob that applies to a mode. */
export interface KnobSetting {
  readonly knob: Knob;
  /** Place among the card's knobs. */
  readonly index: number;
  /** Null: the knob does nothing. */
  readonly value: number | null;
  /** False where the engine does not know the effect: shown, not applied, reported. */
  readonly isApplied: boolean;
}

/** What the value of each effect does to the dials. */
const applyEffect: Readonly<Record<KnobEffect, (dials: Dials, value: number) => void>> = {
  hours_factor: (dials, value) => {
    dials.hoursFactor *= value;
  },
  idle_tail_s: (dials, value) => {
    dials.idleTailSeconds += value;
  },
  rate_factor: (dials, value) => {
    dials.rateFactor *= value;
  },
  storage_factor: (dials, value) => {
    dials.storageFactor *= value;
  },
  egress_factor: (dials, value) => {
    dials.egressFactor *= value;
  },
  active_fraction: (dials, value) => {
    dials.activeFraction = value;
  },
  fee_add: (dials, value) => {
    dials.feeAddUsd += value;
  },
  session_fee_add: (dials, value) => {
    dials.sessionFeeAddUsd += value;
  },
  hour_fee_add: (dials, value) => {
    dials.hourFeeAddUsd += value;
  },
};

/** Whether a knob names the mode, or names none and so applies to all. */
export const knobApplies = (knob: Knob, mode: Mode): boolean =>
  knob.modes === null || knob.modes.includes(mode.key);

const clamp = (value: number, min: number | null, max: number | null): number =>
  Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(max ?? Number.POSITIVE_INFINITY, value));

/**
 * The number a knob stands at, given what the user set (undefined: nothing): sliders clamped,
 * selects only at their options, toggles at `max` or `min`. A value of the wrong type is the
 * default. Null: the knob does nothing.
 */
export function knobNumber(knob: Knob, set: number | boolean | undefined): number | null {
  switch (knob.kind) {
    case "toggle": {
      const value = set ?? knob.default;
      if (value === null) return null;
      return value === true || value === knob.max ? knob.max : knob.min;
    }
    case "select": {
      const offered = knob.options?.some((option) => option.value === set) ?? false;
      const value = offered ? set : knob.default;
      return typeof value === "number" ? value : null;
    }
    default: {
      const value = typeof set === "number" && Number.isFinite(set) ? set : knob.default;
      return typeof value === "number" ? clamp(value, knob.min, knob.max) : null;
    }
  }
}

function settingsOf(card: CardCore, mode: Mode, values: KnobValues): KnobSetting[] {
  return card.knobs
    .map((knob, index) => ({
      knob,
      index,
      value: knobNumber(knob, values[knobKey(card.id, knob.id)]),
      isApplied: isKnobEffect(knob.effect),
    }))
    .filter(({ knob }) => knobApplies(knob, mode));
}

/** Everything that a card's knobs do to one of its modes. */
export function dialsOf(card: CardCore, mode: Mode, values: KnobValues): Dials {
  const dials: Dials = {
    hoursFactor: 1,
    idleTailSeconds: 0,
    rateFactor: 1,
    storageFactor: 1,
    egressFactor: 1,
    activeFraction: null,
    feeAddUsd: 0,
    sessionFeeAddUsd: 0,
    hourFeeAddUsd: 0,
    settings: settingsOf(card, mode, values),
  };
  for (const { knob, value } of dials.settings) {
    if (value !== null && isKnobEffect(knob.effect)) applyEffect[knob.effect](dials, value);
  }
  return dials;
}
