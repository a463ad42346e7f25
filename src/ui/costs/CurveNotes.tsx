import type { CardCore } from "../../card/schema";
import type { Curve } from "../../cost/sweep/curves";
import { reasonText } from "../../cost/words";
import { curveOfferText } from "./curve-lines";

export interface CurveNotesProps {
  curves: readonly Curve[];
  cards: ReadonlyMap<string, CardCore>;
  place: (value: number) => string;
}

const sameOffer = (a: Curve["changes"][number]): boolean =>
  a.from.offer.modeIndex === a.to.offer.modeIndex &&
  a.from.offer.planIndex === a.to.offer.planIndex &&
  a.from.offer.size === a.to.offer.size;

/** Where a line goes over to another offer, and why it is broken: in words. */
export function CurveNotes({ curves, cards, place }: CurveNotesProps) {
  const notes = curves
    .map((curve) => ({
      name: cards.get(curve.cardId)?.name ?? curve.cardId,
      id: curve.cardId,
      changes: curve.changes.filter(
        (change) =>
          !sameOffer(change) && change.from.totalUsd !== null && change.to.totalUsd !== null,
      ),
      gaps: curve.gaps,
    }))
    .filter(({ changes, gaps }) => changes.length > 0 || gaps.length > 0);
  return (
    <section>
      <h3 className="text-sm">Offers and gaps along the lines</h3>
      {notes.length === 0 ? (
        <p className="text-dim text-xs">
          Every line keeps to one offer, and has a price all along the axis.
        </p>
      ) : (
        <ul className="mt-1.5 space-y-2 text-sm">
          {notes.map(({ id, name, changes, gaps }) => (
            <li key={id}>
              <span className="font-semibold">{name}</span>
              <ul className="text-dim">
                {changes.map(({ at, to }) => (
                  <li key={at}>
                    above {place(at)}: {curveOfferText(to.offer)}
                  </li>
                ))}
                {gaps.map(({ from, to, reasons }) => (
                  <li key={from}>
                    no price{" "}
                    {from === to ? `at ${place(from)}` : `from ${place(from)} to ${place(to)}`}:{" "}
                    {reasons.map(reasonText).join("; ")}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
