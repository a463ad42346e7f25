import { type ReactNode, useState } from "react";
import { duration, number } from "../../card/format";
import { isWholeField } from "../../cost/sweep/axis";
import { type NumberField, numberField, type WorkloadNumberKey } from "../../cost/workload";
import { useChoices } from "../../store/hooks";
import { parseNumberText } from "../parts/parseNumberText";
import { QuantityField } from "../parts/QuantityField";
import { type DurationUnit, inUnit, parseDuration, roundDuration, unitFor } from "./duration-unit";
import { type FieldChange, fieldId, setFields } from "./fields";

export interface NumberControlProps {
  field: WorkloadNumberKey;
  /** What a reset leads back to. */
  base: number;
  hint?: ReactNode;
}

interface ControlProps extends NumberControlProps {
  value: number;
  onChange: (value: number, change: FieldChange) => void;
}

/** Slider and number of one field of the workload, by its entry in the registry. */
export function NumberControl(props: NumberControlProps) {
  const value = useChoices(({ workload }) => workload[props.field]);
  const onChange = (next: number, change: FieldChange) =>
    setFields({ [props.field]: next }, change);
  const { share, unit } = numberField(props.field);
  if (share) return <ShareControl {...props} value={value} onChange={onChange} />;
  if (unit === "h") return <DurationControl {...props} value={value} onChange={onChange} />;
  return <PlainControl {...props} value={value} onChange={onChange} />;
}

/** The least that may be typed: below the slider's end, but never nothing where nothing makes no sense. */
const leastOf = ({ min }: NumberField, isWhole: boolean): number => (isWhole ? min : min / 25);

/** What is counted is named by its label; a unit that says the same again is left out. */
const unitShown = (unit: string) => (unit === "GiB" ? { unit } : {});

function PlainControl({ field, base, hint, value, onChange }: ControlProps) {
  const entry = numberField(field);
  const { label, unit, min, max, step, limit, scale } = entry;
  const isWhole = isWholeField(field);
  return (
    <QuantityField
      id={fieldId(field)}
      label={label}
      {...unitShown(unit)}
      value={value}
      defaultValue={base}
      min={leastOf(entry, isWhole)}
      max={limit}
      sliderMin={min}
      sliderMax={max}
      step={step}
      scale={scale}
      parse={(text) => parseNumberText(text, { whole: isWhole })}
      valueText={(next) => `${number(next)} ${unit}`}
      onChange={(next, change) => onChange(isWhole ? Math.round(next) : next, change)}
      onReset={() => onChange(base, { final: true })}
      hint={hint}
    />
  );
}

const asPercent = (share: number): number => Number((share * 100).toPrecision(12));
const asShare = (percent: number): number => Number((percent / 100).toPrecision(12));

function ShareControl({ field, base, hint, value, onChange }: ControlProps) {
  const { label, unit, min, max, step, limit } = numberField(field);
  return (
    <QuantityField
      id={fieldId(field)}
      label={label}
      unit={unit}
      value={asPercent(value)}
      defaultValue={asPercent(base)}
      min={0}
      max={asPercent(limit)}
      sliderMin={asPercent(min)}
      sliderMax={asPercent(max)}
      step={asPercent(step)}
      onChange={(next, change) => onChange(asShare(next), change)}
      onReset={() => onChange(base, { final: true })}
      hint={hint}
    />
  );
}

/** The unit follows the value, but never under the hands of someone who types. */
function DurationControl({ field, base, hint, value, onChange }: ControlProps) {
  const entry = numberField(field);
  const { label, min, max, step, limit, scale } = entry;
  const [typedIn, setTypedIn] = useState<DurationUnit | null>(null);
  const unit = typedIn ?? unitFor(value);
  const isNumberField = (target: EventTarget) =>
    target instanceof HTMLElement && target.id === fieldId(field);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the field inside
    <div
      onFocus={({ target }) => isNumberField(target) && setTypedIn(unitFor(value))}
      onBlur={({ target }) => isNumberField(target) && setTypedIn(null)}
    >
      <QuantityField
        id={fieldId(field)}
        label={label}
        unit={unit.name}
        value={value}
        defaultValue={base}
        min={leastOf(entry, false)}
        max={limit}
        sliderMin={min}
        sliderMax={max}
        step={step}
        scale={scale}
        snap={roundDuration}
        format={(hours) => number(inUnit(hours, unit))}
        parse={(text) => parseDuration(text, unit)}
        valueText={duration}
        onChange={onChange}
        onReset={() => onChange(base, { final: true })}
        hint={hint}
      />
    </div>
  );
}
