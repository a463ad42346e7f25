import type { Page } from "@playwright/test";
import { axe, expect, test } from "./fixtures";

async function open(page: Page, fragment = ""): Promise<void> {
  await page.goto(`./${fragment}`);
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();
  await expect(page.getByText("OpenComputer").first()).toBeVisible();
}

const field = (page: Page) => page.getByRole("combobox", { name: "Search" });

test("/ opens it, arrows choose, Enter opens a provider", async ({ page }) => {
  await open(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("modal");
  await expect(page.getByRole("option", { selected: true })).toContainText("Modal Sandboxes");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Modal Sandboxes" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("what is typed while its code is on the way is searched for", async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/SearchDialog/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("./");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("daytona");
  arrive();
  await expect(page.getByRole("combobox", { name: /search/i })).toHaveValue("daytona");
});

test("Ctrl-K opens it from a field, Escape gives the focus back", async ({ page }) => {
  await open(page);
  const vcpu = page.getByRole("textbox", { name: "vCPU" });
  await vcpu.focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(vcpu).toBeFocused();
});

test("a feature becomes a must by keyboard, and the link has it", async ({ page }) => {
  await open(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("mem snap");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: /Memory snapshots/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/must=snapshot_mem/);
});

test("an action sets a workload and a step back undoes it", async ({ page }) => {
  await open(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("workload gpu notebooks");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/gpu/);
  await page.goBack();
  await expect(page).not.toHaveURL(/gpu/);
});

test("the table of what is shown is saved as CSV", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("csv");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("boxscore.csv");
  await expect(page.getByRole("dialog")).toBeHidden();
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the search, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await axe(page);
    await page.keyboard.type("docker");
    await axe(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option").first()).toContainText("Must have it");
    await axe(page);
  });
}

for (const width of [390, 820, 1440]) {
  test(`it fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(field(page)).toBeFocused();
    const box = await page.getByRole("dialog").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}
