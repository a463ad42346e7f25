import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "../parts/cx";
import { SearchField } from "../parts/SearchField";

export interface ResultOption {
  readonly id: string;
  readonly content: ReactNode;
  readonly onChoose: () => void;
}

export interface ResultGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ResultOption[];
}

export interface ResultListProps {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly ResultGroup[];
  /** Escape in an empty field, and Backspace where `goesBack`. */
  onLeave: () => void;
  goesBack?: boolean;
  /** For a step that takes the place of another in an open dialog. */
  takesFocus: boolean;
  /** Shown over the list: what a step is about. */
  above?: ReactNode;
  /** Shown in place of the list where it is empty. */
  empty: ReactNode;
  /** Read out, and shown at the lower edge. */
  message: string | null;
}

const page = 8;

/**
 * A combobox over grouped results: the focus stays in the field, the arrow keys go through the list
 * and Enter chooses.
 */
export function ResultList({
  label,
  placeholder,
  query,
  onQuery,
  groups,
  onLeave,
  goesBack = false,
  takesFocus,
  above,
  empty,
  message,
}: ResultListProps) {
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState(0);
  const options = groups.flatMap((group) => group.options);
  const active = options[Math.min(place, options.length - 1)];
  const optionId = (id: string) => `${list}-${id}`;
  const activeId = active === undefined ? undefined : optionId(active.id);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  // The dialog itself gives its first field the focus, and remembers where that was before.
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const go = (to: number) => setPlace(Math.max(0, Math.min(options.length - 1, to)));
  const around = (step: number) => {
    if (options.length > 0) setPlace((place + step + options.length) % options.length);
  };

  const actionOf = (key: string): (() => void) | null => {
    switch (key) {
      case "ArrowDown":
        return () => around(1);
      case "ArrowUp":
        return () => around(-1);
      case "PageDown":
        return () => go(place + page);
      case "PageUp":
        return () => go(place - page);
      case "Enter":
        return () => active?.onChoose();
      case "Escape":
        return query === "" ? onLeave : null;
      case "Backspace":
        return query === "" && goesBack ? onLeave : null;
      default:
        return null;
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = event.nativeEvent.isComposing ? null : actionOf(event.key);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <>
      <div className="border-line border-b p-2">
        <SearchField
          label={label}
          placeholder={placeholder}
          value={query}
          onChange={(next) => {
            setPlace(0);
            onQuery(next);
          }}
          onKeyDown={onKeyDown}
          inputRef={field}
          className="search-field"
          inputProps={{
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": options.length > 0,
            "aria-controls": list,
            ...(activeId !== undefined && { "aria-activedescendant": activeId }),
          }}
        />
      </div>
      {above}
      {options.length === 0 && empty}
      <div
        role="listbox"
        id={list}
        aria-label="Results"
        tabIndex={-1}
        className={cx(
          "min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none",
          options.length > 0 && "p-1.5",
        )}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={group.id} role="group" aria-labelledby={`${list}-group-${group.id}`}>
            <div
              id={`${list}-group-${group.id}`}
              className="px-2.5 pt-2 pb-1 font-semibold text-2xs text-faint"
            >
              {group.label}
            </div>
            {group.options.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
              <div
                key={option.id}
                role="option"
                id={optionId(option.id)}
                aria-selected={option === active}
                tabIndex={-1}
                className={cx("search-option", option === active && "search-option-active")}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => option !== active && setPlace(options.indexOf(option))}
                onClick={option.onChoose}
              >
                {option.content}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="flex gap-4 border-line border-t px-4 py-1.5 text-2xs text-faint">
        <span aria-hidden="true" className="flex gap-4 pointer-coarse:hidden">
          <span>↑ ↓ to move</span>
          <span>Enter to choose</span>
          <span>Esc to {goesBack ? "go back" : "close"}</span>
        </span>
        <span role="status" className={cx("ml-auto", message === null && "sr-only")}>
          {message ?? (options.length === 1 ? "1 result" : `${options.length} results`)}
        </span>
      </p>
    </>
  );
}
