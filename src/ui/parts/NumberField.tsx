import { type KeyboardEvent, useRef, useState } from "react";
import { number } from "../../card/format";
import { cx } from "./cx";
import { parseNumberText } from "./parseNumberText";
import { clamp, type Range, stepFrom } from "./scale";

export interface NumberFieldProps extends Range {
  id: string;
  label: string;
  /** Leave it out where a label element names the field by its id. */
  labelled?: boolean;
  unit?: string | undefined;
  value: number;
  format?: ((value: number) => string) | undefined;
  parse?: ((text: string) => number | null) | undefined;
  /** Rounds what the arrow keys lead to, where steps of the range are not those that people think in. */
  snap?: ((value: number) => number) | undefined;
  /** While one types, `final` is false; it is true on Enter, on leaving and on Escape. */
  onChange: (value: number, change: { final: boolean }) => void;
  /** Says in a few words what became of an entry that could not be taken as it was. */
  onNote?: (note: string) => void;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
}

/** A draft lives from the first key to Enter, leaving or Escape; outside it the value shows. */
export function NumberField({
  id,
  label,
  labelled = false,
  unit = "",
  value,
  format = number,
  parse = parseNumberText,
  snap = (next) => next,
  onChange,
  onNote,
  disabled,
  describedBy,
  className,
  min,
  max,
  step,
  scale,
}: NumberFieldProps) {
  const range: Range = { min, max, step, scale };
  const [draft, setDraft] = useState<string | null>(null);
  const before = useRef(value);

  const read = (text: string) => {
    const trimmed = text.trim();
    const bare = unit && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : trimmed;
    return parse(bare);
  };
  const written = (limit: number) => [format(limit), unit].filter(Boolean).join(" ");

  const type = (text: string) => {
    if (draft === null) before.current = value;
    setDraft(text);
    onNote?.("");
    const typed = read(text);
    if (typed !== null && typed >= min && typed <= max && typed !== value) {
      onChange(typed, { final: false });
    }
  };

  const end = (next: number) => {
    setDraft(null);
    if (next !== before.current || next !== value) onChange(next, { final: true });
  };

  const commit = () => {
    if (draft === null) return;
    const typed = read(draft);
    if (typed === null) {
      if (draft.trim() !== "") onNote?.(`“${draft.trim()}” is not a number`);
      end(before.current);
      return;
    }
    const inside = clamp(typed, range);
    if (typed > max) onNote?.(`At most ${written(max)}`);
    if (typed < min) onNote?.(`At least ${written(min)}`);
    end(inside);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key === "Escape" && draft !== null) {
      // Otherwise the same key would close the panel this field stands in.
      event.stopPropagation();
      event.preventDefault();
      onNote?.("");
      end(before.current);
    }
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      const from = draft === null ? value : (read(draft) ?? before.current);
      const direction = event.key === "ArrowUp" ? 1 : -1;
      if (draft === null) before.current = value;
      const next = snap(stepFrom(clamp(from, range), direction, event.shiftKey, range));
      setDraft(format(next));
      onNote?.("");
      if (next !== value) onChange(next, { final: false });
    }
  };

  return (
    <input
      id={id}
      type="text"
      inputMode={min < 0 ? "text" : "decimal"}
      enterKeyHint="done"
      autoComplete="off"
      spellCheck={false}
      className={cx("field px-2 text-right text-sm tabular-nums", className)}
      value={draft ?? format(value)}
      disabled={disabled}
      aria-label={labelled ? undefined : label}
      aria-describedby={describedBy}
      onFocus={(event) => event.target.select()}
      onChange={(event) => type(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
