import type { Column } from "../../compare/matrix-columns";
import type { MatrixRow } from "../../compare/matrix-rows";
import { useCard } from "../../store/hooks";
import { EvidenceText } from "../provider/EvidenceText";
import { DetailsFrame } from "./DetailsFrame";
import { figureEvidence } from "./figure-evidence";
import { figuresByOffer } from "./figures-by-offer";
import { LoadNote } from "./LoadNote";
import { OpenProvider } from "./OpenProvider";

export interface FigureDetailsProps {
  row: MatrixRow;
  column: Column;
  title: string;
  anchor: Element | null;
  owner: Element | null;
  onClose: () => void;
}

/** A figure or text of a card: what it means, what it is on each offer, and where it was read. */
export function FigureDetails({ row, column, title, ...frame }: FigureDetailsProps) {
  const whole = useCard(row.id);
  const { text } = column.value(row);
  const offers = figuresByOffer(row, column.id);
  const evidence = whole.status === "ready" ? figureEvidence(whole.value, row, column.id) : [];
  return (
    <DetailsFrame {...frame} title={`${row.name} · ${title}: ${text}`}>
      <LoadNote load={whole} />
      <div className="space-y-3">
        <p className="text-dim">{column.about}</p>
        {evidence.map((read) => (
          <EvidenceText key={`${read.source} ${read.quote} ${read.note}`} {...read} />
        ))}
        {whole.status === "ready" && evidence.length === 0 && (
          <p className="text-dim">The card keeps no evidence of this.</p>
        )}
        {offers.length > 0 && (
          <dl>
            {offers.map(({ key, label, text: figure }) => (
              <div key={key} className="flex justify-between gap-3 border-line border-t py-1">
                <dt className="min-w-0 text-dim">{label}</dt>
                <dd className="text-right">{figure}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="mt-3 flex border-line border-t pt-3">
        <OpenProvider id={row.id} />
      </div>
    </DetailsFrame>
  );
}
