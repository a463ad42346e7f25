import { type ReactNode, useMemo, useRef, useState } from "react";
import { percent } from "../../card/format";
import { pricedLineText } from "../../compare/priced-line";
import { axisAbout } from "../../cost/sweep/axis";
import { inSentence } from "../../cost/words";
import { change } from "../../store/choices-store";
import { useCards, useChoices } from "../../store/hooks";
import { useMapSweep } from "../../store/use-sweeps";
import { ChartFrame } from "../charts/ChartFrame";
import { Legend } from "../charts/Legend";
import { pictureOf } from "../charts/picture";
import { lookOf } from "../charts/provider-colour";
import { EmptyState } from "../parts/EmptyState";
import { ErrorState } from "../parts/ErrorState";
import { LoadingState } from "../parts/LoadingState";
import { AxisSelect } from "./AxisSelect";
import { AreaSwatch, hatchingId } from "./Hatching";
import { MapChart } from "./MapChart";
import { gridOf, mapAxis, nowOn } from "./map-axis";
import { mapTable, nameLookup, winnerShares } from "./map-words";
import { useLooks } from "./useLooks";

const cellsAcross = 72;
const cellsUpwards = 48;

/** Who is the cheapest over two numbers of the workload or of dials. */
export function MapView() {
  const mapX = useChoices((choices) => choices.mapX);
  const mapY = useChoices((choices) => choices.mapY);
  const workload = useChoices((choices) => choices.workload);
  const knobs = useChoices((choices) => choices.knobs);
  const cards = useCards((state) => state.cards);
  const ownRates = useChoices((choices) => choices.ownRates);
  const looks = useLooks();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const svg = useRef<SVGSVGElement>(null);

  const nameOf = useMemo(() => nameLookup(cards, ownRates), [cards, ownRates]);
  const x = useMemo(() => mapAxis(mapX, cards, cellsAcross), [mapX, cards]);
  const y = useMemo(() => mapAxis(mapY, cards, cellsUpwards), [mapY, cards]);
  const grid = useMemo(() => gridOf(x, y), [x, y]);
  const sweep = useMapSweep(grid);

  const title =
    x === null || y === null
      ? "Who wins where"
      : `Cheapest provider by ${inSentence(x.about.label)} and ${inSentence(y.about.label)}`;
  const frame = {
    title,
    fileName: "boxscore-who-wins-where",
    controls: (
      <>
        <AxisSelect label="Across" value={mapX} onChange={(axis) => change({ mapX: axis })} />
        <AxisSelect label="Upwards" value={mapY} onChange={(axis) => change({ mapY: axis })} />
      </>
    ),
  };
  const empty = (content: ReactNode) => (
    <ChartFrame
      {...frame}
      empty
      table={() => ({ caption: "", columns: [], rows: [] })}
      picture={() => null}
    >
      {content}
    </ChartFrame>
  );

  if (x === null || y === null) {
    return empty(
      <EmptyState title="This dial isn’t there">
        An axis of the map is a dial of a provider whose card isn’t loaded. Choose another axis.
      </EmptyState>,
    );
  }
  if (sweep.status === "failed") {
    return empty(<ErrorState title="The map could not be worked out">{sweep.problem}</ErrorState>);
  }
  // Until the first rows of other axes are there, the map of the ones before would mislead.
  if (sweep.status === "loading" || sweep.result.grid !== grid) {
    return empty(<LoadingState label="Working out the map" />);
  }

  const { result: map, isDone } = sweep;
  const state = { workload, knobs };
  const now = {
    x: nowOn(x, axisAbout(mapX, cards, state)?.at ?? null),
    y: nowOn(y, axisAbout(mapY, cards, state)?.at ?? null),
  };
  const shares = winnerShares(map);
  if (isDone && shares.length === 0) {
    return empty(
      <EmptyState title="Nobody wins anywhere">
        No provider that meets the requirements has a full price at any point of these two axes.
        Lower bounds, unpublished sizes and prices to be confirmed never win.
      </EmptyState>,
    );
  }
  return (
    <ChartFrame
      {...frame}
      summary="Each area is where one provider’s full price is the lowest of all that meet the requirements. Paler: the second is within 25 %, palest: within 5 %. Blank: nobody has a full price."
      table={() => mapTable(map, x, y, nameOf)}
      picture={() =>
        svg.current === null
          ? null
          : pictureOf(svg.current, {
              title,
              subtitle: pricedLineText(workload),
              legend: shares
                .filter(({ id }) => !hidden.has(id))
                .map(({ id, share }) => ({
                  label: `${nameOf(id)} ${percent(share)}`,
                  color: lookOf(looks, id).color,
                  ...(lookOf(looks, id).round > 0 && { patternId: hatchingId(id) }),
                })),
            })
      }
      legend={
        <Legend
          label="Winners, by their share of the map"
          items={shares.map(({ id, share }) => ({
            id,
            label: `${nameOf(id)} ${percent(share)}`,
            swatch: <AreaSwatch id={`area-${id}`} look={lookOf(looks, id)} />,
          }))}
          hidden={hidden}
          onHidden={setHidden}
          onHighlight={setHighlighted}
        />
      }
    >
      <MapChart svgRef={svg} {...{ map, x, y, looks, nameOf, hidden, highlighted, now }} />
    </ChartFrame>
  );
}
