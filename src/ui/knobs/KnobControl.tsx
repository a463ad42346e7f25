import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { number } from "../../card/format";
import type { Knob } from "../../card/schema";
import { change } from "../../store/choices-store";
import { cx } from "../parts/cx";
import { IconButton } from "../parts/IconButton";
import { QuantityField } from "../parts/QuantityField";
import { Select } from "../parts/Select";
import { Switch } from "../parts/Switch";
import { type FieldChange, historyOf } from "../workload/fields";
import { type Dial, dialOf, isApplied, isMoved, knobLabel } from "./dial";

/** Sets a dial; null, or what the card has, takes it back. */
export function setKnob(
  key: string,
  knob: Knob,
  value: number | boolean | null,
  step: FieldChange = { final: true },
): void {
  change(({ knobs: { [key]: _, ...others } }) => {
    const moved = value !== null && isMoved(knob, value);
    return { knobs: moved ? { ...others, [key]: value } : others };
  }, historyOf(step));
}

export interface KnobControlProps {
  id: string;
  knobKey: string;
  knob: Knob;
  set: number | boolean | undefined;
  info: ReactNode;
}

/** The control of one dial by its kind, at where it stands. */
export function KnobControl({ id, knobKey, knob, set, info }: KnobControlProps) {
  const dial = dialOf(knob, set);
  const label = knobLabel(knob);
  const disabled = !isApplied(knob);
  const put = (value: number | boolean | null, step?: FieldChange) =>
    setKnob(knobKey, knob, value, step);

  if (dial.control === "slider") {
    return (
      <QuantityField
        id={id}
        stacked
        label={label}
        {...(knob.unit !== null && { unit: knob.unit })}
        value={dial.value ?? dial.min}
        {...(dial.initial !== null && { defaultValue: dial.initial })}
        min={dial.min}
        max={dial.max}
        step={dial.step}
        disabled={disabled}
        onChange={put}
        onReset={() => put(null)}
        info={info}
        hint={dial.value === null && "Not set: it does nothing until it is moved."}
      />
    );
  }
  const reset = isMoved(knob, set) && (
    <IconButton
      size="sm"
      label={`Reset ${label} to ${initialText(dial)}`}
      icon={<RotateCcw aria-hidden className="size-3 text-accent" />}
      className="-my-0.5 border-transparent"
      onClick={() => {
        put(null);
        document.getElementById(id)?.focus();
      }}
    />
  );
  if (dial.control === "toggle") {
    return (
      <div className="flex items-center gap-1.5">
        <Switch
          id={id}
          label={dial.value === null ? `${label} (not set)` : label}
          checked={dial.value === true}
          disabled={disabled}
          onChange={put}
        />
        {info}
        {reset}
      </div>
    );
  }
  return (
    <div>
      <div className="flex items-center gap-1.5">
        <span className={cx("min-w-0", reset ? "text-ink" : "text-dim")} aria-hidden="true">
          {label}
        </span>
        {info}
        {reset}
      </div>
      <OptionSelect id={id} label={label} dial={dial} disabled={disabled} onChange={put} />
    </div>
  );
}

function initialText(dial: Dial): string {
  if (dial.initial === null) return "not set";
  if (dial.control === "toggle") return dial.initial ? "on" : "off";
  const option = dial.control === "select" && dial.options.find((o) => o.value === dial.initial);
  return option ? option.label : number(Number(dial.initial));
}

interface OptionSelectProps {
  id: string;
  label: string;
  dial: Dial & { control: "select" };
  disabled: boolean;
  onChange: (value: number | null) => void;
}

/** Options go by their place, since a card may give two of them the same value. */
function OptionSelect({ id, label, dial, disabled, onChange }: OptionSelectProps) {
  const unset = { value: "unset", label: "not set" };
  const options = dial.options.map((option, i) => ({ value: String(i), label: option.label }));
  const at = dial.options.findIndex((option) => option.value === dial.value);
  return (
    <Select
      id={id}
      label={label}
      labelHidden
      value={at < 0 ? unset.value : String(at)}
      options={at < 0 ? [unset, ...options] : options}
      disabled={disabled}
      onChange={(place) => onChange(dial.options[Number(place)]?.value ?? null)}
    />
  );
}
