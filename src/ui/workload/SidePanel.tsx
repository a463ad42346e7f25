import { useEffect } from "react";
import { KnobsSection } from "../knobs/KnobsSection";
import { RequirementsSection } from "../requirements/RequirementsSection";
import { useReveal } from "../shell/reveal";
import { WorkloadSection } from "./WorkloadSection";

/** What is priced, what is asked of a provider, and the dials of those in view. */
export function SidePanel() {
  const { wanted } = useReveal();

  useEffect(() => {
    if (wanted === null) return;
    const control = document.getElementById(wanted.id);
    control?.scrollIntoView({ block: "center" });
    control?.focus();
  }, [wanted]);

  return (
    <>
      <WorkloadSection wanted={wanted} />
      <RequirementsSection />
      <KnobsSection wanted={wanted} />
    </>
  );
}
