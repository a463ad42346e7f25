import { evidenceOf, type FactEvidence } from "../../card/evidence";
import type { Fact } from "../../card/fact";
import { factOf } from "../../card/facts";
import { type Feature, type FeatureKey, featureGroups, findFeature } from "../../card/features";
import type { Card } from "../../card/full-schema";
import { modeFacts } from "../../card/resolve";
import type { Mode } from "../../card/schema";
import { type CellState, countCells, type FactCell, factCellOf } from "../../compare/fact-cell";
import type { Offer } from "../../cost/offer";

export interface ModeFact {
  readonly key: string;
  readonly label: string;
  readonly fact: Fact;
  /** Plans that differ from the mode, by name. */
  readonly plans: readonly { readonly name: string; readonly fact: Fact }[];
}

/** A feature of one card: its cell as the matrix has it, and what it is in each mode. */
export interface FeatureRow {
  readonly feature: Feature;
  readonly cell: FactCell;
  readonly modes: readonly ModeFact[];
  /** Empty until the whole card is there, or where it has none. */
  readonly evidence: readonly FactEvidence[];
}

export interface FeatureRowGroup {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly FeatureRow[];
}

export const modeLabel = (mode: Mode): string => mode.label ?? mode.key;

function modeFactsOf(offers: readonly Offer[], feature: Feature): ModeFact[] {
  const modes = new Map<Mode, ModeFact>();
  for (const { card, mode, plan, facts } of offers) {
    const fact = factOf(modeFacts(card, mode), feature.key);
    const known = modes.get(mode) ?? { key: mode.key, label: modeLabel(mode), fact, plans: [] };
    const ofPlan = factOf(facts, feature.key);
    const differs = plan !== null && ofPlan !== fact;
    const plans = differs ? [...known.plans, { name: plan.name, fact: ofPlan }] : known.plans;
    modes.set(mode, { ...known, plans });
  }
  return [...modes.values()];
}

/** One feature of the card that the offers are of; with the whole card, with its evidence. */
export function featureRow(
  offers: readonly Offer[],
  card: Card | null,
  key: FeatureKey,
): FeatureRow | null {
  const feature = findFeature(key);
  const core = offers[0]?.card;
  if (feature === undefined || core === undefined) return null;
  return {
    feature,
    cell: factCellOf(core, offers, key),
    modes: modeFactsOf(offers, feature),
    evidence: card === null ? [] : evidenceOf(card, key),
  };
}

/** All features of a card in their groups. */
export const featureRows = (offers: readonly Offer[], card: Card | null): FeatureRowGroup[] =>
  featureGroups.map((group) => ({
    key: group.key,
    label: group.label,
    rows: group.features
      .map(({ key }) => featureRow(offers, card, key))
      .filter((row) => row !== null),
  }));

export const featureFilters = ["all", "yes", "some", "no", "unknown"] as const;
export type FeatureFilter = (typeof featureFilters)[number];

export const passesFilter = ({ cell }: FeatureRow, filter: FeatureFilter): boolean =>
  filter === "all" || cell.state === filter;

export interface FeatureCounts extends Readonly<Record<CellState, number>> {
  readonly known: number;
  readonly all: number;
}

export function countFeatures(groups: readonly FeatureRowGroup[]): FeatureCounts {
  const cells = groups.flatMap(({ rows }) => rows.map(({ cell }) => cell));
  return { ...countCells(cells), all: cells.length };
}
