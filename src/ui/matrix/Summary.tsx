import { useState } from "react";
import type { Requirements } from "../../compare/requirements";
import { factAwaited } from "../../compare/words";
import type { Ranking } from "../../store/derived";
import { Button } from "../parts/Button";
import { useLoaded } from "../parts/useLoaded";
import { CategoryButtons } from "./CategoryButtons";
import { countedAmong } from "./counted";
import { type ExcludedPart, withinCategory } from "./excluded";
import { RequirementChips } from "./RequirementChips";

const load = () => import("./ExcludedDialog");
const mostConfirmable = 1;

export interface SummaryProps {
  ranking: Ranking;
  requirements: Requirements;
}

/** How many are shown, by which requirements, and what a filter would otherwise hide silently. */
export function Summary({ ranking, requirements }: SummaryProps) {
  const [part, setPart] = useState<ExcludedPart | null>(null);
  const close = () => setPart(null);
  const loaded = useLoaded(load, part !== null, close);
  const { shown, excluded, categories, cheaperOutside, moreIfConfirmed } = ranking;
  const { total, noun } = countedAmong(requirements.sets.category ?? [], categories);
  const within = withinCategory(excluded).length;
  const opener = (opened: ExcludedPart, text: string) => (
    <Button
      key={opened.kind}
      variant="link"
      className="min-h-6 whitespace-normal text-left"
      aria-haspopup="dialog"
      onClick={() => setPart(opened)}
    >
      {text}
    </Button>
  );
  return (
    <section aria-label="What is shown" className="summary">
      <p className="whitespace-nowrap" role="status">
        <strong className="font-semibold">{shown.length.toLocaleString("en")}</strong> of{" "}
        {total.toLocaleString("en")} {noun}
      </p>
      <RequirementChips requirements={requirements} />
      <CategoryButtons categories={categories} requirements={requirements} />
      {within > 0 && opener({ kind: "requirements" }, `${within} excluded`)}
      {cheaperOutside.length > 0 &&
        opener({ kind: "cheaper" }, `${cheaperOutside.length} cheaper outside this filter`)}
      {moreIfConfirmed
        .slice(0, mostConfirmable)
        .map(({ code, rows }) =>
          opener(
            { kind: "confirm", code },
            `${rows.length} more if ${factAwaited(code, requirements)}`,
          ),
        )}
      {loaded !== null && part !== null && (
        <loaded.ExcludedDialog
          part={part}
          ranking={ranking}
          requirements={requirements}
          onPart={setPart}
          onClose={close}
        />
      )}
    </section>
  );
}
