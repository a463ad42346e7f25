import { KnobsSection } from "../knobs/KnobsSection";
import { RequirementsSection } from "../requirements/RequirementsSection";
import { useReveal } from "../shell/reveal";
import { WorkloadSection } from "./WorkloadSection";

/** What is priced, what is asked of a provider, and the dials of those in view. */
export function SidePanel() {
  const { wanted } = useReveal();
  return (
    <>
      <WorkloadSection wanted={wanted} />
      <RequirementsSection />
      <KnobsSection wanted={wanted} />
    </>
  );
}
