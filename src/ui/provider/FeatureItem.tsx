import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { isOwnEvidence } from "../../card/evidence";
import type { Fact } from "../../card/fact";
import { featureLabel } from "../../card/features";
import { type Finding, findingsOf } from "../../card/findings";
import { date } from "../../card/format";
import { FactMark, type FactState } from "../parts/FactMark";
import { StatusText } from "../parts/StatusText";
import { EvidenceText } from "./EvidenceText";
import { evidenceValue } from "./evidence-value";
import type { FeatureRow, ModeFact } from "./feature-rows";

const stateOfFact = (fact: Fact): FactState => {
  if (fact === null) return "unknown";
  return fact ? "yes" : "no";
};

export interface FeatureItemProps {
  row: FeatureRow;
  findings: readonly Finding[];
  /** Nothing is said of evidence until the whole card is there. */
  isLoaded: boolean;
}

/** One feature: its value in a line, and what is behind it once opened. */
export function FeatureItem({ row, findings, isLoaded }: FeatureItemProps) {
  const [open, setOpen] = useState(false);
  const { feature, cell, evidence } = row;
  const first = evidence[0]?.evidence;
  const about = findingsOf(findings, feature.key);
  return (
    <li className="border-line border-b last:border-b-0">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="group flex min-h-8 cursor-pointer list-none items-center gap-2.5 rounded-sm py-1 outline-offset-[-2px] hover:bg-hover pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className={open ? "size-3.5 shrink-0 rotate-90 text-dim" : "size-3.5 shrink-0 text-dim"}
          />
          <FactMark state={cell.state} label={`${feature.label}: ${cell.text}`} />
          <span
            aria-hidden="true"
            className="w-44 shrink-0 font-medium max-sm:w-auto max-sm:flex-1"
          >
            {feature.label}
          </span>
          <span aria-hidden="true" className="w-32 shrink-0 text-dim text-xs max-sm:w-auto">
            {cell.text}
          </span>
          <span className="min-w-0 flex-1 truncate text-dim text-xs max-sm:hidden">
            {first?.note ?? first?.quote ?? ""}
          </span>
          {about.length > 0 && (
            <StatusText filled tone="warning">
              {about.length === 1 ? "finding" : `${about.length} findings`}
            </StatusText>
          )}
          {first?.checked && (
            <span className="shrink-0 text-faint text-xs max-md:hidden">{date(first.checked)}</span>
          )}
        </summary>
        <div className="space-y-3 pt-1 pb-3 pl-8 max-sm:pl-6">
          <p className="max-w-[72ch] text-dim">
            {feature.about} {cell.detail !== null && <>({cell.detail}.)</>}
          </p>
          {open && isLoaded && <Evidence row={row} />}
          {about.map(({ path, message }) => (
            <p key={path} className="max-w-[72ch] text-sm">
              <StatusText filled tone="warning">
                finding
              </StatusText>{" "}
              The card {message}.
            </p>
          ))}
          {row.modes.length > 0 && <InModes modes={row.modes} />}
        </div>
      </details>
    </li>
  );
}

function Evidence({ row: { feature, evidence } }: { row: FeatureRow }) {
  if (evidence.length === 0) {
    return <p className="text-dim">The card keeps no evidence of this.</p>;
  }
  const own = isOwnEvidence(evidence, feature.key);
  return evidence.map(({ key, evidence: read }) => (
    <div key={key}>
      <p className="mb-0.5 text-dim text-xs">
        {own ? "Read as" : `Follows from ${featureLabel(key).replaceAll("_", " ")}, read as`}{" "}
        <strong className="font-semibold text-ink">{evidenceValue(read.value)}</strong>
      </p>
      <EvidenceText
        note={read.note}
        quote={read.quote}
        source={read.source}
        checked={read.checked}
        confidence={read.confidence}
      />
    </div>
  ));
}

function InModes({ modes }: { modes: readonly ModeFact[] }) {
  return (
    <div>
      <p className="mb-0.5 text-dim text-xs">In each mode</p>
      <ul className="space-y-0.5">
        {modes.map(({ key, label, fact, plans }) => (
          <li key={key} className="flex items-start gap-2">
            <FactMark state={stateOfFact(fact)} label={`${stateOfFact(fact)}:`} />
            <span className="min-w-0">
              {label}
              {plans.map((plan) => (
                <span key={plan.name} className="text-dim">
                  {" "}
                  · {stateOfFact(plan.fact)} on {plan.name}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
