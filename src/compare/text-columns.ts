import { features } from "../card/features";
import { date, money, percent } from "../card/format";
import { statedFacts } from "../card/resolve";
import type { CardCore } from "../card/schema";
import { type CellValue, type Column, knownCell, unknownCell } from "./column";
import { labelOf } from "./labels";
import type { MatrixRow } from "./matrix-row";
import { placeLabel, placesOf } from "./places";
import { isolationOf } from "./sets";

const cardOf = ({ ranked }: MatrixRow): CardCore => ranked.card.card;

type TextColumn = Pick<Column, "id" | "label" | "about" | "group" | "value"> &
  Partial<Pick<Column, "kind" | "unit" | "width" | "better" | "shortLabel">>;

const column = (entry: TextColumn): Column => ({
  kind: "text",
  shortLabel: entry.label,
  unit: null,
  width: 128,
  better: null,
  feature: null,
  ...entry,
});

const textCell = (value: string | null, label: string): CellValue =>
  value === null ? unknownCell(`${label}: unknown`) : knownCell(value, value, `${label}: ${value}`);

const inWords = (key: "category" | "ownership" | "stage", value: string | null): string | null =>
  value === null ? null : labelOf(key, value);

/** Every technique that separates sandboxes in a card's offers, in their order. */
function isolationCell({ ranked }: MatrixRow): CellValue {
  const all = ranked.card.offers.map(({ offer }) => isolationOf(offer));
  const known = [...new Set(all.filter((value) => value !== null))];
  if (known.length === 0) return unknownCell("Isolation: unknown");
  const words = known.map((value) => labelOf("isolation", value)).join(", ");
  const partly = all.includes(null) ? `${words}, unknown in other modes` : words;
  return knownCell(words, words, `Isolation: ${partly}`);
}

/** Countries, or parts of the world where no country is said, and how many regions there are. */
function regionsCell({ ranked }: MatrixRow): CellValue {
  const places = ranked.card.offers.flatMap(({ offer }) => placesOf(offer) ?? []);
  const ids = [...new Set(places.map(({ id }) => id))];
  if (ids.length === 0) return unknownCell("Regions: unknown");
  const where = new Set(places.map(({ country, part, id }) => placeLabel(country ?? part ?? id)));
  const names = [...where];
  const text =
    names.length > 3 ? `${names.slice(0, 2).join(", ")} + ${names.length - 2}` : names.join(", ");
  const title = `${ids.length === 1 ? "1 region" : `${ids.length} regions`}: ${ids.join(", ")}`;
  return knownCell(ids.join(", "), text, title, ids.length);
}

/** The newest day on which anything that the card prices or limits was read. */
export function newestCheck(card: CardCore): string | null {
  const dates = [
    ...card.modes.map((mode) => mode.checked),
    ...card.plans.map((plan) => plan.checked),
    card.company.checked,
    card.fleet.researched,
  ].filter((value) => value !== null);
  return dates.toSorted().at(-1) ?? null;
}

const knownShares = new WeakMap<CardCore, number>();

/** Share of the features of which the card knows yes or no. */
export function shareKnown(card: CardCore): number {
  const made = knownShares.get(card);
  if (made !== undefined) return made;
  const share = statedFacts(card).filter((fact) => fact !== null).length / features.length;
  knownShares.set(card, share);
  return share;
}

function checkedCell(row: MatrixRow): CellValue {
  const newest = newestCheck(cardOf(row));
  return newest === null
    ? unknownCell("Last checked: unknown")
    : knownCell(newest, date(newest), `Last checked: ${date(newest)}`);
}

function fundingCell(row: MatrixRow): CellValue {
  const usd = cardOf(row).company.total_funding_usd.value;
  return usd === null
    ? unknownCell("Funding: unknown")
    : knownCell(usd, money(usd), `Funding: ${money(usd)}`);
}

/** The provider's name, which stands before every other column and is none to choose. */
export const nameColumn: Column = column({
  id: "name",
  label: "Provider",
  about: "Name, and the mode, plan and size that is priced.",
  group: "about",
  value: ({ name }) => knownCell(name, name, name, name.toLowerCase()),
});

/** What a card says of the provider in words, and how well it is known. */
export const textColumns: readonly Column[] = [
  column({
    id: "category",
    label: "Category",
    about: "What kind of product it is.",
    group: "about",
    value: (row) => textCell(inWords("category", row.category), "Category"),
  }),
  column({
    id: "isolation",
    label: "Isolation technique",
    shortLabel: "Isolation",
    about: "What separates one sandbox from another.",
    group: "isolation",
    value: isolationCell,
  }),
  column({
    id: "regions",
    label: "Regions",
    about: "Where sandboxes run; sorted by how many regions there are.",
    group: "about",
    better: "more",
    value: regionsCell,
  }),
  column({
    id: "ownership",
    label: "Ownership",
    about: "Whether the company is independent, acquired or listed.",
    group: "company",
    value: (row) =>
      textCell(inWords("ownership", cardOf(row).company.ownership.value), "Ownership"),
  }),
  column({
    id: "stage",
    label: "Company stage",
    shortLabel: "Stage",
    about: "The last round of funding, or what became of the company.",
    group: "company",
    value: (row) => textCell(inWords("stage", cardOf(row).company.stage.value), "Stage"),
  }),
  column({
    id: "fundingUsd",
    label: "Funding",
    about: "All that the company is known to have raised.",
    group: "company",
    kind: "money",
    unit: "USD",
    better: "more",
    value: fundingCell,
  }),
  column({
    id: "checked",
    label: "Last checked",
    about: "The newest day on which its rates, limits or company were read.",
    group: "about",
    kind: "date",
    better: "more",
    value: checkedCell,
  }),
  column({
    id: "shareKnown",
    label: "Facts known",
    about: "Share of the features of which the card knows yes or no.",
    group: "about",
    kind: "number",
    unit: "%",
    better: "more",
    value: (row) => {
      const share = shareKnown(cardOf(row));
      return knownCell(
        Math.round(share * 1000) / 10,
        percent(share),
        `${percent(share)} of the features are known`,
        share,
      );
    },
  }),
];
