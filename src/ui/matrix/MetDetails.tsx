import type { Fact } from "../../card/fact";
import { type MatrixRow, metText } from "../../compare/matrix-rows";
import { requirementStatuses } from "../../compare/requirement-status";
import { FactMark, type FactState } from "../parts/FactMark";
import { DetailsFrame } from "./DetailsFrame";
import { OpenProvider } from "./OpenProvider";

const states: ReadonlyMap<Fact, FactState> = new Map([
  [true, "yes"],
  [false, "no"],
  [null, "unknown"],
]);
const words: ReadonlyMap<Fact, string> = new Map([
  [true, "met"],
  [false, "not met"],
  [null, "unknown"],
]);

export interface MetDetailsProps {
  row: MatrixRow;
  anchor: Element | null;
  owner: Element | null;
  onClose: () => void;
}

/** Every requirement, and how the offer that is priced stands to it. */
export function MetDetails({ row, ...frame }: MetDetailsProps) {
  const statuses = requirementStatuses(row.ranked, row.context.requirements);
  return (
    <DetailsFrame {...frame} title={`${row.name} · meets ${metText(row.met)}`}>
      <ul className="space-y-1">
        {statuses.map(({ key, need, asked, met, has }) => (
          <li key={key} className="flex items-start gap-2">
            <FactMark
              state={states.get(met) ?? "unknown"}
              label={`${words.get(met) ?? "unknown"}:`}
            />
            <span className="min-w-0">
              <span className="text-dim">{need === "not" ? "must not" : need}</span> {asked}
              {has !== null && <span className="text-dim"> · has {has}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-dim text-xs">
        As the offer that is priced stands to them: features and price belong together.
      </p>
      <div className="mt-3 flex border-line border-t pt-3">
        <OpenProvider id={row.id} />
      </div>
    </DetailsFrame>
  );
}
