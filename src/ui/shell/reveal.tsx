import { createContext, use } from "react";

/** A control of the side panel, by the id of its element. */
export interface Wanted {
  readonly id: string;
}

export interface Reveal {
  /** What is to be shown and focused; a new object each time, so that asking twice works twice. */
  readonly wanted: Wanted | null;
  /** Shows a control of the side panel and gives it the focus, opening what it lies in. */
  readonly reveal: (id: string) => void;
}

const nowhere: Reveal = { wanted: null, reveal: () => {} };

export const RevealContext = createContext<Reveal>(nowhere);

/** How the main region leads to a control of the side panel. */
export const useReveal = (): Reveal => use(RevealContext);
