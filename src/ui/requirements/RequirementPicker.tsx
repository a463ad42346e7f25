import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Need } from "../../compare/requirements";
import { useChoices, useDerived } from "../../store/hooks";
import { featureTalliesOf, setTalliesOf } from "../../store/side-panel";
import { cx } from "../parts/cx";
import { SearchField } from "../parts/SearchField";
import { askBound, askFeature, toggleValue } from "./changes";
import { NeedChoice } from "./NeedChoice";
import { type PickGroup, type PickOption, pickGroups } from "./options";
import { boundId, startBound } from "./start-bound";
import { TallyText } from "./TallyText";

export interface RequirementPickerProps {
  /** What the search begins with. */
  query?: string;
  onClose: () => void;
}

/** Index that a key leads to in a list of so many; null where the key is not one of these. */
function ledTo(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "PageDown":
      return Math.min(count - 1, at + 10);
    case "PageUp":
      return Math.max(0, at - 10);
    default:
      return null;
  }
}

/** A search over all that can be asked for; the focus stays in the search field. */
export function RequirementPicker({ query: first = "", onClose }: RequirementPickerProps) {
  const requirements = useChoices((choices) => choices.requirements);
  const workload = useChoices((choices) => choices.workload);
  const features = useDerived(featureTalliesOf);
  const sets = useDerived(setTalliesOf);
  const [need, setNeed] = useState<Need>("must");
  const [query, setQuery] = useState(first);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const groups = pickGroups(requirements, { features, sets }, { need, query });
  const options = groups.flatMap((group) => group.options);
  const active = options[Math.min(at, options.length - 1)];

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  const pick = (option: PickOption) => {
    setAt(options.indexOf(option));
    switch (option.kind) {
      case "feature":
        askFeature(option.key, requirements.needs[option.key] === need ? null : need);
        return;
      case "value":
        toggleValue(option.key, option.value);
        return;
      case "bound":
        if (option.asked === null) askBound(option.key, startBound(option.key, workload));
        onClose();
        // The field is there once this change is on the screen and the popup gave up the focus.
        setTimeout(() => document.getElementById(boundId(option.key))?.focus(), 50);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && active) {
      event.preventDefault();
      pick(active);
      return;
    }
    const next = ledTo(event.key, Math.min(at, options.length - 1), options.length);
    if (next === null || options.length === 0) return;
    event.preventDefault();
    setAt(next);
  };

  return (
    <div className="flex w-[min(360px,80vw)] flex-col gap-2">
      <NeedChoice value={need} onChange={setNeed} />
      <SearchField
        label="Search requirements"
        placeholder="Docker, region, longest session…"
        value={query}
        onChange={(text) => {
          setQuery(text);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        inputRef={input}
        inputProps={{
          role: "combobox",
          "aria-expanded": true,
          "aria-controls": `${id}-list`,
          "aria-autocomplete": "list",
          ...(active && { "aria-activedescendant": `${id}-${active.id}` }),
        }}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Requirements"
        aria-multiselectable
        className="-mx-2 max-h-72 overflow-y-auto overscroll-contain"
      >
        {groups.map((group) => (
          <OptionGroup key={group.key} id={id} group={group} active={active} onPick={pick} />
        ))}
      </div>
      <p role="status" className={options.length === 0 ? "px-1 text-dim text-xs" : "sr-only"}>
        {options.length === 0 ? `Nothing is called “${query}”.` : `${options.length} found`}
      </p>
    </div>
  );
}

interface OptionGroupProps {
  id: string;
  group: PickGroup;
  active: PickOption | undefined;
  onPick: (option: PickOption) => void;
}

function OptionGroup({ id, group, active, onPick }: OptionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={`${id}-${group.key}`}>
      <div
        id={`${id}-${group.key}`}
        className="sticky top-0 bg-raised px-2 pt-1.5 pb-0.5 font-semibold text-2xs text-faint"
      >
        {group.label}
      </div>
      {group.options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's
        <div
          key={option.id}
          id={`${id}-${option.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.asked !== null}
          title={option.about}
          className={cx(
            "menu-item min-h-7 gap-2 px-2 py-0.5 pointer-coarse:min-h-10 hover:bg-hover",
            option.id === active?.id && "bg-hover outline outline-1 outline-edge -outline-offset-1",
          )}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <span className="grid w-4 shrink-0 place-content-center text-accent">
            {option.asked !== null && <Check aria-hidden className="size-3.5" />}
          </span>
          <span className="min-w-0 flex-1 truncate">
            {option.label}
            {option.asked !== null && (
              <span className="ml-1.5 text-accent text-xs">{option.asked}</span>
            )}
          </span>
          {option.tally && <TallyText tally={option.tally} />}
        </div>
      ))}
    </div>
  );
}
