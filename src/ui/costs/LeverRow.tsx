import type { CurvePoint } from "../../cost/sweep/curves";
import type { Lever, LeverMove } from "../../cost/sweep/sensitivity";
import { change } from "../../store/choices-store";
import { changeText, leverLabel, moveRemark, moveWords } from "./levers";

export const moveColors = { down: "var(--chart-1)", up: "var(--chart-2)" } as const;

export interface LeverRowProps {
  lever: Lever;
  now: readonly CurvePoint[];
  names: readonly string[];
  scaleUsd: number;
  valueText: (lever: Lever, value: number) => string;
  hidden: ReadonlySet<string>;
  highlighted: string | null;
}

/** A field or dial with what its half and its double do to the bill; opens the curve along it. */
export function LeverRow(props: LeverRowProps) {
  const { lever, now, names, scaleUsd, valueText, hidden, highlighted } = props;
  const sides = (["down", "up"] as const).filter((side) => !hidden.has(side));
  return (
    <button
      type="button"
      className="lever-row"
      title={`Show the curve along ${lever.label}`}
      onClick={() => change({ costView: "curves", curveAxis: lever.axis })}
    >
      <span className="min-w-0">
        <span className="block font-semibold">{leverLabel(lever, names)}</span>
        <span className="block text-dim text-xs">now {valueText(lever, lever.at)}</span>
      </span>
      <span className="lever-track" aria-hidden="true">
        {sides.map((side) => (
          <LeverBar
            key={side}
            side={side}
            move={lever[side]}
            scaleUsd={scaleUsd}
            quiet={highlighted !== null && highlighted !== side}
          />
        ))}
      </span>
      <span className="min-w-0 text-xs">
        {sides.map((side) => (
          <MoveText key={side} move={lever[side]} {...{ lever, now, names, valueText }} />
        ))}
      </span>
    </button>
  );
}

interface LeverBarProps {
  side: "down" | "up";
  move: LeverMove | null;
  scaleUsd: number;
  quiet: boolean;
}

function LeverBar({ side, move, scaleUsd, quiet }: LeverBarProps) {
  const usd = move?.changeUsd ?? null;
  if (usd === null || usd === 0) return <span className="lever-bar" />;
  const share = (Math.abs(usd) / scaleUsd) * 50;
  return (
    <span className="lever-bar">
      <span
        style={{
          left: `${usd < 0 ? 50 - share : 50}%`,
          width: `${share}%`,
          background: moveColors[side],
          opacity: quiet ? 0.2 : 1,
        }}
      />
    </span>
  );
}

type MoveTextProps = Pick<LeverRowProps, "lever" | "now" | "names" | "valueText"> & {
  move: LeverMove | null;
};

function MoveText({ move, lever, now, names, valueText }: MoveTextProps) {
  if (move === null) return null;
  const remark = moveRemark(move, now, names);
  return (
    <span className="block">
      <span className="text-dim">
        {moveWords[move.kind]}, {valueText(lever, move.value)}:{" "}
      </span>
      {move.changeUsd !== null && (
        <span className="font-semibold">{changeText(move.changeUsd)}</span>
      )}
      {remark !== "" && (
        <span className="text-warn">
          {move.changeUsd === null ? "" : ", "}
          {remark}
        </span>
      )}
    </span>
  );
}
