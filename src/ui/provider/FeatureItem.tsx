import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { type Finding, findingsOf } from "../../card/findings";
import { date } from "../../card/format";
import { FactMark } from "../parts/FactMark";
import { StatusText } from "../parts/StatusText";
import { FeatureDetails } from "./FeatureDetails";
import type { FeatureRow } from "./feature-rows";

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
        <div className="pt-1 pb-3 pl-8 max-sm:pl-6">
          {open && <FeatureDetails row={row} findings={about} isLoaded={isLoaded} />}
        </div>
      </details>
    </li>
  );
}
