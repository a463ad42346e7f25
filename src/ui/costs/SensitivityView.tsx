import { useState } from "react";
import { money } from "../../card/format";
import { pricedLineText } from "../../compare/priced-line";
import { axisAbout } from "../../cost/sweep/axis";
import type { Lever } from "../../cost/sweep/sensitivity";
import { costText } from "../../cost/words";
import { change } from "../../store/choices-store";
import { useCards, useChoices, useRanking } from "../../store/hooks";
import { useSensitivitySweep } from "../../store/use-sweeps";
import { ChartFrame } from "../charts/ChartFrame";
import { drawnApart } from "../charts/drawn-apart";
import { Legend } from "../charts/Legend";
import { ColorSwatch } from "../charts/Swatch";
import { EmptyState } from "../parts/EmptyState";
import { ErrorState } from "../parts/ErrorState";
import { LoadingState } from "../parts/LoadingState";
import { axisValueText } from "./axis-words";
import { pointText } from "./curve-lines";
import { LeverRow, moveColors } from "./LeverRow";
import { LeversPicture } from "./LeversPicture";
import { leverScale, leversTable, partLevers, unknownSentence } from "./levers";
import { NothingShown } from "./NothingShown";
import { ProviderSelect } from "./ProviderSelect";
import { useCostProvider } from "./useCostProvider";

const sides = [
  {
    id: "down",
    label: "Halved, or at its least",
    swatch: <ColorSwatch background={moveColors.down} />,
  },
  {
    id: "up",
    label: "Doubled, or at its most",
    swatch: <ColorSwatch background={moveColors.up} />,
  },
];

/** How much each field and dial moves one bill, or the gap between two. */
export function SensitivityView() {
  const ranked = useCostProvider();
  const { byId } = useRanking();
  const againstId = useChoices(({ against }) => against);
  const workload = useChoices((choices) => choices.workload);
  const knobs = useChoices((choices) => choices.knobs);
  const cards = useCards((state) => state.cards);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [highlighted, setHighlighted] = useState<string | null>(null);

  const other =
    againstId === null || againstId === ranked?.card.card.id ? null : (byId.get(againstId) ?? null);
  const entries = [ranked, other].filter((entry) => entry !== null);
  const ids = entries.map((entry) => entry.card.card.id);
  const sweep = useSensitivitySweep(ids);
  if (ranked === null) return <NothingShown what="bill" />;
  if (sweep.status === "failed") {
    return <ErrorState title="What matters could not be worked out">{sweep.problem}</ErrorState>;
  }
  if (sweep.status === "loading" || sweep.result.cardIds.join(" ") !== ids.join(" ")) {
    return <LoadingState label="Working out what matters" />;
  }

  const found = sweep.result;
  const state = { workload, knobs };
  const names = entries.map((entry) => entry.card.card.name);
  const valueText = ({ axis, unit }: Lever, value: number): string => {
    const about = axisAbout(axis, cards, state);
    return about === null ? `${value} ${unit}` : axisValueText(about, value);
  };
  const { moving, still } = partLevers(found.levers);
  const scaleUsd = leverScale(moving);
  const title =
    other === null
      ? `What moves the bill of ${names[0]}`
      : `What moves the gap between ${names[0]} and ${names[1]}`;
  const unknown = unknownSentence(found.unknown);

  return (
    <ChartFrame
      title={title}
      summary={
        <>
          Each number is halved and doubled alone, everything else as it is, and the best offer
          after that is taken.{" "}
          {other === null
            ? `The bill now: ${costText(ranked.totalUsd, ranked.isLowerBound)} a month.`
            : gapText(found.usd, names)}
        </>
      }
      fileName="boxscore-what-matters"
      empty={moving.length === 0}
      controls={
        <>
          <ProviderSelect
            label="Provider"
            value={ranked.card.card.id}
            onChange={(provider) => change({ provider })}
          />
          <ProviderSelect
            label="Against"
            value={other?.card.card.id ?? null}
            none="nobody: its bill alone"
            without={ranked.card.card.id}
            onChange={(against) => change({ against })}
          />
        </>
      }
      legend={
        <Legend
          label="Moves"
          items={sides}
          hidden={hidden}
          onHidden={setHidden}
          onHighlight={setHighlighted}
        />
      }
      table={() => leversTable(title, moving, found.points, names)}
      picture={() =>
        drawnApart(
          <LeversPicture
            levers={moving}
            now={found.points}
            {...{ names, scaleUsd, hidden, valueText }}
          />,
          { title, subtitle: pricedLineText(workload) },
        )
      }
    >
      {moving.length === 0 ? (
        <EmptyState title="Nothing moves it">
          {found.points.map((point) => pointText(point)).join("; ")}: no half or double of a field
          or dial changes that.
        </EmptyState>
      ) : (
        <ol aria-label={title} className="-mx-5 border-line border-t max-sm:-mx-3">
          {moving.map((lever) => (
            <li key={lever.label}>
              <LeverRow
                lever={lever}
                now={found.points}
                {...{ names, scaleUsd, valueText, hidden, highlighted }}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4 max-w-[88ch] space-y-1.5 text-dim text-sm">
        {unknown !== null && <p>{unknown}</p>}
        {still.length > 0 && <p>Changes nothing: {still.map(({ label }) => label).join(", ")}.</p>}
        {found.atZero.length > 0 && (
          <p>
            Stands at 0, half and double of which are 0:{" "}
            {found.atZero.map(({ label }) => label).join(", ")}.
          </p>
        )}
      </div>
    </ChartFrame>
  );
}

function gapText(usd: number | null, [first = "", second = ""]: readonly string[]): string {
  if (usd === null) return "One of the two has no price now, so there is no gap.";
  if (Math.abs(usd) < 0.005) return `Now ${first} and ${second} cost the same.`;
  const [dearer, cheaper] = usd > 0 ? [second, first] : [first, second];
  return `Now ${dearer} costs ${money(Math.abs(usd))} a month more than ${cheaper}. “More” widens the lead of ${first}.`;
}
