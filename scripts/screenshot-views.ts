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
  { name: "compare-everything", fragment: "#v=1&preset=everything&group=category&category=any" },
  {
    name: "compare-evidence",
    fragment: "#v=1&must=docker_inside&nice=gpu&evidence=daytona/docker_inside",
    act: async (page) => {
      await page.getByRole("dialog").getByText("In each mode").waitFor();
    },
  },
  {
    name: "compare-excluded",
    fragment: "#v=1&must=docker_inside,snapshot_mem",
    act: async (page) => {
      await page.getByRole("button", { name: /\d+ excluded/ }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "compare-nobody", fragment: "#v=1&must=macos,windows,gpu_desktop,fork_running" },
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
