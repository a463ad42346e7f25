import { date, duration, money } from "../../card/format";
import type { CardCore } from "../../card/schema";
import { sessionHours } from "../../compare/bounds";
import { largestOf } from "../../compare/figure";
import { largestRamGib, largestVcpu } from "../../compare/machine";
import { type RequirementStatus, requirementStatuses } from "../../compare/requirement-status";
import type { Requirements } from "../../compare/requirements";
import { figureText, reasonOf } from "../../compare/words";
import type { Ranked } from "../../cost/rank";
import type { OfferResult } from "../../cost/result";
import { assumptionText, cautionText } from "../../cost/words";
import { FactMark, type FactState } from "../parts/FactMark";
import { StatusText } from "../parts/StatusText";
import { FactList } from "./FactList";
import { known } from "./fact-groups";
import { modeLabel } from "./feature-rows";
import { OfferCost, OfferStatus } from "./OfferStatus";
import { Section } from "./Section";

export interface OverviewProps {
  ranked: Ranked;
  result: OfferResult;
  requirements: Requirements;
}

/** What the provider costs now and why, what is asked of it, and its main figures. */
export function Overview({ ranked, result, requirements }: OverviewProps) {
  const { card } = ranked.card;
  return (
    <Section id="overview">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <Price ranked={ranked} result={result} requirements={requirements} />
        <div>
          <h3 className="mb-0.5 font-semibold text-xs">At a glance</h3>
          <FactList rows={glance(card, ranked)} />
        </div>
      </div>
    </Section>
  );
}

const figure = (label: string, text: string) => ({
  label,
  value: text === "unknown" ? null : text,
});

function glance(card: CardCore, { card: { offers } }: Ranked) {
  const all = offers.map(({ offer }) => offer);
  return [
    figure("Longest session", figureText(largestOf(all.map(sessionHours)), "h")),
    figure("Largest vCPU", figureText(largestOf(all.map(largestVcpu)), "vCPU")),
    figure("Largest RAM", figureText(largestOf(all.map(largestRamGib)), "GiB")),
    known("Cold start", card.perf.cold_start_ms, (ms) => duration(ms / 3_600_000)),
    known("Credit once", card.free.one_time_credit, (usd) => (usd === 0 ? "none" : money(usd))),
    known("Company read", card.company.checked, date),
  ];
}

function Price({ ranked, result, requirements }: OverviewProps) {
  const { offer } = ranked.prepared;
  const statuses = requirementStatuses(ranked, requirements);
  return (
    <div>
      <h3 className="mb-0.5 font-semibold text-xs">Price for this workload</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-xl">
          <OfferCost result={result} />
        </span>
        {result.totalUsd !== null && <span className="text-dim">a month</span>}
        <OfferStatus result={result} reasonWords={(code) => reasonOf(ranked, code, requirements)} />
      </p>
      <p className="text-dim">
        In {modeLabel(offer.mode)},{" "}
        {offer.plan === null ? "without a plan" : `on ${offer.plan.name}`}
        {result.size !== null && `, size ${result.size}`}.
        {result.oneTimeCreditUsd !== null && result.oneTimeCreditUsd > 0 && (
          <> A credit of {money(result.oneTimeCreditUsd)} once is not in it.</>
        )}
      </p>
      <Notes title="Mind" lines={result.cautions.map((code) => cautionText(code, offer.card))} />
      <Notes title="Taken for granted" lines={result.assumptions.map(assumptionText)} />
      {statuses.length > 0 && <Requirement statuses={statuses} />}
    </div>
  );
}

function Notes({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-2 text-xs">
      <span className="text-dim">{title}: </span>
      {lines.join("; ")}.
    </div>
  );
}

const metState = (met: RequirementStatus["met"]): FactState => {
  if (met === null) return "unknown";
  return met ? "yes" : "no";
};

const metWords: Readonly<Record<FactState, string>> = {
  yes: "met",
  no: "not met",
  unknown: "unknown",
  some: "",
};

function Requirement({ statuses }: { statuses: readonly RequirementStatus[] }) {
  return (
    <div className="mt-4">
      <h3 className="mb-1 font-semibold text-xs">What is asked, on this offer</h3>
      <ul className="space-y-1">
        {statuses.map(({ key, need, asked, met, has }) => (
          <li key={key} className="flex items-start gap-2">
            <FactMark state={metState(met)} label={`${metWords[metState(met)]}:`} />
            <span className="min-w-0">
              <span className="text-dim">{need === "not" ? "must not" : need}</span> {asked}
              {met !== true && has !== null && (
                <StatusText className="ml-1.5">has {has}</StatusText>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
