import type { ReactNode } from "react";
import type { FeatureKey } from "../../card/features";
import { findings, findingsOf } from "../../card/findings";
import type { Compared } from "../../compare/side-by-side";
import { useCard } from "../../store/hooks";
import { ErrorState } from "../parts/ErrorState";
import { LoadingState } from "../parts/LoadingState";
import { useLoaded } from "../parts/useLoaded";
import { FeatureDetails } from "../provider/FeatureDetails";
import { featureRow } from "../provider/feature-rows";

const loadPopover = () => import("../parts/Popover");

export interface FactPopoverProps {
  opened: { cardId: string; feature: FeatureKey; anchor: HTMLElement } | null;
  compared: readonly Compared[];
  onClose: () => void;
}

/** The evidence of one fact, beside the cell that opened it. */
export function FactPopover({ opened, compared, onClose }: FactPopoverProps) {
  const loaded = useLoaded(loadPopover, opened !== null, onClose);
  const one = compared.find(({ row }) => row.id === opened?.cardId);
  if (opened === null || one === undefined || loaded === null) return null;
  const { offers } = one.row.ranked.card;
  const row = featureRow(
    offers.map(({ offer }) => offer),
    one.full,
    opened.feature,
  );
  if (row === null) return null;
  return (
    <loaded.Popover
      open
      onClose={onClose}
      anchor={opened.anchor}
      title={`${one.row.name} · ${row.feature.label}: ${row.cell.text}`}
      className="max-w-[460px]"
    >
      <Loaded cardId={one.row.id}>
        <FeatureDetails
          row={row}
          findings={one.full === null ? [] : findingsOf(findings(one.full), opened.feature)}
          isLoaded={one.full !== null}
        />
      </Loaded>
    </loaded.Popover>
  );
}

function Loaded({ cardId, children }: { cardId: string; children: ReactNode }) {
  const card = useCard(cardId);
  if (card.status === "failed") {
    return (
      <ErrorState title="The card could not be loaded" onRetry={card.retry} className="py-4">
        {card.problem}
      </ErrorState>
    );
  }
  return (
    <>
      {card.status === "loading" && <LoadingState label="Loading the evidence" rows={2} />}
      {children}
    </>
  );
}
