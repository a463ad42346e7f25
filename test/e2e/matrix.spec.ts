import type { Locator, Page } from "@playwright/test";
import { compactCard } from "../../scripts/data/compact";
import { resampledCards } from "../support/resample";
import { shippedCards } from "../support/shipped";
import { axe, expect, serveIndex, test } from "./fixtures";

const grid = (page: Page): Locator => page.getByRole("grid");
const rowOf = (page: Page, name: string): Locator => grid(page).getByRole("row", { name });
const headerOf = (page: Page, name: string): Locator =>
  grid(page).getByRole("columnheader", { name, exact: true });
const cell = (page: Page, row: string, column: string): Locator =>
  page.locator(`[data-row="${row}"] [data-column="${column}"]`);
const headerCell = (page: Page, column: string): Locator => cell(page, "$header", column);

/** Names in the order of the screen. */
const names = async (page: Page): Promise<string[]> =>
  grid(page)
    .locator('[role="row"]:has([role="rowheader"] a)')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
        .map((row) => row.querySelector("a")?.textContent ?? ""),
    );

test("a first visit shows agent sandboxes, the cheapest first, and the way to the others", async ({
  page,
}) => {
  await page.goto("./");
  await expect(page.getByText(/^\d+ of 44 agent sandboxes$/)).toBeVisible();
  await expect(headerOf(page, "Monthly cost")).toHaveAttribute("aria-sort", "ascending");
  await expect(rowOf(page, "OpenComputer")).toContainText("$20.00");
  await page.getByRole("button", { name: /browser \d+/ }).click();
  await expect(page.getByText(/ of 49 providers$/)).toBeVisible();
  await page.getByRole("button", { name: "Remove category: browser" }).click();
  await page.getByRole("button", { name: "Remove category: agent sandbox" }).click();
  await expect(page.getByText(/ of 70 providers$/)).toBeVisible();
});

test("a requirement that only one mode meets changes the mode that is priced", async ({ page }) => {
  await page.goto("./#v=1&category=any");
  const row = rowOf(page, "Together Code Sandbox");
  await grid(page).press("Control+End");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goto("./#v=1&must=snapshot_mem");
  await page.getByRole("grid").evaluate((element) => element.scrollTo(0, 100_000));
  await expect(row).toContainText("$74.40");
  await expect(row).toContainText("contact sales");
  await cell(page, "together-code-sandbox", "met").click();
  await expect(page.getByRole("dialog")).toContainText("memory snapshots");
});

test("a cell opens its evidence, in the link too, and Escape gives the focus back", async ({
  page,
}) => {
  await page.goto("./");
  const opener = cell(page, "koyeb", "wake_on_request");
  await opener.click();
  const dialog = page.getByRole("dialog", {
    name: /Koyeb Sandboxes · Wakes on request: in \d of \d/,
  });
  await expect(dialog).toContainText("In each mode");
  await expect(dialog).toContainText(/read \d+ \w+ 2026/);
  await expect(dialog).toContainText("page not stored");
  await expect(page).toHaveURL(/evidence=koyeb\/wake_on_request/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).not.toHaveURL(/evidence=/);

  await page.goto("./#v=1&evidence=koyeb/wake_on_request");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Must", exact: true }).click();
  await expect(page.getByRole("list", { name: "Requirements" })).toContainText(
    "must · Wakes on request",
  );
});

test("another cell takes the evidence over with one step of history", async ({ page }) => {
  await page.goto("./");
  await cell(page, "modal", "fork").click();
  await expect(page.getByRole("dialog", { name: /Modal Sandboxes · Fork/ })).toBeVisible();
  await cell(page, "e2b", "fork").scrollIntoViewIfNeeded();
  await cell(page, "daytona", "root").click();
  await expect(page.getByRole("dialog", { name: /Daytona · Root/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: /Modal Sandboxes · Fork/ })).toBeVisible();
});

