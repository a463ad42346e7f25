import { RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { number } from "../../card/format";
import { cx } from "./cx";
import { IconButton } from "./IconButton";
import { NumberField } from "./NumberField";
import { Slider } from "./Slider";

export interface QuantityFieldProps {
  id: string;
  label: string;
  unit?: string;
  value: number;
  /** What `onReset` goes back to; a value that differs from it is marked. */
  defaultValue?: number;
  min: number;
  max: number;
  step: number;
  scale?: "linear" | "log";
  /** Bounds of the slider where they are narrower than what may be typed. */
  sliderMin?: number;
  sliderMax?: number;
  format?: (value: number) => string;
  parse?: (text: string) => number | null;
  /** Rounds what slider and arrow keys give; what is typed stays as it is. */
  snap?: (value: number) => number;
  /** The value in words, where "30 min" says more than "0.5 h". */
  valueText?: (value: number) => string;
  /** `final` is false during a drag or while typing, true once at its end: only that is history. */
  onChange: (value: number, change: { final: boolean }) => void;
  onReset?: () => void;
  /** A line under the slider, such as "0.7 at once on average". */
  hint?: ReactNode;
  /** Stands beside the label, such as a button that tells why it matters. */
  info?: ReactNode;
  disabled?: boolean;
  /** Gives a long label a line of its own, with slider and number side by side under it. */
  stacked?: boolean;
  className?: string;
}

export function QuantityField({
  id,
  label,
  unit,
  value,
  defaultValue,
  min,
  max,
  step,
  scale = "linear",
  sliderMin = min,
  sliderMax = max,
  format = number,
  parse,
  snap = (next) => next,
  valueText,
  onChange,
  onReset,
  hint,
  info,
  disabled,
  stacked = false,
  className,
}: QuantityFieldProps) {
  const [note, setNote] = useState("");
  const changed = onReset !== undefined && defaultValue !== undefined && value !== defaultValue;
  const inWords = valueText?.(value) ?? [format(value), unit].filter(Boolean).join(" ");
  const described = [unit && `${id}-unit`, hint && `${id}-hint`].filter(Boolean).join(" ");

  const field = (
    <>
      <NumberField
        id={id}
        label={label}
        labelled
        unit={unit}
        value={value}
        format={format}
        parse={parse}
        snap={snap}
        onChange={onChange}
        onNote={setNote}
        disabled={disabled}
        describedBy={described || undefined}
        className="relative z-1 ml-auto w-18 shrink-0"
        min={min}
        max={max}
        step={step}
        scale={scale}
      />
      <span
        id={`${id}-unit`}
        className={cx("shrink-0 truncate text-dim text-xs", stacked ? "max-w-20" : "w-7")}
        title={unit}
      >
        {unit}
      </span>
    </>
  );
  const slider = (
    <Slider
      label={label}
      value={value}
      valueText={inWords}
      onChange={(next, change) => {
        setNote("");
        onChange(snap(next), change);
      }}
      disabled={disabled}
      describedBy={hint ? `${id}-hint` : undefined}
      min={sliderMin}
      max={sliderMax}
      step={step}
      scale={scale}
    />
  );

  return (
    <div className={cx("relative", className)}>
      <div className="flex items-center gap-1.5">
        <label
          htmlFor={id}
          className={cx("min-w-0", !stacked && "truncate", changed ? "text-ink" : "text-dim")}
        >
          {label}
        </label>
        {info}
        {changed && (
          <IconButton
            size="xs"
            label={`Reset ${label} to ${[format(defaultValue), unit].filter(Boolean).join(" ")}`}
            icon={<RotateCcw aria-hidden className="size-3 text-accent" />}
            onClick={() => {
              setNote("");
              onReset();
              // This button goes; the focus stays with the field.
              document.getElementById(id)?.focus();
            }}
          />
        )}
        {!stacked && field}
      </div>
      {stacked ? (
        <div className="flex items-center gap-2">
          <div className="min-w-0 flex-1">{slider}</div>
          {field}
        </div>
      ) : (
        slider
      )}
      <div role="status" className={note ? "text-warn text-xs" : "sr-only"}>
        {note}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="text-faint text-xs">
          {hint}
        </div>
      )}
    </div>
  );
}
