import { useMemo, useState } from "react";
import { money, moneyShort } from "../../card/format";
import { pricedLineText } from "../../compare/priced-line";
import { change } from "../../store/choices-store";
import { resultOf } from "../../store/derived";
import { useDerived, useRanking } from "../../store/hooks";
import { ChartFrame } from "../charts/ChartFrame";
import { ChartTip, type TipPlace } from "../charts/ChartTip";
import { drawnApart } from "../charts/drawn-apart";
import { Legend } from "../charts/Legend";
import { ColorSwatch } from "../charts/Swatch";
import type { TableData } from "../charts/table-data";
import { niceStep } from "../charts/ticks";
import { useWidth } from "../charts/useWidth";
import { Button } from "../parts/Button";
import { families, familyColor } from "../parts/component-colours";
import { BarRowButton, BarTip } from "./BarRowButton";
import { BarsPicture } from "./BarsPicture";
import { creditStripes } from "./bar-fill";
import { type BarGroup, type BarRow, barGroups, barScale, familiesIn } from "./bars";
import { barsTable } from "./bars-table";
import { NothingShown } from "./NothingShown";

const rowsAtFirst = 150;

interface Pointed extends TipPlace {
  readonly row: BarRow;
}

/** Each provider's month as a bar of its parts. */
export function BarsView() {
  const state = useDerived((now) => now);
  const { shown } = useRanking();
  const groups = useMemo(
    () => barGroups(shown, (ranked) => resultOf(state, ranked), state.choices.ownRates),
    [shown, state],
  );
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const scaleUsd = barScale(groups);
  const table = (): TableData => barsTable(groups, hidden);
  const present = familiesIn(groups);

  return (
    <ChartFrame
      title="Monthly cost, provider by provider"
      summary="Cheapest first. Each bar is the month’s bill by what it pays for; open one for every formula behind it."
      fileName="boxscore-costs"
      empty={groups.length === 0}
      table={table}
      picture={() =>
        drawnApart(<BarsPicture groups={groups} scaleUsd={scaleUsd} hidden={hidden} />, {
          title: "Monthly cost by provider",
          subtitle: pricedLineText(state.choices.workload),
        })
      }
      legend={
        <Legend
          label="Parts of a bill"
          items={families
            .filter(({ key }) => present.includes(key))
            .map(({ key, label }) => ({
              id: key,
              label,
              swatch: (
                <ColorSwatch background={key === "credit" ? creditStripes : familyColor[key]} />
              ),
            }))}
          hidden={hidden}
          onHidden={setHidden}
          onHighlight={setHighlighted}
        />
      }
    >
      {groups.length === 0 ? (
        <NothingShown what="bars" />
      ) : (
        <BarList groups={groups} scaleUsd={scaleUsd} hidden={hidden} highlighted={highlighted} />
      )}
    </ChartFrame>
  );
}

interface BarListProps {
  groups: readonly BarGroup[];
  scaleUsd: number;
  hidden: ReadonlySet<string>;
  highlighted: string | null;
}

const openBill = (id: string): void => change({ provider: id, costView: "bill" });

function BarList({ groups, scaleUsd, hidden, highlighted }: BarListProps) {
  const [box, width] = useWidth(900);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [all, setAll] = useState(false);
  const step = niceStep(scaleUsd, width < 600 ? 3 : 6);
  const ticks = Array.from({ length: Math.floor(scaleUsd / step) + 1 }, (_, i) => i * step);
  const rowCount = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  let left = all ? Number.POSITIVE_INFINITY : rowsAtFirst;

  const point = (row: BarRow) => (element: HTMLElement | null) => {
    const frame = element?.closest(".bar-list")?.getBoundingClientRect();
    if (element === null || frame === undefined) return setPointed(null);
    const place = element.getBoundingClientRect();
    setPointed({ row, x: frame.width * 0.45, y: place.bottom - frame.top + 2 });
  };

  return (
    <div
      ref={box}
      className="bar-list relative -mx-5 max-sm:-mx-3"
      style={{ "--tick": `${(step / scaleUsd) * 100}%` }}
    >
      <div className="bar-axis" aria-hidden="true">
        <div className="bar-ticks">
          {ticks.map((tick) => (
            <span key={tick} style={{ left: `${(tick / scaleUsd) * 100}%` }}>
              {moneyShort(tick)}
            </span>
          ))}
        </div>
      </div>
      {groups.map(({ status, title, about, rows }) => {
        const listed = rows.slice(0, Math.max(0, left));
        left -= rows.length;
        return (
          listed.length > 0 && (
            <section key={status} aria-label={title}>
              <h3 className="mt-4 mb-1 px-5 text-sm max-sm:px-3">
                {title}{" "}
                <span className="font-normal text-dim text-xs">
                  {rows.length} · {about}
                </span>
              </h3>
              <ul>
                {listed.map((row) => (
                  <li key={row.id}>
                    <BarRowButton
                      row={row}
                      scaleUsd={scaleUsd}
                      hidden={hidden}
                      highlighted={highlighted}
                      onOpen={() => openBill(row.id)}
                      onPoint={point(row)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {!all && rowCount > rowsAtFirst && (
        <div className="px-5 py-3">
          <Button onClick={() => setAll(true)}>Show all {rowCount}</Button>
        </div>
      )}
      {pointed !== null && (
        <ChartTip at={pointed} within={width}>
          <BarTip row={pointed.row} />
        </ChartTip>
      )}
      <p className="sr-only">Full width of a bar: {money(scaleUsd)}.</p>
    </div>
  );
}
