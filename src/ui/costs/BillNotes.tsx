import { reasonText } from "../../compare/words";
import { assumptionText, cautionText } from "../../cost/bill-words";
import { componentLabel } from "../../cost/components";
import type { Explanation } from "../../cost/explain/explain";
import type { OfferResult } from "../../cost/result";
import { inSentence } from "../../cost/words";
import { creditSentence, firstMonth, planSentence } from "./bill-words";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface NoteListProps {
  heading: "h3" | "h4";
  title: string;
  items: readonly string[];
  /** Said where there is nothing to list; without it nothing is shown then. */
  none?: string;
}

function NoteList({ heading: Heading, title, items, none = "" }: NoteListProps) {
  if (items.length === 0 && none === "") return null;
  return (
    <section className="mt-4">
      <Heading className="text-sm">{title}</Heading>
      {items.length === 0 ? (
        <p className="text-dim">{none}</p>
      ) : (
        <ul className="mt-0.5 list-disc space-y-0.5 pl-4 text-dim marker:text-edge">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface BillNotesProps {
  result: OfferResult;
  heading: "h3" | "h4";
}

/** What the plan asks, what its credits pay, and the first month. */
export function PlanNotes({
  result,
  explanation,
  heading,
}: BillNotesProps & { explanation: Explanation }) {
  const credit = creditSentence(explanation, result);
  const first = firstMonth(result, explanation).text;
  const items = [
    planSentence(result),
    ...(credit === null ? [] : [credit]),
    ...(first === "" ? [] : [first]),
  ];
  return <NoteList heading={heading} title="Plan and credit" items={items} />;
}

/** How sure the bill is: what is unknown, asked for, cautioned and assumed. */
export function CertaintyNotes({ result, heading }: BillNotesProps) {
  const { card } = result.prepared.offer;
  const isPriced = result.totalUsd !== null;
  const unknown = result.unknown.map(
    (key) => `The price of ${inSentence(componentLabel(key))}: the total is a lower bound.`,
  );
  return (
    <>
      <NoteList
        heading={heading}
        title={result.status === "unconfirmed" ? "To be confirmed" : "Reasons against it"}
        items={result.reasons.map((code) => sentence(reasonText(code)))}
      />
      <NoteList
        heading={heading}
        title="Unknown"
        items={unknown}
        {...(isPriced && { none: "Every price that this workload needs is known." })}
      />
      <NoteList
        heading={heading}
        title="Cautions"
        items={result.cautions.map((code) => sentence(cautionText(code, card)))}
      />
      <NoteList
        heading={heading}
        title="Assumed"
        items={result.assumptions.map((code) => sentence(assumptionText(code)))}
        {...(isPriced && { none: "Nothing: every billing rule of this offer is published." })}
      />
    </>
  );
}
