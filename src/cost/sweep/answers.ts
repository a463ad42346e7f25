import type { CardCore } from "../../card/schema";
import { applyOwnRates } from "../own-rates";
import {
  type CompiledCard,
  compile,
  type PreparedCard,
  prepare,
  type RequirementOutcome,
} from "../prepare";
import type { AxisState } from "./axis";
import { breakEvens } from "./break-even";
import { curves } from "./curves";
import { type MapRow, sweepMap } from "./map";
import type { SweepJob, SweepQuestion, SweepReply } from "./messages";
import { sensitivity } from "./sensitivity";

/** Rows of a map in one reply: so many are worked out before a newer question is looked for. */
const rowsAtOnce = 4;

const nothingAsked: RequirementOutcome = { failed: [], unconfirmed: [] };

interface KeptCard {
  readonly ratesText: string;
  readonly compiled: CompiledCard;
}

/**
 * Answers questions about cards that it keeps compiled. It is the whole of the worker but for the
 * posting, so that tests and a page without a worker can use it as it is.
 */
export class SweepAnswers {
  #cards: ReadonlyMap<string, CardCore> = new Map();
  readonly #kept = new Map<string, KeptCard>();

  /** Takes the place of all cards that were there before. */
  setCards(cards: readonly CardCore[]): void {
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.#kept.clear();
  }

  /** The replies to a question, worked out as they are taken; the caller may stop at any. */
  *replies(job: SweepJob): Generator<SweepReply> {
    const { id, question } = job;
    const { workload, knobs, unknownMayPass } = question;
    const state: AxisState = { workload, knobs };
    const cards = this.#prepared(job.cardIds, question);
    switch (job.kind) {
      case "map": {
        const { cardIds, rows } = sweepMap(cards, job.grid, state, unknownMayPass);
        yield { kind: "map-cards", id, cardIds };
        for (const some of inChunks(rows, rowsAtOnce)) yield { kind: "map-rows", id, rows: some };
        yield { kind: "map-done", id };
        return;
      }
      case "curves": {
        const sweep = { axis: job.axis, range: job.range, state, unknownMayPass };
        yield { kind: "curves", id, curves: curves(cards, sweep, job.steps) };
        const competing = this.#prepared(job.competing, question);
        yield { kind: "break-evens", id, breakEvens: breakEvens(competing, job.cardIds, sweep) };
        return;
      }
      case "sensitivity":
        yield { kind: "sensitivity", id, sensitivity: sensitivity(cards, state, unknownMayPass) };
    }
  }

  /** Those of the cards that were posted, under the rates, knobs and requirements of a question. */
  #prepared(cardIds: readonly string[], question: SweepQuestion): PreparedCard[] {
    return cardIds.flatMap((id) => {
      const card = this.#cards.get(id);
      if (card === undefined) return [];
      const compiled = this.#compiled(card, question.ownRates[id] ?? {});
      const verdicts = question.verdicts[id] ?? [];
      const verdictOf = new Map(compiled.offers.map((offer, i) => [offer, verdicts[i]]));
      return prepare(compiled, question.knobs, (offer) => verdictOf.get(offer) ?? nothingAsked);
    });
  }

  #compiled(card: CardCore, rates: Readonly<Record<string, number>>): CompiledCard {
    const ratesText = JSON.stringify(rates);
    const kept = this.#kept.get(card.id);
    if (kept?.ratesText === ratesText) return kept.compiled;
    const compiled = compile(applyOwnRates(card, rates).card);
    this.#kept.set(card.id, { ratesText, compiled });
    return compiled;
  }
}

function* inChunks(rows: Iterable<MapRow>, size: number): Generator<MapRow[]> {
  let chunk: MapRow[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