test("sorts by any column, by several with Shift, and the open evidence stays open", async ({
  page,
}) => {
  await page.goto("./");
  await cell(page, "modal", "docker_inside").click();
  await headerCell(page, "docker_inside").click({ position: { x: 20, y: 40 } });
  await expect(headerCell(page, "docker_inside")).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("dialog", { name: /Modal Sandboxes · Docker/ })).toBeVisible();
  await headerCell(page, "root").click({ modifiers: ["Shift"], position: { x: 20, y: 40 } });
  await expect(page).toHaveURL(/sort=-docker_inside,-root/);
  const facts = await grid(page)
    .locator('[role="gridcell"][data-column="docker_inside"]')
    .evaluateAll((cells) =>
      cells
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((one) => one.textContent ?? ""),
    );
  expect(facts[0]).toBe("yes");
  const order = facts.map((text) =>
    text === "yes" ? 0 : text.startsWith("in ") ? 1 : text === "no" ? 2 : 3,
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("what is unknown sorts last in both directions", async ({ page }) => {
  await page.goto("./");
  for (const direction of ["descending", "ascending"]) {
    await headerCell(page, "maxSessionHours").click({ position: { x: 20, y: 40 } });
    await expect(headerCell(page, "maxSessionHours")).toHaveAttribute("aria-sort", direction);
    await grid(page).evaluate((element) => element.scrollTo(0, 100_000));
    await expect
      .poll(() =>
        grid(page)
          .locator('[role="gridcell"][data-column="maxSessionHours"]')
          .evaluateAll((cells) =>
            cells
              .toSorted((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top)
              .slice(0, 2)
              .map((one) => one.textContent),
          ),
      )
      .toEqual(["unknown", "unknown"]);
    await grid(page).evaluate((element) => element.scrollTo(0, 0));
  }
});

test("columns: order by key and by drag, pin, hide and resize, and a link opens the same", async ({
  page,
  browser,
}) => {
  await page.goto("./");
  await headerCell(page, "fork").focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(headerCell(page, "fork")).toHaveAttribute("aria-colindex", "4");
  await expect(headerCell(page, "fork")).toBeFocused();
  await page.keyboard.press("+");
  await headerCell(page, "root").dragTo(headerCell(page, "pause_resume"));
  await headerCell(page, "docker_inside").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByRole("menuitem", { name: "Pin beside the names" }).click();
  await headerCell(page, "persistent_disk").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByRole("menuitem", { name: "Hide" }).click();
  await expect(headerCell(page, "persistent_disk")).toBeHidden();
  const shown = (on: Page) =>
    grid(on)
      .locator('[data-row="$header"] [role="columnheader"]')
      .evaluateAll((cells) =>
        cells.map(
          (one) => `${one.getAttribute("data-column")} ${one.getBoundingClientRect().width}`,
        ),
      );
  const before = await shown(page);
  expect(before.map((text) => text.split(" ")[0]).slice(0, 7)).toEqual([
    "select",
    "name",
    "monthlyUsd",
    "docker_inside",
    "fork",
    "snapshot_mem",
    "root",
  ]);
  const other = await browser.newPage({ viewport: { width: 1440, height: 920 } });
  await other.goto(page.url());
  await expect(grid(other)).toBeVisible();
  expect(await shown(other)).toEqual(before);
  await other.close();
});

test("finds features by their words, and has sets of columns", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("textbox", { name: "Find a feature" }).fill("captcha");
  await expect(headerOf(page, "CAPTCHA solving")).toBeVisible();
  await expect(headerOf(page, "Fork")).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Columns" }).selectOption({ label: "SDKs" });
  await expect(headerOf(page, "Python SDK")).toBeVisible();
  await expect(page).toHaveURL(/preset=sdks/);
});

test("who is left out is one click away, with reasons and the price if confirmed", async ({
  page,
}) => {
  await page.goto("./#v=1&must=docker_inside,snapshot_mem");
  await page.getByRole("button", { name: /\d+ excluded/ }).click();
  const dialog = page.getByRole("dialog", { name: /\d+ left out/ });
  const mosaic = dialog.getByRole("listitem").filter({ hasText: "Mosaic Sandbox" });
  await expect(mosaic).toContainText("Docker inside unknown");
  await expect(mosaic).toContainText("$25.00 if confirmed");
  await expect(dialog).toContainText("no memory snapshots in any");
  await dialog.getByRole("button", { name: "Drop Docker inside" }).click();
  await expect(page).not.toHaveURL(/docker_inside/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /\d+ excluded/ })).toBeFocused();
});

test("nobody left: says what to drop, and dropping it brings them back", async ({ page }) => {
  await page.goto("./#v=1&must=macos,windows,gpu_desktop,fork_running");
  await expect(page.getByText("No provider meets all of this")).toBeVisible();
  await page.getByRole("button", { name: "Drop all requirements" }).click();
  await expect(grid(page)).toBeVisible();
});

test("at most six side by side, said plainly", async ({ page }) => {
  await page.goto("./");
  const boxes = grid(page).getByRole("checkbox");
  for (let i = 0; i < 7; i++) await boxes.nth(i).locator("..").click();
  await expect(page.getByText("6 providers are side by side already.")).toBeVisible();
  await expect(grid(page).getByRole("checkbox", { checked: true })).toHaveCount(6);
});

