import { date, money, number } from "../card/format";
import type { Card } from "../card/full-schema";
import type { CardCore } from "../card/schema";
import { acceleratorText, knownText, roundText } from "./company-words";
import { labelOf } from "./labels";
import type { MatrixRow } from "./matrix-row";
import {
  listValue,
  numberValue,
  pendingValue,
  type SideRow,
  type SideValue,
  sideRow,
  textValue,
} from "./side-value";

interface OfCompany {
  readonly row: MatrixRow;
  readonly full: Card | null;
}

const cardOf = ({ row }: OfCompany): CardCore => row.ranked.card.card;

/** A value that only the whole card has. */
const fromFull =
  (read: (card: Card) => SideValue) =>
  ({ full }: OfCompany): SideValue =>
    full === null ? pendingValue : read(full);

/** The company behind each provider. */
export function companyRows(compared: readonly OfCompany[]): SideRow[] {
  const row = (id: string, label: string, read: (one: OfCompany) => SideValue): SideRow =>
    sideRow(id, label, compared.map(read));
  const stated = (key: "ownership" | "stage") => (one: OfCompany) => {
    const { value } = cardOf(one).company[key];
    return textValue(value === null ? null : labelOf(key, value));
  };
  return [
    row(
      "company_name",
      "Company",
      fromFull(({ company }) => textValue(knownText(company.company))),
    ),
    row("company_ownership", "Ownership", stated("ownership")),
    row("company_stage", "Stage", stated("stage")),
    row("company_funding", "Funding", (one) =>
      numberValue(cardOf(one).company.total_funding_usd.value, money),
    ),
    row(
      "company_round",
      "Last round",
      fromFull(({ company }) => textValue(roundText(company.last_round))),
    ),
    row(
      "company_investors",
      "Investors",
      fromFull(({ company }) =>
        company.investors.length === 0
          ? textValue(null)
          : listValue(company.investors, "none listed"),
      ),
    ),
    row(
      "company_employees",
      "Employees",
      fromFull(({ company }) => numberValue(company.employees.value, number)),
    ),
    row(
      "company_accelerators",
      "Accelerators",
      fromFull(({ company }) =>
        listValue(company.accelerators.map(acceleratorText), "none listed"),
      ),
    ),
  ];
}

const newest = (dates: readonly (string | null)[]): SideValue => {
  const last = dates
    .filter((each) => each !== null)
    .toSorted()
    .at(-1);
  return textValue(last === undefined ? null : date(last));
};

/** When what is known of each provider was read, and until when its rates hold. */
export function dateRows(compared: readonly OfCompany[]): SideRow[] {
  const row = (id: string, label: string, read: (one: OfCompany) => SideValue): SideRow =>
    sideRow(id, label, compared.map(read));
  return [
    row("checked_rates", "Rates read", (one) => newest(cardOf(one).modes.map((m) => m.checked))),
    row("checked_plans", "Plans read", (one) => newest(cardOf(one).plans.map((p) => p.checked))),
    row("checked_limits", "Limits read", (one) => newest([cardOf(one).fleet.researched])),
    row("checked_company", "Company read", (one) => newest([cardOf(one).company.checked])),
    row(
      "checked_locations",
      "Regions read",
      fromFull((card) => newest([card.locations_checked])),
    ),
    row(
      "checked_features",
      "Features read",
      fromFull((card) => newest(Object.values(card.feature_evidence).map((e) => e.checked))),
    ),
    row("rates_end", "Rates end", (one) => {
      const ends = cardOf(one).modes.flatMap(({ valid_until: end }) => (end === null ? [] : [end]));
      return ends.length === 0 ? textValue("no end stated") : newest(ends);
    }),
  ];
}
