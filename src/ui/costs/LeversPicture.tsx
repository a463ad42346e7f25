import type { CurvePoint } from "../../cost/sweep/curves";
import type { Lever } from "../../cost/sweep/sensitivity";
import { shortened } from "../charts/label-layout";
import { moveColors } from "./LeverRow";
import { changeText, leverLabel, moveRemark, moveWords } from "./levers";

const width = 960;
const rowHeight = 40;
const left = 240;
const plot = 420;

export interface LeversPictureProps {
  levers: readonly Lever[];
  now: readonly CurvePoint[];
  names: readonly string[];
  scaleUsd: number;
  hidden: ReadonlySet<string>;
  valueText: (lever: Lever, value: number) => string;
}

/** The same bars as a picture to keep: drawn only when it is saved. */
export function LeversPicture({
  levers,
  now,
  names,
  scaleUsd,
  hidden,
  valueText,
}: LeversPictureProps) {
  const sides = (["down", "up"] as const).filter((side) => !hidden.has(side));
  const height = levers.length * rowHeight + 16;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fontSize="12">
      <title>What moves the bill</title>
      <path d={`M${left + plot / 2} 0V${height - 8}`} stroke="var(--edge)" />
      {levers.map((lever, i) => {
        const y = i * rowHeight + 8;
        return (
          <g key={lever.label}>
            <text x={16} y={y + 12} fontWeight="600" fill="var(--ink)">
              {shortened(leverLabel(lever, names), left - 24)}
            </text>
            <text x={16} y={y + 27} fill="var(--dim)">
              now {valueText(lever, lever.at)}
            </text>
            {sides.map((side, row) => {
              const move = lever[side];
              if (move === null) return null;
              const usd = move.changeUsd ?? 0;
              const length = (Math.abs(usd) / scaleUsd) * (plot / 2);
              const text =
                move.changeUsd === null ? moveRemark(move, now, names) : changeText(move.changeUsd);
              return (
                <g key={side}>
                  <rect
                    x={left + plot / 2 - (usd < 0 ? length : 0)}
                    y={y + row * 14 + 2}
                    width={length}
                    height={11}
                    fill={moveColors[side]}
                  />
                  <text x={left + plot + 12} y={y + row * 14 + 12} fill="var(--ink)">
                    {`${moveWords[move.kind]}, ${valueText(lever, move.value)}: ${text}`}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
