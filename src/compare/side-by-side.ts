import { featureGroups } from "../card/features";
import { money } from "../card/format";
import { knobEffectAbout } from "../card/knob-effects";
import type { Plan } from "../card/schema";
import { bounds } from "./bounds";
import type { Column } from "./column";
import { mostCompared } from "./compared";
import { cellsDiffer } from "./fact-cell";
import { figureText } from "./figure-text";
import { matrixColumns } from "./matrix-columns";
import { billRows, type Compared, each } from "./side-bill";
import { companyRows, dateRows } from "./side-company";
import {
  type Best,
  figureValue,
  listValue,
  numberValue,
  pendingValue,
  type SideRow,
  type SideValue,
  sideRow,
  textValue,
  valueOfCell,
} from "./side-value";

export type { Compared } from "./side-bill";
export type { SideRow, SideValue } from "./side-value";

export interface SideSection {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly SideRow[];
}

/** How few and how many providers are set side by side. */
export const comparedRange = { least: 2, most: mostCompared } as const;

/** A feature: cells differ by their states, as fact-cell.ts has it. */
function featureRow(column: Column, compared: readonly Compared[]): SideRow {
  const cells = compared.map(({ row }) => column.value(row));
  const row = sideRow(column.id, column.label, cells.map(valueOfCell), {
    feature: column.feature,
  });
  return { ...row, ...cellsDiffer(cells.map(({ state }) => ({ state: state ?? "unknown" }))) };
}

const bestWords: Readonly<Record<string, string>> = {
  maxSessionHours: "longest",
  maxVcpu: "largest",
  maxRamGib: "largest",
  coldStartMs: "fastest",
  burstStartMs: "fastest",
};

function bestOf({ id, better, kind }: Column): Best | null {
  if (better === null) return null;
  const fallback = better === "more" ? "most" : kind === "money" ? "cheapest" : "least";
  return { direction: better, word: bestWords[id] ?? fallback };
}

/** Rows of the columns of some groups, as the matrix shows them. */
const columnRows = (compared: readonly Compared[], groups: readonly string[]): SideRow[] =>
  matrixColumns
    .filter(({ group, kind }) => groups.includes(group) && kind !== "fact")
    .map((column) => {
      const best = bestOf(column);
      return sideRow(
        column.id,
        column.label,
        each(compared, ({ row }) => valueOfCell(column.value(row))),
        best === null ? {} : { best },
      );
    });

/** Limits of the offer that is priced, beside those of the plan that allows most. */
const pricedLimitRows = (compared: readonly Compared[]): SideRow[] =>
  bounds.flatMap((bound) => {
    if (bound.of !== "offer" || bound.key === "coldStartMs") return [];
    return [
      sideRow(
        `priced_${bound.key}`,
        `${bound.label}, priced offer`,
        each(compared, ({ row }) => {
          const figure = bound.read(row.ranked.prepared.offer);
          return figureValue(figure, figureText(figure, bound.unit));
        }),
        { best: { direction: "more", word: bestWords[bound.key] ?? "most" } },
      ),
    ];
  });

function planLine({ name, fee, flags, per_seat: perSeat }: Plan): string {
  if (flags.includes("sales")) return `${name}: contact sales`;
  const price = fee === null ? "fee unknown" : fee === 0 ? "no fee" : `${money(fee)} a month`;
  return perSeat === null || perSeat === 0
    ? `${name}: ${price}`
    : `${name}: ${price}, ${money(perSeat)} a seat`;
}

function planRows(compared: readonly Compared[]): SideRow[] {
  const plan = (read: (plan: Plan) => SideValue) =>
    each(compared, ({ result }) => {
      const { plan: own } = result.prepared.offer;
      return own === null ? textValue("no plan") : read(own);
    });
  return [
    sideRow(
      "plan_name",
      "Priced plan",
      plan(({ name }) => textValue(name)),
    ),
    sideRow(
      "plan_fee",
      "Plan fee",
      plan(({ fee }) => numberValue(fee, money)),
      { best: { direction: "less", word: "least" } },
    ),
    sideRow(
      "plan_included",
      "Included usage",
      plan((own) => numberValue(own.included_usd, money)),
    ),
    sideRow(
      "plan_seat",
      "A seat",
      plan((own) => numberValue(own.per_seat, money)),
    ),
    sideRow(
      "plans",
      "All plans",
      each(compared, ({ row }) => listValue(row.ranked.card.card.plans.map(planLine), "no plans")),
    ),
    ...columnRows(compared, ["prices"]),
  ];
}

function caveatRows(compared: readonly Compared[]): SideRow[] {
  const values = each(compared, ({ full }) =>
    full === null ? pendingValue : listValue(full.caveats, "none listed"),
  );
  return [sideRow("caveats", "Caveats", values)];
}

/** Dials by what they do, with the values they stand at. */
function knobRows(compared: readonly Compared[]): SideRow[] {
  const settings = compared.map(({ result }) => result.prepared.dials.settings);
  const effects = [...new Set(settings.flat().map(({ knob }) => knob.effect))];
  return effects.map((effect) =>
    sideRow(
      `knob_${effect}`,
      knobEffectAbout(effect) ?? "not counted",
      settings.map((own) => {
        const lines = own
          .filter(({ knob }) => knob.effect === effect)
          .map(({ knob, value }) => {
            const unit = knob.unit === null ? "" : ` ${knob.unit}`;
            const stands = value === null ? "does nothing" : `${value}${unit}`;
            return `${knob.label ?? "dial"}: ${stands}`;
          });
        return listValue(lines, "no such dial");
      }),
    ),
  );
}

/** All that there is to compare of two to six providers, in sections. */
export function sideBySide(compared: readonly Compared[]): SideSection[] {
  const features = featureGroups.map((group) => ({
    key: `features_${group.key}`,
    label: group.label,
    rows: matrixColumns
      .filter((column) => column.kind === "fact" && column.group === group.key)
      .map((column) => featureRow(column, compared)),
  }));
  return [
    { key: "bill", label: "Bill", rows: billRows(compared) },
    ...features,
    {
      key: "limits",
      label: "Limits",
      rows: [...columnRows(compared, ["limits"]), ...pricedLimitRows(compared)],
    },
    { key: "plans", label: "Plans and prices", rows: planRows(compared) },
    { key: "company", label: "Company", rows: companyRows(compared) },
    { key: "caveats", label: "Caveats", rows: caveatRows(compared) },
    { key: "knobs", label: "Dials", rows: knobRows(compared) },
    { key: "dates", label: "Dates", rows: dateRows(compared) },
  ];
}

/** Rows that differ, in the sections that still have any. */
export const onlyDifferences = (sections: readonly SideSection[]): SideSection[] =>
  sections
    .map((section) => ({ ...section, rows: section.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);

/** "differs" in words: unknown against known is said to be that. */
export const differenceText = ({ differs, onlyByUnknown }: SideRow): string => {
  if (!differs) return "the same";
  return onlyByUnknown ? "known of some only" : "differs";
};

/** Whether so many can be set side by side. */
export const canCompare = (count: number): boolean =>
  count >= comparedRange.least && count <= comparedRange.most;
