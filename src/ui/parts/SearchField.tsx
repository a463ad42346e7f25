import { Search, X } from "lucide-react";
import { type AriaAttributes, type KeyboardEvent, type Ref, useRef } from "react";
import { cx } from "./cx";

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** What a list below it needs: role="combobox", aria-controls, aria-activedescendant … */
  inputProps?: AriaAttributes & { role?: "combobox" | "searchbox" };
  className?: string;
}

export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  onKeyDown,
  inputRef,
  inputProps,
  className,
}: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={cx("relative", className)}>
      <Search
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-2 size-3.5 text-faint"
      />
      <input
        ref={inputRef}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        className="field w-full px-7 text-sm"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.defaultPrevented || event.key !== "Escape" || value === "") return;
          event.preventDefault();
          event.stopPropagation();
          onChange("");
        }}
        {...inputProps}
      />
      {value !== "" && (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          className="-translate-y-1/2 absolute top-1/2 right-1 grid size-5 place-content-center rounded-sm text-dim hover:bg-hover hover:text-ink"
          onClick={() => {
            onChange("");
            box.current?.querySelector("input")?.focus();
          }}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </div>
  );
}
