import { money, number } from "../../card/format";
import type { Card } from "../../card/full-schema";
import { acceleratorText, knownText, roundText } from "../../compare/company-words";
import { labelOf } from "../../compare/labels";
import { EvidenceText } from "./EvidenceText";
import { FactList } from "./FactList";
import { type FactRow, known } from "./fact-groups";
import { Section } from "./Section";

type Company = Card["company"];

interface Stated {
  readonly source: string | null;
  readonly quote: string | null;
  readonly status: string | null;
  readonly confidence: string | null;
  readonly note: string | null;
}

const rows = (company: Company): FactRow[] => [
  { label: "Legal name", value: knownText(company.company) },
  known("Ownership", company.ownership.value, (value) => labelOf("ownership", value)),
  known("Stage", company.stage.value, (stage) => labelOf("stage", stage)),
  known("Funding in all", company.total_funding_usd.value, money),
  { label: "Last round", value: roundText(company.last_round) },
  known("Employees", company.employees.value, number),
  {
    label: "Investors",
    value: company.investors.length === 0 ? null : company.investors.join(", "),
  },
  {
    label: "Accelerators",
    value:
      company.accelerators.length === 0
        ? "none listed"
        : company.accelerators.map(acceleratorText).join("; "),
  },
];

const saysSomething = ({ source, quote, note }: Stated): boolean =>
  Boolean(source) || Boolean(quote) || Boolean(note);

export function CompanyFacts({ company }: { company: Company }) {
  const read: readonly [string, Stated][] = [
    ["Ownership", company.ownership],
    ["Stage", company.stage],
    ["Funding", company.total_funding_usd],
  ];
  return (
    <Section id="company">
      <div className="max-w-[720px]">
        <FactList rows={rows(company)} />
        {company.note && <p className="mt-2 text-dim">{company.note}</p>}
      </div>
      <div className="mt-4 space-y-3">
        {read
          .filter(([, stated]) => saysSomething(stated))
          .map(([label, { note, quote, source, confidence, status }]) => (
            <div key={label}>
              <h3 className="font-semibold text-xs">
                {label}
                {status !== null && status !== "unknown" && (
                  <span className="font-normal text-dim"> · {status}</span>
                )}
              </h3>
              <EvidenceText
                note={note}
                quote={quote}
                source={source}
                confidence={confidence}
                checked={company.checked}
              />
            </div>
          ))}
      </div>
    </Section>
  );
}
