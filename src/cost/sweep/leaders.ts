import { type CostNode, compareUsd, graceAt } from "./cost-tree";

/** A place where another line becomes the cheapest. Lines are named by their index; -1 is none. */
export interface LeaderChange {
  /** Last place of the old leader, first of the new; the same number where the two meet. */
  readonly before: number;
  readonly after: number;
  readonly was: number;
  readonly is: number;
  /** "limit": the old leader has no price after the place. */
  readonly kind: "crossing" | "jump" | "limit";
}

interface Candidate {
  readonly index: number;
  readonly node: CostNode;
}

const finestDepth = 22;
const fewPlaces = 64;

/** The cheapest by its USD; the first of those that cost the same; -1 where none is priced. */
function leaderOf(candidates: readonly Candidate[], usdOf: (node: CostNode) => number): number {
  let leader = -1;
  let leastUsd = Number.POSITIVE_INFINITY;
  for (const { index, node } of candidates) {
    const usd = usdOf(node);
    if (!Number.isFinite(usd)) continue;
    if (leader < 0 || compareUsd(usd, leastUsd) < 0) {
      leader = index;
      leastUsd = usd;
    }
  }
  return leader;
}

/** Those of the lines that may be the cheapest somewhere on the piece. */
function mayLead(candidates: readonly Candidate[]): readonly Candidate[] {
  let ceilingUsd = Number.POSITIVE_INFINITY;
  for (const { node } of candidates) ceilingUsd = Math.min(ceilingUsd, node.toUsd);
  return candidates.filter(({ node }) =>
    Number.isFinite(node.fromUsd + node.toUsd)
      ? compareUsd(node.fromUsd, ceilingUsd) <= 0
      : !node.isUnpriced,
  );
}

class LeaderWalk {
  readonly changes: LeaderChange[] = [];

  visit(lines: readonly Candidate[]): void {
    const candidates = mayLead(lines);
    const [one] = candidates;
    if (one === undefined) return;
    const { node } = one;
    const listed = node.domain.whole && node.domain.to - node.domain.from <= fewPlaces;
    const isSettled =
      (candidates.length === 1 && Number.isFinite(node.fromUsd + node.toUsd)) ||
      (!node.domain.whole && candidates.every((entry) => entry.node.isStraight));
    const canSplit = node.canSplit && (node.domain.whole || node.depth < finestDepth);
    if (canSplit && (!isSettled || listed)) {
      this.visit(candidates.map(({ index, node: n }) => ({ index, node: n.halves[0] })));
      this.visit(candidates.map(({ index, node: n }) => ({ index, node: n.halves[1] })));
    } else if (isSettled && !node.domain.whole) {
      this.#alongLines(candidates);
    } else {
      this.#between(candidates, node.from, node.to);
    }
  }

  /** All run straight: from the leader at the left, to the first line that undercuts it, and on. */
  #alongLines(candidates: readonly Candidate[]): void {
    let place = candidates[0]?.node.from ?? 0;
    let leader = leaderOf(candidates, (node) => node.fromUsd);
    const last = leaderOf(candidates, (node) => node.toUsd);
    for (let i = 0; i <= candidates.length && leader !== last; i++) {
      const current = candidates.find(({ index }) => index === leader)?.node;
      if (current === undefined) return;
      const next = firstUndercut(candidates, current, place);
      if (next === null) return;
      this.changes.push({
        before: next.place,
        after: next.place,
        was: leader,
        is: next.index,
        kind: "crossing",
      });
      leader = next.index;
      place = next.place;
    }
  }

  /** Narrows every change between two places down by halving. */
  #between(candidates: readonly Candidate[], from: number, to: number): void {
    const leaderAt = (place: number) => leaderOf(candidates, (node) => node.cost(place));
    const whole = candidates[0]?.node.domain.whole ?? false;
    const last = leaderAt(to);
    let start = from;
    for (let found = leaderAt(start); found !== last; found = leaderAt(start)) {
      let before = start;
      let after = to;
      const least = whole ? 1 : graceAt(to);
      while (after - before > least) {
        const half = before + (after - before) / 2;
        const middle = whole ? Math.floor(half) : half;
        if (leaderAt(middle) === found) before = middle;
        else after = middle;
      }
      if (!whole) after = Math.max(after, Math.min(to, before + least));
      const is = leaderAt(after);
      this.changes.push({
        before,
        after,
        was: found,
        is,
        kind: kindOf(candidates, found, is, before, after),
      });
      start = after;
    }
  }
}

function kindOf(
  candidates: readonly Candidate[],
  was: number,
  is: number,
  before: number,
  after: number,
): LeaderChange["kind"] {
  const old = candidates.find(({ index }) => index === was)?.node;
  const now = candidates.find(({ index }) => index === is)?.node;
  if (old === undefined || now === undefined || !Number.isFinite(old.cost(after))) return "limit";
  const size = 1e-6 * Math.max(1, old.cost(before), now.cost(after));
  const gapBefore = now.cost(before) - old.cost(before);
  const gapAfter = old.cost(after) - now.cost(after);
  const meets = old.domain.whole
    ? gapBefore <= 2 * Math.abs(old.cost(after) - old.cost(before))
    : gapBefore <= size && gapAfter <= size;
  return meets ? "crossing" : "jump";
}

/** The first place after another at which a straight line goes below the leading one. */
function firstUndercut(
  candidates: readonly Candidate[],
  leading: CostNode,
  after: number,
): { readonly index: number; readonly place: number } | null {
  const { from, to } = leading;
  const leadingSlope = leading.toUsd - leading.fromUsd;
  let found: { index: number; place: number; slope: number } | null = null;
  for (const { index, node } of candidates) {
    const slope = node.toUsd - node.fromUsd;
    if (node === leading || compareUsd(node.toUsd, leading.toUsd) >= 0 || slope >= leadingSlope) {
      continue;
    }
    const share = (node.fromUsd - leading.fromUsd) / (leadingSlope - slope);
    const place = Math.max(after, from + (to - from) * Math.max(0, share));
    if (found === null || place < found.place || (place === found.place && slope < found.slope)) {
      found = { index, place, slope };
    }
  }
  return found;
}

/** Who leads at the left end (-1: none), and every change of the lead from there on. */
export function leaderChanges(trees: readonly CostNode[]): {
  readonly first: number;
  readonly changes: readonly LeaderChange[];
} {
  const lines = trees.map((node, index) => ({ index, node }));
  const walk = new LeaderWalk();
  walk.visit(lines);
  return { first: leaderOf(lines, (node) => node.fromUsd), changes: joined(walk.changes) };
}

/** Changes at the same place are one: from the first's old leader to the last's new one. */
function joined(changes: readonly LeaderChange[]): LeaderChange[] {
  const result: LeaderChange[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    const isSame =
      last !== undefined && Math.abs(change.before - last.after) <= 1e-9 * change.after;
    if (isSame && last.is === change.was && last.before === last.after) {
      result[result.length - 1] = { ...change, was: last.was, before: last.before };
    } else {
      result.push(change);
    }
  }
  return result.filter(({ was, is }) => was !== is);
}
