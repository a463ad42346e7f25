import { features } from "../card/features";
import type { Column } from "./column";
import { cellSortKey, factCellOf } from "./fact-cell";
import { labelWidth } from "./label-width";
import type { MatrixRow } from "./matrix-row";

const offersOf = ({ ranked }: MatrixRow) => ranked.card.offers.map(({ offer }) => offer);

/** A column for each feature, in the order and groups of the registry. */
export const factColumns: readonly Column[] = features.map(({ key, label, about, group }) => ({
  id: key,
  label,
  shortLabel: label,
  about,
  group,
  kind: "fact",
  unit: null,
  width: labelWidth(label),
  better: "more",
  feature: key,
  value: (row) => {
    const cell = factCellOf(row.ranked.card.card, offersOf(row), key);
    return {
      sort: cellSortKey(cell),
      text: cell.text,
      title:
        cell.detail === null ? `${label}: ${cell.text}` : `${label}: ${cell.text} (${cell.detail})`,
      raw: cell.text,
      isLowerBound: false,
      state: cell.state,
    };
  },
}));
