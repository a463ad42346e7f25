import { isOwnEvidence } from "../../card/evidence";
import type { Fact } from "../../card/fact";
import { featureLabel } from "../../card/features";
import type { Finding } from "../../card/findings";
import { FactMark, type FactState } from "../parts/FactMark";
import { StatusText } from "../parts/StatusText";
import { EvidenceText } from "./EvidenceText";
import { evidenceValue } from "./evidence-value";
import type { FeatureRow, ModeFact } from "./feature-rows";

const stateOf = (fact: Fact): FactState => {
  if (fact === null) return "unknown";
  return fact ? "yes" : "no";
};

export interface FeatureDetailsProps {
  row: FeatureRow;
  /** Those about this feature. */
  findings: readonly Finding[];
  /** Nothing is said of evidence until the whole card is there. */
  isLoaded: boolean;
}

/** What stands behind the value of a feature: evidence, findings, each mode. */
export function FeatureDetails({ row, findings, isLoaded }: FeatureDetailsProps) {
  const { feature, cell, modes } = row;
  return (
    <div className="space-y-3">
      <p className="max-w-[72ch] text-dim">
        {feature.about}
        {cell.detail !== null && ` (${cell.detail}.)`}
      </p>
      {isLoaded && <Evidence row={row} />}
      {findings.map(({ path, message }) => (
        <p key={path} className="max-w-[72ch] text-sm">
          <StatusText filled tone="warning">
            finding
          </StatusText>{" "}
          The card {message}.
        </p>
      ))}
      {modes.length > 0 && <InModes modes={modes} />}
    </div>
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
            <FactMark state={stateOf(fact)} label={`${stateOf(fact)}:`} />
            <span className="min-w-0">
              {label}
              {plans.map((plan) => (
                <span key={plan.name} className="text-dim">
                  {" "}
                  · {stateOf(plan.fact)} on {plan.name}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
