import type { Page } from "@playwright/test";

export interface View {
  name: string;
  /** What follows the app's address; empty is the first visit. */
  fragment: string;
  /** What to do once the page has loaded. */
  act?: (page: Page) => Promise<void>;
}

export const views: View[] = [
  { name: "compare", fragment: "" },
  { name: "provider", fragment: "#view=provider&provider=e2b" },
  {
    name: "provider-evidence",
    fragment: "#view=provider&provider=dexto",
    act: async (page) => {
      await page.getByText("Attachable volumes", { exact: true }).click();
      await page.getByRole("button", { name: "Show it there" }).first().click();
      await page.getByRole("dialog").locator("mark").waitFor();
    },
  },
  {
    name: "side-by-side",
    fragment: "#view=side-by-side&compared=e2b,modal,daytona,together-code-sandbox",
  },
  { name: "side-by-side-empty", fragment: "#view=side-by-side" },
  {
    name: "search",
    fragment: "",
    act: async (page) => {
      await page.keyboard.press("/");
      await page.getByRole("combobox", { name: "Search" }).fill("snap");
    },
  },
];
