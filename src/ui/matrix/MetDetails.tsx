import { type MatrixRow, metText } from "../../compare/matrix-rows";
import { requirementStatuses } from "../../compare/requirement-status";
import { RequirementStatusList } from "../requirements/RequirementStatusList";
import { DetailsFrame } from "./DetailsFrame";
import { OpenProvider } from "./OpenProvider";

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
      <RequirementStatusList statuses={statuses} />
      <p className="mt-2 text-dim text-xs">
        As the offer that is priced stands to them: features and price belong together.
      </p>
      <div className="mt-3 flex border-line border-t pt-3">
        <OpenProvider id={row.id} />
      </div>
    </DetailsFrame>
  );
}
