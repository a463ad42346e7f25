import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axe, expect, test } from "./fixtures";

const wanted = "nice=pause_resume,snapshot_mem,custom_image,docker_inside";

/** Opens a view of the costs, with more of a link after it. */
async function openCosts(page: Page, chart: string, more = ""): Promise<void> {
  await page.goto(`./#v=1&view=costs&chart=${chart}${more === "" ? "" : `&${more}`}`);
  await expect(page.getByRole("tab", { selected: true })).toBeVisible();
}

async function save(page: Page, item: string): Promise<{ name: string; text: string }> {
  await page.getByRole("button", { name: "Download" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: item }).click(),
  ]);
  const text = await readFile(await download.path(), "latin1");
  return { name: download.suggestedFilename(), text };
}

const dollars = (text: string): number => Number(text.replace(/[^0-9.]/g, ""));

test.describe("bars", () => {
  test("stand in order of price, and each opens its bill", async ({ page }) => {
    await openCosts(page, "bars");
    const priced = page.getByRole("region", { name: "Priced", exact: true });
    const totals = await priced.locator(".bar-total").allTextContents();
    expect(totals.length).toBeGreaterThan(20);
    const values = totals.map(dollars);
    expect(values).toEqual([...values].sort((a, b) => a - b));

    const first = priced.getByRole("button").first();
    const label = (await first.getAttribute("aria-label")) ?? "";
    await first.focus();
    await page.keyboard.press("Enter");
    const bill = page.getByRole("tab", { name: "Bill" });
    await expect(bill).toHaveAttribute("aria-selected", "true");
    await expect(bill).toBeFocused();
    const name = label.slice(0, label.indexOf(","));
    await expect(page.getByRole("heading", { name: `Bill of ${name}` })).toBeAttached();
    await expect(page.getByRole("list", { name: "Parts of the bill" })).toBeVisible();

    await page.goBack();
    await expect(priced).toBeVisible();
  });

  test("set lower bounds apart and write them as such", async ({ page }) => {
    await openCosts(page, "bars");
    const bounds = page.getByRole("region", { name: "At least" }).locator(".bar-total");
    for (const text of await bounds.allTextContents()) expect(text).toMatch(/^≥ \$/);
    const apart = page.getByRole("region", { name: "Not priced" });
    await expect(apart.getByRole("button").first()).toContainText("no price");
  });

  test("are saved as the numbers of the table, without what the legend hides", async ({ page }) => {
    await openCosts(page, "bars");
    await page.getByRole("button", { name: "Memory", exact: true }).click();
    await page.getByRole("button", { name: "Table" }).click();
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader", { name: /^Memory/ })).toHaveCount(0);
    const { name, text } = await save(page, "Numbers, CSV");
    expect(name).toBe("boxscore-costs.csv");
    const [header = "", ...lines] = text.trim().split("\r\n");
    expect(header).toContain("Total (USD a month)");
    expect(header).not.toContain("Memory");
    const rows = table.getByRole("row");
    await expect(rows).toHaveCount(lines.length + 1);
    const cell = await rows.nth(1).getByRole("cell").nth(1).textContent();
    expect(dollars(cell ?? "")).toBeCloseTo(Number(lines[0]?.split(",")[2]), 2);
  });

  test("are saved as pictures in the colours of the page", async ({ page }) => {
    await openCosts(page, "bars");
    const svg = await save(page, "Picture, SVG");
    expect(svg.name).toBe("boxscore-costs.svg");
    expect(svg.text).toContain("Monthly cost by provider");
    expect(svg.text).not.toContain("var(--");
    const png = await save(page, "Picture, PNG");
    expect(png.text.slice(1, 4)).toBe("PNG");
  });
});

