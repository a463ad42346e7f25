import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import type { Workload } from "../../cost/workload";
import { fieldsChanged, type WorkloadBase, workloadBases } from "../../cost/workload-base";
import { change } from "../../store/choices-store";
import { savedKey, savedWorkloads } from "../../store/saved-workloads";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { Select, type SelectOption } from "../parts/Select";
import { SaveWorkload } from "./SaveWorkload";
import { useWorkloadBase } from "./useWorkloadBase";

const custom = "custom";
const selectId = "workload-preset";

/** Where the focus goes when the button that had it is gone. */
export const focusPreset = () => document.getElementById(selectId)?.focus();

function changedFrom(workload: Workload, base: WorkloadBase): string {
  const count = fieldsChanged(workload, base.workload).length;
  return `From “${base.label}”, ${count === 1 ? "one field" : `${count} fields`} changed.`;
}

/** Named workloads to start from, the user's own among them; what was changed can get a name. */
export function PresetSelect() {
  const { workload, own, base, isSame } = useWorkloadBase();
  const problem = useStore(savedWorkloads, (state) => state.problem);
  const [deleted, setDeleted] = useState<(typeof own)[number] | null>(null);
  const [naming, setNaming] = useState(false);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === savedKey) savedWorkloads.reread();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);

  const nameButton = useRef<HTMLButtonElement>(null);
  const chosenOwn = isSame ? own.find(({ key }) => key === base.key) : undefined;

  const options: SelectOption<string>[] = [
    ...(isSame ? [] : [{ value: custom, label: "Custom" }]),
    ...workloadBases.map(({ key, label }) => ({ value: key, label })),
    ...own.map(({ key, label }) => ({ value: key, label, group: "Your own" })),
  ];

  return (
    <div className="mb-2">
      <div className="flex items-end gap-1.5">
        <Select
          id={selectId}
          label="Start from"
          labelHidden
          className="flex-1"
          value={isSame ? base.key : custom}
          options={options}
          onChange={(key) => {
            const chosen = [...workloadBases, ...own].find((entry) => entry.key === key);
            if (chosen === undefined) return;
            setDeleted(null);
            setNaming(false);
            change({ workload: chosen.workload });
          }}
        />
        {chosenOwn && (
          <IconButton
            label={`Delete the name ${chosenOwn.label}`}
            icon={<Trash2 aria-hidden className="size-3.5" />}
            bordered
            onClick={() => {
              savedWorkloads.remove(chosenOwn.label);
              setDeleted(chosenOwn);
              focusPreset();
            }}
          />
        )}
        {!isSame && (
          <Button
            ref={nameButton}
            className="px-2"
            aria-expanded={naming}
            onClick={() => setNaming(!naming)}
          >
            Name…
          </Button>
        )}
      </div>
      {!isSame && naming && (
        <SaveWorkload
          taken={own.map(({ label }) => label)}
          onSave={(name) => {
            savedWorkloads.save(name, workload);
            setNaming(false);
            focusPreset();
          }}
          onCancel={() => {
            setNaming(false);
            nameButton.current?.focus();
          }}
        />
      )}
      <p
        role="status"
        className="mt-1 flex flex-wrap items-center gap-x-2 text-faint text-xs empty:hidden"
      >
        {problem}
        {!problem && deleted && (
          <>
            “{deleted.label}” is no longer kept.
            <Button
              variant="link"
              onClick={() => {
                savedWorkloads.save(deleted.label, deleted.workload);
                setDeleted(null);
                focusPreset();
              }}
            >
              Undo
            </Button>
          </>
        )}
        {!problem && !deleted && (isSame ? base.about : changedFrom(workload, base))}
      </p>
    </div>
  );
}
