import { money, moneyShort } from "../../card/format";
import { costText } from "../../cost/words";
import { shortened, textWidth } from "../charts/label-layout";
import { spacedTicks } from "../charts/ticks";
import { families, familyColor } from "../parts/component-colours";
import { stretchesOf } from "./bar-fill";
import { type BarGroup, type BarRow, familiesIn } from "./bars";

const width = 960;
const rowHeight = 26;
const left = 260;
const right = 110;
const legendHeight = 36;

export interface BarsPictureProps {
  groups: readonly BarGroup[];
  scaleUsd: number;
  hidden: ReadonlySet<string>;
}

/** The bars as a picture to keep: drawn only when it is saved. */
export function BarsPicture({ groups, scaleUsd, hidden }: BarsPictureProps) {
  const plot = width - left - right;
  let y = legendHeight;
  const drawn = groups.map((group) => {
    const top = y + 24;
    y = top + group.rows.length * rowHeight + 12;
    return { group, top };
  });
  const range = { from: 0, to: scaleUsd, scale: "linear" } as const;
  const height = y + 20;
  const present = familiesIn(groups);
  let legendX = 16;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fontSize="12">
      <title>Monthly cost by provider</title>
      <defs>
        <pattern id="bars-credit" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--surface)" />
          <path d="M0 5L5 0" stroke="var(--edge)" strokeWidth="1.2" />
        </pattern>
      </defs>
      {families
        .filter(({ key }) => present.includes(key) && !hidden.has(key))
        .map(({ key, label }) => {
          const x = legendX;
          legendX += textWidth(label) + 34;
          return (
            <g key={key}>
              <rect
                x={x}
                y={6}
                width={10}
                height={10}
                fill={key === "credit" ? "url(#bars-credit)" : familyColor[key]}
              />
              <text x={x + 15} y={15} fill="var(--dim)">
                {label}
              </text>
            </g>
          );
        })}
      {spacedTicks(range, plot, 80).map((tick) => {
        const x = left + (tick / scaleUsd) * plot;
        return (
          <g key={tick}>
            <path d={`M${x} ${legendHeight}V${height - 24}`} stroke="var(--line)" />
            <text x={x} y={height - 8} textAnchor="middle" fill="var(--dim)">
              {moneyShort(tick)}
            </text>
          </g>
        );
      })}
      {drawn.map(({ group, top }) => (
        <g key={group.status}>
          <text x={16} y={top - 6} fontWeight="600" fill="var(--ink)">
            {group.title}
          </text>
          {group.rows.map((row, i) => (
            <PictureRow
              key={row.id}
              row={row}
              y={top + i * rowHeight}
              hidden={hidden}
              scaleUsd={scaleUsd}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function PictureRow({
  row,
  y,
  hidden,
  scaleUsd,
}: { row: BarRow; y: number } & Pick<BarsPictureProps, "hidden" | "scaleUsd">) {
  const plot = width - left - right;
  const at = (usd: number) => left + (Math.min(usd, scaleUsd) / scaleUsd) * plot;
  const stretches = stretchesOf(row, hidden);
  const lengthUsd = stretches.at(-1)?.toUsd ?? 0;
  const creditUsd = hidden.has("credit") ? 0 : Math.min(row.creditUsd, lengthUsd);
  const creditFrom = at(lengthUsd - creditUsd);
  const { result } = row;
  const open = result.unknown.length > 0;
  return (
    <g>
      <text x={left - 12} y={y + 17} textAnchor="end" fill="var(--ink)">
        {shortened(row.name, left - 32)}
      </text>
      {stretches.map(({ family, fromUsd, toUsd }) => (
        <rect
          key={family}
          x={at(fromUsd)}
          y={y + 6}
          width={Math.max(0, at(toUsd) - at(fromUsd))}
          height={14}
          fill={familyColor[family]}
          opacity={result.status === "priced" ? 1 : 0.7}
        />
      ))}
      {creditUsd > 0 && (
        <rect
          x={creditFrom}
          y={y + 6}
          width={at(lengthUsd) - creditFrom}
          height={14}
          fill="url(#bars-credit)"
          stroke="var(--edge)"
        />
      )}
      {(open || lengthUsd > scaleUsd) && (
        <text x={at(lengthUsd) + 4} y={y + 17} fill="var(--dim)">
          ⋯
        </text>
      )}
      <text
        x={result.totalUsd === null ? left : width - 16}
        y={y + 17}
        textAnchor={result.totalUsd === null ? "start" : "end"}
        fill={result.status === "priced" ? "var(--ink)" : "var(--dim)"}
      >
        {result.totalUsd === null
          ? shortened(row.remark, plot + right - 16)
          : costText(result.totalUsd, open)}
        {result.totalUsd !== null && result.status === "unconfirmed" ? "*" : ""}
      </text>
      <title>{money(row.grossUsd)}</title>
    </g>
  );
}
