import { type KeyboardEvent, useEffect, useRef } from "react";
import { fromPosition, type Range, stepFrom, toPosition } from "./scale";

export interface SliderProps extends Range {
  label: string;
  value: number;
  /** The value with its unit, for screen readers. */
  valueText: string;
  /** `final` is true once a drag or a run of key presses has ended. */
  onChange: (value: number, change: { final: boolean }) => void;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
}

/** Key presses that follow one another within this time are one change. */
const runMs = 600;

const directions: Record<string, { to?: 1 | -1; far?: boolean; end?: "min" | "max" }> = {
  ArrowUp: { to: 1 },
  ArrowRight: { to: 1 },
  ArrowDown: { to: -1 },
  ArrowLeft: { to: -1 },
  PageUp: { to: 1, far: true },
  PageDown: { to: -1, far: true },
  Home: { end: "min" },
  End: { end: "max" },
};

/**
 * A native range input over positions 0 to 1000, so that a log scale drags evenly.
 * Keys step in values, not in positions.
 */
export function Slider({
  label,
  value,
  valueText,
  onChange,
  disabled,
  describedBy,
  min,
  max,
  step,
  scale,
}: SliderProps) {
  const range: Range = { min, max, step, scale };
  const input = useRef<HTMLInputElement>(null);
  const unfinished = useRef<number | null>(null);
  const runEnd = useRef(0);
  const position = toPosition(value, range);

  const move = (next: number) => {
    clearTimeout(runEnd.current);
    if (next === value) return;
    unfinished.current = next;
    onChange(next, { final: false });
  };

  const finish = () => {
    clearTimeout(runEnd.current);
    if (unfinished.current === null) return;
    const last = unfinished.current;
    unfinished.current = null;
    onChange(last, { final: true });
  };

  const latestFinish = useRef(finish);
  useEffect(() => {
    latestFinish.current = finish;
  });

  useEffect(() => {
    // React's onChange is the input event; only the native change event marks the end of a drag.
    const element = input.current;
    const ended = () => latestFinish.current();
    element?.addEventListener("change", ended);
    return () => {
      element?.removeEventListener("change", ended);
      ended();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // A command, such as the one that goes back: what was done so far is done.
    if (event.altKey || event.ctrlKey || event.metaKey) return finish();
    const key = directions[event.key];
    if (!key) return;
    event.preventDefault();
    if (key.end) move(range[key.end]);
    else if (key.to) move(stepFrom(value, key.to, key.far === true || event.shiftKey, range));
  };

  return (
    <input
      ref={input}
      type="range"
      className="range"
      style={{ "--fill": position / 1000 }}
      min={0}
      max={1000}
      step="any"
      value={position}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      onChange={(event) => move(fromPosition(event.target.valueAsNumber, range))}
      onKeyDown={onKeyDown}
      onKeyUp={() => {
        clearTimeout(runEnd.current);
        runEnd.current = window.setTimeout(() => latestFinish.current(), runMs);
      }}
      onPointerUp={finish}
      onBlur={finish}
    />
  );
}
