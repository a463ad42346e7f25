import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./lib/ensure-chromium";
import { dist, root } from "./lib/root";
import { run } from "./lib/run";
import { type Count, countPlaywright, countVitest, stepCount, sum } from "./lib/test-counts";

const reports = join(root, "test-results", "reports");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

const results: { name: string; count: Count }[] = [];

function title(name: string) {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 72 - name.length))}`);
}

function record(name: string, count: Count): boolean {
  results.push({ name, count });
  return count.failed === 0;
}

function skipped(name: string, why: string) {
  title(name);
  console.log(`Not run: ${why}. It counts as failed.`);
  record(name, stepCount(1));
}

async function step(name: string, command: string, args: string[]): Promise<boolean> {
  title(name);
  return record(name, stepCount(await run(command, args)));
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

async function unitAndComponent() {
  title("unit and component");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const code = await run("npx", ["vitest", "run", ...reporters]);
  record("unit and component", countVitest(readReport(vitestReport), code));
}

async function endToEnd() {
  const name = "end to end";
  if (!(await ensureChromium())) return skipped(name, "there is no Chromium");
  title(name);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const code = await run("npx", ["playwright", "test", "--reporter=list,json"], env);
  record(name, countPlaywright(readReport(playwrightReport), code));
}

rmSync(reports, { recursive: true, force: true });
rmSync(dist, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const cards = await step("cards and index", "npm", ["run", "--silent", "data"]);
await step("type check", "npx", ["tsc", "-b", "--force"]);
await step("lint", "npx", ["biome", "ci", "--colors=off"]);
await unitAndComponent();
const built = cards && (await step("build", "npx", ["vite", "build"]));
if (!cards) skipped("build", "the cards did not pass");
if (built) {
  await step("budgets", "npx", ["tsx", "scripts/budgets.ts"]);
  await endToEnd();
} else {
  skipped("budgets", "the build failed");
  skipped("end to end", "the build failed");
}

title("summary");
const width = Math.max(...results.map(({ name }) => name.length));
for (const { name, count } of results) {
  const left = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
  console.log(`${name.padEnd(width)}  ${count.passed} passed, ${count.failed} failed${left}`);
}
const total = sum(results.map(({ count }) => count));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
