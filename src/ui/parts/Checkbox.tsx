import type { ReactNode } from "react";
import { cx } from "./cx";

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  indeterminate?: boolean;
  disabled?: boolean;
  /** Keeps the label for screen readers only, as in a table row. */
  labelHidden?: boolean;
  className?: string;
}

export function Checkbox({
  label,
  checked,
  onChange,
  indeterminate = false,
  disabled,
  labelHidden = false,
  className,
}: CheckboxProps) {
  return (
    <label
      className={cx(
        "relative cursor-pointer text-sm",
        labelHidden
          ? "inline-grid align-middle"
          : "-my-0.5 flex items-start gap-2 py-0.5 pointer-coarse:py-2",
        className,
      )}
    >
      <input
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        className="check"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={labelHidden ? "sr-only" : "min-w-0"}>{label}</span>
    </label>
  );
}
