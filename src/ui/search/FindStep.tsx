import { ChevronRight, Columns3, Grid3x3, ListChecks, Server, Zap } from "lucide-react";
import { useEffect, useState } from "react";
import { type FeatureKey, findFeature, isFeatureKey } from "../../card/features";
import { labelOf } from "../../compare/labels";
import { type SearchHit, type SearchKind, search, searchIndex } from "../../compare/search";
import { figureQualifier } from "../../cost/qualifier";
import { costText } from "../../cost/words";
import { change } from "../../store/choices-store";
import type { Ranking } from "../../store/derived";
import { useCards, useChoices, useRanking } from "../../store/hooks";
import { problemOf } from "../../store/load";
import { now } from "../../store/now";
import { commands, findCommand } from "./commands";
import { groupHits, markedPieces } from "./groups";
import { ResultList } from "./ResultList";

const most = 24;
/** How long what was done stays to be read before the dialog closes. */
const readFor = 900;

export interface FindStepProps {
  query: string;
  onQuery: (query: string) => void;
  onFeature: (feature: FeatureKey) => void;
  /** One comes back to it from a feature. */
  isBack: boolean;
  onClose: (leavesView: boolean) => void;
}

/** Before anything is typed: the views and what is done most. */
const first: readonly SearchHit[] = commands
  .filter(({ id }) => !id.startsWith("workload-") && !id.startsWith("theme-"))
  .map((entry) => ({ entry, score: 0, places: [] }));

export function FindStep({ query, onQuery, onFeature, isBack, onClose }: FindStepProps) {
  const cards = useCards((state) => state.cards);
  const ranking = useRanking();
  const [message, setMessage] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const hits = query.trim() === "" ? first : search(searchIndex(cards, commands), query, most);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => onClose(false), readFor);
    return () => clearTimeout(timer);
  }, [isDone, onClose]);

  const runCommand = async (id: string) => {
    try {
      const view = now().choices.view;
      const told = (await findCommand(id)?.run()) ?? null;
      if (told === null) return onClose(now().choices.view !== view);
      setMessage(told);
      setIsDone(true);
    } catch (error) {
      setMessage(`That failed: ${problemOf(error)}`);
    }
  };

  const choose = ({ entry: { kind, id } }: SearchHit) => {
    if (kind === "feature") {
      if (isFeatureKey(id)) onFeature(id);
      return;
    }
    if (kind === "provider") {
      change({ view: "provider", provider: id });
      onClose(true);
      return;
    }
    void runCommand(id);
  };

  return (
    <ResultList
      label="Search"
      placeholder="Provider, feature, view or action"
      query={query}
      onQuery={(next) => {
        setMessage(null);
        onQuery(next);
      }}
      onLeave={() => onClose(false)}
      takesFocus={isBack}
      groups={groupHits(hits).map(({ kind, label, hits: found }) => ({
        id: kind,
        label,
        options: found.map((hit) => ({
          id: `${kind}-${hit.entry.id}`,
          content: <Hit hit={hit} ranking={ranking} />,
          onChoose: () => choose(hit),
        })),
      }))}
      empty={
        <p className="px-2.5 py-6 text-center text-dim">Nothing is called “{query.trim()}”.</p>
      }
      message={message}
    />
  );
}

const icons: Readonly<Record<SearchKind, typeof Server>> = {
  provider: Server,
  feature: ListChecks,
  view: Grid3x3,
  action: Zap,
};

function Hit({ hit, ranking }: { hit: SearchHit; ranking: Ranking }) {
  const { entry, places } = hit;
  const Icon = entry.id === "side-by-side" ? Columns3 : icons[entry.kind];
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-dim" />
      <span className="max-w-full shrink-0 truncate">
        {markedPieces(entry.label, places).map(({ text, isMet, start }) =>
          isMet ? (
            <b key={start} className="font-semibold text-accent">
              {text}
            </b>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </span>
      <span className="min-w-0 flex-1 truncate pl-4 text-right text-dim text-xs">
        <Beside entry={entry} ranking={ranking} />
      </span>
      {entry.kind === "feature" && (
        <ChevronRight aria-hidden className="size-3.5 shrink-0 text-faint" />
      )}
    </>
  );
}

const needWords = { must: "must", nice: "nice to have", not: "must not" };

/** What stands beside a label: a provider's month, whether a feature is asked for, a hint. */
function Beside({ entry, ranking }: { entry: SearchHit["entry"]; ranking: Ranking }) {
  const needs = useChoices((choices) => choices.requirements.needs);
  if (entry.kind === "provider") {
    const ranked = ranking.byId.get(entry.id);
    if (ranked === undefined) return null;
    const { category } = ranked.card.card;
    const cost = costText(ranked.totalUsd, ranked.isLowerBound);
    const qualifier = figureQualifier[ranked.status];
    return [
      category === null ? null : labelOf("category", category),
      qualifier === null ? cost : `${cost}, ${qualifier}`,
    ]
      .filter((part) => part !== null)
      .join(" · ");
  }
  if (entry.kind === "feature") {
    const need = isFeatureKey(entry.id) ? needs[entry.id] : undefined;
    const about = findFeature(entry.id)?.about ?? "";
    return need === undefined ? <span className="max-sm:hidden">{about}</span> : needWords[need];
  }
  return entry.hint;
}
