import type { FeatureKey } from "../../card/features";
import { withNeed } from "../../compare/requirement-edit";
import type { Need } from "../../compare/requirements";
import { change } from "../../store/choices-store";
import { useChoices } from "../../store/hooks";
import { Button } from "../parts/Button";
import { cx } from "../parts/cx";

const needs: readonly { need: Need; label: string }[] = [
  { need: "must", label: "Must" },
  { need: "nice", label: "Nice" },
  { need: "not", label: "Must not" },
];

/** Asks for a feature from where it is read about. */
export function NeedButtons({ feature }: { feature: FeatureKey }) {
  const current = useChoices(({ requirements }) => requirements.needs[feature]);
  const press = (need: Need) =>
    change(({ requirements }) => ({
      requirements: withNeed(requirements, feature, need === current ? null : need),
    }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label="Require it" className="flex gap-1">
      {needs.map(({ need, label }) => (
        <Button
          key={need}
          size="sm"
          aria-pressed={need === current}
          className={cx(need === current && "border-accent bg-accent-soft text-accent")}
          onClick={() => press(need)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
