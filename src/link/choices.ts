import type { FeatureKey } from "../card/features";
import type { ColumnState } from "../compare/columns";
import { defaultColumnState } from "../compare/columns";
import { firstRequirements, type Requirements } from "../compare/requirements";
import type { KnobValues } from "../cost/knobs";
import type { Axis, AxisScale } from "../cost/sweep/axis";
import { defaultWorkload, type Workload } from "../cost/workload";

export type { Axis, AxisScale } from "../cost/sweep/axis";

/** The views, in the order of their tabs; "provider" is reached from a row, not from a tab. */
export const views = ["compare", "costs", "side-by-side", "provider"] as const;
export type View = (typeof views)[number];

export const costViews = ["bars", "curves", "map", "sensitivity", "value", "bill"] as const;
export type CostView = (typeof costViews)[number];

/** Whose curves are drawn: the cheapest of those shown, or those set side by side. */
export const curveLines = ["leaders", "compared"] as const;
export type CurveLines = (typeof curveLines)[number];

/** How much of their axis curves run over: all of it, or a tenth to ten times of where it stands. */
export const curveSpans = ["all", "near"] as const;
export type CurveSpan = (typeof curveSpans)[number];

/** Own rates in place of a card's: card id → path of the fact ("modes[0].vcpu_h") → USD or amount. */
export type OwnRates = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What a cell's evidence is about. */
export interface OpenEvidence {
  readonly cardId: string;
  readonly feature: FeatureKey;
}

/**
 * All that a person chose and would miss: what a link carries. Everything else on the screen is
 * derived from this and the cards.
 */
export interface Choices {
  readonly view: View;
  readonly workload: Workload;
  readonly knobs: KnobValues;
  readonly ownRates: OwnRates;
  readonly requirements: Requirements;
  readonly columns: ColumnState;
  /** Card ids set side by side, in the order of their columns. */
  readonly compared: readonly string[];
  readonly onlyDifferences: boolean;
  /** Card of the provider page and of the bill; null where none is open. */
  readonly provider: string | null;
  readonly evidence: OpenEvidence | null;
  readonly costView: CostView;
  readonly curveAxis: Axis;
  readonly curveScaleX: AxisScale;
  readonly curveScaleY: AxisScale;
  readonly curveLines: CurveLines;
  readonly curveSpan: CurveSpan;
  readonly mapX: Axis;
  readonly mapY: Axis;
  /** Second provider of "what matters", for the gap between two; null for one alone. */
  readonly against: string | null;
}

export const defaultChoices: Choices = {
  view: "compare",
  workload: defaultWorkload,
  knobs: {},
  ownRates: {},
  requirements: firstRequirements,
  columns: defaultColumnState,
  compared: [],
  onlyDifferences: false,
  provider: null,
  evidence: null,
  costView: "bars",
  curveAxis: { kind: "field", field: "sessions" },
  curveScaleX: "log",
  curveScaleY: "log",
  curveLines: "leaders",
  curveSpan: "all",
  mapX: { kind: "field", field: "sessions" },
  mapY: { kind: "field", field: "hours" },
  against: null,
};
