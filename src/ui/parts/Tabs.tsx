import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "./cx";

export interface TabsProps<Id extends string> {
  label: string;
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  className?: string;
}

/** Parts of one view. The views themselves are links. Import it with the views that have tabs. */
export function Tabs<Id extends string>({
  label,
  value,
  onChange,
  tabs,
  className,
}: TabsProps<Id>) {
  // Where a control inside led to another part it went with its own; the keyboard goes on from here.
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  useEffect(() => {
    const focused = document.activeElement;
    const isGoing = focused === document.body || focused?.closest("[role=tabpanel]") != null;
    if (last.current !== value && isGoing) {
      root.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
    }
    last.current = value;
  }, [value]);

  return (
    <Base.Root
      ref={root}
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find(({ id }) => id === next);
        if (tab) onChange(tab.id);
      }}
      className={cx("flex flex-col", className)}
    >
      <Base.List
        aria-label={label}
        className="flex shrink-0 gap-5 overflow-x-auto border-line border-b px-5 max-sm:px-3"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="-mb-px min-w-6 shrink-0 border-transparent border-b-2 py-2 text-dim text-sm hover:text-ink focus-visible:outline-offset-[-2px] forced-colors:border-[Canvas] forced-colors:data-active:border-[Highlight] data-active:border-accent data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="min-h-0 flex-1 outline-offset-[-2px]">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
