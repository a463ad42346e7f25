import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { compactCard } from "../../scripts/data/compact";
import { chromiumArgs, findChromium } from "../../scripts/lib/chromium";
import { dist } from "../../scripts/lib/root";
import { serveFolder } from "../../scripts/lib/static-server";
import { indexVersion } from "../../src/card/index-file";
import { noRequirements } from "../../src/compare/requirements";
import { defaultChoices } from "../../src/link/choices";
import { encodeChoices } from "../../src/link/codec";
import { resampledCards } from "../support/resample";
import { shippedCards } from "../support/shipped";
import { prepareBench, timeClicks, timeDrag, timeScroll, timeTyping } from "./ui-page";

/*
 * How fast the built app is in Chromium with 1,000 providers and every column shown: from input to
 * paint, frames while scrolling, a slider's move to new figures, elements and long tasks. Reported
 * against the budgets, never a failure. Needs a build.
 */

const cardCount = 1000;
const frameMs = 1000 / 60;

interface Row {
  readonly name: string;
  readonly ms: readonly number[];
  readonly longTasks: readonly number[];
  readonly budgetMs: number;
}

const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** The built app with an index of its own, in a folder for the time being. */
function benchFolder(): string {
  if (!existsSync(join(dist, "index.html"))) throw new Error(`No build in ${dist}: npm run build`);
  const folder = mkdtempSync(join(tmpdir(), "boxscore-bench-"));
  cpSync(dist, folder, { recursive: true });
  const cards = resampledCards(shippedCards(), cardCount).map(compactCard);
  const index = { version: indexVersion, asOf: "2026-11-30", cards };
  writeFileSync(join(folder, "data/index.json"), JSON.stringify(index));
  return folder;
}

const everything = encodeChoices({
  ...defaultChoices,
  requirements: { ...noRequirements, needs: { pause_resume: "nice", docker_inside: "must" } },
  columns: { ...defaultChoices.columns, preset: "everything" },
});

const header = (column: string) => `[data-row="$header"] [data-column="${column}"]`;

async function measure(page: Page): Promise<{ rows: Row[]; nodes: number; changed: string }> {
  const mayPass = await unknownSwitch(page);
  const sortFigure = await timeClicks(page, [header("maxSessionHours")], 40);
  const sortCost = await timeClicks(page, [header("monthlyUsd")], 40);
  await scrollTo(page, header("snapshot_any"));
  const sortFact = await timeClicks(page, [header("snapshot_any")], 40);
  await page.locator(header("monthlyUsd")).click();
  const filter = await timeClicks(page, [mayPass], 40);
  const search = await timeTyping(page, 'input[aria-label="Find a feature"]', [
    ..."snapshot".split("").map((_, i, all) => all.slice(0, i + 1).join("")),
    "snap",
    "",
    "egress",
    "",
  ]);
  const down = await timeScroll(page, { x: 0, y: 130 }, 150);
  const across = await timeScroll(page, { x: 90, y: 0 }, 150);
  const both = await timeScroll(page, { x: 60, y: 90 }, 150);
  const drag = await timeDrag(page, 'input[type="range"][aria-label^="Sessions"]', 80);
  const row = (name: string, timing: Omit<Row, "name" | "budgetMs">, budgetMs: number): Row => ({
    name,
    budgetMs,
    ms: timing.ms,
    longTasks: timing.longTasks,
  });
  return {
    rows: [
      row("sort by a feature", sortFact, 50),
      row("sort by a figure", sortFigure, 50),
      row("sort by cost", sortCost, 50),
      row("filter: unknown may pass", filter, 50),
      row("find columns, a letter", search, 50),
      row("scroll down, a frame", down, frameMs),
      row("scroll across, a frame", across, frameMs),
      row("scroll both ways, a frame", both, frameMs),
      row("slider moved to new figures", drag, frameMs),
    ],
    nodes: Math.max(down.mostNodes, across.mostNodes, both.mostNodes),
    changed: `${drag.changed} of ${drag.ms.length} moves changed figures in view`,
  };
}

/** Scrolls across until a column is drawn. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  while ((await page.locator(selector).count()) === 0) {
    await page.getByRole("grid").evaluate((grid) => grid.scrollBy(300, 0));
  }
}

/** Marks the switch that lets what is unknown pass, so that it can be found in the page. */
async function unknownSwitch(page: Page): Promise<string> {
  await page
    .getByRole("switch", { name: /unknown may pass/i })
    .evaluate((element) => element.setAttribute("data-bench", "filter"));
  return '[data-bench="filter"]';
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`${"".padEnd(width)}   median      p95   budget  long tasks`);
  for (const { name, ms, longTasks, budgetMs } of rows) {
    const p95 = at(ms, 0.95);
    const figures = [at(ms, 0.5), p95, budgetMs].map((value) =>
      `${value.toFixed(1)} ms`.padStart(8),
    );
    const longest =
      longTasks.length === 0
        ? "none"
        : `${longTasks.length}, up to ${Math.max(...longTasks).toFixed(0)} ms`;
    console.log(
      `${name.padEnd(width)} ${figures.join(" ")}  ${longest}${p95 > budgetMs ? "  over budget" : ""}`,
    );
  }
}

const folder = benchFolder();
const server = await serveFolder({ folder, port: 0 });
const executablePath = findChromium();
const browser = await chromium.launch({
  // Frames as soon as they are ready: times are those of the work, not of the next tick of a clock.
  args: [...chromiumArgs, "--disable-frame-rate-limit", "--disable-gpu-vsync"],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 920 } });
  page.on("pageerror", (error) => console.error(`uncaught: ${error.message}`));
  await prepareBench(page);
  const start = performance.now();
  await page.goto(`${server.address}#${everything}`);
  await page.getByRole("grid").waitFor();
  console.log(
    `${cardCount} providers, every column; grid there after ${Math.round(performance.now() - start)} ms`,
  );
  const { rows, nodes, changed } = await measure(page);
  console.log(`elements in the document: ${nodes} at most (budget 3,000)`);
  print(rows);
  console.log(changed);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
