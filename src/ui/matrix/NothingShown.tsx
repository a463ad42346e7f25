import { withoutReason } from "../../compare/requirement-edit";
import { noRequirements, type Requirements } from "../../compare/requirements";
import { change } from "../../store/choices-store";
import type { Ranking } from "../../store/derived";
import { Button } from "../parts/Button";
import { EmptyState } from "../parts/EmptyState";
import { obstacles, withinCategory } from "./excluded";

export interface NothingShownProps {
  ranking: Ranking;
  requirements: Requirements;
}

const most = 3;

/** No provider is left: which requirement to drop, by how many each would bring back. */
export function NothingShown({ ranking, requirements }: NothingShownProps) {
  const within = withinCategory(ranking.excluded);
  const single = obstacles(within).filter(({ alone }) => alone > 0);
  const onlyUnknown = within.filter(({ reasons }) => reasons.every(({ isUnknown }) => isUnknown));
  const ask = (make: (all: Requirements) => Requirements) =>
    change((choices) => ({ requirements: make(choices.requirements) }));
  return (
    <EmptyState
      title="No provider meets all of this"
      actions={
        <>
          {single.slice(0, most).map(({ code, label, alone }) => (
            <Button key={code} onClick={() => ask((all) => withoutReason(all, code))}>
              Drop {label}: {alone} back
            </Button>
          ))}
          {!requirements.unknownMayPass && onlyUnknown.length > 0 && (
            <Button onClick={() => ask((all) => ({ ...all, unknownMayPass: true }))}>
              Let what is unknown pass: {onlyUnknown.length} back
            </Button>
          )}
          <Button onClick={() => ask(() => noRequirements)}>Drop all requirements</Button>
        </>
      }
    >
      {single.length > 0
        ? "Each of these alone keeps some away; the others fail on several at once."
        : "Every provider fails on several requirements at once, so that dropping one brings nobody back."}
    </EmptyState>
  );
}
