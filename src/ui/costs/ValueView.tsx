import { ListChecks } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { count } from "../../card/format";
import { pricedLineText } from "../../compare/priced-line";
import { valuePoints } from "../../cost/sweep/value";
import { useCards, useChoices, useRanking } from "../../store/hooks";
import { ChartFrame } from "../charts/ChartFrame";
import { Legend } from "../charts/Legend";
import { pictureOf } from "../charts/picture";
import { lookOf } from "../charts/provider-colour";
import { MarkerSwatch } from "../charts/Swatch";
import { EmptyState } from "../parts/EmptyState";
import { nameLookup } from "./map-words";
import { NothingShown } from "./NothingShown";
import { SuggestedNeeds } from "./SuggestedNeeds";
import { useLooks } from "./useLooks";
import { ValueChart } from "./ValueChart";
import { valueTable } from "./value-words";
import { wantedOf } from "./wanted";

const noTable = () => ({ caption: "", columns: [], rows: [] });
const title = "Cost against wanted features";

/** What a cost buys: the share of the wanted features, and who is beaten by nobody on both. */
export function ValueView() {
  const { shown } = useRanking();
  const requirements = useChoices((choices) => choices.requirements);
  const workload = useChoices((choices) => choices.workload);
  const cards = useCards((state) => state.cards);
  const ownRates = useChoices((choices) => choices.ownRates);
  const looks = useLooks();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const wanted = useMemo(() => wantedOf(requirements), [requirements]);
  const nameOf = useMemo(() => nameLookup(cards, ownRates), [cards, ownRates]);
  const points = useMemo(() => valuePoints(shown, wanted), [shown, wanted]);

  if (shown.length === 0) return <NothingShown what="points" />;
  if (wanted.length === 0) {
    return (
      <ChartFrame title={title} fileName="" empty table={noTable} picture={() => null}>
        <EmptyState
          title="Say what you want first"
          icon={<ListChecks aria-hidden className="size-6" />}
          actions={<SuggestedNeeds />}
        >
          This chart sets cost against the share of wanted features, and nothing is wanted yet.
          Begin with one of these, or add features under Requirements.
        </EmptyState>
      </ChartFrame>
    );
  }
  const priced = points.filter(({ usd }) => usd !== null);
  const visible = priced.filter(({ cardId }) => !hidden.has(cardId));
  const unpriced = points.length - priced.length;
  return (
    <ChartFrame
      title={title}
      summary={
        <>
          {count(wanted.length, "feature")} wanted. The dashed steps join the providers that nobody
          beats on both cost and features. A whisker to the right: how far it would go if every
          unknown held. An arrow upwards: a lower bound. Hollow: not a full price.
        </>
      }
      fileName="boxscore-value"
      empty={visible.length === 0}
      table={() => valueTable(visible, wanted, nameOf)}
      picture={() =>
        svg.current === null
          ? null
          : pictureOf(svg.current, {
              title,
              subtitle: pricedLineText(workload),
              legend: visible.map(({ cardId }) => ({
                label: nameOf(cardId),
                color: lookOf(looks, cardId).color,
                marker: lookOf(looks, cardId).marker,
              })),
            })
      }
      legend={
        <Legend
          label="Providers"
          atFirst={12}
          items={priced.map(({ cardId }) => ({
            id: cardId,
            label: nameOf(cardId),
            swatch: <MarkerSwatch look={lookOf(looks, cardId)} />,
          }))}
          hidden={hidden}
          onHidden={setHidden}
          onHighlight={setHighlighted}
        />
      }
    >
      {visible.length === 0 ? (
        <EmptyState title="No point to draw">
          {priced.length === 0
            ? "None of the providers shown has a price for this workload."
            : "All providers are switched off in the legend."}
        </EmptyState>
      ) : (
        <ValueChart
          svgRef={svg}
          label={title}
          points={visible}
          {...{ looks, nameOf, highlighted }}
        />
      )}
      {unpriced > 0 && (
        <p className="mt-2 text-dim text-sm">
          {count(unpriced, "provider has", "providers have")} no price for this workload, and so no
          place here.
        </p>
      )}
    </ChartFrame>
  );
}
