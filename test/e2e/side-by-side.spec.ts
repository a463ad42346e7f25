import type { Page } from "@playwright/test";
import { axe, expect, test } from "./fixtures";

const open = (page: Page, more = "&compared=e2b,modal,daytona") =>
  page.goto(`./#view=side-by-side${more}`);

const names = (page: Page) =>
  page
    .getByRole("columnheader")
    .evaluateAll((heads) => heads.map((head) => head.querySelector("button")?.textContent));

const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });

test("without a choice it says how to choose, and suggests the three cheapest", async ({
  page,
}) => {
  await open(page, "");
  await expect(page.getByText("No providers are side by side yet")).toBeVisible();
  await page.getByRole("button", { name: "Compare the 3 cheapest" }).click();
  await expect(page.getByRole("heading", { name: "3 side by side" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await page.goBack();
  await expect(page.getByText("No providers are side by side yet")).toBeVisible();
});

test("providers are added and removed", async ({ page }) => {
  await open(page);
  await page.getByRole("combobox", { name: "Add a provider" }).selectOption("dexto");
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await page.getByRole("button", { name: "Remove Modal Sandboxes" }).click();
  await expect.poll(() => names(page)).toEqual(["E2B", "Daytona", "Dexto"]);
  expect(page.url()).toContain("compared=e2b,daytona,dexto");
});

test("columns are put in order by the keyboard alone", async ({ page }) => {
  await open(page);
  const left = page.getByRole("button", { name: "Move Daytona left" });
  await left.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(["E2B", "Daytona", "Modal Sandboxes"]);
  await expect(left).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(["Daytona", "E2B", "Modal Sandboxes"]);
  await expect(page.getByRole("button", { name: "Move Daytona right" })).toBeFocused();
  await expect(page.getByText("Daytona is now column 1 of 3")).toBeAttached();
});

test("columns are put in order by drag", async ({ page }) => {
  await open(page);
  const heads = page.getByRole("columnheader");
  await heads
    .filter({ hasText: "Daytona" })
    .getByTitle("Drag to another place")
    .dragTo(heads.filter({ hasText: "E2B" }));
  await expect.poll(() => names(page)).toEqual(["Daytona", "E2B", "Modal Sandboxes"]);
});

test("only differences: unknown against known is one, and says so", async ({ page }) => {
  await open(page);
  await expect(row(page, /^Volumes/)).toBeVisible();
  await page.getByRole("switch", { name: "Only differences" }).check();
  await expect(row(page, /^Volumes/)).toBeHidden();
  await expect(row(page, /^Pause and resume/)).toBeVisible();
  await expect(row(page, /^Scheduled wake-ups/)).toContainText("known of some only");
  expect(page.url()).toContain("differences=only");
});

test("the cheapest is marked in words, and follows the workload", async ({ page }) => {
  await open(page);
  const month = row(page, /^Month/);
  const marked = month.getByRole("cell").filter({ hasText: "cheapest" });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText("$35.76");
});

test("a fact opens its evidence and the focus comes back", async ({ page }) => {
  await open(page);
  const fact = page.getByRole("button", { name: /^E2B, Wakes on request:/ });
  await fact.click();
  await expect(page.getByRole("dialog")).toContainText("E2B · Wakes on request");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(fact).toBeFocused();
});

test("head and labels stay in view while the table scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "&compared=e2b,modal,daytona,koyeb,dexto");
  const region = page.getByRole("region", { name: "Providers side by side" });
  await region.evaluate((box) => box.scrollTo(400, 3000));
  const head = page.getByRole("columnheader").last();
  await expect(head).toBeInViewport();
  const [box, label] = await Promise.all([
    region.boundingBox(),
    page.getByRole("rowheader").nth(60).boundingBox(),
  ]);
  expect(label?.x).toBe(box?.x);
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing side by side, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, "");
    await expect(page.getByText("No providers are side by side yet")).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: "Compare the 3 cheapest" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await axe(page);
  });
}

for (const width of [390, 820, 1440]) {
  test(`only the table is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "&compared=e2b,modal,daytona,koyeb,dexto,together-code-sandbox");
    await expect(page.getByRole("columnheader")).toHaveCount(6);
    const over = await page.evaluate(() => {
      const boxes = [document.documentElement, document.querySelector("main")];
      return boxes.map((box) => (box ? box.scrollWidth - box.clientWidth : 0));
    });
    expect(over).toEqual([0, 0]);
  });
}
