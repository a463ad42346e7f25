import { featureLabel } from "../../card/features";
import { bounds } from "../../compare/bounds";
import { quantityText } from "../../compare/figure-text";
import { featuresNeeded } from "../../compare/requirement";
import { withBound, withNeed, withoutValue } from "../../compare/requirement-edit";
import type { Need, Requirements } from "../../compare/requirements";
import { requirementSets } from "../../compare/sets";
import { inSentence } from "../../cost/words";
import { change } from "../../store/choices-store";
import { Chip } from "../parts/Chip";

interface RequirementChip {
  readonly key: string;
  readonly label: string;
  readonly variant: Need | "filter";
  readonly without: (requirements: Requirements) => Requirements;
}

function chipsOf(requirements: Requirements): RequirementChip[] {
  const needs = (["must", "nice", "not"] as const).flatMap((need) =>
    featuresNeeded(requirements, need).map((key) => ({
      key,
      label: featureLabel(key),
      variant: need,
      without: (all: Requirements) => withNeed(all, key, null),
    })),
  );
  const figures = bounds.flatMap(({ key, label, unit, direction }): RequirementChip[] => {
    const asked = requirements.bounds[key];
    if (asked === undefined) return [];
    const sign = direction === "atLeast" ? "≥" : "≤";
    return [
      {
        key,
        label: `${inSentence(label)} ${sign} ${quantityText(asked, unit)}`,
        variant: "must",
        without: (all) => withBound(all, key, null),
      },
    ];
  });
  const values = requirementSets.flatMap(({ key, label, valueLabel }) =>
    (requirements.sets[key] ?? []).map(
      (value): RequirementChip => ({
        key: `${key} ${value}`,
        label: `${inSentence(label)}: ${valueLabel(value)}`,
        variant: "filter",
        without: (all) => withoutValue(all, key, value),
      }),
    ),
  );
  const mayPass: RequirementChip[] = requirements.unknownMayPass
    ? [
        {
          key: "unknown may pass",
          label: "unknown may pass",
          variant: "filter",
          without: (all) => ({ ...all, unknownMayPass: false }),
        },
      ]
    : [];
  return [...values, ...needs, ...figures, ...mayPass];
}

/** All that is asked for, each removable. */
export function RequirementChips({ requirements }: { requirements: Requirements }) {
  const chips = chipsOf(requirements);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Requirements" className="flex min-w-0 flex-wrap gap-1">
      {chips.map(({ key, label, variant, without }) => (
        <li key={key} className="min-w-0">
          <Chip
            label={label}
            variant={variant}
            onRemove={() => change((choices) => ({ requirements: without(choices.requirements) }))}
          />
        </li>
      ))}
    </ul>
  );
}
