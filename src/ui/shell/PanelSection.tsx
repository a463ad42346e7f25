import type { ReactNode } from "react";

export interface PanelSectionProps {
  title: string;
  /** At the end of the heading's line: a reset, a count, a switch. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of the side panel. */
export function PanelSection({ title, action, children }: PanelSectionProps) {
  return (
    <section className="border-line border-t px-4 py-4 first:border-t-0">
      <div className="mb-2 flex min-h-5 items-center justify-between gap-2">
        <h2 className="font-semibold text-sm">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
