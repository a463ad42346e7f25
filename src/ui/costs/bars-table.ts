import { money } from "../../card/format";
import type { TableCell, TableColumn, TableData } from "../charts/table-data";
import { families } from "../parts/component-colours";
import { type BarGroup, type BarRow, familiesIn, familyOf } from "./bars";

const usd = "USD a month";

/** The bars as numbers: the families that are shown, and no others. */
export function barsTable(groups: readonly BarGroup[], hidden: ReadonlySet<string>): TableData {
  const shown = familiesIn(groups).filter((key) => !hidden.has(key));
  const columns: TableColumn[] = [
    { key: "name", label: "Provider" },
    { key: "status", label: "Status" },
    { key: "total", label: "Total", unit: usd, format: money, missing: "no price" },
    { key: "bound", label: "Total is" },
    ...families
      .filter(({ key }) => shown.includes(key))
      .map(({ key, label }) => ({ key, label, unit: usd, format: money })),
    { key: "offer", label: "Offer" },
    { key: "remark", label: "Remark" },
  ];
  const amount = ({ pieces, creditUsd, result }: BarRow, key: string): TableCell => {
    if (result.totalUsd === null) return null;
    if (key === "credit") return creditUsd === 0 ? 0 : -creditUsd;
    const piece = pieces.find(({ family }) => family === key);
    const isUnknown = result.unknown.some((part) => familyOf.get(part) === key);
    return piece?.usd ?? (isUnknown ? null : 0);
  };
  const rows = groups.flatMap((group) =>
    group.rows.map((row): TableCell[] => [
      row.name,
      group.title,
      row.result.totalUsd,
      row.result.totalUsd === null ? "–" : row.result.unknown.length > 0 ? "at least" : "exact",
      ...shown.map((key) => amount(row, key)),
      row.offer,
      [row.hasOwnRates ? "own rates" : "", row.remark].filter(Boolean).join("; "),
    ]),
  );
  return { caption: "Monthly cost by provider and part of the bill", columns, rows };
}
