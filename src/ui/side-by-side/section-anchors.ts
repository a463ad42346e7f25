export const sectionId = (key: string): string => `side-${key}`;

/** Goes to a section of the table without touching the address, whose fragment is the state. */
export function goToSection(key: string): void {
  const heading = document.getElementById(sectionId(key));
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
