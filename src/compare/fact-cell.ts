import type { Fact } from "../card/fact";
import type { FeatureKey } from "../card/features";
import { findFeature } from "../card/features";
import { statedFacts } from "../card/resolve";
import type { CardCore } from "../card/schema";
import type { Offer } from "../cost/offer";

/*
 * Yes, no, unknown and "in some modes", in one place. A card states a fact for the provider as a
 * whole, and each of its offers (a mode under a plan) has its own. All modes count, also those that
 * need a contract or are no general machine: the cell says what the provider has, the price and the
 * requirements say of which offer. With n offers, of which t are true, f false and u unknown:
 *
 * | offers               | stated  | cell    | why                                              |
 * | -------------------- | ------- | ------- | ------------------------------------------------ |
 * | t = n                | any     | yes     | every offer has it                               |
 * | 0 < t < n            | any     | some    | "in 1 of 3 modes", or plans                      |
 * | t = 0, f = n         | true    | some    | the provider has it, in no mode of this card     |
 * | t = 0, f = n         | no/null | no      | no offer has it                                  |
 * | t = 0, f > 0, u > 0  | true    | some    | the provider has it, these modes lack it         |
 * | t = 0, f > 0, u > 0  | no/null | unknown | a mode that is not known to lack it may have it  |
 * | u = n                | true    | yes     | stated for the provider; the modes say nothing   |
 * | u = n                | false   | no      | likewise                                         |
 * | u = n                | null    | unknown |                                                  |
 *
 * What follows from a cell:
 * - sorting: yes 3, some 2, no 1; unknown has no key, and goes last in both directions;
 * - filters: each state passes only where it is asked for by name; unknown is never a no;
 * - difference: cells differ where their states do, so unknown against known is a difference;
 * - counts: known cells are all but unknown ones.
 */

export const cellStates = ["yes", "some", "no", "unknown"] as const;
export type CellState = (typeof cellStates)[number];

export interface FactCell {
  readonly state: CellState;
  /** "yes", "no", "unknown", "in 1 of 3 modes". */
  readonly text: string;
  /** What the text leaves out, as a sentence; null where it says all. */
  readonly detail: string | null;
}

/** A fact in one mode, under each of the plans it is sold under. */
export interface ModeFactValues {
  readonly plans: readonly (string | null)[];
  readonly facts: readonly Fact[];
}

const cell = (state: CellState, text: string = state, detail: string | null = null): FactCell => ({
  state,
  text,
  detail,
});

const ofMany = (some: number, all: number, what: string): string =>
  `${some} of ${all} ${what}${all === 1 ? "" : "s"}`;

interface Count {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
  readonly all: number;
}

const countOf = (facts: readonly Fact[]): Count => ({
  yes: facts.filter((fact) => fact === true).length,
  no: facts.filter((fact) => fact === false).length,
  unknown: facts.filter((fact) => fact === null).length,
  all: facts.length,
});

/** The fact of each mode, where its plans agree on it; null where those of a mode differ. */
function byMode(modes: readonly ModeFactValues[]): Fact[] | null {
  const agree = modes.every(({ facts }) => facts.every((fact) => fact === facts[0]));
  return agree ? modes.map(({ facts }) => facts[0] ?? null) : null;
}

/** The fact under each plan, where the modes sold under it agree; null where they differ. */
function byPlan(modes: readonly ModeFactValues[]): Fact[] | null {
  const plans = new Map<string | null, Fact>();
  for (const { plans: names, facts } of modes) {
    for (const [i, name] of names.entries()) {
      const fact = facts[i] ?? null;
      if (plans.has(name) && plans.get(name) !== fact) return null;
      plans.set(name, fact);
    }
  }
  return [...plans.values()];
}

/** What is counted for the words of a cell: modes where they suffice, else plans, else offers. */
function counted(modes: readonly ModeFactValues[]): { count: Count; what: string; at: string } {
  const ofModes = byMode(modes);
  if (ofModes !== null) return { count: countOf(ofModes), what: "mode", at: "in" };
  const ofPlans = byPlan(modes);
  if (ofPlans !== null) return { count: countOf(ofPlans), what: "plan", at: "on" };
  return { count: countOf(modes.flatMap(({ facts }) => facts)), what: "offer", at: "in" };
}

