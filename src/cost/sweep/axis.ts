import type { CardCore, Knob } from "../../card/schema";
import { type KnobValues, knobKey, knobNumber } from "../knobs";
import {
  isWorkloadNumberKey,
  numberField,
  type Workload,
  type WorkloadNumberKey,
} from "../workload";

/** A number that a curve or a map can run over: a field of the workload, or a card's knob. */
export type Axis =
  | { readonly kind: "field"; readonly field: WorkloadNumberKey }
  | { readonly kind: "knob"; readonly cardId: string; readonly knobId: string };

export type AxisScale = "linear" | "log";

/** What is asked at one place of an axis. */
export interface AxisState {
  readonly workload: Workload;
  readonly knobs: KnobValues;
}

/** How an axis is named, bounded and drawn. */
export interface AxisAbout {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly scale: AxisScale;
  /** Only whole numbers make sense. */
  readonly whole: boolean;
  /** Held as 0 to 1 and shown as percent. */
  readonly share: boolean;
  /** The only values there are, ascending; null where any between the ends will do. */
  readonly values: readonly number[] | null;
  /** Where the axis stands now. */
  readonly at: number | null;
}

const wholeFields: ReadonlySet<WorkloadNumberKey> = new Set([
  "sessions",
  "concurrency",
  "ipv4",
  "seats",
  "gpuCount",
]);

/** Whether a field counts things: sessions, sandboxes at once, addresses, seats, GPUs. */
export const isWholeField = (field: WorkloadNumberKey): boolean => wholeFields.has(field);

/** The fields of an axis as text, "field:sessions" or "knob:modal/tail": equal for equal axes. */
export const axisKey = (axis: Axis): string =>
  axis.kind === "field" ? `field:${axis.field}` : `knob:${knobKey(axis.cardId, axis.knobId)}`;

/** Reads what `axisKey` wrote; null where it names no field (any knob's name is taken as it is). */
export function parseAxisKey(key: string): Axis | null {
  const at = key.indexOf(":");
  const kind = key.slice(0, at);
  const name = key.slice(at + 1);
  if (kind === "field") return isWorkloadNumberKey(name) ? { kind, field: name } : null;
  const slash = name.indexOf("/");
  if (kind !== "knob" || slash < 1 || slash === name.length - 1) return null;
  return { kind, cardId: name.slice(0, slash), knobId: name.slice(slash + 1) };
}

/** The values a knob can take: a select's options or a toggle's two ends; null for a slider. */
export function knobChoices(knob: Knob): readonly number[] | null {
  const ends = [knob.min, knob.max].filter((value) => value !== null);
  const options =
    knob.kind === "select"
      ? (knob.options ?? []).map((option) => option.value)
      : knob.kind === "toggle"
        ? ends
        : null;
  return options === null ? null : [...new Set(options)].sort((a, b) => a - b);
}

function knobAbout(card: CardCore, knob: Knob, knobs: KnobValues): AxisAbout {
  const values = knobChoices(knob);
  const at = knobNumber(knob, knobs[knobKey(card.id, knob.id)]);
  return {
    label: `${card.name}: ${knob.label ?? knob.id}`,
    unit: knob.unit ?? "",
    min: values?.at(0) ?? knob.min ?? 0,
    max: values?.at(-1) ?? knob.max ?? Math.max(1, (at ?? 1) * 2),
    scale: "linear",
    whole: false,
    share: false,
    values,
    at,
  };
}

/** How an axis is named and bounded; null where it is the knob of a card that isn't there. */
export function axisAbout(
  axis: Axis,
  cards: readonly CardCore[],
  state: AxisState,
): AxisAbout | null {
  if (axis.kind === "knob") {
    const card = cards.find((entry) => entry.id === axis.cardId);
    const knob = card?.knobs.find((entry) => entry.id === axis.knobId);
    return card === undefined || knob === undefined ? null : knobAbout(card, knob, state.knobs);
  }
  const { label, unit, min, max, scale, share } = numberField(axis.field);
  return {
    label,
    unit,
    min,
    max,
    scale,
    whole: isWholeField(axis.field),
    share,
    values: null,
    at: state.workload[axis.field],
  };
}

/** The workload and knobs with an axis at a value, unchecked: knobs clamp it when they are read. */
export function withAxisValue(axis: Axis, value: number, state: AxisState): AxisState {
  if (axis.kind === "field") {
    return { ...state, workload: { ...state.workload, [axis.field]: value } };
  }
  return {
    ...state,
    knobs: { ...state.knobs, [knobKey(axis.cardId, axis.knobId)]: value },
  };
}

/** The range of a sweep and how it is cut up. */
export interface AxisRange {
  readonly from: number;
  readonly to: number;
  readonly scale: AxisScale;
}

/** A log range that begins at 0 is linear near it: below this share of its end, about. */
const nearZero = 1e-3;

const isLog = ({ from, to, scale }: AxisRange): boolean => scale === "log" && from >= 0 && to > 0;

/** The place of a range at a share of it, 0 to 1, by its scale. */
export function placeAt(range: AxisRange, share: number): number {
  const { from, to } = range;
  if (share <= 0) return from;
  if (share >= 1) return to;
  if (!isLog(range)) return from + (to - from) * share;
  if (from > 0) return from * (to / from) ** share;
  return nearZero * to * ((1 + 1 / nearZero) ** share - 1);
}

/** The inverse of `placeAt`. */
export function shareAt(range: AxisRange, place: number): number {
  const { from, to } = range;
  if (from === to) return 0;
  if (!isLog(range)) return (place - from) / (to - from);
  if (from > 0) return Math.log(place / from) / Math.log(to / from);
  return Math.log1p(place / (nearZero * to)) / Math.log1p(1 / nearZero);
}

/**
 * `steps` + 1 values from one end to the other, both ends among them, ascending, evenly spread by
 * the scale. Whole fields get whole numbers, each once, so there may be fewer. An axis with values
 * of its own (a select, a toggle) gives those within the range. `from` above `to` is turned round.
 */
export function axisValues(
  range: AxisRange,
  steps: number,
  about: { readonly whole: boolean; readonly values: readonly number[] | null },
): number[] {
  const from = Math.min(range.from, range.to);
  const to = Math.max(range.from, range.to);
  if (about.values !== null) {
    return about.values.filter((value) => value >= from && value <= to);
  }
  const count = Math.max(1, Math.floor(steps));
  const places = Array.from({ length: count + 1 }, (_, i) =>
    placeAt({ from, to, scale: range.scale }, i / count),
  );
  const values = about.whole ? wholeWithin(places, from, to) : places;
  return [...new Set(values)];
}

const wholeWithin = (places: readonly number[], from: number, to: number): number[] =>
  places.map(Math.round).filter((place) => place >= from && place <= to);
