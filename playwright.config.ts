import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/lib/chromium";

// Another port and another BOXSCORE_DIST let several builds be tested at once.
const port = Number(process.env.BOXSCORE_PORT ?? 4319);
const executablePath = findChromium();

export default defineConfig({
  testDir: "test/e2e",
  outputDir: `test-results/e2e-${port}`,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: "en-US",
    timezoneId: "UTC",
    serviceWorkers: "block",
    viewport: { width: 1440, height: 920 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