test.describe("curves", () => {
  test("name their break-even points on the chart and in words", async ({ page }) => {
    await openCosts(page, "curves");
    const points = page.getByRole("listitem").filter({ hasText: / is cheaper than / });
    await expect(points.first()).toBeVisible();
    await expect(points.first()).toContainText(/above [\d,]+ sessions a month/i);
    await expect(
      page.getByRole("listitem").filter({ hasText: /at first .* is the cheapest/ }),
    ).toBeVisible();
  });

  test("say their figures as arrow keys move along", async ({ page }) => {
    await openCosts(page, "curves");
    const cursor = page.getByRole("slider", { name: /figures along the axis/ });
    await cursor.focus();
    await page.keyboard.press("ArrowRight");
    await expect(cursor).toHaveAttribute("aria-valuetext", /sessions a month: .*\$/);
    await page.keyboard.press("End");
    await expect(cursor).toHaveAttribute("aria-valuetext", /^1,000,000 sessions a month/);
  });

  test("run along another field, and the link keeps it", async ({ page }) => {
    await openCosts(page, "curves");
    await page.getByLabel("Along").selectOption({ label: "vCPU" });
    await expect(page).toHaveURL(/curve=vcpu/);
    await expect(page.getByRole("heading", { name: "Monthly cost against vCPU" })).toBeVisible();
    await page.getByLabel("Scale of cost").selectOption("linear");
    await expect(page).toHaveURL(/curve_y=linear/);
    await page.reload();
    await expect(page.getByLabel("Along")).toHaveValue("field:vcpu");
  });

  test("look near where the workload stands, for those set side by side, and the link keeps it", async ({
    page,
  }) => {
    await openCosts(page, "curves", "compared=modal,e2b");
    await page.getByRole("combobox", { name: "Range" }).selectOption("near");
    await page.getByRole("combobox", { name: "Lines" }).selectOption("compared");
    await expect(page).toHaveURL(/curve_lines=compared&curve_span=near/);
    const legend = page.getByRole("group", { name: "Providers" });
    await expect(legend.getByRole("button")).toHaveText(["Modal Sandboxes", "E2B"]);
    const cursor = page.getByRole("slider", { name: /figures along the axis/ });
    await cursor.focus();
    await page.keyboard.press("End");
    await expect(cursor).toHaveAttribute("aria-valuetext", /^10,000 sessions a month/);
  });

  test("are saved without the lines that the legend hides", async ({ page }) => {
    await openCosts(page, "curves");
    const legend = page.getByRole("group", { name: "Providers" });
    const first = legend.getByRole("button").first();
    const name = (await first.textContent()) ?? "";
    await first.click();
    await expect(first).toHaveAttribute("aria-pressed", "false");
    const { text } = await save(page, "Numbers, CSV");
    expect(text.split("\r\n")[0]).not.toContain(name);
    const svg = await save(page, "Picture, SVG");
    expect(svg.text).not.toContain(`>${name}<`);
  });
});

test.describe("who wins where", () => {
  test("says the winner and its margin at the point that keys move", async ({ page }) => {
    await openCosts(page, "map");
    const map = page.getByRole("application", { name: /Cheapest provider by/ });
    await map.focus();
    await page.keyboard.press("ArrowRight");
    const said = page.getByRole("status").filter({ hasText: /sessions a month/ });
    await expect(said).toHaveText(/: .+ \$[\d.,k]+; .+ is next at \$.+ more/);
    const before = await said.textContent();
    await page.keyboard.press("PageUp");
    await page.keyboard.press("ArrowRight");
    await expect(said).not.toHaveText(before ?? "");
  });

  test("shows the margin under the pointer", async ({ page }) => {
    await openCosts(page, "map");
    await page.getByRole("application").hover({ position: { x: 300, y: 200 } });
    await expect(page.locator(".popup").filter({ hasText: /next at/ })).toBeVisible();
  });

  test("is saved point by point", async ({ page }) => {
    await openCosts(page, "map");
    await expect(page.getByRole("group", { name: /Winners/ })).toBeVisible();
    const { text } = await save(page, "Numbers, CSV");
    const lines = text.trim().split("\r\n");
    expect(lines[0]).toContain("Session length (h)");
    expect(lines.length).toBeGreaterThan(60 * 40);
  });
});

test("what matters: sorted moves of one bill, the gap to another, and the curve behind each", async ({
  page,
}) => {
  await openCosts(page, "sensitivity", "provider=modal");
  const moves = page.getByRole("list", { name: "What moves the bill of Modal Sandboxes" });
  await expect(moves).toContainText("Sessions a month");
  await expect(moves).toContainText(/half, 500 sessions: \$[\d.]+ less/);
  await page.getByLabel("Against").selectOption({ value: "e2b" });
  await expect(page).toHaveURL(/against=e2b/);
  await expect(
    page.getByRole("heading", { name: /gap between Modal Sandboxes and E2B/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: /^Session length/ }).click();
  await expect(page).toHaveURL(/curve=hours/);
});

test.describe("value", () => {
  test("asks for wishes first, and offers some", async ({ page }) => {
    await openCosts(page, "value");
    await expect(page.getByText("Say what you want first")).toBeVisible();
    await page.getByRole("button", { name: "All of these" }).click();
    await expect(page).toHaveURL(/nice=/);
    const points = page.getByRole("list", { name: "Cost against wanted features" });
    await expect(points.getByRole("button").first()).toBeVisible();
  });

  test("is walked over by keys, and a point opens its bill", async ({ page }) => {
    await openCosts(page, "value", wanted);
    const points = page.getByRole("list", { name: "Cost against wanted features" });
    await points.getByRole("button").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(points.getByRole("button").nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: "Bill" })).toHaveAttribute("aria-selected", "true");
  });
});

