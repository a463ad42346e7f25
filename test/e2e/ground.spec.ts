import { expect, test } from "./fixtures";

test("the header's policy is the page's own, and forbids framing besides", async ({ page }) => {
  const response = await page.goto("./");
  const header = response?.headers()["content-security-policy"] ?? "";
  const own = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute("content");
  expect(header.split("; ")).toEqual([...(own ?? "").split("; "), "frame-ancestors 'none'"]);
});

test("the app opens from a sub-path of a static host", async ({ page, problems, subPath }) => {
  await page.goto(subPath);
  await expect(page.getByRole("banner")).toBeVisible();
  expect(problems.seen()).toEqual([]);
});
