import { type AxisAbout, axisAbout } from "../../cost/sweep/axis";
import type { CurveLines } from "../../link/choices";
import { change } from "../../store/choices-store";
import { useCards, useChoices } from "../../store/hooks";
import { Select } from "../parts/Select";
import { AxisSelect } from "./AxisSelect";
import { ScaleSelect } from "./ScaleSelect";

export interface CurveControlsProps {
  /** Null where the axis is the dial of a card that isn't there. */
  about: AxisAbout | null;
  /** Whose lines are drawn, which may not be whose were asked for. */
  which: CurveLines;
}

/** What curves run along, over how much of it, on which scales, and whose they are. */
export function CurveControls({ about, which }: CurveControlsProps) {
  const choices = useChoices((all) => all);
  const cards = useCards((state) => state.cards);
  const { curveAxis, curveScaleX, curveScaleY, curveSpan, compared } = choices;
  const isListed = about !== null && about.values !== null;
  return (
    <>
      <AxisSelect
        label="Along"
        value={curveAxis}
        onChange={(axis) =>
          change({
            curveAxis: axis,
            curveScaleX: axisAbout(axis, cards, choices)?.scale ?? curveScaleX,
          })
        }
      />
      <Select
        label="Range"
        className="w-44"
        value={curveSpan}
        options={[
          { value: "all", label: "The whole range" },
          { value: "near", label: "0.1 to 10 times now" },
        ]}
        disabled={isListed || about?.share === true}
        onChange={(span) => change({ curveSpan: span })}
      />
      <ScaleSelect
        label="Scale across"
        value={curveScaleX}
        onChange={(scale) => change({ curveScaleX: scale })}
        disabled={isListed || (about !== null && about.min < 0)}
      />
      <ScaleSelect
        label="Scale of cost"
        value={curveScaleY}
        onChange={(scale) => change({ curveScaleY: scale })}
      />
      <Select
        label="Lines"
        className="w-52"
        value={which}
        options={[
          { value: "leaders", label: "The cheapest shown" },
          {
            value: "compared",
            label: `Set side by side (${compared.length})`,
            disabled: compared.length === 0,
          },
        ]}
        onChange={(lines) => change({ curveLines: lines })}
      />
    </>
  );
}
