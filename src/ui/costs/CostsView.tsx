import "./costs.css";
import type { ReactNode } from "react";
import { type CostView, costViews } from "../../link/choices";
import { change } from "../../store/choices-store";
import { useChoices } from "../../store/hooks";
import { Tabs } from "../parts/Tabs";
import { PricedLine } from "../workload/PricedLine";
import { BarsView } from "./BarsView";
import { BillView } from "./BillView";
import { CurvesView } from "./CurvesView";
import { MapView } from "./MapView";
import { OwnRatesInForce } from "./OwnRatesInForce";
import { SensitivityView } from "./SensitivityView";
import { ValueView } from "./ValueView";

const tabs: Readonly<Record<CostView, { label: string; content: ReactNode }>> = {
  bars: { label: "Bars", content: <BarsView /> },
  curves: { label: "Curves", content: <CurvesView /> },
  map: { label: "Who wins where", content: <MapView /> },
  sensitivity: { label: "What matters", content: <SensitivityView /> },
  value: { label: "Value", content: <ValueView /> },
  bill: { label: "Bill", content: <BillView /> },
};

/** What a month costs, looked at from six sides. */
export function CostsView() {
  const costView = useChoices((choices) => choices.costView);
  return (
    <>
      <h1 className="sr-only">Costs</h1>
      <div className="px-5 pt-3 max-sm:px-3">
        <PricedLine />
      </div>
      {costView !== "bill" && <OwnRatesInForce />}
      <Tabs
        label="Views of the costs"
        value={costView}
        onChange={(next) => change({ costView: next })}
        tabs={costViews.map((id) => ({ id, ...tabs[id] }))}
      />
    </>
  );
}
