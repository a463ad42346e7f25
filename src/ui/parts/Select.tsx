import { cx } from "./cx";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
  /** Options of the same group stand together under its name. */
  group?: string;
}

export interface SelectProps<Value extends string> {
  id?: string;
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  labelHidden?: boolean;
  size?: "sm" | "md";
  disabled?: boolean;
  className?: string;
}

export function Select<Value extends string>({
  id,
  label,
  value,
  options,
  onChange,
  labelHidden = false,
  size = "md",
  disabled,
  className,
}: SelectProps<Value>) {
  const groups = [...new Set(options.map((option) => option.group))];
  const show = (option: SelectOption<Value>) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  );
  return (
    <label className={cx("relative block min-w-0", className)}>
      <span className={labelHidden ? "sr-only" : "mb-1 block text-xs text-dim"}>{label}</span>
      <select
        id={id}
        className={cx(
          "field chevron w-full truncate",
          size === "sm" ? "h-6.5 text-xs pointer-coarse:h-9" : "text-sm",
        )}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {groups.map((group) => {
          const members = options.filter((option) => option.group === group).map(show);
          return group === undefined ? (
            members
          ) : (
            <optgroup key={group} label={group}>
              {members}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}
