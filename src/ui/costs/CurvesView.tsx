import { useMemo, useRef, useState } from "react";
import { moneyShort } from "../../card/format";
import { pricedLineText } from "../../compare/priced-line";
import { axisAbout } from "../../cost/sweep/axis";
import { placeText } from "../../cost/sweep/sentences";
import { inSentence } from "../../cost/words";
import { useCards, useChoices, useRanking } from "../../store/hooks";
import { useCurvesSweep } from "../../store/use-sweeps";
import { ChartFrame } from "../charts/ChartFrame";
import { endOf } from "../charts/chart-line";
import { Legend } from "../charts/Legend";
import { LineChart } from "../charts/LineChart";
import type { NumberedPoint } from "../charts/PointNumber";
import { pictureOf } from "../charts/picture";
import { lookOf } from "../charts/provider-colour";
import { LineSwatch } from "../charts/Swatch";
import { EmptyState } from "../parts/EmptyState";
import { ErrorState } from "../parts/ErrorState";
import { LoadingState } from "../parts/LoadingState";
import { axisTitle, axisUnit, axisValueText, tickText } from "./axis-words";
import { BreakEvens } from "./BreakEvens";
import { CurveControls } from "./CurveControls";
import { CurveNotes } from "./CurveNotes";
import { CurveTip, curveTipText } from "./CurveTip";
import { costAxis } from "./cost-axis";
import { numberedCrossings } from "./crossings";
import { linesShown } from "./curve-choice";
import { commonStops, curvesTable, lineOf } from "./curve-lines";
import { markedName } from "./own-rate-names";
import { nearRange, sweepRange } from "./sweep-range";
import { useLooks } from "./useLooks";

const steps = 96;

/** Cost against one number, a line a provider, and where one becomes cheaper than another. */
export function CurvesView() {
  const axis = useChoices((choices) => choices.curveAxis);
  const scaleX = useChoices((choices) => choices.curveScaleX);
  const scaleY = useChoices((choices) => choices.curveScaleY);
  const workload = useChoices((choices) => choices.workload);
  const knobs = useChoices((choices) => choices.knobs);
  const compared = useChoices((choices) => choices.compared);
  const wanted = useChoices((choices) => choices.curveLines);
  const span = useChoices((choices) => choices.curveSpan);
  const { shown, byId } = useRanking();
  const cards = useCards((state) => state.cards);
  const ownRates = useChoices((choices) => choices.ownRates);
  const looks = useLooks();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const svg = useRef<SVGSVGElement>(null);

  const which = compared.length === 0 ? "leaders" : wanted;
  const about = axisAbout(axis, cards, { workload, knobs });
  const drawn = useMemo(
    () => linesShown(which, shown, byId, compared),
    [which, shown, byId, compared],
  );
  const whole = about === null ? null : sweepRange(axis, about, scaleX);
  const range =
    about === null || whole === null || span === "all" ? whole : nearRange(whole, about);
  const ids = drawn.map((ranked) => ranked.card.card.id);
  const sweep = useCurvesSweep(range === null ? null : { axis, range, steps, ids });

  const frame = {
    title: about === null ? "Cost curves" : `Monthly cost against ${inSentence(about.label)}`,
    fileName: "boxscore-curves",
    controls: <CurveControls about={about} which={which} />,
  };
  if (about === null || range === null) {
    return (
      <ChartFrame {...frame} empty table={noTable} picture={noPicture}>
        <EmptyState title="This dial isn’t there">
          The curve runs along a dial of a provider whose card isn’t loaded. Choose another axis.
        </EmptyState>
      </ChartFrame>
    );
  }
  if (sweep.status === "failed") {
    return (
      <ChartFrame {...frame} empty table={noTable} picture={noPicture}>
        <ErrorState title="The curves could not be worked out">{sweep.problem}</ErrorState>
      </ChartFrame>
    );
  }
  if (sweep.status === "loading") {
    return (
      <ChartFrame {...frame} empty table={noTable} picture={noPicture}>
        <LoadingState label="Working out the curves" />
      </ChartFrame>
    );
  }

  const cardById = new Map(cards.map((card) => [card.id, card]));
  const markedById = new Map(
    cards.map((card) => [card.id, { ...card, name: markedName(card.name, card.id, ownRates) }]),
  );
  const place = (value: number) => placeText(axis, about, value);
  const { curves, breakEvens } = sweep.result;
  const visible = curves.filter(({ cardId }) => !hidden.has(cardId));
  const lines = visible.flatMap((curve) => {
    const card = cardById.get(curve.cardId);
    return card === undefined ? [] : [lineOf(curve, card, looks, place)];
  });
  const cost = costAxis(
    lines.flatMap(({ stretches }) => stretches.flatMap(({ points }) => points.map(({ y }) => y))),
    scaleY,
  );
  const stops = commonStops(visible);
  const crossings = numberedCrossings(breakEvens, visible, range, cost.range, place);
  const isNothing = lines.every((line) => endOf(line) === null);

  return (
    <ChartFrame
      {...frame}
      summary="A line a provider, at its best offer for each value. Full lines are prices; dotted ones are lower bounds, unconfirmed or for reference, and never win. A hollow diamond marks where another plan, mode or size takes over."
      empty={isNothing}
      table={() =>
        curvesTable(visible, markedById, {
          label: about.label,
          unit: axisUnit(about),
          format: (value) => axisValueText(about, value),
        })
      }
      picture={() =>
        svg.current === null
          ? null
          : pictureOf(svg.current, {
              title: frame.title,
              subtitle: pricedLineText(workload),
              legend: lines.map(({ id, name, look: { color, marker } }) => ({
                label: markedName(name, id, ownRates),
                color,
                marker,
              })),
            })
      }
      legend={
        <Legend
          label="Providers"
          items={curves.map(({ cardId }) => ({
            id: cardId,
            label: markedById.get(cardId)?.name ?? cardId,
            swatch: <LineSwatch look={lookOf(looks, cardId)} />,
          }))}
          hidden={hidden}
          onHidden={setHidden}
          onHighlight={setHighlighted}
        />
      }
    >
      {isNothing ? (
        <EmptyState title="No line to draw">
          {hidden.size > 0
            ? "All providers are switched off in the legend."
            : "None of the providers has a price anywhere along this axis."}
        </EmptyState>
      ) : (
        <>
          <LineChart
            svgRef={svg}
            label={`${frame.title}, figures along the axis`}
            lines={lines}
            x={{
              range,
              unit: about.unit,
              label: axisTitle(about),
              format: tickText(about),
              ticks: about.values ?? undefined,
            }}
            y={{ range: cost.range, label: "USD a month", format: moneyShort, ticks: cost.ticks }}
            stops={stops}
            now={
              about.at !== null && about.at >= range.from && about.at <= range.to ? about.at : null
            }
            points={crossings.flatMap((entry): NumberedPoint[] =>
              entry.number === null
                ? []
                : [{ number: entry.number, x: entry.at, y: entry.usd, title: entry.sentence }],
            )}
            highlighted={highlighted}
            tip={(stop) => (
              <CurveTip
                title={axisValueText(about, stop)}
                curves={visible}
                cards={markedById}
                looks={looks}
                at={stop}
              />
            )}
            tipText={(stop) => curveTipText(place(stop), visible, markedById, stop)}
          />
          <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
            <BreakEvens crossings={crossings} breakEvens={breakEvens} cards={cardById} />
            <CurveNotes curves={visible} cards={cardById} place={place} />
          </div>
        </>
      )}
    </ChartFrame>
  );
}

const noTable = () => ({ caption: "", columns: [], rows: [] });
const noPicture = () => null;
