import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { type FeatureKey, featureLabel, findFeature } from "../../card/features";
import { countCells, factCellOf } from "../../compare/fact-cell";
import { useChoices, useRanking } from "../../store/hooks";
import { FactMark } from "../parts/FactMark";
import { IconButton } from "../parts/IconButton";
import { StatusText } from "../parts/StatusText";
import { featureCommands } from "./feature-commands";
import { ResultList } from "./ResultList";

export interface FeatureStepProps {
  feature: FeatureKey;
  onBack: () => void;
  onClose: (leavesView: boolean) => void;
}

/** What can be done with a feature that was found. */
export function FeatureStep({ feature, onBack, onClose }: FeatureStepProps) {
  const [query, setQuery] = useState("");
  const choices = useChoices((all) => all);
  const label = featureLabel(feature);
  const found = featureCommands(feature, choices).filter((command) =>
    command.label.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <ResultList
      label={`What to do with ${label}`}
      placeholder={`${label}: must, nice, not, column`}
      query={query}
      onQuery={setQuery}
      onLeave={onBack}
      goesBack
      takesFocus
      above={<About feature={feature} onBack={onBack} />}
      groups={[
        {
          id: "feature",
          label: "Requirement and column",
          options: found.map(({ id, label: name, hint, isCurrent, run }) => ({
            id,
            content: (
              <>
                <span>{name}</span>
                {isCurrent && (
                  <StatusText filled tone="info">
                    asked now
                  </StatusText>
                )}
                <span className="ml-auto pl-4 text-dim text-xs">{hint}</span>
              </>
            ),
            onChoose: () => {
              run();
              onClose(id === "column");
            },
          })),
        },
      ]}
      empty={<p className="px-2.5 py-6 text-center text-dim">Nothing of that name can be done.</p>}
      message={null}
    />
  );
}

function About({ feature, onBack }: Pick<FeatureStepProps, "feature" | "onBack">) {
  const { byId } = useRanking();
  const counts = countCells(
    [...byId.values()].map(({ card }) =>
      factCellOf(
        card.card,
        card.offers.map(({ offer }) => offer),
        feature,
      ),
    ),
  );
  return (
    <div className="flex items-start gap-2 border-line border-b px-2 py-2">
      <IconButton
        size="sm"
        label="Back to the search"
        icon={<ArrowLeft aria-hidden className="size-4" />}
        onClick={onBack}
      />
      <div className="min-w-0">
        <p className="font-semibold">{featureLabel(feature)}</p>
        <p className="text-dim text-xs">{findFeature(feature)?.about}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
          {(["yes", "some", "no", "unknown"] as const).map((state) => (
            <span key={state} className="flex items-center gap-1">
              <FactMark state={state} /> {counts[state]}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