/** The cell of a fact: what is stated for the card, and what holds in each mode (table above). */
export function factCell(stated: Fact, modes: readonly ModeFactValues[]): FactCell {
  const offers = countOf(modes.flatMap(({ facts }) => facts));
  if (offers.yes === offers.all && offers.all > 0) return cell("yes");
  const { count, what, at } = counted(modes);
  if (offers.yes > 0) {
    const rest = count.unknown > 0 ? `, unknown ${at} ${count.unknown}` : "";
    return cell("some", `${at} ${ofMany(count.yes, count.all, what)}${rest}`);
  }
  const lacking = `no ${at} ${ofMany(count.no, count.all, what)}`;
  if (offers.no === offers.all && offers.all > 0) {
    return stated === true
      ? cell("some", "in no listed mode", `stated for the provider, but ${lacking}`)
      : cell("no");
  }
  if (offers.no > 0) {
    return stated === true
      ? cell("some", lacking, "stated for the provider; the other modes don’t say")
      : cell("unknown", "unknown", `${lacking}, unknown ${at} ${count.unknown}`);
  }
  if (stated === null) return cell("unknown");
  const unsaid = modes.length === 0 ? null : "stated for the provider; its modes don’t say";
  return cell(stated ? "yes" : "no", stated ? "yes" : "no", unsaid);
}

/** A feature's stated fact of a card and its facts in each mode, from the card's offers. */
export function factValues(
  offers: readonly Offer[],
  stated: readonly Fact[],
  index: number,
): { stated: Fact; modes: ModeFactValues[] } {
  const modes = new Map<number, { plans: (string | null)[]; facts: Fact[] }>();
  for (const { modeIndex, plan, facts } of offers) {
    const mode = modes.get(modeIndex) ?? { plans: [], facts: [] };
    mode.plans.push(plan?.name ?? null);
    mode.facts.push(facts[index] ?? null);
    modes.set(modeIndex, mode);
  }
  return { stated: stated[index] ?? null, modes: [...modes.values()] };
}

interface CardCells {
  readonly stated: readonly Fact[];
  readonly cells: (FactCell | undefined)[];
}

const cellsByCard = new WeakMap<CardCore, CardCells>();

/** The cell of a feature of a card, from all its offers; made once a card. */
export function factCellOf(card: CardCore, offers: readonly Offer[], key: FeatureKey): FactCell {
  const index = findFeature(key)?.index ?? -1;
  const made = cellsByCard.get(card) ?? { stated: statedFacts(card), cells: [] };
  cellsByCard.set(card, made);
  const known = made.cells[index];
  if (known !== undefined) return known;
  const values = factValues(offers, made.stated, index);
  const fresh = factCell(values.stated, values.modes);
  made.cells[index] = fresh;
  return fresh;
}

/** Key to sort by; undefined (unknown) goes last in both directions. */
export function cellSortKey({ state }: FactCell): number | undefined {
  return state === "unknown" ? undefined : { yes: 3, some: 2, no: 1 }[state];
}

/** Whether a cell passes a filter by states; no state asked for lets every cell pass. */
export const cellPasses = ({ state }: FactCell, asked: readonly CellState[]): boolean =>
  asked.length === 0 || asked.includes(state);

/** Whether cells of one row differ; unknown against known is a difference, and is told apart. */
export function cellsDiffer(cells: readonly Pick<FactCell, "state">[]): {
  differs: boolean;
  onlyByUnknown: boolean;
} {
  const states = new Set(cells.map(({ state }) => state));
  const known = [...states].filter((state) => state !== "unknown");
  return { differs: states.size > 1, onlyByUnknown: states.size > 1 && known.length === 1 };
}

/** How many cells are in each state, and how many are known. */
export function countCells(
  cells: readonly FactCell[],
): Readonly<Record<CellState, number>> & { readonly known: number } {
  const count = { yes: 0, some: 0, no: 0, unknown: 0 };
  for (const { state } of cells) count[state] += 1;
  return { ...count, known: cells.length - count.unknown };
}
