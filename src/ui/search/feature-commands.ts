import type { FeatureKey } from "../../card/features";
import { shownIds, toggleColumn } from "../../compare/column-state";
import { withNeed } from "../../compare/requirement-edit";
import type { Need } from "../../compare/requirements";
import type { Choices } from "../../link/choices";
import { change } from "../../store/choices-store";

/** What can be done with a feature that was found. */
export interface FeatureCommand {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly isCurrent: boolean;
  readonly run: () => void;
}

const needCommands: readonly { need: Need; label: string; hint: string }[] = [
  { need: "must", label: "Must have it", hint: "leave out who has it not" },
  { need: "nice", label: "Nice to have", hint: "count it, leave no one out" },
  { need: "not", label: "Must not have it", hint: "leave out who has it" },
];

/** Shows the column of a feature in the matrix where it is not shown yet. */
function showColumn(key: FeatureKey): void {
  change(({ columns }) => {
    const isShown = shownIds(columns).includes(key) || columns.pinned.includes(key);
    return { view: "compare", columns: isShown ? columns : toggleColumn(columns, key) };
  });
}

export function featureCommands(key: FeatureKey, { requirements }: Choices): FeatureCommand[] {
  const current = requirements.needs[key];
  const ask = (need: Need | null) => () =>
    change((choices) => ({ requirements: withNeed(choices.requirements, key, need) }));
  return [
    ...needCommands.map(({ need, label, hint }) => ({
      id: need,
      label,
      hint,
      isCurrent: need === current,
      run: ask(need),
    })),
    ...(current === undefined
      ? []
      : [
          {
            id: "none",
            label: "Don’t ask for it",
            hint: "drop the requirement",
            isCurrent: false,
            run: ask(null),
          },
        ]),
    {
      id: "column",
      label: "Show its column",
      hint: "in Compare",
      isCurrent: false,
      run: () => showColumn(key),
    },
  ];
}
