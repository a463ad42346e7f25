import { useMemo } from "react";
import { withoutReason } from "../../compare/requirement-edit";
import { factAsked } from "../../compare/words";
import { type NearestChange as Change, nearestChange } from "../../cost/nearest";
import type { PreparedOffer } from "../../cost/prepare";
import type { Question } from "../../cost/rank";
import { costText } from "../../cost/words";
import type { Choices } from "../../link/choices";
import { change } from "../../store/choices-store";
import { Button } from "../parts/Button";

export interface NearestChangeProps {
  prepared: PreparedOffer;
  question: Question;
}

/** What a change does to what is chosen. */
export function afterChange(choices: Choices, found: Change): Partial<Choices> {
  const asking = (own: Partial<Choices["workload"]>): Partial<Choices> => ({
    workload: { ...choices.workload, ...own },
  });
  switch (found.kind) {
    case "field":
      return asking({ [found.field]: found.to });
    case "os":
      return asking({ os: found.to });
    case "gpuType":
      return asking({ gpuType: found.to });
    case "split":
      return asking({ splitSessions: true });
    case "requirement":
      return { requirements: withoutReason(choices.requirements, found.reason) };
    case "unknownMayPass":
      return { requirements: { ...choices.requirements, unknownMayPass: true } };
  }
}

/** The smallest single change that would price an offer, and a button that makes it. */
export function NearestChange({ prepared, question }: NearestChangeProps) {
  const found = useMemo(() => nearestChange(prepared, question, factAsked), [prepared, question]);
  if (found === null) {
    return <p className="text-faint text-xs">No single change would give it a price.</p>;
  }
  const bound = found.isPriced ? "" : ", not a full price";
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs">
      <span>
        Would be {costText(found.totalUsd, false)}
        {bound} {found.text}
      </span>
      <Button
        variant="link"
        aria-label={`Apply: ${found.text}`}
        onClick={() => change((choices) => afterChange(choices, found))}
      >
        Apply
      </Button>
    </p>
  );
}
