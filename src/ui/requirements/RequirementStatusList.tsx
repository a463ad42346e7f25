import type { Fact } from "../../card/fact";
import type { RequirementStatus } from "../../compare/requirement-status";
import { FactMark, type FactState } from "../parts/FactMark";
import { needWords } from "./need-words";

const marks: ReadonlyMap<Fact, { readonly state: FactState; readonly label: string }> = new Map([
  [true, { state: "yes", label: "met:" }],
  [false, { state: "no", label: "not met:" }],
]);
const unknownMark = { state: "unknown", label: "unknown:" } as const;

/** Every requirement, and how the offer that is priced stands to it. */
export function RequirementStatusList({ statuses }: { statuses: readonly RequirementStatus[] }) {
  return (
    <ul className="space-y-1">
      {statuses.map(({ key, need, asked, met, has }) => (
        <li key={key} className="flex items-start gap-2">
          <FactMark {...(marks.get(met) ?? unknownMark)} />
          <span className="min-w-0">
            <span className="text-dim">{needWords[need]}</span> {asked}
            {has !== null && <span className="text-dim"> · has {has}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
