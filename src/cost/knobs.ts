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
  /** Knobs whose effect the engine does not know. */
  notApplied: string[];
}

interface KnobEffect {
  readonly apply: (dials: Dials, value: number) => void;
  readonly about: string;
}

export const knobEffects: ReadonlyMap<string, KnobEffect> = new Map([
  [
    "hours_factor",
    { apply: (d: Dials, v: number) => void (d.hoursFactor *= v), about: "× hours of a session" },
  ],
  [
    "idle_tail_s",
    {
      apply: (d: Dials, v: number) => void (d.idleTailSeconds += v),
      about: "+ idle seconds after a session",
    },
  ],
  [
    "rate_factor",
    { apply: (d: Dials, v: number) => void (d.rateFactor *= v), about: "× compute charges" },
  ],
  [
    "storage_factor",
    { apply: (d: Dials, v: number) => void (d.storageFactor *= v), about: "× storage charges" },
  ],
  [
    "egress_factor",
    { apply: (d: Dials, v: number) => void (d.egressFactor *= v), about: "× GiB sent" },
  ],
  [
    "active_fraction",
    { apply: (d: Dials, v: number) => void (d.activeFraction = v), about: "share of CPU in use" },
  ],
  ["fee_add", { apply: (d: Dials, v: number) => void (d.feeAddUsd += v), about: "+ USD a month" }],
  [
    "session_fee_add",
    { apply: (d: Dials, v: number) => void (d.sessionFeeAddUsd += v), about: "+ USD a session" },
  ],
  [
    "hour_fee_add",
    {
      apply: (d: Dials, v: number) => void (d.hourFeeAddUsd += v),
      about: "+ USD an instance-hour",
    },
  ],
]);

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
    notApplied: [],
  };
  for (const knob of card.knobs) {
    if (!knobApplies(knob, mode)) continue;
    const effect = knobEffects.get(knob.effect);
    const value = knobNumber(knob, values[knobKey(card.id, knob.id)]);
    if (effect === undefined) dials.notApplied.push(knob.id);
    else if (value !== null) effect.apply(dials, value);
  }
  return dials;
}
