import { date, moneyExact, number } from "../../card/format";
import type { CardCore, Plan } from "../../card/schema";
import { Link } from "../parts/Link";
import { StatusText } from "../parts/StatusText";
import { type FigureColumn, FigureTable, orUnknown } from "./FigureTable";
import { flagText } from "./flags";
import { machineLimit, planSentences, sessionText } from "./plan-facts";
import { Section } from "./Section";

const text = (value: string) => value;
const orNone = (usd: number) => (usd === 0 ? "none" : moneyExact(usd));

const columns: readonly FigureColumn<Plan>[] = [
  {
    label: "Plan",
    cell: ({ name, flags }) => (
      <span className="block min-w-28 max-w-60 font-medium">
        {name}
        {flags.map((flag) => (
          <StatusText key={flag} filled tone="info" className="ml-1.5 font-normal">
            {flagText(flag)}
          </StatusText>
        ))}
      </span>
    ),
  },
  {
    label: "Fee a month",
    isFigure: true,
    cell: ({ fee, fee_is_credit }) => (
      <>
        {orUnknown(fee, (usd) => (usd === 0 ? "$0" : moneyExact(usd)))}
        {fee_is_credit === true && <span className="block text-dim text-xs">spent on usage</span>}
      </>
    ),
  },
  {
    label: "Usage included",
    isFigure: true,
    cell: ({ included_usd }) => orUnknown(included_usd, orNone),
  },
  { label: "A seat", isFigure: true, cell: ({ per_seat }) => orUnknown(per_seat, orNone) },
  {
    label: "At once",
    isFigure: true,
    cell: ({ concurrency }) => orUnknown(concurrency, number),
  },
  {
    label: "Longest session",
    isFigure: true,
    cell: (plan) => orUnknown(sessionText(plan), text),
  },
  { label: "Largest machine", cell: (plan) => orUnknown(machineLimit(plan), text) },
];

function Note({ plan }: { plan: Plan }) {
  const sentences = planSentences(plan);
  return (
    <>
      {sentences.length > 0 && <p>{sentences.join(" ")}</p>}
      {plan.note && <p>{plan.note}</p>}
      {(plan.source !== null || plan.checked !== null) && (
        <p className="text-xs">
          {plan.source !== null && <Link href={plan.source} />}
          {plan.checked !== null && ` read ${date(plan.checked)}`}
        </p>
      )}
    </>
  );
}

const saysMore = (plan: Plan): boolean =>
  planSentences(plan).length > 0 || Boolean(plan.note) || plan.source !== null;

export function Plans({ card }: { card: CardCore }) {
  return (
    <Section id="plans">
      {card.plans.length === 0 ? (
        <p className="text-dim">The card names no plan: use is priced without a fee.</p>
      ) : (
        <FigureTable
          label="Plans"
          rows={card.plans}
          keyOf={({ name }) => name}
          columns={columns}
          note={(plan) => (saysMore(plan) ? <Note plan={plan} /> : null)}
        />
      )}
    </Section>
  );
}
