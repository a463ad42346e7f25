import "../parts/data-table.css";
import "./tables.css";
import { memo, useState } from "react";
import { useStore } from "zustand/react";
import { reasonOf } from "../../compare/reason-of";
import type { Ranked } from "../../cost/rank";
import type { OfferResult } from "../../cost/result";
import { change, choicesStore } from "../../store/choices-store";
import { questionOf } from "../../store/derived";
import {
  useCard,
  useCards,
  useChoices,
  useDerived,
  useOfferResult,
  useRanked,
} from "../../store/hooks";
import { Button } from "../parts/Button";
import { EmptyState } from "../parts/EmptyState";
import { Notice } from "../parts/Notice";
import { BillSection } from "./BillSection";
import { Caveats } from "./Caveats";
import { CompanyFacts } from "./CompanyFacts";
import { Features } from "./Features";
import { Findings } from "./Findings";
import { KnobFacts } from "./KnobFacts";
import { Limits } from "./Limits";
import { LoadedPart } from "./LoadedPart";
import { Locations } from "./Locations";
import { Modes } from "./Modes";
import { Offers } from "./Offers";
import { Overview } from "./Overview";
import { OwnRates } from "./OwnRates";
import { Performance } from "./Performance";
import { Plans } from "./Plans";
import { ProviderHeader } from "./ProviderHeader";
import { RawCard } from "./RawCard";
import { Sources } from "./Sources";
import { TableOfContents } from "./TableOfContents";
import { useCurrentSection } from "./useCurrentSection";

/** The page of the chosen provider. */
export function ProviderView() {
  const id = useChoices(({ provider }) => provider) ?? "";
  const ranked = useRanked(id);
  const result = useOfferResult(id);
  if (ranked === null || result === null) return <NoSuchProvider />;
  return <ProviderPage key={id} ranked={ranked} result={result} />;
}

function NoSuchProvider() {
  // What no card has counts as not chosen; the address still says what was meant.
  const id = useStore(choicesStore, ({ choices }) => choices.provider) ?? "";
  const isBad = useCards(({ bad }) => bad.some((card) => card.id === id));
  return (
    <>
      <h1 className="sr-only">Provider</h1>
      <EmptyState
        title={id === "" ? "No provider is chosen" : `There is no provider “${id}”`}
        actions={
          <Button variant="primary" onClick={() => change({ view: "compare", provider: null })}>
            Show all providers
          </Button>
        }
      >
        {isBad
          ? "Its card is there, but not in order; the notice above says what is wrong with it."
          : "The link may be older or newer than the cards that are loaded here."}
      </EmptyState>
    </>
  );
}

interface ProviderPageProps {
  ranked: Ranked;
  result: OfferResult;
}

function ProviderPage({ ranked, result }: ProviderPageProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const current = useCurrentSection(page);
  const requirements = useChoices((choices) => choices.requirements);
  const load = useCard(ranked.card.card.id);
  return (
    <article ref={setPage}>
      <ProviderHeader
        ranked={ranked}
        result={result}
        reasonWords={(code) => reasonOf(ranked, code, requirements)}
      />
      <div className="md:grid md:grid-cols-[168px_minmax(0,1fr)] md:gap-8 md:px-5">
        <div className="sticky top-0 z-10 border-line border-b bg-surface px-5 py-2 md:self-start md:border-b-0 md:px-0 md:py-5 max-sm:px-4">
          <TableOfContents current={current} />
        </div>
        <div className="min-w-0 max-w-[1000px] max-md:px-5 max-sm:px-4">
          {load.status === "failed" && (
            <Notice
              kind="error"
              title="The whole card could not be loaded."
              className="mt-5"
              actions={
                <Button size="sm" onClick={load.retry}>
                  Try again
                </Button>
              }
            >
              {load.problem} Evidence, company, caveats and sources are missing below.
            </Notice>
          )}
          <Parts ranked={ranked} result={result} />
        </div>
      </div>
    </article>
  );
}

function Parts({ ranked, result }: ProviderPageProps) {
  const question = useDerived(questionOf);
  const requirements = useChoices((choices) => choices.requirements);
  return (
    <>
      <Overview ranked={ranked} result={result} requirements={requirements} />
      <BillSection id={ranked.card.card.id} />
      <Offers ranked={ranked} question={question} requirements={requirements} />
      <StillParts compiled={ranked.card} />
    </>
  );
}

/** What no workload changes: left alone while a slider drags. */
const StillParts = memo(function StillParts({ compiled }: { compiled: Ranked["card"] }) {
  const { card: core, offers } = compiled;
  const load = useCard(core.id);
  const knobs = useChoices((choices) => choices.knobs);
  // Rates stand as published; the card that is priced may have own ones in it.
  const published = useCards(({ cards }) => cards.find(({ id }) => id === core.id)) ?? core;
  const card = load.status === "ready" ? load.value : null;
  return (
    <>
      <Modes card={card ?? published} extras={card?.extras ?? []} />
      <Plans card={card ?? published} />
      <OwnRates cardId={core.id} />
      <Features offers={offers.map(({ offer }) => offer)} card={card} />
      <Limits core={core} card={card} />
      <Performance core={core} card={card} />
      <Locations core={core} card={card} />
      <LoadedPart id="company" load={load}>
        {({ company }) => <CompanyFacts company={company} />}
      </LoadedPart>
      <KnobFacts card={core} knobs={knobs} />
      <LoadedPart id="caveats" load={load}>
        {({ caveats }) => <Caveats caveats={caveats} />}
      </LoadedPart>
      <LoadedPart id="findings" load={load}>
        {(whole) => <Findings card={whole} />}
      </LoadedPart>
      <LoadedPart id="sources" load={load}>
        {({ sources }) => <Sources sources={sources} />}
      </LoadedPart>
      <LoadedPart id="raw" load={load}>
        {(whole) => <RawCard card={whole} />}
      </LoadedPart>
    </>
  );
});
