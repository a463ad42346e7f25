import { useState } from "react";
import { labelOf } from "../../compare/labels";
import { withoutReason } from "../../compare/requirement-edit";
import type { Requirements } from "../../compare/requirements";
import type { Excluded } from "../../compare/selection";
import { factAwaited } from "../../compare/words";
import { change } from "../../store/choices-store";
import type { Ranking } from "../../store/derived";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Select } from "../parts/Select";
import { ExcludedItem } from "./ExcludedItem";
import {
  type ExcludedPart,
  obstacles,
  outsideCategory,
  waitingFor,
  withinCategory,
} from "./excluded";

export interface ExcludedDialogProps {
  part: ExcludedPart;
  ranking: Ranking;
  requirements: Requirements;
  onPart: (part: ExcludedPart) => void;
  onClose: () => void;
}

const pageSize = 60;
const keyOf = (part: ExcludedPart): string =>
  part.kind === "confirm" ? `confirm ${part.code}` : part.kind;

interface ListedPart {
  readonly part: ExcludedPart;
  readonly label: string;
  readonly list: readonly Excluded[];
}

function listedParts(
  { excluded, cheaperOutside, moreIfConfirmed }: Ranking,
  requirements: Requirements,
): ListedPart[] {
  const cheaper = new Set(cheaperOutside.map(({ card }) => card.card.id));
  const parts: ListedPart[] = [
    {
      part: { kind: "requirements" },
      label: "Left out by requirements",
      list: withinCategory(excluded),
    },
    ...moreIfConfirmed.map(({ code }) => ({
      part: { kind: "confirm", code } as const,
      label: `Back if ${factAwaited(code, requirements)}`,
      list: waitingFor(excluded, code),
    })),
    {
      part: { kind: "cheaper" },
      label: "Cheaper outside this filter",
      list: excluded.filter(({ row }) => cheaper.has(row.card.card.id)),
    },
    { part: { kind: "categories" }, label: "Other categories", list: outsideCategory(excluded) },
  ];
  return parts.filter(({ list }) => list.length > 0);
}

/** Who is left out, for which reasons, at what price if confirmed, and what brings them back. */
export function ExcludedDialog({
  part,
  ranking,
  requirements,
  onPart,
  onClose,
}: ExcludedDialogProps) {
  const [limit, setLimit] = useState(pageSize);
  const parts = listedParts(ranking, requirements);
  const current = parts.find((listed) => keyOf(listed.part) === keyOf(part)) ?? parts[0];
  const list = current?.list ?? [];
  const standing = obstacles(list);
  return (
    <Dialog
      open
      sheet="right"
      onClose={onClose}
      title={`${list.length} left out`}
      description="Each with all its reasons. What is unknown is neither yes nor no."
    >
      {current === undefined ? (
        <p>Nobody is left out any more.</p>
      ) : (
        <>
          {parts.length > 1 && (
            <Select
              label="Show"
              value={keyOf(current.part)}
              options={parts.map((listed) => ({
                value: keyOf(listed.part),
                label: `${listed.label} (${listed.list.length})`,
              }))}
              onChange={(key) => {
                const chosen = parts.find((listed) => keyOf(listed.part) === key);
                if (chosen !== undefined) onPart(chosen.part);
                setLimit(pageSize);
              }}
              className="mb-4"
            />
          )}
          <h3 className="mb-1 text-dim text-xs">What leaves them out</h3>
          <ul className="mb-4">
            {standing.map(({ code, label, count, alone }) => (
              <li
                key={code}
                className="flex items-center gap-3 border-line border-t py-1.5 first:border-t-0"
              >
                <span className="min-w-0 flex-1">
                  {label === "category"
                    ? `category: ${(requirements.sets.category ?? []).map((value) => labelOf("category", value)).join(", ")}`
                    : label}{" "}
                  <span className="text-dim text-xs">
                    {count} {count === 1 ? "provider" : "providers"}
                    {alone > 0 && `, ${alone} by it alone`}
                  </span>
                </span>
                <Button
                  size="sm"
                  aria-label={`Drop ${label}`}
                  onClick={() =>
                    change((choices) => ({
                      requirements: withoutReason(choices.requirements, code),
                    }))
                  }
                >
                  Drop
                </Button>
              </li>
            ))}
          </ul>
          {!requirements.unknownMayPass &&
            list.some(({ reasons }) => reasons.every(({ isUnknown }) => isUnknown)) && (
              <Button
                size="sm"
                className="mb-4"
                onClick={() =>
                  change((choices) => ({
                    requirements: { ...choices.requirements, unknownMayPass: true },
                  }))
                }
              >
                Let what is unknown pass
              </Button>
            )}
          <h3 className="mb-1 text-dim text-xs">Providers</h3>
          <ul>
            {list.slice(0, limit).map((excluded) => (
              <ExcludedItem key={excluded.row.card.card.id} excluded={excluded} />
            ))}
          </ul>
          {list.length > limit && (
            <Button className="mt-3" onClick={() => setLimit(limit + pageSize)}>
              Show {Math.min(pageSize, list.length - limit)} more of {list.length - limit}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
