import type { CardCore } from "../../card/schema";
import type { KnobValues } from "../knobs";
import type { RequirementOutcome } from "../prepare";
import type { Workload } from "../workload";
import type { Axis, AxisRange } from "./axis";
import type { BreakEvens } from "./break-even";
import type { Curve } from "./curves";
import type { MapGrid, MapRow } from "./map";
import type { Sensitivity } from "./sensitivity";

/*
 * What goes between the page and the worker that sweeps. The page posts the cards once, then asks;
 * the answer to a question comes in one or more replies with its id. A newer question of the same
 * kind makes the worker drop an older one: its replies end without a last one.
 */

/** All that a sweep needs besides what is swept. */
export interface SweepQuestion {
  readonly workload: Workload;
  readonly knobs: KnobValues;
  readonly unknownMayPass: boolean;
  /** Own rates by card id and path. */
  readonly ownRates: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * What the requirements say of each offer of a card, by card id, in the order of its offers (that
   * of `compileCard`). A card that is missing here has nothing asked of it.
   */
  readonly verdicts: Readonly<Record<string, readonly RequirementOutcome[]>>;
}

/** Takes the place of all cards that were posted before. */
export interface CardsRequest {
  readonly kind: "cards";
  readonly cards: readonly CardCore[];
}

export interface MapRequest {
  readonly kind: "map";
  readonly id: number;
  readonly question: SweepQuestion;
  /** Cards that compete. */
  readonly cardIds: readonly string[];
  readonly grid: MapGrid;
}

export interface CurvesRequest {
  readonly kind: "curves";
  readonly id: number;
  readonly question: SweepQuestion;
  /** Cards with a curve, and whose every pair gets its break-even points. */
  readonly cardIds: readonly string[];
  /** Cards among which the cheapest is looked for; the shown ones should be among them. */
  readonly competing: readonly string[];
  readonly axis: Axis;
  readonly range: AxisRange;
  readonly steps: number;
}

export interface SensitivityRequest {
  readonly kind: "sensitivity";
  readonly id: number;
  readonly question: SweepQuestion;
  /** One card, or two for the gap between them. */
  readonly cardIds: readonly string[];
}

/** Drops the question of a kind that is being answered, where nothing newer is asked. */
export interface CancelRequest {
  readonly kind: "cancel";
  readonly of: SweepJob["kind"];
}

export type SweepJob = MapRequest | CurvesRequest | SensitivityRequest;
export type SweepRequest = CardsRequest | SweepJob | CancelRequest;

export type SweepReply =
  /** First of a map: the cards that `winner` and `second` of the rows are places of. */
  | { readonly kind: "map-cards"; readonly id: number; readonly cardIds: readonly string[] }
  | { readonly kind: "map-rows"; readonly id: number; readonly rows: readonly MapRow[] }
  | { readonly kind: "map-done"; readonly id: number }
  | { readonly kind: "curves"; readonly id: number; readonly curves: readonly Curve[] }
  /** Last of curves; null where the axis has no place in the range. */
  | { readonly kind: "break-evens"; readonly id: number; readonly breakEvens: BreakEvens | null }
  | { readonly kind: "sensitivity"; readonly id: number; readonly sensitivity: Sensitivity }
  /** Last of any question that could not be answered. */
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

const hasKind = (data: unknown): data is { readonly kind: unknown; readonly id?: unknown } =>
  typeof data === "object" && data !== null && "kind" in data;

const jobKinds: ReadonlySet<unknown> = new Set<SweepJob["kind"]>(["map", "curves", "sensitivity"]);
const replyKinds: ReadonlySet<unknown> = new Set<SweepReply["kind"]>([
  "map-cards",
  "map-rows",
  "map-done",
  "curves",
  "break-evens",
  "sensitivity",
  "failed",
]);

/** Tells a request from any other message (of an extension, say); its parts are as the page made them. */
export function isSweepRequest(data: unknown): data is SweepRequest {
  if (!hasKind(data)) return false;
  if (data.kind === "cards") return "cards" in data && Array.isArray(data.cards);
  if (data.kind === "cancel") return "of" in data && jobKinds.has(data.of);
  return jobKinds.has(data.kind) && typeof data.id === "number" && "question" in data;
}

/** Tells a reply from any other message. */
export const isSweepReply = (data: unknown): data is SweepReply =>
  hasKind(data) && replyKinds.has(data.kind) && typeof data.id === "number";
