import { visibleColumns } from "../../compare/column-state";
import { matrixCsv, matrixJson, matrixMarkdown } from "../../compare/export";
import { type Column, findColumn } from "../../compare/matrix-columns";
import { groupRows, type MatrixRow, matrixRows, sortRows } from "../../compare/matrix-rows";
import { statusColumn } from "../../compare/status-words";
import { questionOf, rankingOf } from "../../store/derived";
import type { Now } from "../../store/now";

/** The providers of the view that is open: those compared, the one opened, or all that are shown. */
function shownRows(now: Now): readonly MatrixRow[] {
  const { view, compared, provider, requirements, columns } = now.choices;
  const { shown, byId } = rankingOf(now);
  const context = { question: questionOf(now), requirements };
  const only =
    view === "side-by-side" ? compared : view === "provider" && provider ? [provider] : [];
  if (only.length > 0) {
    return matrixRows(
      only.flatMap((id) => byId.get(id) ?? []),
      context,
    );
  }
  const sorted = sortRows(matrixRows(shown, context), columns.sort);
  return groupRows(sorted, columns.groupBy).flatMap(({ rows }) => rows);
}

/** The monthly cost always stands first, as on the screen, and what is said beside it. */
function shownColumns({ choices }: Now): readonly Column[] {
  const cost = findColumn("monthlyUsd");
  const others = visibleColumns(choices.columns).map(({ column }) => column);
  return cost === undefined
    ? others
    : [cost, statusColumn, ...others.filter((column) => column !== cost)];
}

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** What is shown, as a file: the same rows and columns in the same order, and nothing else. */
export function shownFile(now: Now, form: "csv" | "json"): ExportedFile {
  const [rows, columns] = [shownRows(now), shownColumns(now)];
  return form === "csv"
    ? { name: "boxscore.csv", type: "text/csv", text: matrixCsv(rows, columns) }
    : { name: "boxscore.json", type: "application/json", text: matrixJson(rows, columns) };
}

export const shownMarkdown = (now: Now): string =>
  matrixMarkdown(shownRows(now), shownColumns(now));
