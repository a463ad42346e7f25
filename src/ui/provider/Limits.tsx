import { count, date, number } from "../../card/format";
import type { Card } from "../../card/full-schema";
import type { CardCore } from "../../card/schema";
import { Link } from "../parts/Link";
import { FactList } from "./FactList";
import { known } from "./fact-groups";
import { raiseText } from "./flags";
import { Section } from "./Section";

/** Tiers are kept as the card has them: mostly a text, sometimes a structure. */
const tiersText = (tiers: unknown): string | null => {
  if (tiers === null || tiers === undefined) return null;
  return typeof tiers === "string" ? tiers : JSON.stringify(tiers);
};

export function Limits({ core, card }: { core: CardCore; card: Card | null }) {
  const { fleet } = core;
  const full = card?.fleet;
  return (
    <Section id="limits">
      <div className="max-w-[720px]">
        <FactList
          rows={[
            known("Sandboxes at once, to begin with", fleet.default_max_instances, number),
            known("vCPU at once", fleet.default_max_vcpu, number),
            known("GPUs at once", fleet.default_max_gpus, number),
            { label: "Raised by", value: raiseText(fleet.raise) },
            ...(full === undefined
              ? []
              : [
                  known("Raised within", full.raise_time_days, (days) => count(days, "day")),
                  { label: "Verification asked for", value: full.verification },
                  { label: "New sandboxes at most", value: full.create_rate_limit },
                  { label: "Tiers", value: tiersText(full.tiers) },
                ]),
          ]}
        />
        {full?.notes && <p className="mt-2 text-dim">{full.notes}</p>}
        <p className="mt-2 flex flex-wrap gap-x-3 text-dim text-xs">
          {full?.sources.map((source) => (
            <Link key={source} href={source} />
          ))}
          {fleet.researched !== null && <span>read {date(fleet.researched)}</span>}
        </p>
      </div>
    </Section>
  );
}
