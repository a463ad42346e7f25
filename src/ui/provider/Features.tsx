import { useState } from "react";
import { findings } from "../../card/findings";
import { count as counted } from "../../card/format";
import type { Card } from "../../card/full-schema";
import type { Offer } from "../../cost/offer";
import { Select } from "../parts/Select";
import { FeatureItem } from "./FeatureItem";
import {
  countFeatures,
  type FeatureFilter,
  featureFilters,
  featureRows,
  passesFilter,
} from "./feature-rows";
import { Section } from "./Section";

const filterWords: Readonly<Record<FeatureFilter, string>> = {
  all: "All",
  yes: "Yes",
  some: "In some modes",
  no: "No",
  unknown: "Unknown",
};

export interface FeaturesProps {
  offers: readonly Offer[];
  /** Null until the whole card is there. */
  card: Card | null;
}

export function Features({ offers, card }: FeaturesProps) {
  const [filter, setFilter] = useState<FeatureFilter>("all");
  const groups = featureRows(offers, card);
  const counts = countFeatures(groups);
  const found = card === null ? [] : findings(card);
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => passesFilter(row, filter)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Section
      id="features"
      aside={
        <span className="flex items-center gap-3 text-dim text-sm">
          <span>
            {counts.known} of {counts.all} known
          </span>
          <Select
            label="Features to show"
            labelHidden
            value={filter}
            options={featureFilters.map((value) => ({
              value,
              label: `${filterWords[value]} (${counts[value]})`,
              disabled: counts[value] === 0,
            }))}
            onChange={setFilter}
          />
        </span>
      }
    >
      <p role="status" className="sr-only">
        {counted(
          shown.reduce((sum, { rows }) => sum + rows.length, 0),
          "feature",
        )}{" "}
        shown
      </p>
      {shown.map((group) => (
        <div key={group.key} className="mb-4 last:mb-0">
          <h3 className="mb-1 font-semibold text-dim text-xs">{group.label}</h3>
          <ul className="border-line border-t">
            {group.rows.map((row) => (
              <FeatureItem
                key={row.feature.key}
                row={row}
                findings={found}
                isLoaded={card !== null}
              />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
