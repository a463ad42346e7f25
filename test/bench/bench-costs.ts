import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../scripts/lib/chromium";
import { dist } from "../../scripts/lib/root";
import { serveFolder } from "../../scripts/lib/static-server";

/*
 * Whether the costs view keeps the page free while a slider is dragged: long tasks of the main
 * thread (over 50 ms) during a drag of real pointer moves, for each chart, and how soon after the
 * drag the map is whole again. Reported, never a failure: a busy machine lengthens every task. Needs
 * a build.
 */

const charts = ["bars", "curves", "map", "sensitivity", "value", "bill"];
const moves = 60;

async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(window, "longTasks", tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ entryTypes: ["longtask"] });
  });
}

const takeLongTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const tasks: unknown = Reflect.get(window, "longTasks");
    return Array.isArray(tasks) ? tasks.splice(0) : [];
  });

/** Drags the slider of sessions over half its length, a frame a move. */
async function drag(page: Page): Promise<void> {
  const slider = page.getByRole("slider", { name: "Sessions a month", exact: true }).first();
  const box = await slider.boundingBox();
  if (box === null) throw new Error("there is no slider of sessions");
  const y = box.y + box.height / 2;
  const at = (share: number) => box.x + box.width * share;
  await page.mouse.move(at(0.3), y);
  await page.mouse.down();
  for (let i = 1; i <= moves; i++) {
    await page.mouse.move(at(0.3 + (0.5 * i) / moves), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

if (!existsSync(join(dist, "index.html"))) throw new Error(`No build in ${dist}: npm run build`);
const server = await serveFolder({ folder: dist, port: 0 });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath ? { executablePath } : {}),
});
console.log(`Dragging a slider over ${moves} moves; long tasks of the main thread in ms`);
for (const chart of charts) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 920 } });
  await watchLongTasks(page);
  await page.goto(`${server.address}#v=1&view=costs&chart=${chart}&nice=pause_resume,snapshot_mem`);
  await page.getByRole("tab", { selected: true }).waitFor();
  await page.waitForTimeout(1500);
  await takeLongTasks(page);
  const start = performance.now();
  await drag(page);
  const took = performance.now() - start;
  const tasks = await takeLongTasks(page);
  const longest = tasks.length === 0 ? "none" : `${tasks.length}, longest ${Math.max(...tasks)}`;
  console.log(`${chart.padEnd(12)} ${longest.padEnd(20)} ${(took / moves).toFixed(1)} ms a move`);
  await page.close();
}
await browser.close();
await server.close();
