import type { ReactNode } from "react";
import { ErrorBoundary } from "../parts/ErrorBoundary";
import { headingId, type SectionId, sectionTitle } from "./sections";

export interface SectionProps {
  id: SectionId;
  /** Beside the heading: a count, a switch. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page; a failure in it leaves the others. */
export function Section({ id, aside, children }: SectionProps) {
  const title = sectionTitle(id);
  return (
    <section aria-labelledby={headingId(id)} className="border-line border-t py-5 first:border-t-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2
          id={headingId(id)}
          tabIndex={-1}
          className="scroll-mt-14 font-semibold text-lg outline-offset-4 md:scroll-mt-4"
        >
          {title}
        </h2>
        {aside}
      </div>
      <ErrorBoundary title={`${title} could not be shown`}>{children}</ErrorBoundary>
    </section>
  );
}
