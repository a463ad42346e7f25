import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axe, expect, serveCard, test } from "./fixtures";

const open = (page: Page, id: string, more = "") =>
  page.goto(`./#view=provider&provider=${id}${more}`);

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a provider opens by its link, with its price and the offer behind it", async ({ page }) => {
  await open(page, "e2b");
  await expect(page.getByRole("heading", { level: 1, name: "E2B" })).toBeVisible();
  await expect(page).toHaveTitle("E2B · Boxscore");
  await expect(part(page, "All offers")).toContainText("sets the price");
  await expect(part(page, "Caveats").getByRole("listitem").first()).toBeVisible();
  await expect(part(page, "Sources").getByRole("link").first()).toHaveAttribute("href", /^https:/);
});

test("an unpriced provider says why in words, and shows no figure", async ({ page }) => {
  await open(page, "dexto");
  const head = page
    .getByRole("article")
    .getByRole("heading", { level: 1 })
    .locator("xpath=../../..");
  await expect(head).toContainText("not priced");
  await expect(head).toContainText("rates unpublished");
  await expect(head).toContainText("fewer sandboxes at once than asked");
  await expect(head).not.toContainText("$");
});

test("the quote of a stored page is shown where it stands", async ({ page }) => {
  await open(page, "dexto");
  const features = part(page, "Features");
  await features.getByText("Attachable volumes", { exact: true }).click();
  await expect(features.getByText("quote found in the stored page")).toBeVisible();
  const opener = features.getByRole("button", { name: "Show it there" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "The stored page" });
  const mark = dialog.locator("mark");
  await expect(mark).toHaveText(/^All file paths must stay under \/workspace/);
  await expect(mark).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("a page that isn't stored is said not to be", async ({ page }) => {
  await open(page, "e2b");
  const features = part(page, "Features");
  await features.getByText("Memory snapshots", { exact: true }).click();
  await expect(features.getByText("page not stored")).toBeVisible();
});

test("the contents lead to a part without touching the address", async ({ page }) => {
  await open(page, "modal");
  const address = page.url();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("button", { name: "Company" })
    .click();
  const heading = page.getByRole("heading", { name: "Company", exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(page.url()).toBe(address);
});

test("features are filtered by what is known of them", async ({ page }) => {
  await open(page, "modal");
  const features = part(page, "Features");
  await features.getByRole("combobox", { name: "Features to show" }).selectOption("unknown");
  await expect(features.getByText("Nested virtualisation", { exact: true })).toBeVisible();
  await expect(features.getByText("Docker inside", { exact: true })).toBeHidden();
});

test("the raw card is copied and saved as its file has it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "dexto");
  const file: unknown = JSON.parse(await readFile("public/data/cards/dexto.json", "utf8"));
  const raw = part(page, "Raw card");
  await raw.getByRole("button", { name: "Copy" }).click();
  await expect(raw.getByRole("status")).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(file);
  const download = page.waitForEvent("download");
  await raw.getByRole("button", { name: "Download" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("dexto.json");
  expect(JSON.parse(await readFile(await saved.path(), "utf8"))).toEqual(file);
  await raw.getByText("Show dexto.json").click();
  await expect(raw.getByText('"audit_2026_09_29"')).toBeVisible();
});

test("a card that fails to load leaves the rest of the page, and comes on a second try", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  let fails = true;
  await page.route("**/data/cards/e2b.json", (route) =>
    fails ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await open(page, "e2b");
  const alert = page.getByRole("alert").filter({ hasText: "The whole card could not be loaded." });
  await expect(alert).toContainText("The server answered 500");
  await expect(part(page, "Plans").getByText("Hobby", { exact: true })).toBeVisible();
  fails = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(part(page, "Company")).toContainText("FoundryLabs");
  await expect(alert).toBeHidden();
});

test("a card's texts stay texts", async ({ page }) => {
  await serveCard(page, "e2b", (card: object) => ({
    ...card,
    caveats: ["<img src=x onerror=alert(1)>"],
    sources: ["javascript:alert(1)"],
  }));
  await open(page, "e2b");
  await expect(part(page, "Caveats")).toContainText("<img src=x onerror=alert(1)>");
  await expect(part(page, "Sources").getByRole("link")).toHaveCount(0);
});

test("an unknown provider is named, with a way to all of them", async ({ page }) => {
  await open(page, "nobody");
  await expect(page.getByText("There is no provider “nobody”")).toBeVisible();
  await page.getByRole("button", { name: "Show all providers" }).click();
  await expect(page.getByRole("grid").or(page.getByRole("table")).first()).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing on a provider's page, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, "dexto");
    await expect(part(page, "Sources").getByRole("link").first()).toBeVisible();
    await part(page, "Features").getByText("Attachable volumes", { exact: true }).click();
    await part(page, "Raw card").getByText("Show dexto.json").click();
    await axe(page);
    await part(page, "Features").getByRole("button", { name: "Show it there" }).click();
    await expect(page.getByRole("dialog").locator("mark")).toBeVisible();
    await axe(page);
  });
}

for (const width of [390, 820, 1440]) {
  test(`the page is no wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ["daytona", "aws-ec2", "together-code-sandbox"]) {
      await open(page, id);
      await expect(part(page, "Sources").getByRole("link").first()).toBeVisible();
      const over = await page.evaluate(() => {
        const boxes = [document.documentElement, document.querySelector("main")];
        return boxes.map((box) => (box ? box.scrollWidth - box.clientWidth : 0));
      });
      expect(over, id).toEqual([0, 0]);
    }
  });
}
