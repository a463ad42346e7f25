import { useState } from "react";
import type { BadCard } from "../../card/index-file";
import { useCards } from "../../store/hooks";
import { Button } from "../parts/Button";
import { Notice } from "../parts/Notice";

const faultOf = ({ id, problems }: BadCard): string => {
  const [first, ...others] = problems;
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  return first === undefined ? id : `${id}: ${first.path} ${first.message}${more}`;
};

/** Names the cards that are not in order and their fields; everything else goes on without them. */
export function BadCardsNotice() {
  const bad = useCards((cards) => cards.bad);
  const [dismissed, setDismissed] = useState<readonly BadCard[]>([]);
  const [open, setOpen] = useState(false);
  const [first, ...others] = bad;
  if (first === undefined || dismissed === bad) return null;
  const count = bad.length === 1 ? "One card is" : `${bad.length} cards are`;
  const many = others.length > 0 || first.problems.length > 1;
  return (
    <Notice
      kind="warning"
      banner
      title={`${count} left out:`}
      onDismiss={() => setDismissed(bad)}
      actions={
        many && (
          <Button variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Fewer details" : "All details"}
          </Button>
        )
      }
    >
      {open ? (
        <ul className="max-h-40 overflow-y-auto">
          {bad.flatMap(({ id, problems }) =>
            problems.map(({ path, message }) => (
              <li key={`${id} ${path} ${message}`}>
                <strong className="font-semibold">{id}</strong>:{" "}
                <code className="font-mono text-xs">{path}</code> {message}
              </li>
            )),
          )}
        </ul>
      ) : (
        `${faultOf(first)}${others.length === 0 ? "" : `; also ${others.map(({ id }) => id).join(", ")}`}. The others work as usual.`
      )}
    </Notice>
  );
}
