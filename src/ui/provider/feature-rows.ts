import { evidenceOf, type FactEvidence } from "../../card/evidence";
import type { Fact } from "../../card/fact";
import { factOf } from "../../card/facts";
import { type Feature, featureGroups, findFeature } from "../../card/features";
import { modeFacts } from "../../card/resolve";
import type { Card, Mode } from "../../card/schema";
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

/** All features of a card in their groups; with the whole card, each with its evidence. */
export function featureRows(offers: readonly Offer[], card: Card | null): FeatureRowGroup[] {
  const [first] = offers;
  if (first === undefined) return [];
  return featureGroups.map((group) => ({
    key: group.key,
    label: group.label,
    rows: group.features.flatMap(({ key }) => {
      const feature = findFeature(key);
      if (feature === undefined) return [];
      const cell = factCellOf(first.card, offers, key);
      const evidence = card === null ? [] : evidenceOf(card, key);
      return [{ feature, cell, modes: modeFactsOf(offers, feature), evidence }];
    }),
  }));
}

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
