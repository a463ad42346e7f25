import { type Fact, factNot } from "../card/fact";
import { factOf } from "../card/facts";
import type { FeatureKey } from "../card/features";
import type { Question, Ranked } from "../cost/rank";
import { bounds, keepsBound } from "./bounds";
import { featuresNeeded } from "./requirement";
import type { Requirements } from "./requirements";
import { hasAny, requirementSets } from "./sets";

/** How many requirements are met: surely, and at most where facts are unknown. */
export interface Met {
  readonly known: number;
  readonly possible: number;
  readonly of: number;
}

/** What all rows of a matrix are seen under. */
export interface MatrixContext {
  readonly question: Question;
  readonly requirements: Requirements;
}

/** A provider in the matrix; what its cells show is read from here by the columns. */
export interface MatrixRow {
  readonly id: string;
  readonly name: string;
  /** Null: the card states none. */
  readonly category: string | null;
  readonly ranked: Ranked;
  /** Place in rank order, from 0; it decides between rows that are equal otherwise. */
  readonly place: number;
  /** Of all that is asked of an offer: musts, nice ones, must-nots, bounds and sets. */
  readonly met: Met;
  /** Of the nice ones alone. */
  readonly metNice: Met;
  readonly context: MatrixContext;
}

function countMet(facts: readonly Fact[]): Met {
  const known = facts.filter((fact) => fact === true).length;
  return {
    known,
    possible: known + facts.filter((fact) => fact === null).length,
    of: facts.length,
  };
}

/**
 * Counts what of the requirements a priced offer meets: features and price of one offer, held
 * together. Filters on the card as a whole are not counted.
 */
export function meterOf(requirements: Requirements): (ranked: Ranked) => { all: Met; nice: Met } {
  const [musts, nices, nots] = (["must", "nice", "not"] as const).map((need) =>
    featuresNeeded(requirements, need),
  );
  const askedBounds = bounds.flatMap((bound) => {
    const value = requirements.bounds[bound.key];
    return value === undefined ? [] : [{ bound, value }];
  });
  const askedSets = requirementSets.flatMap((set) => {
    const values = requirements.sets[set.key] ?? [];
    return values.length === 0 || set.of === "card" ? [] : [{ set, values }];
  });
  return (ranked) => {
    const { offer } = ranked.prepared;
    const factsOf = (keys: readonly FeatureKey[] = []) =>
      keys.map((key) => factOf(offer.facts, key));
    const nice = factsOf(nices);
    const all = [
      ...factsOf(musts),
      ...nice,
      ...factsOf(nots).map(factNot),
      ...askedBounds.map(({ bound, value }) =>
        keepsBound(bound, bound.of === "offer" ? bound.read(offer) : bound.read(ranked), value),
      ),
      ...askedSets.map(({ set, values }) => hasAny((value) => set.has(offer, value), values)),
    ];
    return { all: countMet(all), nice: countMet(nice) };
  };
}

/** "3 of 5", "3–4 of 5" where facts are unknown; a dash where nothing is asked. */
export function metText({ known, possible, of }: Met): string {
  if (of === 0) return "–";
  return possible > known ? `${known}–${possible} of ${of}` : `${known} of ${of}`;
}

/** Rows of ranked results, in their order. */
export function matrixRows(rows: readonly Ranked[], context: MatrixContext): MatrixRow[] {
  const meter = meterOf(context.requirements);
  return rows.map((ranked, place) => {
    const { card } = ranked.card;
    // Counted when it is read: rows are made anew with every move of a slider.
    let counted: { all: Met; nice: Met } | null = null;
    const met = () => {
      counted ??= meter(ranked);
      return counted;
    };
    return {
      id: card.id,
      name: card.name,
      category: card.category,
      ranked,
      place,
      get met() {
        return met().all;
      },
      get metNice() {
        return met().nice;
      },
      context,
    };
  });
}
