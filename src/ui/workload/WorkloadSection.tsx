import { type ReactNode, useState } from "react";
import type { WorkloadKey } from "../../cost/workload";
import { change } from "../../store/choices-store";
import { Button } from "../parts/Button";
import { Disclosure } from "../parts/Disclosure";
import { PanelSection } from "../shell/PanelSection";
import type { Wanted } from "../shell/reveal";
import { FleetHelper } from "./FleetHelper";
import { fieldId, mainFields, rareChoices, rareFields } from "./fields";
import { MachineChoices } from "./MachineChoices";
import { NumberControl } from "./NumberControl";
import { PeakHint } from "./PeakHint";
import { focusPreset, PresetSelect } from "./PresetSelect";
import { rareSummary } from "./rare-summary";
import { SplitChoice } from "./SplitChoice";
import { useWorkloadBase } from "./useWorkloadBase";

const rareIds: ReadonlySet<string> = new Set(
  [...rareFields, ...rareChoices].map((key: WorkloadKey) => fieldId(key)),
);

const hints: Readonly<Partial<Record<WorkloadKey, ReactNode>>> = { concurrency: <PeakHint /> };

/** What is priced: a preset to start from, and every field of the workload. */
export function WorkloadSection({ wanted }: { wanted: Wanted | null }) {
  const { workload, base, isSame } = useWorkloadBase();
  const [fleetOpen, setFleetOpen] = useState(false);
  const [rareOpen, setRareOpen] = useState(false);
  const [seen, setSeen] = useState<Wanted | null>(null);
  if (seen !== wanted) {
    setSeen(wanted);
    if (wanted !== null && rareIds.has(wanted.id)) setRareOpen(true);
  }
  const control = (key: (typeof mainFields)[number]) => (
    <NumberControl key={key} field={key} base={base.workload[key]} hint={hints[key]} />
  );

  return (
    <PanelSection
      title="Workload"
      action={
        !isSame && (
          <Button
            variant="link"
            title={`Back to “${base.label}”`}
            onClick={() => {
              change({ workload: base.workload });
              focusPreset();
            }}
          >
            Reset
          </Button>
        )
      }
    >
      <PresetSelect />
      <Disclosure
        label="Count machines instead"
        open={fleetOpen}
        onToggle={setFleetOpen}
        className="mb-2"
      >
        <FleetHelper />
      </Disclosure>
      <div className="flex flex-col gap-1">{mainFields.map(control)}</div>
      <SplitChoice />
      <Disclosure
        label="RAM in use, snapshots, egress, IPv4, seats, GPU, OS"
        summary={rareSummary(workload)}
        open={rareOpen}
        onToggle={setRareOpen}
        className="mt-2"
      >
        <div className="flex flex-col gap-1">{rareFields.map(control)}</div>
        <div className="mt-2">
          <MachineChoices />
        </div>
      </Disclosure>
    </PanelSection>
  );
}
