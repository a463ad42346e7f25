import { expect, serveIndex, test } from "./fixtures";

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

test("the harness sees a warning, an uncaught error and a policy violation", async ({
  page,
  problems,
}) => {
  await page.goto("./");
  await page.evaluate(() => {
    console.warn("a warning");
    setTimeout(() => {
      throw new Error("an error");
    });
    const image = document.createElement("img");
    image.src = "http://elsewhere.invalid/picture.png";
    document.body.append(image);
  });
  const provoked = [
    /^console warning: a warning/,
    /^uncaught: .*an error/,
    /^policy violation: img-src/,
  ];
  for (const pattern of provoked) {
    await expect.poll(() => problems.seen().some((text) => pattern.test(text))).toBe(true);
    problems.allow(pattern);
  }
  problems.allow(/violates the following Content Security Policy directive/);
});

test("the harness serves altered data", async ({ page }) => {
  await page.goto("./");
  await serveIndex(page, (index: object) => ({ ...index, altered: true }));
  const altered = await page.evaluate(async () => (await fetch("./data/index.json")).json());
  expect(altered).toHaveProperty("altered", true);
});
