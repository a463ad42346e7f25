import type { Status } from "./codes";

/**
 * What must stand beside a figure of each status for it not to be taken for a price; null where the
 * figure says it all, or there is none.
 */
export const figureQualifier: Readonly<Record<Status, string | null>> = {
  priced: null,
  unsized: "size unpublished",
  at_least: "lower bound",
  unconfirmed: "if confirmed",
  reference: "for reference",
  unpriced: null,
};
