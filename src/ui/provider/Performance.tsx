import { duration } from "../../card/format";
import type { Card } from "../../card/full-schema";
import type { CardCore } from "../../card/schema";
import { FactList } from "./FactList";
import { known, seconds } from "./fact-groups";
import { Section } from "./Section";
import { TextWithLinks } from "./TextWithLinks";

const milliseconds = (value: number) => duration(value / 3_600_000);

export function Performance({ core, card }: { core: CardCore; card: Card | null }) {
  const { perf } = core;
  return (
    <Section id="performance">
      <div className="max-w-[720px]">
        <FactList
          rows={[
            known("Cold start", perf.cold_start_ms, milliseconds),
            known("Start of many at once", perf.burst_tti_ms, milliseconds),
            known("CPU benchmark run", perf.cpu_runs_s, seconds),
            known("Benchmark “dax”", perf.dax_s, seconds),
          ]}
        />
        {card?.perf_source && (
          <p className="mt-2 text-dim">
            <TextWithLinks text={card.perf_source} />
          </p>
        )}
      </div>
    </Section>
  );
}
