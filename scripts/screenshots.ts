import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "./lib/chromium";
import { dist, root } from "./lib/root";
import { serveFolder } from "./lib/static-server";
import { type View, views } from "./screenshot-views";

const sizes = [
  { width: 1440, height: 920 },
  { width: 820, height: 1100 },
  { width: 390, height: 844 },
];
const schemes = ["light", "dark"] as const;

interface Shot {
  view: View;
  size: (typeof sizes)[number];
  scheme: (typeof schemes)[number];
  file: string;
}

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    width: { type: "string" },
    scheme: { type: "string" },
    out: { type: "string" },
  },
});

function chosenShots(): Shot[] {
  const shots: Shot[] = [];
  for (const view of views) {
    if (values.only && view.name !== values.only) continue;
    for (const size of sizes) {
      if (values.width && String(size.width) !== values.width) continue;
      for (const scheme of schemes) {
        if (values.scheme && scheme !== values.scheme) continue;
        const file = join(root, "screenshots", `${view.name}-${size.width}-${scheme}.png`);
        shots.push({ view, size, scheme, file });
      }
    }
  }
  if (shots.length === 0) {
    throw new Error(`No such shot. Views: ${views.map(({ name }) => name).join(", ")}.`);
  }
  const [first] = shots;
  return values.out && first ? [{ ...first, file: resolve(root, values.out) }] : shots;
}

/** Writes one picture; returns what is wrong with the page, if anything. */
async function take(browser: Browser, address: string, shot: Shot): Promise<string[]> {
  const context = await browser.newContext({
    viewport: shot.size,
    colorScheme: shot.scheme,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    serviceWorkers: "block",
  });
  const problems: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  await page.goto(`${address}${shot.view.fragment}`, { waitUntil: "networkidle" });
  await shot.view.act?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  mkdirSync(dirname(shot.file), { recursive: true });
  await page.screenshot({ path: shot.file });
  const overflow = await page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });
  if (overflow > 0) problems.push(`the page is ${overflow} px wider than the window`);
  await context.close();
  return problems;
}

const shots = chosenShots();
const server = await serveFolder({ folder: dist, port: 0 });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath ? { executablePath } : {}),
});
let faulty = 0;
for (const shot of shots) {
  const problems = await take(browser, server.address, shot);
  if (problems.length > 0) faulty += 1;
  console.log(`${shot.file}${problems.map((problem) => `\n  ! ${problem}`).join("")}`);
}
await browser.close();
await server.close();
console.log(`${shots.length} shots, ${faulty} with problems`);
process.exitCode = faulty > 0 ? 1 : 0;
