import { Plus } from "lucide-react";
import { labelOf } from "../../compare/labels";
import { withSet } from "../../compare/requirement-edit";
import type { Requirements } from "../../compare/requirements";
import type { CategoryCount } from "../../compare/selection";
import { change } from "../../store/choices-store";

export interface CategoryButtonsProps {
  categories: readonly CategoryCount[];
  requirements: Requirements;
}

/** The categories that are not looked at, one click away, with how many each would add. */
export function CategoryButtons({ categories, requirements }: CategoryButtonsProps) {
  const asked = requirements.sets.category ?? [];
  if (asked.length === 0) return null;
  const others = categories.flatMap(({ category, meeting, total }) =>
    category === null || asked.includes(category) ? [] : [{ category, meeting, total }],
  );
  if (others.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label="Other categories" className="flex flex-wrap gap-1">
      {others.map(({ category, meeting, total }) => (
        <button
          key={category}
          type="button"
          title={`Look at these too: ${meeting} of ${total} meet the rest`}
          className="inline-flex min-h-6 items-center gap-1 rounded-full border border-line border-dashed px-2 text-dim text-xs hover:border-edge hover:bg-hover hover:text-ink pointer-coarse:min-h-9"
          onClick={() =>
            change((choices) => ({
              requirements: withSet(choices.requirements, "category", [...asked, category]),
            }))
          }
        >
          <Plus aria-hidden className="size-3" />
          {labelOf("category", category)} {meeting}
        </button>
      ))}
    </div>
  );
}
