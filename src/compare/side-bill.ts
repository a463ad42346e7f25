import { money } from "../card/format";
import type { Card } from "../card/full-schema";
import { assumptionText, cautionText } from "../cost/bill-words";
import { componentLabel, components } from "../cost/components";
import type { OfferResult } from "../cost/result";
import { costText } from "../cost/words";
import { monthlyUsd } from "./bounds";
import type { MatrixRow } from "./matrix-row";
import {
  figureValue,
  listValue,
  numberValue,
  type SideRow,
  type SideValue,
  sideRow,
  textValue,
  unknownValue,
} from "./side-value";
import { statusWords } from "./status-words";

/** One provider of a side-by-side comparison. */
export interface Compared {
  readonly row: MatrixRow;
  /** The bill of its best offer. */
  readonly result: OfferResult;
  /** The whole card; null while it loads. */
  readonly full: Card | null;
}

export const each = (
  compared: readonly Compared[],
  read: (one: Compared) => SideValue,
): SideValue[] => compared.map(read);

/** A month: only a price stands beside others; any other figure may turn out to be more. */
function monthValue({ row, result }: Compared): SideValue {
  const text = costText(result.totalUsd, result.unknown.length > 0);
  const figure = monthlyUsd(row.ranked);
  if (result.status === "priced") return figureValue(figure, text);
  const open = { least: figure.least, most: Number.POSITIVE_INFINITY };
  return { ...figureValue(open, text), isUnknown: result.totalUsd === null };
}

function componentValue({ result }: Compared, key: string): SideValue {
  if (result.status === "unpriced") return textValue("not priced");
  if (result.unknown.some((unknown) => unknown === key)) return unknownValue;
  const usd = result.components.find((component) => component.key === key)?.usd;
  return usd === undefined ? textValue("none") : numberValue(usd, money);
}

/** The bill of each provider’s best offer, part by part. */
export function billRows(compared: readonly Compared[]): SideRow[] {
  const used = components.filter(({ key }) =>
    compared.some(
      ({ result }) =>
        result.unknown.includes(key) || result.components.some((part) => part.key === key),
    ),
  );
  return [
    sideRow("monthlyUsd", "Month", each(compared, monthValue), {
      best: { direction: "less", word: "cheapest" },
    }),
    sideRow(
      "status",
      "Status",
      each(compared, ({ row, result }) =>
        textValue(statusWords(row.ranked, result, row.context.requirements)),
      ),
    ),
    sideRow(
      "offer",
      "Priced offer",
      each(compared, ({ result: { prepared, size } }) => {
        const { mode, plan } = prepared.offer;
        return textValue(
          [plan?.name, size, mode.label ?? mode.key].filter((part) => part).join(" · "),
        );
      }),
    ),
    ...used.map(({ key }) =>
      sideRow(
        `component_${key}`,
        componentLabel(key),
        each(compared, (one) => componentValue(one, key)),
      ),
    ),
    sideRow(
      "assumptions",
      "Taken for granted",
      each(compared, ({ result }) => listValue(result.assumptions.map(assumptionText), "nothing")),
    ),
    sideRow(
      "cautions",
      "Cautions",
      each(compared, ({ row, result }) =>
        listValue(
          result.cautions.map((code) => cautionText(code, row.ranked.card.card)),
          "none",
        ),
      ),
    ),
  ];
}
