import type { Page } from "@playwright/test";

export interface View {
  name: string;
  /** What follows the app's address; empty is the first visit. */
  fragment: string;
  /** What to do once the page has loaded. */
  act?: (page: Page) => Promise<void>;
}

export const views: View[] = [{ name: "compare", fragment: "" }];
