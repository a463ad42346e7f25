import "./side.css";
import { memo, useDeferredValue } from "react";
import { type Compared, canCompare, onlyDifferences, sideBySide } from "../../compare/side-by-side";
import { loadCard } from "../../store/cards-store";
import { change } from "../../store/choices-store";
import { useChoices } from "../../store/hooks";
import { Button } from "../parts/Button";
import { EmptyState } from "../parts/EmptyState";
import { Notice } from "../parts/Notice";
import { NotEnough } from "./NotEnough";
import { SideTable } from "./SideTable";
import { Toolbar } from "./Toolbar";
import { type ComparedProviders, useCompared } from "./useCompared";

/** The chosen providers in columns. */
export function SideBySideView() {
  const { compared, failed } = useCompared();
  return (
    <>
      {failed.length > 0 && <Failed ids={failed} />}
      {canCompare(compared.length) ? <Comparison compared={compared} /> : <NotEnough />}
    </>
  );
}

type ComparisonProps = Pick<ComparedProviders, "compared">;

/** Follows a dragged slider as far as there is time for it; the slider itself never waits. */
function Comparison({ compared }: ComparisonProps) {
  const late = useDeferredValue(compared);
  return <Settled compared={haveSameColumns(late, compared) ? late : compared} />;
}

const haveSameColumns = (a: readonly Compared[], b: readonly Compared[]): boolean =>
  a.length === b.length && a.every(({ row }, i) => row.id === b[i]?.row.id);

const Settled = memo(function Settled({ compared }: ComparisonProps) {
  const only = useChoices((choices) => choices.onlyDifferences);
  const needs = useChoices((choices) => choices.requirements.needs);
  const sections = sideBySide(compared).filter(({ rows }) => rows.length > 0);
  const shown = only ? onlyDifferences(sections) : sections;
  return (
    <>
      <Toolbar count={compared.length} sections={sections} shown={shown} onlyDifferences={only} />
      {shown.length === 0 ? (
        <EmptyState
          title="Nothing differs"
          actions={
            <Button onClick={() => change({ onlyDifferences: false })}>Show every row</Button>
          }
        >
          In every row these providers have the same, as far as it is known.
        </EmptyState>
      ) : (
        <SideTable compared={compared} sections={shown} needs={needs} />
      )}
    </>
  );
});

const named = (ids: readonly string[]): string => ids.map((id) => `“${id}”`).join(", ");

function Failed({ ids }: { ids: readonly string[] }) {
  return (
    <Notice
      kind="error"
      banner
      title={`The whole card of ${named(ids)} could not be loaded.`}
      actions={
        <Button
          size="sm"
          onClick={() => {
            for (const id of ids) void loadCard(id);
          }}
        >
          Try again
        </Button>
      }
    >
      Company, caveats and evidence are missing in its column.
    </Notice>
  );
}