test("travels by keyboard through 1,000 rows and every column", async ({ page, problems }) => {
  // Most of the cards are of the index alone.
  problems.allow(/404/);
  const cards = resampledCards(shippedCards(), 1000).map(compactCard);
  await serveIndex<{ cards: unknown }>(page, (index) => ({ ...index, cards }));
  await page.goto("./#v=1&category=any&preset=everything");
  await expect(grid(page)).toHaveAttribute("aria-rowcount", "1002");
  await cell(page, (await firstRow(page)) ?? "", "name").focus();
  await page.keyboard.press("Control+End");
  const focused = page.locator(":focus");
  await expect(focused).toHaveAttribute(
    "aria-colindex",
    (await grid(page).getAttribute("aria-colcount")) ?? "",
  );
  await expect(page.locator('[role="row"]:has(:focus)')).toHaveAttribute("aria-rowindex", "1002");
  await expect(focused).toBeInViewport();
  await page.keyboard.press("Control+Home");
  await expect(page.locator('[role="row"]:has(:focus)')).toHaveAttribute("aria-rowindex", "3");
  for (let i = 0; i < 30; i++) await page.keyboard.press("PageDown");
  await expect(focused).toBeInViewport();
  const row = Number(await page.locator('[role="row"]:has(:focus)').getAttribute("aria-rowindex"));
  expect(row).toBeGreaterThan(300);
  for (let i = 0; i < 40; i++) await page.keyboard.press("ArrowRight");
  await expect(focused).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(focused).toHaveAttribute("aria-colindex", "41");
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(3000);
});

const firstRow = (page: Page): Promise<string | null> =>
  page.locator('[data-row][aria-rowindex="3"]').getAttribute("data-row");

test("headers and first columns stay exact while scrolling both ways", async ({ page }) => {
  await page.goto("./#v=1&preset=everything");
  await grid(page).evaluate((element) => element.scrollTo(1234, 567));
  await expect.poll(() => grid(page).evaluate((element) => element.scrollLeft)).toBe(1234);
  const off = await grid(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const header = element.querySelector('[data-row="$header"]');
    const misplaced: string[] = [];
    if (header?.parentElement?.getBoundingClientRect().top !== box.top) misplaced.push("header");
    for (const head of header?.querySelectorAll("[data-column]") ?? []) {
      const column = head.getAttribute("data-column");
      for (const one of element.querySelectorAll(
        `[data-row]:not([data-row="$header"]) [data-column="${column}"]`,
      )) {
        const [a, b] = [head.getBoundingClientRect(), one.getBoundingClientRect()];
        if (a.left !== b.left || a.width !== b.width) misplaced.push(`${column}`);
      }
    }
    const name = element.querySelector('[role="rowheader"]')?.getBoundingClientRect();
    if (name?.left !== box.left + 62) misplaced.push(`name at ${name?.left}`);
    return misplaced;
  });
  expect(off).toEqual([]);
});

test("a phone reads a list, opens what stands behind, and can have the matrix", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./");
  const modal = page.getByRole("listitem").filter({ hasText: "Modal Sandboxes" });
  await modal.getByRole("button", { name: /Modal Sandboxes/ }).click();
  await modal.getByRole("button", { name: /Memory snapshots/ }).click();
  const dialog = page.getByRole("dialog", { name: "Modal Sandboxes · Memory snapshots: yes" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Show the matrix" }).click();
  await expect(grid(page)).toBeVisible();
});

for (const width of [390, 820, 1440]) {
  test(`${width} px: no page-wide scroll, targets of 24 px, axe clean in both themes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("./#v=1&must=docker_inside&nice=gpu");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.getByText(/of 44 agent sandboxes/)).toBeVisible();
      await axe(page);
    }
    const { wider, small } = await page.evaluate(() => ({
      wider: (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
      small: [...document.querySelectorAll("main button, main select, main input:not(.check)")]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 20 || box.height < 20))
        .map(({ element }) => element.outerHTML.slice(0, 120)),
    }));
    expect(wider).toBeLessThanOrEqual(0);
    expect(small).toEqual([]);
  });
}

test("axe is clean with the evidence, the column menu and the list of those left out open", async ({
  page,
}) => {
  await page.goto("./#v=1&must=docker_inside&evidence=modal/docker_inside");
  await expect(page.getByRole("dialog", { name: /Modal/ })).toContainText("In each mode");
  await axe(page);
  await page.keyboard.press("Escape");
  await headerCell(page, "fork").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("menu")).toBeVisible();
  await axe(page, '[role="menu"]');
  await axe(page, '[role="grid"]');
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /\d+ excluded/ }).click();
  await expect(page.getByRole("dialog", { name: /left out/ })).toBeVisible();
  await axe(page);
});

test("filtering ranks anew and says what stands outside the filter", async ({ page }) => {
  await page.goto("./");
  const before = await names(page);
  await headerCell(page, "snapshot_mem").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByRole("menuitemcheckbox", { name: "Must have it" }).click();
  await expect(page.getByRole("list", { name: "Requirements" })).toContainText(
    "must · Memory snapshots",
  );
  await expect.poll(() => names(page)).not.toEqual(before);
  await expect(cell(page, (await firstRow(page)) ?? "", "select")).toContainText("1");
  await expect(page.getByRole("button", { name: /\d+ more if .* is confirmed/ })).toBeVisible();
});
