import { describe, expect, it } from "vitest";
import { compile, noRequirement, prepare } from "../../../../src/cost/prepare";
import { type Axis, axisValues, isWholeField } from "../../../../src/cost/sweep/axis";
import { axisDomain, costAlong } from "../../../../src/cost/sweep/axis-cost";
import { type BreakEvens, breakEvens } from "../../../../src/cost/sweep/break-even";
import { contenders } from "../../../../src/cost/sweep/contender";
import { compareUsd } from "../../../../src/cost/sweep/cost-tree";
import { defaultWorkload, type WorkloadNumberKey } from "../../../../src/cost/workload";
import { shippedCards } from "../../../support/shipped";

/*
 * Break-even points against brute force: 20,000 points of a field, every shipped card priced at
 * each. Between any two points the order of any two cards changes just when an odd number of the
 * reported break-even points lies between them.
 */

const points = 20_000;
const cards = shippedCards().map((card) => prepare(compile(card), {}, noRequirement));
const entries = contenders(cards, false);
const state = { workload: defaultWorkload, knobs: {} };

const sweeps: readonly [WorkloadNumberKey, number, number, "linear" | "log"][] = [
  ["sessions", 1, points, "linear"],
  ["hours", 0.005, 730, "log"],
  ["vcpu", 0.25, 64, "linear"],
  ["ramGib", 0.25, 512, "log"],
  ["egressGib", 0, 100_000, "linear"],
];

/** USD of every card at every place; Infinity where it is not priced. */
function priceAll(axis: Axis, places: readonly number[], whole: boolean): Float64Array[] {
  const range = { from: places[0] ?? 0, to: places.at(-1) ?? 0, scale: "linear" } as const;
  const domain = axisDomain(axis, range, { whole, values: null });
  if (domain === null) throw new Error("an empty range");
  return entries.map((entry) => {
    const cost = costAlong(entry, domain, state, false);
    return Float64Array.from(places, (place) => cost(place));
  });
}

/** Differences between the reported order of a pair and the priced one, in words. */
function disagreements(
  found: BreakEvens,
  places: readonly number[],
  usd: readonly Float64Array[],
): { faults: string[]; changes: number } {
  const reported = new Map<string, number[]>();
  for (const { cards: pair, until, below, above } of found.crossings) {
    if (below === null || above === null) continue;
    const key = pair.join(" ");
    const list = reported.get(key);
    if (list === undefined) reported.set(key, [until]);
    else list.push(until);
  }
  const faults: string[] = [];
  let changes = 0;
  usd.forEach((first, i) => {
    usd.slice(i + 1).forEach((second, j) => {
      const pair = `${entries[i]?.card.id} ${entries[i + 1 + j]?.card.id}`;
      const checked = checkPair(places, first, second, reported.get(pair) ?? []);
      faults.push(...checked.faults.map((fault) => `${pair} ${fault}`));
      changes += checked.changes;
    });
  });
  return { faults, changes };
}

function checkPair(
  places: readonly number[],
  first: Float64Array,
  second: Float64Array,
  reported: readonly number[],
): { faults: string[]; changes: number } {
  const faults: string[] = [];
  let changes = 0;
  let next = 0;
  let order = 0;
  for (let k = 0; k < places.length; k++) {
    const firstUsd = first[k] ?? 0;
    const secondUsd = second[k] ?? 0;
    if (firstUsd === Number.POSITIVE_INFINITY || secondUsd === Number.POSITIVE_INFINITY) {
      order = 0;
      continue;
    }
    const gap = firstUsd - secondUsd;
    const isClear = Math.abs(gap) > 1e-6 * (1 + firstUsd);
    const now = isClear ? Math.sign(gap) : compareUsd(firstUsd, secondUsd);
    if (now === 0) continue;
    const place = places[k] ?? 0;
    let between = 0;
    for (; (reported[next] ?? Number.POSITIVE_INFINITY) < place; next++) between++;
    if (order !== 0) {
      if (now !== order) changes++;
      if ((now !== order) !== (between % 2 === 1)) {
        faults.push(`at ${place}: ${between} reported, order ${order} then ${now}`);
      }
    }
    order = now;
  }
  return { faults, changes };
}

/** Places at which another card is the cheapest than the reported leader. */
function wrongLeaders(
  found: BreakEvens,
  places: readonly number[],
  usd: readonly Float64Array[],
): string[] {
  let leader = found.firstLeader;
  let next = 0;
  return places.flatMap((place, k) => {
    for (; (found.leaders[next]?.at ?? Number.POSITIVE_INFINITY) < place; next++) {
      leader = found.leaders[next]?.above ?? null;
    }
    let cheapest = -1;
    let leastUsd = Number.POSITIVE_INFINITY;
    usd.forEach((line, i) => {
      const own = line[k] ?? Number.POSITIVE_INFINITY;
      if (Number.isFinite(own) && (cheapest < 0 || compareUsd(own, leastUsd) < 0)) {
        cheapest = i;
        leastUsd = own;
      }
    });
    const id = entries[cheapest]?.card.id ?? null;
    return id === leader ? [] : [`at ${place}: ${id}, reported ${leader}`];
  });
}

describe("break-even points agree with brute force over 20,000 points and all cards", () => {
  it.each(sweeps)("along %s from %f to %f, %s", (field, from, to, scale) => {
    const axis: Axis = { kind: "field", field };
    const whole = isWholeField(field);
    const found = breakEvens(cards, null, {
      axis,
      range: { from, to, scale },
      state,
      unknownMayPass: false,
    });
    if (found === null) throw new Error("an empty range");
    const places = axisValues({ from, to, scale }, points - 1, { whole, values: null });
    expect(places).toHaveLength(points);
    const usd = priceAll(axis, places, whole);
    const { faults, changes } = disagreements(found, places, usd);
    expect(faults).toEqual([]);
    expect(changes).toBeGreaterThan(100);
    expect(wrongLeaders(found, places, usd)).toEqual([]);
    expect(unconfirmed(found, axis, whole)).toEqual([]);
  });
});

/** Reported break-even points that pricing just either side does not confirm. */
function unconfirmed(found: BreakEvens, axis: Axis, whole: boolean): string[] {
  const range = { from: found.from, to: found.to, scale: "linear" } as const;
  const domain = axisDomain(axis, range, { whole, values: null });
  if (domain === null) throw new Error("an empty range");
  const costs = new Map(
    entries.map((entry) => [entry.card.id, costAlong(entry, domain, state, false)]),
  );
  return found.crossings.flatMap((crossing) => {
    const { at, until, below, above, cards: pair } = crossing;
    const gap = (place: number) =>
      (costs.get(pair[0])?.(place) ?? 0) - (costs.get(pair[1])?.(place) ?? 0);
    const step = whole ? 1 : Math.max(1e-9, 1e-8 * at);
    const before = Math.sign(gap(whole && crossing.kind === "jump" ? at : at - step));
    const after = Math.sign(gap(until + step));
    const was = below === null ? 0 : below === pair[0] ? -1 : 1;
    const is = above === null ? 0 : above === pair[0] ? -1 : 1;
    const holds = (was === 0 || before === was) && (is === 0 || after === is);
    return holds ? [] : [`${crossing.sentence} (${at}): ${before} then ${after}`];
  });
}
