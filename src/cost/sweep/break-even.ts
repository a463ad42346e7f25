import type { CardCore } from "../../card/schema";
import type { PreparedCard } from "../prepare";
import {
  type Axis,
  type AxisAbout,
  type AxisRange,
  type AxisState,
  axisAbout,
  shareAt,
} from "./axis";
import { type AxisDomain, axisDomain, costAlong } from "./axis-cost";
import { contenders } from "./contender";
import { type CostNode, costTree, graceAt } from "./cost-tree";
import { type LeaderChange, leaderChanges } from "./leaders";
import { type OrderChange, orderChanges } from "./order";
import { breakEvenSentence, leaderSentence } from "./sentences";

/** Where two cards change places in price, both of them priced on either side. */
export interface Crossing {
  /** Card ids, as they rank by name. */
  readonly cards: readonly [first: string, second: string];
  /** Value of the axis up to which the old order holds. */
  readonly at: number;
  /** Where the new order begins to hold: above `at` where both cost the same in between. */
  readonly until: number;
  /** Card id of the cheaper below and above; null where both cost the same up to or from there. */
  readonly below: string | null;
  readonly above: string | null;
  /** "jump": a step of one of them turns the order over; the costs don't meet. */
  readonly kind: "crossing" | "jump";
  /** USD a month of `cards` just before and just after. */
  readonly beforeUsd: readonly [first: number, second: number];
  readonly afterUsd: readonly [first: number, second: number];
  /** "above 1,840 sessions a month Modal is cheaper than E2B" */
  readonly sentence: string;
}

/** Where another card becomes the cheapest. */
export interface LeaderAt {
  readonly at: number;
  /** Card ids; null where none is priced. */
  readonly below: string | null;
  readonly above: string | null;
  /** "limit": the cheapest below can't run the workload (or has no price) above. */
  readonly kind: "crossing" | "jump" | "limit";
  readonly sentence: string;
}

export interface BreakEvens {
  readonly axis: Axis;
  /** Ends looked at, ascending. */
  readonly from: number;
  readonly to: number;
  /** The cheapest of all priced cards at the lower end; null where none is. */
  readonly firstLeader: string | null;
  readonly leaders: readonly LeaderAt[];
  /** Of every two cards asked for, by place. */
  readonly crossings: readonly Crossing[];
}

/** What is swept: an axis over a range, everything else as it is now. */
export interface Sweep {
  readonly axis: Axis;
  readonly range: AxisRange;
  readonly state: AxisState;
  readonly unknownMayPass: boolean;
}

interface Line {
  readonly card: CardCore;
  readonly tree: CostNode;
}

/** The roundest number between two that are as good as one, so that 24 h is not 23.9999999. */
export function roundestBetween(low: number, high: number): number {
  for (let digits = 1; digits <= 15; digits++) {
    const rounded = Number(low.toPrecision(digits));
    const slack = 1e-12 * Math.max(Math.abs(low), Math.abs(high));
    if (rounded >= low - slack && rounded <= high + slack) return rounded;
  }
  return low;
}

/**
 * Break-even points along an axis: where the cheapest of all cards changes, and where any two of
 * the `shown` ones (all, where null) change places. Only priced offers count: a lower bound, an
 * unpublished size, an unconfirmed or a reference price never wins. Null where the axis is the knob
 * of a card that isn't there, or the range holds no value of it. The resolution, and what exact
 * means, is said at `orderChanges`.
 */
