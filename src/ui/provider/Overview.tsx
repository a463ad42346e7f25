import { featureKeys } from "../../card/features";
import { duration, money } from "../../card/format";
import type { CardCore } from "../../card/schema";
import { sessionHours } from "../../compare/bounds";
import { countCells, factCellOf } from "../../compare/fact-cell";
import { largestOf } from "../../compare/figure";
import { figureText } from "../../compare/figure-text";
import { largestRamGib, largestVcpu } from "../../compare/machine";
import { requirementStatuses } from "../../compare/requirement-status";
import type { Requirements } from "../../compare/requirements";
import type { Ranked } from "../../cost/rank";
import type { OfferResult } from "../../cost/result";
import { RequirementStatusList } from "../requirements/RequirementStatusList";
import { FactList } from "./FactList";
import { type FactRow, known } from "./fact-groups";
import { modeLabel } from "./feature-rows";
import { Section } from "./Section";

export interface OverviewProps {
  ranked: Ranked;
  result: OfferResult;
  requirements: Requirements;
}

/** What the price is made on, what is asked of the provider, and its main figures. */
export function Overview({ ranked, result, requirements }: OverviewProps) {
  const statuses = requirementStatuses(ranked, requirements);
  return (
    <Section id="overview">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <div>
          <h3 className="mb-0.5 font-semibold text-xs">
            {result.status === "unpriced" ? "Nearest offer" : "Priced offer"}
          </h3>
          <FactList rows={offerRows(result)} />
        </div>
        <div>
          <h3 className="mb-0.5 font-semibold text-xs">The most that any offer has</h3>
          <FactList rows={glance(ranked.card.card, ranked)} />
        </div>
        {statuses.length > 0 && (
          <div>
            <h3 className="mb-1 font-semibold text-xs">What is asked, on this offer</h3>
            <RequirementStatusList statuses={statuses} />
          </div>
        )}
      </div>
    </Section>
  );
}

function offerRows({ prepared: { offer }, size, oneTimeCreditUsd }: OfferResult): FactRow[] {
  return [
    { label: "Mode", value: modeLabel(offer.mode) },
    { label: "Plan", value: offer.plan?.name ?? "none needed" },
    ...(size === null ? [] : [{ label: "Machine", value: size }]),
    known("Credit once, not counted", oneTimeCreditUsd, (usd) => (usd === 0 ? "none" : money(usd))),
  ];
}

const figure = (label: string, text: string): FactRow => ({
  label,
  value: text === "unknown" ? null : text,
});

function glance(card: CardCore, { card: { offers } }: Ranked): FactRow[] {
  const all = offers.map(({ offer }) => offer);
  const cells = countCells(featureKeys.map((key) => factCellOf(card, all, key)));
  return [
    figure("Longest session", figureText(largestOf(all.map(sessionHours)), "h")),
    figure("vCPU", figureText(largestOf(all.map(largestVcpu)), "vCPU")),
    figure("RAM", figureText(largestOf(all.map(largestRamGib)), "GiB")),
    known("Cold start", card.perf.cold_start_ms, (ms) => duration(ms / 3_600_000)),
    { label: "Features known", value: `${cells.known} of ${featureKeys.length}` },
  ];
}
