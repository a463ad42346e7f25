import type { Page } from "@playwright/test";
import { axe, expect, serveIndex, test } from "./fixtures";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
/** The line above the ranking, as one reads it. */
const priced = (page: Page, text: string) =>
  page.getByRole("main").getByRole("paragraph").filter({ hasText: text });
const firstProvider = (page: Page) => page.getByRole("rowheader").first();

async function fill(page: Page, name: string, text: string) {
  await field(page, name).fill(text);
  await field(page, name).press("Enter");
}

async function require(page: Page, search: string) {
  await page.getByRole("button", { name: "Add a requirement" }).click();
  await page.getByRole("combobox", { name: "Search requirements" }).fill(search);
  await page.getByRole("option", { name: search }).first().click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox", { name: "Search requirements" })).toBeHidden();
}

async function readText(stream: NodeJS.ReadableStream): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of stream) pieces.push(String(piece));
  return pieces.join("");
}

test("filter, move the workload, copy the link: it opens the same for someone else", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./");
  await expect(page.getByText("44 of 44 agent sandboxes")).toBeVisible();
  const cheapest = await firstProvider(page).textContent();

  await require(page, "Memory snapshots");
  await expect(page.getByText(/^\d+ of 44 agent sandboxes/)).not.toHaveText(/^44 of/);
  await fill(page, "Sessions a month", "20000");
  await fill(page, "Session length", "2 h");
  await expect(priced(page, "20,000 sessions of 2 h")).toBeVisible();
  await expect(firstProvider(page)).not.toHaveText(cheapest ?? "");

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Copied$/ })).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe("#v=1&sessions=20000&hours=2&must=snapshot_mem");

  const shown = await page.getByRole("grid").textContent();
  const other = await browser.newContext({ viewport: { width: 1440, height: 920 } });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(priced(theirs, "20,000 sessions of 2 h")).toBeVisible();
  await expect(theirs.getByRole("rowheader").first()).toBeVisible();
  expect(await theirs.getByRole("grid").textContent()).toBe(shown);
  await other.close();
});

test("Back and Forward step through choices, not through a slider's pixels", async ({ page }) => {
  await page.goto("./");
  await expect(firstProvider(page)).toBeVisible();
  const before = await page.evaluate(() => history.length);

  const box = await slider(page, "vCPU").boundingBox();
  if (box === null) throw new Error("the slider has no place");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.38, y);
  await page.mouse.down();
  for (const share of [0.45, 0.5, 0.6, 0.7, 0.8]) {
    await page.mouse.move(box.x + box.width * share, y);
  }
  await page.mouse.up();
  const dragged = await field(page, "vCPU").inputValue();
  expect(Number(dragged)).toBeGreaterThan(8);
  await expect(priced(page, `${dragged} vCPU`)).toBeVisible();
  await page.getByRole("switch", { name: "Unknown may pass" }).check();
  expect(await page.evaluate(() => history.length)).toBe(before + 2);

  await page.goBack();
  await expect(page.getByRole("switch", { name: "Unknown may pass" })).not.toBeChecked();
  await expect(field(page, "vCPU")).toHaveValue(dragged);
  await page.goBack();
  await expect(field(page, "vCPU")).toHaveValue("2");
  await page.goForward();
  await expect(field(page, "vCPU")).toHaveValue(dragged);
  await page.goForward();
  await expect(page.getByRole("switch", { name: "Unknown may pass" })).toBeChecked();
});

test("the figures of the reference cards follow requirements and knobs", async ({ page }) => {
  await page.goto("./");
  await page.setViewportSize({ width: 1440, height: 2600 });
  const together = row(page, "Together Code Sandbox");
  await expect(together).toContainText("$30.00");
  await expect(together).toContainText("size unpublished");
  await expect(together).toContainText("Together Code Interpreter");

  const dexto = row(page, "Dexto");
  await expect(dexto).toContainText("not priced");
  await expect(dexto).toContainText("rates unpublished; fewer sandboxes at once than asked");

  await require(page, "Memory snapshots");
  await expect(together).toContainText("$74.40");
  await expect(together).toContainText("contact sales");
  await expect(together).not.toContainText("Together Code Interpreter (");

  await page.getByRole("textbox", { name: "Search knobs" }).fill("Together");
  const knobs = page.getByRole("region", { name: "Knobs of Together Code Sandbox" });
  await knobs.getByRole("textbox").fill("1,5");
  await knobs.getByRole("textbox").press("Enter");
  await expect(together).toContainText("$111.60");
  await expect(page).toHaveURL(/knob\.together-code-sandbox\/hibernation_tail=1\.5/);

  await knobs.getByRole("button", { name: /^Reset / }).click();
  await expect(together).toContainText("$74.40");
  await expect(page).not.toHaveURL(/knob/);
});

test("a card that is not in order is named with its field, and the rest works", async ({
  page,
}) => {
  await serveIndex(page, (index: { cards: { id: string; modes: { pricing: string }[] }[] }) => {
    const modal = index.cards.find(({ id }) => id === "modal");
    const [mode] = modal?.modes ?? [];
    if (mode) mode.pricing = "by mood";
    return index;
  });
  await page.goto("./");
  const notice = page.getByRole("status").filter({ hasText: "One card is left out" });
  await expect(notice).toContainText("modal: modes[0].pricing should be one of");
  await expect(page.getByText("43 of 43 agent sandboxes")).toBeVisible();
  await fill(page, "vCPU", "4");
  await expect(priced(page, "4 vCPU")).toBeVisible();

  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toBeHidden();
});

