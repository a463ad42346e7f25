import { X } from "lucide-react";
import type { ReactNode } from "react";
import { type FeatureKey, featureLabel } from "../../card/features";
import { number } from "../../card/format";
import type { Bound } from "../../compare/bounds";
import type { Need } from "../../compare/requirements";
import type { RequirementSet } from "../../compare/sets";
import { Chip } from "../parts/Chip";
import { IconButton } from "../parts/IconButton";
import { NumberField } from "../parts/NumberField";
import { Select, type SelectOption } from "../parts/Select";
import { AddRequirement } from "./AddRequirement";
import { askBound, askFeature, askSet, toggleValue } from "./changes";
import { focusAdd } from "./focus";
import { boundId } from "./start-bound";

const needOptions: readonly SelectOption<Need>[] = [
  { value: "must", label: "must" },
  { value: "nice", label: "nice" },
  { value: "not", label: "must not" },
];

interface RemoveButtonProps {
  label: string;
  onRemove: () => void;
}

function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <IconButton
      size="sm"
      label={`Remove ${label}`}
      icon={<X aria-hidden className="size-3.5" />}
      className="-mr-1.5 ml-auto border-transparent"
      onClick={() => {
        onRemove();
        focusAdd();
      }}
    />
  );
}

function Row({ children, ...remove }: RemoveButtonProps & { children: ReactNode }) {
  return (
    <li className="flex min-h-7 items-center gap-1.5">
      {children}
      <RemoveButton {...remove} />
    </li>
  );
}

export function NeedRow({ feature, need }: { feature: FeatureKey; need: Need }) {
  const label = featureLabel(feature);
  return (
    <Row label={label} onRemove={() => askFeature(feature, null)}>
      <Select
        label={`How much ${label} is wanted`}
        labelHidden
        size="sm"
        className="w-24 shrink-0"
        value={need}
        options={needOptions}
        onChange={(next) => askFeature(feature, next)}
      />
      <span className="min-w-0 truncate" title={label}>
        {label}
      </span>
    </Row>
  );
}

const unitShown: Readonly<Record<Bound["unit"], string>> = {
  h: "h",
  vCPU: "",
  GiB: "GiB",
  sandboxes: "",
  ms: "ms",
  USD: "$",
};

export function BoundRow({ bound, asked }: { bound: Bound; asked: number }) {
  const sign = bound.direction === "atLeast" ? "≥" : "≤";
  const inWords = bound.direction === "atLeast" ? "at least" : "at most";
  return (
    <Row label={bound.label} onRemove={() => askBound(bound.key, null)}>
      <label htmlFor={boundId(bound.key)} className="min-w-0 flex-1 truncate" title={bound.label}>
        {bound.label}
        <span className="sr-only"> {inWords}</span>
      </label>
      <span aria-hidden="true" className="text-dim">
        {sign}
      </span>
      <NumberField
        id={boundId(bound.key)}
        label={bound.label}
        labelled
        unit={unitShown[bound.unit]}
        value={asked}
        format={number}
        min={0}
        max={1e9}
        step={1}
        scale="log"
        className="w-18 shrink-0"
        onChange={(value, step) => askBound(bound.key, value, step)}
      />
      <span className="w-7 shrink-0 text-dim text-xs">{unitShown[bound.unit]}</span>
    </Row>
  );
}

export function SetRow({ set, asked }: { set: RequirementSet; asked: readonly string[] }) {
  return (
    <li>
      <div className="flex min-h-6 items-center">
        <span className="text-dim text-xs">
          {set.label}
          {asked.length > 1 && ", any of"}
        </span>
        {asked.length > 1 && (
          <RemoveButton label={set.label} onRemove={() => askSet(set.key, [])} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {asked.map((value) => (
          <Chip
            key={value}
            label={set.valueLabel(value)}
            onRemove={() => {
              toggleValue(set.key, value);
              focusAdd();
            }}
          />
        ))}
        <AddRequirement query={set.label} label={`Add another ${set.label.toLowerCase()}`} />
      </div>
    </li>
  );
}
