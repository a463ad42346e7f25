import { money } from "../../card/format";
import { costText, unknownPartsText } from "../../cost/words";
import { families } from "../parts/component-colours";
import { cx } from "../parts/cx";
import { barBackground, creditStripes, stretchesOf } from "./bar-fill";
import type { BarRow } from "./bars";

const familyLabels: ReadonlyMap<string, string> = new Map(
  families.map(({ key, label }) => [key, label.toLowerCase()]),
);

/** All that a bar shows, in a sentence. */
export function barLabel({
  name,
  offer,
  result,
  pieces,
  creditUsd,
  remark,
  hasOwnRates,
}: BarRow): string {
  const parts = pieces.map(({ family, usd }) => `${familyLabels.get(family)} ${money(usd)}`);
  if (creditUsd > 0) parts.push(`less credit ${money(creditUsd)}`);
  const cost =
    result.totalUsd === null
      ? "no price"
      : `${costText(result.totalUsd, result.unknown.length > 0)} a month`;
  const own = hasOwnRates ? "with own rates" : "";
  return [`${name}, ${cost}`, own, remark, parts.join(", "), offer].filter(Boolean).join(". ");
}

export interface BarRowButtonProps {
  row: BarRow;
  scaleUsd: number;
  hidden: ReadonlySet<string>;
  highlighted: string | null;
  onOpen: () => void;
  /** The pointer or the focus has come, or has gone (null). */
  onPoint: (element: HTMLElement | null) => void;
}

export function BarRowButton({
  row,
  scaleUsd,
  hidden,
  highlighted,
  onOpen,
  onPoint,
}: BarRowButtonProps) {
  const { result, ranked } = row;
  const stretches = stretchesOf(row, hidden);
  const lengthUsd = stretches.at(-1)?.toUsd ?? 0;
  const creditUsd = hidden.has("credit") ? 0 : Math.min(row.creditUsd, lengthUsd);
  const isCut = lengthUsd > scaleUsd;
  const isOpen = result.unknown.length > 0;
  const visibleUsd = Math.min(lengthUsd, scaleUsd);
  const isUnpriced = result.totalUsd === null;
  const quiet = result.status !== "priced";
  return (
    <button
      type="button"
      aria-label={`${barLabel(row)}. Open the bill`}
      className="bar-row group"
      onClick={onOpen}
      onPointerEnter={(event) => onPoint(event.currentTarget)}
      onPointerLeave={() => onPoint(null)}
      onFocus={(event) => event.target.matches(":focus-visible") && onPoint(event.currentTarget)}
      onBlur={() => onPoint(null)}
    >
      <span className="bar-rank">{ranked.rank}</span>
      <span className="bar-name">
        <span className="block truncate font-semibold group-hover:underline">{row.name}</span>
        <span className="block truncate text-dim text-xs">
          {row.hasOwnRates && <span className="text-accent">own rates · </span>}
          {row.remark === "" || isUnpriced ? row.offer : row.remark}
        </span>
      </span>
      {isUnpriced ? (
        <span className="bar-remark">{row.remark}</span>
      ) : (
        <span className="bar-track">
          {lengthUsd > 0 && (
            <span
              className={cx("bar-fill", isOpen && !isCut && "bar-open", isCut && "bar-cut")}
              style={{
                width: `${(visibleUsd / scaleUsd) * 100}%`,
                opacity: quiet ? 0.75 : 1,
                background: barBackground(stretches, visibleUsd, highlighted),
              }}
            >
              {creditUsd > 0 && (
                <span
                  className="bar-credit"
                  style={{
                    left: `${((lengthUsd - creditUsd) / visibleUsd) * 100}%`,
                    background: creditStripes,
                  }}
                />
              )}
            </span>
          )}
        </span>
      )}
      <span className={cx("bar-total", quiet && "text-dim", isUnpriced && "font-normal")}>
        {isUnpriced ? "no price" : costText(result.totalUsd, isOpen)}
      </span>
    </button>
  );
}

/** The exact figures of a bar. */
export function BarTip({ row }: { row: BarRow }) {
  const { result } = row;
  return (
    <>
      <p className="font-semibold">{row.name}</p>
      <p className="text-dim">{row.offer}</p>
      {row.hasOwnRates && <p className="text-accent">with own rates</p>}
      {row.remark && <p className="text-warn">{row.remark}</p>}
      {result.totalUsd !== null && (
        <dl className="mt-1.5 grid grid-cols-[1fr_auto] gap-x-4">
          {row.pieces.map(({ family, usd }) => (
            <TipLine key={family} label={familyLabels.get(family) ?? family} value={money(usd)} />
          ))}
          {row.creditUsd > 0 && <TipLine label="credit" value={money(-row.creditUsd)} />}
          {result.unknown.length > 0 && (
            <TipLine label={unknownPartsText(result.unknown)} value="unknown" />
          )}
          <dt className="border-line border-t pt-0.5 font-semibold">a month</dt>
          <dd className="border-line border-t pt-0.5 text-right font-semibold">
            {costText(result.totalUsd, result.unknown.length > 0)}
          </dd>
        </dl>
      )}
    </>
  );
}

function TipLine({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-dim first-letter:uppercase">{label}</dt>
      <dd className="text-right">{value}</dd>
    </>
  );
}
