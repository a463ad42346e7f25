/** The parts of a provider's page, in their order. */
export const sections = [
  { id: "overview", title: "Overview" },
  { id: "bill", title: "Bill" },
  { id: "offers", title: "All offers" },
  { id: "modes", title: "Modes and rates" },
  { id: "plans", title: "Plans" },
  { id: "own-rates", title: "Your own rates" },
  { id: "features", title: "Features" },
  { id: "limits", title: "Limits" },
  { id: "performance", title: "Performance" },
  { id: "locations", title: "Locations" },
  { id: "company", title: "Company" },
  { id: "knobs", title: "Knobs" },
  { id: "caveats", title: "Caveats" },
  { id: "findings", title: "Card check" },
  { id: "sources", title: "Sources" },
  { id: "raw", title: "Raw card" },
] as const;

export type SectionId = (typeof sections)[number]["id"];

export const headingId = (id: SectionId): string => `provider-${id}`;

export const sectionTitle = (id: SectionId): string =>
  sections.find((section) => section.id === id)?.title ?? id;

/** Goes to a part without touching the address, whose fragment is the state. */
export function goToSection(id: SectionId): void {
  const heading = document.getElementById(headingId(id));
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