export function breakEvens(
  cards: readonly PreparedCard[],
  shown: readonly string[] | null,
  sweep: Sweep,
): BreakEvens | null {
  const about = axisAbout(
    sweep.axis,
    cards.map(({ card }) => card),
    sweep.state,
  );
  const domain = about === null ? null : axisDomain(sweep.axis, sweep.range, about);
  if (about === null || domain === null) return null;
  const lines = contenders(cards, sweep.unknownMayPass).map(
    (entry): Line => ({
      card: entry.card,
      tree: costTree(domain, costAlong(entry, domain, sweep.state, sweep.unknownMayPass)),
    }),
  );
  const changes = leaderChanges(lines.map(({ tree }) => tree));
  const asked = lines.filter(({ card }) => shown === null || shown.includes(card.id));
  return {
    axis: sweep.axis,
    from: domain.valueAt(domain.from),
    to: domain.valueAt(domain.to),
    firstLeader: lines[changes.first]?.card.id ?? null,
    leaders: changes.changes.map((change) => leaderAt(change, lines, domain, about)),
    crossings: allCrossings(asked, domain, about),
  };
}

/** Crossings of a pair that lie close together, told as one. */
export interface CrossingBand extends Crossing {
  /** How often the two change places between `at` and `until`. */
  readonly count: number;
}

/**
 * Crossings for people: where rounding makes a pair change places again and again within `share` of
 * the range, one entry says so. A band whose ends agree (`below` is `above`) is kept: the two are as
 * good as equal there.
 */
export function gatherCrossings(
  crossings: readonly Crossing[],
  range: AxisRange,
  share = 0.02,
): CrossingBand[] {
  const bands: CrossingBand[] = [];
  const openBand = new Map<string, number>();
  for (const crossing of crossings) {
    const pair = crossing.cards.join(" ");
    const index = openBand.get(pair);
    const band = index === undefined ? undefined : bands[index];
    if (
      index !== undefined &&
      band !== undefined &&
      shareAt(range, crossing.at) - shareAt(range, band.until) <= share
    ) {
      const { below, at, beforeUsd, count } = band;
      bands[index] = { ...crossing, below, at, beforeUsd, count: count + 1 };
    } else {
      openBand.set(pair, bands.length);
      bands.push({ ...crossing, count: 1 });
    }
  }
  return bands;
}

function allCrossings(lines: readonly Line[], domain: AxisDomain, about: AxisAbout): Crossing[] {
  return lines
    .flatMap((first, i) =>
      lines
        .slice(i + 1)
        .flatMap((second) =>
          orderChanges(first.tree, second.tree).map((change) =>
            crossing(change, first.card, second.card, domain, about),
          ),
        ),
    )
    .sort((a, b) => a.at - b.at);
}

/** The value up to which what was before still holds. */
const lastOf = (before: number, after: number, domain: AxisDomain): number =>
  domain.valueAt(
    domain.whole || before === after ? before : roundestBetween(before - graceAt(before), after),
  );

function crossing(
  change: OrderChange,
  first: CardCore,
  second: CardCore,
  domain: AxisDomain,
  about: AxisAbout,
): Crossing {
  const cheaper = (order: number): CardCore | null =>
    order === 0 ? null : order < 0 ? first : second;
  const at = change.isTie
    ? domain.valueAt(change.before)
    : lastOf(change.before, change.after, domain);
  const until = change.isTie ? domain.valueAt(change.after) : at;
  const below = cheaper(change.was);
  const above = cheaper(change.is);
  return {
    cards: [first.id, second.id],
    at,
    until,
    below: below?.id ?? null,
    above: above?.id ?? null,
    kind: change.isJump ? "jump" : "crossing",
    beforeUsd: change.beforeUsd,
    afterUsd: change.afterUsd,
    sentence: breakEvenSentence({ first, second, above, at, until }, domain.axis, about),
  };
}

function leaderAt(
  { before, after, was, is, kind }: LeaderChange,
  lines: readonly Line[],
  domain: AxisDomain,
  about: AxisAbout,
): LeaderAt {
  const below = lines[was]?.card ?? null;
  const above = lines[is]?.card ?? null;
  const at = lastOf(before, after, domain);
  return {
    at,
    below: below?.id ?? null,
    above: above?.id ?? null,
    kind,
    sentence: leaderSentence({ below, above, at, kind }, domain.axis, about),
  };
}
