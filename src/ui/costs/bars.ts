import { reasonText } from "../../compare/words";
import type { Status } from "../../cost/codes";
import { type ComponentFamily, components } from "../../cost/components";
import type { Ranked } from "../../cost/rank";
import type { OfferResult } from "../../cost/result";
import { referenceText, unknownPartsText } from "../../cost/words";
import type { OwnRates } from "../../link/choices";
import { families } from "../parts/component-colours";

export const familyOf: ReadonlyMap<string, ComponentFamily> = new Map(
  components.map(({ key, family }) => [key, family]),
);

export interface BarPiece {
  readonly family: ComponentFamily;
  /** Always above 0; a credit's is what it pays. */
  readonly usd: number;
}

export interface BarRow {
  readonly id: string;
  readonly name: string;
  /** Mode, plan and size, as far as the card names them. */
  readonly offer: string;
  readonly ranked: Ranked;
  readonly result: OfferResult;
  /** What is paid for before any credit, in the order a bar stacks it. */
  readonly pieces: readonly BarPiece[];
  /** How much of the pieces a credit pays, at their end. */
  readonly creditUsd: number;
  /** What a bar spans: the total and what credit paid. */
  readonly grossUsd: number;
  /** Rates of one's own are in it. */
  readonly hasOwnRates: boolean;
  /** What stands in the way of a plain price, in words; empty for a priced one. */
  readonly remark: string;
}

export interface BarGroup {
  readonly status: Status;
  readonly title: string;
  readonly about: string;
  readonly rows: readonly BarRow[];
}

const groups: readonly Omit<BarGroup, "rows">[] = [
  { status: "priced", title: "Priced", about: "every price known, every need met" },
  {
    status: "at_least",
    title: "At least",
    about: "part of the price is unknown, so the total may be higher; never ranked",
  },
  {
    status: "unsized",
    title: "Size unpublished",
    about: "the price is known, what machine it buys is not",
  },
  {
    status: "unconfirmed",
    title: "If confirmed",
    about: "the price holds if the provider says yes",
  },
  {
    status: "reference",
    title: "For reference",
    about: "needs a contract or isn’t a general machine",
  },
  { status: "unpriced", title: "Not priced", about: "can’t run this workload as asked" },
];

function piecesOf(result: OfferResult): BarPiece[] {
  const sums = new Map<ComponentFamily, number>();
  for (const { key, usd } of result.components) {
    const family = familyOf.get(key) ?? "fees";
    if (family !== "credit") sums.set(family, (sums.get(family) ?? 0) + usd);
  }
  return families.flatMap(({ key }) => {
    const usd = sums.get(key) ?? 0;
    return usd > 0 ? [{ family: key, usd }] : [];
  });
}

/** Mode, plan and size in one line. */
export function offerText({ prepared: { offer }, size }: OfferResult): string {
  const names = [offer.plan?.name ?? null, size, offer.mode.label ?? offer.mode.key];
  return [...new Set(names.filter((name) => name !== null))].join(" · ");
}

function remarkOf(result: OfferResult): string {
  const unknown = result.unknown.length > 0 ? `${unknownPartsText(result.unknown)} unknown` : "";
  const reasons = result.reasons.map(reasonText).join("; ");
  switch (result.status) {
    case "priced":
      return "";
    case "at_least":
      return unknown;
    case "unsized":
      return ["size unpublished", unknown].filter(Boolean).join("; ");
    case "unconfirmed":
      return [`if confirmed: ${reasons}`, unknown].filter(Boolean).join("; ");
    case "reference":
      return [referenceText(result.prepared.offer), reasons, unknown].filter(Boolean).join("; ");
    case "unpriced":
      return reasons || "no offer";
  }
}

function rowOf(ranked: Ranked, result: OfferResult, hasOwnRates: boolean): BarRow {
  const { card } = ranked.card;
  const pieces = piecesOf(result);
  const credit = result.components.find(({ key }) => key === "credit")?.usd ?? 0;
  return {
    id: card.id,
    name: card.name,
    offer: offerText(result),
    ranked,
    result,
    pieces,
    creditUsd: -credit,
    grossUsd: pieces.reduce((sum, { usd }) => sum + usd, 0),
    hasOwnRates,
    remark: remarkOf(result),
  };
}

/** Bars by status, each group in rank order; groups without a bar are left out. */
export function barGroups(
  shown: readonly Ranked[],
  resultOf: (ranked: Ranked) => OfferResult,
  ownRates: OwnRates = {},
): BarGroup[] {
  const rows = shown.map((ranked) =>
    rowOf(ranked, resultOf(ranked), ownRates[ranked.card.card.id] !== undefined),
  );
  return groups
    .map((group) => ({
      ...group,
      rows: rows.filter(({ result }) => result.status === group.status),
    }))
    .filter((group) => group.rows.length > 0);
}

/** Families that some bar has, in stacking order. */
export function familiesIn(groups: readonly BarGroup[]): ComponentFamily[] {
  const found = new Set<ComponentFamily>();
  for (const row of groups.flatMap(({ rows }) => rows)) {
    for (const { family } of row.pieces) found.add(family);
    if (row.creditUsd > 0) found.add("credit");
  }
  return families.map(({ key }) => key).filter((key) => found.has(key));
}

/**
 * What the full width of the chart stands for, so that a few very dear bars don't make all the
 * others slivers: those that are longer are cut, and say so.
 */
export function barScale(groups: readonly BarGroup[]): number {
  const lengths = groups
    .flatMap(({ rows }) => rows.map(({ grossUsd }) => grossUsd))
    .filter((usd) => usd > 0)
    .sort((a, b) => a - b);
  const longest = lengths.at(-1) ?? 1;
  const typical = lengths[Math.floor((lengths.length - 1) * 0.8)] ?? longest;
  return longest > 2.5 * typical ? typical * 1.6 : longest;
}
