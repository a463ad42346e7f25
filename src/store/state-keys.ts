import type { Choices } from "../link/choices";

/**
 * Where each part of the state is kept:
 * - "link": in the address; an opened link takes its place, what was stored never mixes in;
 * - "browser": in this browser, for all its tabs, until it is removed;
 * - "neither": until the page is left.
 */
export type Keeping = "link" | "browser" | "neither";

interface StateKey {
  readonly keeping: Keeping;
  readonly about: string;
}

type ChoiceKey = keyof Choices;
type OtherKey =
  | "boxscore.workloads"
  | "boxscore.theme"
  | "cards"
  | "notices"
  | "sidePanel"
  | "search"
  | "dialogs"
  | "scroll";

/** Every part of the state, once. A new choice does not compile without its line. */
export const stateKeys: Readonly<Record<ChoiceKey | OtherKey, StateKey>> = {
  view: { keeping: "link", about: "The view." },
  workload: { keeping: "link", about: "What is priced." },
  knobs: { keeping: "link", about: "The dials of the cards." },
  ownRates: {
    keeping: "link",
    about: "Negotiated rates; left out of a copied link unless ticked.",
  },
  requirements: { keeping: "link", about: "What is asked of a provider." },
  columns: {
    keeping: "link",
    about: "Columns of the matrix: set, order, pins, widths, sorting, grouping.",
  },
  compared: { keeping: "link", about: "Cards side by side." },
  onlyDifferences: { keeping: "link", about: "Whether side by side shows only what differs." },
  provider: { keeping: "link", about: "The card of the provider page and the bill." },
  evidence: { keeping: "link", about: "The cell whose evidence is open." },
  costView: { keeping: "link", about: "Which chart is shown." },
  curveAxis: { keeping: "link", about: "What the curves run over." },
  curveScaleX: { keeping: "link", about: "Scale of the curves, across." },
  curveLines: { keeping: "link", about: "Whose curves are drawn." },
  curveSpan: { keeping: "link", about: "How much of their axis curves run over." },
  curveScaleY: { keeping: "link", about: "Scale of the curves, upwards." },
  mapX: { keeping: "link", about: "What the map runs over, across." },
  mapY: { keeping: "link", about: "What the map runs over, upwards." },
  against: { keeping: "link", about: "The second provider of “what matters”." },
  "boxscore.theme": { keeping: "browser", about: "Light or dark; none follows the system." },
  "boxscore.workloads": { keeping: "browser", about: "Workloads that a person named." },
  cards: { keeping: "neither", about: "What loaded; read anew with the page." },
  notices: { keeping: "neither", about: "What went wrong and was not dismissed." },
  sidePanel: { keeping: "neither", about: "Whether the panel is open on a narrow screen." },
  search: { keeping: "neither", about: "The text of the search, and of searches in lists." },
  dialogs: { keeping: "neither", about: "Open menus and dialogs." },
  scroll: { keeping: "neither", about: "Scroll and focus." },
};
