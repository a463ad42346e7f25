import type { CardCore } from "../../card/schema";
import type { Curve } from "../../cost/sweep/curves";
import { lookOf, type ProviderLooks } from "../charts/provider-colour";
import { MarkerSwatch } from "../charts/Swatch";
import { byCost, curveOfferText, pointText, pointUpTo } from "./curve-lines";

interface TipRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly offer: string;
}

function tipRows(
  curves: readonly Curve[],
  cards: ReadonlyMap<string, CardCore>,
  at: number,
): TipRow[] {
  return curves
    .map((curve) => ({ id: curve.cardId, point: pointUpTo(curve, at) }))
    .sort((a, b) => byCost(a.point, b.point))
    .map(({ id, point }) => ({
      id,
      name: cards.get(id)?.name ?? id,
      text: point === null ? "no price" : pointText(point),
      offer: point === null || point.totalUsd === null ? "" : curveOfferText(point.offer),
    }));
}

export interface CurveTipProps {
  title: string;
  curves: readonly Curve[];
  cards: ReadonlyMap<string, CardCore>;
  looks: ProviderLooks;
  at: number;
}

/** What every line comes to at one value, cheapest first. */
export function CurveTip({ title, curves, cards, looks, at }: CurveTipProps) {
  return (
    <>
      <p className="mb-1 font-semibold">{title}</p>
      <ul className="space-y-0.5">
        {tipRows(curves, cards, at).map(({ id, name, text, offer }) => (
          <li key={id} className="grid grid-cols-[12px_1fr_auto] items-baseline gap-x-1.5">
            <MarkerSwatch look={lookOf(looks, id)} />
            <span className="min-w-0">
              <span className="block">{name}</span>
              <span className="block truncate text-2xs text-faint">{offer}</span>
            </span>
            <span className="max-w-36 text-right">{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same in a sentence. */
export const curveTipText = (
  place: string,
  curves: readonly Curve[],
  cards: ReadonlyMap<string, CardCore>,
  at: number,
): string =>
  `${place}: ${tipRows(curves, cards, at)
    .map(({ name, text }) => `${name} ${text}`)
    .join(", ")}`;
