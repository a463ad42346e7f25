import type { ReactNode } from "react";
import { cx } from "./cx";

export interface SwitchProps {
  id?: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  hint?: string;
  className?: string;
}

export function Switch({ id, label, checked, onChange, disabled, hint, className }: SwitchProps) {
  return (
    <label
      className={cx(
        "-my-0.5 flex cursor-pointer items-start gap-2 py-0.5 text-sm pointer-coarse:min-h-10 pointer-coarse:py-2",
        className,
      )}
    >
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-xs text-faint">{hint}</span>}
      </span>
    </label>
  );
}
