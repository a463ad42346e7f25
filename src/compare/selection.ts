import type { Ranked } from "../cost/rank";
import { cardFilter, resultFilter } from "./requirement";
import { noRequirements, type Requirements } from "./requirements";

/** One reason for which a provider is left out; `reasonOf` says it in words. */
export interface ExclusionReason {
  readonly code: string;
  /** It only asks for confirmation. */
  readonly isUnknown: boolean;
}

/** A provider that is left out by requirements or filters, with every reason. */
export interface Excluded {
  readonly row: Ranked;
  readonly reasons: readonly ExclusionReason[];
  /** Its price where only unknowns stand in the way and it has one; else null. */
  readonly priceIfConfirmed: number | null;
}

/** Providers that would come back if one fact that stands alone in their way is confirmed. */
export interface IfConfirmed {
  /** `factAsked` says it in words: "5 more if Docker inside is confirmed". */
  readonly code: string;
  readonly rows: readonly Ranked[];
}

/** How many providers a category has, and how many of them meet everything but the filters. */
export interface CategoryCount {
  /** Null: the card states none. */
  readonly category: string | null;
  readonly total: number;
  readonly meeting: number;
}

export interface Selection {
  /** In rank order; ranks count among those shown. */
  readonly shown: readonly Ranked[];
  readonly excluded: readonly Excluded[];
  readonly categories: readonly CategoryCount[];
  /** Left out by a filter on the card as a whole alone, and cheaper than the cheapest shown. */
  readonly cheaperOutside: readonly Ranked[];
  /** The most providers first. */
  readonly moreIfConfirmed: readonly IfConfirmed[];
}

interface Judged {
  readonly row: Ranked;
  /** Reasons by filters on the card as a whole. */
  readonly ofCard: readonly ExclusionReason[];
  /** Reasons by requirements on offers and on the price. */
  readonly ofOffer: readonly ExclusionReason[];
}

function reasonsOf(
  found: { failed: readonly string[]; unconfirmed: readonly string[] },
  mayPass: boolean,
): ExclusionReason[] {
  const failed = found.failed.map((code) => ({ code, isUnknown: false }));
  const unknown = found.unconfirmed.map((code) => ({ code, isUnknown: true }));
  return mayPass ? failed : [...failed, ...unknown];
}

function judge(rows: readonly Ranked[], requirements: Requirements): Judged[] {
  const ofCard = cardFilter(requirements);
  const ofResult = resultFilter(requirements);
  const { unknownMayPass } = requirements;
  return rows.map((row) => ({
    row,
    ofCard: reasonsOf(ofCard(row.card.card), unknownMayPass),
    ofOffer: [
      ...reasonsOf(row.prepared, unknownMayPass),
      ...reasonsOf(ofResult(row), unknownMayPass),
    ],
  }));
}

function countCategories(judged: readonly Judged[], requirements: Requirements): CategoryCount[] {
  const { category: _, ...sets } = requirements.sets;
  const otherwise = cardFilter({ ...noRequirements, sets });
  const counts = new Map<string | null, { total: number; meeting: number }>();
  for (const { row, ofOffer } of judged) {
    const { card } = row.card;
    const count = counts.get(card.category) ?? { total: 0, meeting: 0 };
    const reasons = reasonsOf(otherwise(card), requirements.unknownMayPass);
    count.total += 1;
    if (ofOffer.length === 0 && reasons.length === 0) count.meeting += 1;
    counts.set(card.category, count);
  }
  return [...counts]
    .map(([category, count]) => ({ category, ...count }))
    .sort((a, b) => b.total - a.total || (a.category ?? "~").localeCompare(b.category ?? "~"));
}

function ifConfirmed(excluded: readonly Excluded[]): IfConfirmed[] {
  const rows = new Map<string, Ranked[]>();
  for (const { row, reasons } of excluded) {
    const [only, ...others] = reasons;
    if (only === undefined || others.length > 0 || !only.isUnknown) continue;
    const list = rows.get(only.code);
    if (list === undefined) rows.set(only.code, [row]);
    else list.push(row);
  }
  return [...rows]
    .map(([code, list]) => ({ code, rows: list }))
    .sort((a, b) => b.rows.length - a.rows.length || (a.code < b.code ? -1 : 1));
}

/** Ranked among those shown: 1 is the cheapest of them. */
function rankedAnew(rows: readonly Ranked[]): Ranked[] {
  let place = 0;
  return rows.map((row) => (row.status === "priced" ? { ...row, rank: ++place } : row));
}

/**
 * Parts providers into those shown and those left out. `rows` are ranked under `requirementOf` the
 * same requirements. A provider is left out where its best offer has reasons by requirements, failed
 * or unconfirmed, or where a filter leaves its card out; with "unknown may pass" unknowns are none.
 * One that is merely unpriced for another reason stays.
 */
export function select(rows: readonly Ranked[], requirements: Requirements): Selection {
  const judged = judge(rows, requirements);
  const meeting = judged.filter(({ ofCard, ofOffer }) => ofCard.length + ofOffer.length === 0);
  const shown = rankedAnew(meeting.map(({ row }) => row));
  const excluded = judged
    .filter(({ ofCard, ofOffer }) => ofCard.length + ofOffer.length > 0)
    .map(({ row, ofCard, ofOffer }): Excluded => {
      const reasons = [...ofCard, ...ofOffer];
      return {
        row,
        reasons,
        priceIfConfirmed: reasons.every(({ isUnknown }) => isUnknown) ? row.totalUsd : null,
      };
    });
  const cheapestUsd = shown.find(({ status }) => status === "priced")?.totalUsd ?? null;
  const cheaperOutside = judged
    .filter(({ ofCard, ofOffer }) => ofCard.length > 0 && ofOffer.length === 0)
    .map(({ row }) => row)
    .filter(
      ({ status, totalUsd }) =>
        status === "priced" &&
        totalUsd !== null &&
        (cheapestUsd === null || totalUsd < cheapestUsd),
    );
  return {
    shown,
    excluded,
    categories: countCategories(judged, requirements),
    cheaperOutside,
    moreIfConfirmed: ifConfirmed(excluded),
  };
}