test("without any data it says so, and trying again works", async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.route("**/data/index.json", (route) => route.fulfill({ status: 503 }));
  await page.goto("./#v=1&vcpu=8");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The provider cards could not be loaded");
  await expect(alert).toContainText("503");
  await axe(page);

  await page.unroute("**/data/index.json");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(firstProvider(page)).toBeVisible();
  await expect(priced(page, "8 vCPU")).toBeVisible();
});

test("a damaged link opens with the rest and names what it left out", async ({ page }) => {
  await page.goto(
    "./#v=1&vcpu=8&ram_gib=lots&colour=red&must=snapshot_mem,telepathy&provider=nobody",
  );
  await expect(priced(page, "8 vCPU / 4 GiB")).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: "could not be used" });
  await expect(notice).toContainText("RAM “lots” is not a number; 4 is used.");
  await expect(notice).toContainText("“colour”");
  await expect(notice).toContainText("“telepathy” is not a feature");
  await expect(notice).toContainText("“nobody”");
  await expect(page.getByRole("combobox", { name: /How much Memory snapshots/ })).toHaveValue(
    "must",
  );
  await axe(page);
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toBeHidden();
});

test("each word of the priced line leads to its control", async ({ page }) => {
  await page.goto("./");
  const line = priced(page, "Pricing 1,000 sessions");
  await line.getByRole("button", { name: "30 min" }).click();
  await expect(field(page, "Session length")).toBeFocused();
  await line.getByRole("button", { name: "egress" }).click();
  await expect(field(page, "Egress")).toBeFocused();

  await page.setViewportSize({ width: 820, height: 1100 });
  await line.getByRole("button", { name: "4 GiB" }).click();
  await expect(page.getByRole("dialog", { name: "Workload and requirements" })).toBeVisible();
  await expect(field(page, "RAM")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Workload and requirements" })).toBeHidden();
  await expect(line.getByRole("button", { name: "4 GiB" })).toBeFocused();
});

test("the three loops with the keyboard alone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./");
  await expect(firstProvider(page)).toBeVisible();
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      const text = await focused.evaluate((element) => {
        const labels =
          "labels" in element && element.labels instanceof NodeList ? element.labels : [];
        return [element.getAttribute("aria-label"), element.textContent, ...labels]
          .map((part) => (part instanceof Node ? part.textContent : part))
          .join(" ");
      });
      if (name.test(text)) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };

  await tabTo(/^ *vCPU|vCPU$/);
  await page.keyboard.type("4");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("type", "range");
  await page.keyboard.press("ArrowRight");
  await expect(priced(page, "4.25 vCPU")).toBeVisible();

  await tabTo(/Add a requirement/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Search requirements" })).toBeFocused();
  await page.keyboard.type("docker");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: /Docker inside/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add a requirement" })).toBeFocused();

  await page.getByRole("link", { name: "Boxscore" }).focus();
  await tabTo(/Copy link/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Copied$/ })).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe("#v=1&vcpu=4.25&must=docker_inside");
});

test("one view that fails leaves the rest", async ({ page, problems }) => {
  problems.allow(
    /Failed to (load resource|fetch dynamically)|CostsView|importing a module|The above error/,
  );
  await page.route("**/assets/CostsView-*.js", (route) => route.abort());
  await page.goto("./");
  await page.getByRole("link", { name: "Costs" }).first().click();
  await expect(page.getByRole("alert")).toContainText("Costs could not be shown");
  await page.getByRole("link", { name: "Compare" }).first().click();
  await expect(firstProvider(page)).toBeVisible();
  await expect(page).toHaveTitle("Compare · Boxscore");

  await page.unroute("**/assets/CostsView-*.js");
  await page.getByRole("link", { name: "Costs" }).first().click();
  await expect(page.getByRole("heading", { name: /Monthly cost/ })).toBeVisible();
  await expect(page).toHaveTitle("Costs · Boxscore");
});

test("what is shown is exported: the rows and columns on the screen", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./#v=1&must=snapshot_mem,ssh");
  await expect(firstProvider(page)).toBeVisible();
  const cheapest = await page.getByRole("rowheader").first().getByRole("link").textContent();
  const choose = async (item: RegExp) => {
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };

  const download = page.waitForEvent("download");
  await choose(/^CSV/);
  const file = await download;
  expect(file.suggestedFilename()).toBe("boxscore.csv");
  const [header, first] = (await readText(await file.createReadStream())).split("\r\n");
  expect(header).toMatch(/^Provider,Monthly cost \(USD\/month\)/);
  expect(header).toContain(",Status,");
  expect(header).toContain("Memory snapshots");
  expect(first).toContain(cheapest);

  await choose(/Markdown/);
  await expect(page.getByRole("status").filter({ hasText: /^Copied$/ })).toBeAttached();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown.split("\n")[2]).toContain(`| ${cheapest} | $`);
});

for (const scheme of ["light", "dark"] as const) {
  test(`the panel with everything open has nothing for axe, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(
      "./#v=1&vcpu=4&must=snapshot_mem&nice=gpu&session_min=24&isolation=gvisor,kata",
    );
    await page.getByRole("button", { name: "Count machines instead" }).click();
    await page.getByRole("button", { name: /^RAM in use, snapshots/ }).click();
    await page
      .getByRole("button", { name: /^About / })
      .first()
      .click();
    await axe(page);
    await page.getByRole("button", { name: "Add a requirement" }).click();
    const listed = page.getByRole("listbox", { name: "Requirements" });
    await expect(listed.getByRole("option").first()).toBeVisible();
    await axe(page);
  });
}
