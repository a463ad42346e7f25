import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "./cx";

export interface DisclosureProps {
  label: ReactNode;
  /** Stands after the label while closed: what is inside. */
  summary?: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
  className?: string;
}

/** A part that is folded away until wanted. What is inside leaves the page while it is closed. */
export function Disclosure({
  label,
  summary,
  open,
  onToggle,
  children,
  className,
}: DisclosureProps) {
  const id = useId();
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="-mx-1 flex min-h-6 w-[calc(100%+8px)] items-start gap-1 rounded-md px-1 py-0.5 text-left text-accent text-xs hover:bg-hover pointer-coarse:min-h-10 pointer-coarse:items-center"
        onClick={() => onToggle(!open)}
      >
        <ChevronRight
          aria-hidden
          className={cx("mt-0.5 size-3 shrink-0 transition-transform", open && "rotate-90")}
        />
        <span className="min-w-0">
          {label}
          {summary && !open && <span className="block text-dim">{summary}</span>}
        </span>
      </button>
      {open && (
        <div id={id} className="pt-2">
          {children}
        </div>
      )}
    </div>
  );
}
