import { type ReactNode, useId, useState } from "react";
import { type Fleet, fleetOf, fleetWorkload, monthDays } from "../../cost/fleet";
import type { Workload } from "../../cost/workload";
import { useChoices } from "../../store/hooks";
import { NumberField } from "../parts/NumberField";
import { type FieldChange, setFields } from "./fields";

const mostMachines = 10_000_000;

const isSetBy = (fleet: Fleet, workload: Workload): boolean => {
  const set = fleetWorkload(fleet);
  return (
    set.sessions === workload.sessions &&
    set.hours === workload.hours &&
    set.concurrency === workload.concurrency
  );
};

/** What the fields say: what was typed as long as it holds, else the fleet that the workload is. */
function shownFleet(typed: Fleet, workload: Workload): Fleet {
  return isSetBy(typed, workload) ? typed : (fleetOf(workload) ?? typed);
}

/** For those who count machines, not sessions: sets sessions, their length and the peak. */
export function FleetHelper() {
  const workload = useChoices((choices) => choices.workload);
  const [typed, setTyped] = useState<Fleet>(() => ({
    kind: "busy",
    machines: workload.concurrency,
    hoursADay: 8,
    daysAMonth: 22,
  }));
  const fleet = shownFleet(typed, workload);
  const inForce = isSetBy(fleet, workload);
  const name = useId();

  const set = (next: Fleet, step: FieldChange = { final: true }) => {
    setTyped(next);
    setFields(fleetWorkload(next), step);
  };
  const busy: Fleet & { kind: "busy" } =
    fleet.kind === "busy"
      ? fleet
      : { kind: "busy", machines: fleet.machines, hoursADay: 8, daysAMonth: 22 };

  return (
    <fieldset className="rounded-md bg-hover px-3 py-2">
      <legend className="sr-only">Machines instead of sessions</legend>
      <Choice
        name={name}
        checked={inForce && fleet.kind === "busy"}
        onChoose={() => set(busy)}
        label="Busy for hours a day"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Phrase before="keep" after="busy,">
            <Figure
              label="Machines kept busy"
              value={busy.machines}
              max={mostMachines}
              onChange={(machines, step) => set({ ...busy, machines: Math.round(machines) }, step)}
            />
          </Phrase>
          <Phrase after="h a day,">
            <Figure
              label="Hours a day"
              value={busy.hoursADay}
              max={24}
              step={0.5}
              onChange={(hoursADay, step) => set({ ...busy, hoursADay }, step)}
            />
          </Phrase>
          <Phrase after="days a month">
            <Figure
              label="Days a month"
              value={busy.daysAMonth}
              max={monthDays}
              onChange={(daysAMonth, step) => set({ ...busy, daysAMonth }, step)}
            />
          </Phrase>
        </span>
      </Choice>
      <Choice
        name={name}
        checked={inForce && fleet.kind === "always-on"}
        onChoose={() => set({ kind: "always-on", machines: fleet.machines })}
        label="Always on"
      >
        <Phrase after="always on">
          <Figure
            label="Machines always on"
            value={fleet.machines}
            max={mostMachines}
            onChange={(machines, step) =>
              set({ kind: "always-on", machines: Math.round(machines) }, step)
            }
          />
        </Phrase>
      </Choice>
      <p className="text-faint text-xs">
        {inForce
          ? "Sets sessions, their length and the peak."
          : "The workload above is no such fleet; a change here makes it one."}
      </p>
    </fieldset>
  );
}

/** A figure with the words that belong to it, never parted by the end of a line. */
function Phrase({
  before,
  after,
  children,
}: {
  before?: string;
  after: string;
  children: ReactNode;
}) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {before}
      {children}
      {after}
    </span>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, label, checked, onChoose, children }: ChoiceProps) {
  return (
    <div className="mb-1.5 flex items-start gap-2 text-xs">
      <input
        type="radio"
        name={name}
        aria-label={label}
        className="mt-1.5 size-3.5 shrink-0"
        checked={checked}
        onChange={onChoose}
      />
      {children}
    </div>
  );
}

interface FigureProps {
  label: string;
  value: number;
  max: number;
  step?: number;
  onChange: (value: number, change: FieldChange) => void;
}

function Figure({ label, value, max, step = 1, onChange }: FigureProps) {
  const id = useId();
  return (
    <NumberField
      id={id}
      label={label}
      value={value}
      min={0}
      max={max}
      step={step}
      scale="linear"
      onChange={onChange}
      className="w-14 px-1.5"
    />
  );
}
