import type { Page } from "@playwright/test";

export interface View {
  name: string;
  /** What follows the app's address; empty is the first visit. */
  fragment: string;
  /** What to do once the page has loaded. */
  act?: (page: Page) => Promise<void>;
}

/** The panel stands beside the view in a wide window, else behind a button. */
async function openPanel(page: Page): Promise<void> {
  for (const button of await page.getByRole("button", { name: /^Workload/ }).all()) {
    if (await button.isVisible()) await button.click();
  }
  await page.getByRole("heading", { name: "Knobs" }).waitFor();
}

export const views: View[] = [
  { name: "compare", fragment: "" },
  {
    name: "panel",
    fragment:
      "#vcpu=4&concurrency=1&sessions=90000&egress_gib=100&must=snapshot_mem&nice=gpu&not=own_agent_api&session_min=24&isolation=gvisor,kata,firecracker",
    act: openPanel,
  },
  {
    name: "panel-open",
    fragment: "#sessions=1100&hours=8&concurrency=50&unknown=passes&knob.modal/idle_tail=60",
    act: async (page) => {
      await openPanel(page);
      await page.getByRole("button", { name: "Count machines instead" }).click();
      await page.getByRole("button", { name: /^RAM in use/ }).click();
      await page
        .getByRole("button", { name: /^About / })
        .first()
        .click();
      await page.getByRole("heading", { name: "Knobs" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "requirement-picker",
    fragment: "#must=snapshot_mem",
    act: async (page) => {
      await openPanel(page);
      await page.getByRole("button", { name: "Add a requirement" }).click();
      await page.getByRole("combobox", { name: "Search requirements" }).fill("s");
    },
  },
  { name: "damaged-link", fragment: "#vcpu=8&ram_gib=lots&colour=red&must=telepathy" },
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