test.describe("bill", () => {
  test("says much usage under a credit", async ({ page }) => {
    await openCosts(page, "bill", "provider=opencomputer");
    await expect(page.getByText("$189.00 of usage under a $200.00 credit")).toBeVisible();
    await expect(page.getByText("A new account gets $10.00 once")).toBeVisible();
  });

  test("takes an own rate, marks it, keeps it in the link, and gives it back", async ({ page }) => {
    await openCosts(page, "bill", "provider=e2b");
    const total = page.getByText("Total a month").locator("..");
    await expect(total).toContainText("$82.80");
    await page.getByRole("button", { name: /Set your own rate for vCPU/ }).click();
    const field = page.getByRole("textbox", { name: /Your own rate for vCPU/ });
    await expect(field).toBeFocused();
    await field.fill("0,025");
    await page.keyboard.press("Enter");
    await expect(page.getByText("own rate; the card says 0.0504")).toBeVisible();
    await expect(total).toContainText("$57.40");
    await expect(page).toHaveURL(/own\.e2b\/modes\.0\.vcpu_h=0\.025/);

    await page.reload();
    await expect(total).toContainText("$57.40");
    await page.getByRole("button", { name: "Reset all to the card" }).click();
    await expect(total).toContainText("$82.80");
    await expect(page).not.toHaveURL(/own\./);
  });

  test("takes a fee that the bill has no line for, and marks it on the charts", async ({
    page,
  }) => {
    await openCosts(page, "bill", "provider=e2b&compared=modal,e2b&curve_lines=compared");
    await page.getByRole("button", { name: /^All rates and limits of this offer/ }).click();
    await page.getByRole("button", { name: /Set your own rate for Plan fee/ }).click();
    await page.getByRole("textbox", { name: /Your own rate for Plan fee/ }).fill("10");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Total a month").locator("..")).toContainText("$92.80");
    await page.getByRole("tab", { name: "Bars" }).click();
    await expect(page.getByText("Own rates in force:")).toBeVisible();
    await expect(
      page.getByRole("button", { name: /^E2B, \$92\.80 a month\. with own rates/ }),
    ).toBeVisible();
    await page.getByRole("tab", { name: "Curves" }).click();
    await expect(page.getByRole("button", { name: "E2B · own rates" })).toBeVisible();
    const cursor = page.getByRole("slider", { name: /figures along the axis/ });
    await cursor.focus();
    await page.keyboard.press("End");
    await expect(cursor).toHaveAttribute("aria-valuetext", /E2B · own rates \$/);
  });

  test("leaves a field that is no number as it is, and says so", async ({ page }) => {
    await openCosts(page, "bill", "provider=e2b");
    await page.getByRole("button", { name: /Set your own rate for vCPU/ }).click();
    await page.getByRole("textbox", { name: /Your own rate for vCPU/ }).fill("cheap");
    await page.keyboard.press("Enter");
    await expect(page.getByText("“cheap” is not a number")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /Set your own rate for vCPU/ })).toBeFocused();
    await expect(page.getByText("Total a month").locator("..")).toContainText("$82.80");
  });

  test("prices an offer by the smallest change that it names", async ({ page }) => {
    await openCosts(page, "bill", "provider=superserve");
    await expect(page.getByText("This offer has no bill for this workload.")).toBeVisible();
    await page
      .getByRole("button", { name: /^Apply: / })
      .first()
      .click();
    await expect(page.getByText("Total a month")).toBeVisible();
  });
});

const views = ["bars", "curves", "map", "sensitivity", "value", "bill"];

for (const scheme of ["light", "dark"] as const) {
  for (const view of views) {
    test(`${view} is clean to axe in the ${scheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await openCosts(page, view, wanted);
      await expect(page.getByRole("status", { name: /Working out/ })).toHaveCount(0);
      await axe(page);
    });
  }
}

test("no view is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const view of views) {
    await openCosts(page, view, wanted);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading").first()).toBeAttached();
    const overflow = await main.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, view).toBe(0);
  }
});
