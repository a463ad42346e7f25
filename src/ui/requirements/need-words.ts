import type { Need } from "../../compare/requirements";

/** How much a feature is wanted, as it stands before its name. */
export const needWords: Readonly<Record<Need, string>> = {
  must: "must",
  nice: "nice",
  not: "must not",
};
