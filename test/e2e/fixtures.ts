import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test as plain } from "@playwright/test";
import { dist } from "../../scripts/lib/root";
import { serveFolder } from "../../scripts/lib/static-server";

interface Problems {
  /** Lets messages that match pass, for a test that provokes them. */
  allow: (pattern: RegExp) => void;
  seen: () => string[];
}

const playwrightsOwn = /Service Worker registration blocked by Playwright/;

async function watch(context: BrowserContext): Promise<Problems> {
  const seen: string[] = [];
  const allowed: RegExp[] = [playwrightsOwn];
  context.on("console", (message) => {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    seen.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    seen.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  await context.exposeBinding("reportPolicyViolation", (_source, text: string) => {
    seen.push(`policy violation: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const text = `${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`;
      const report: unknown = Reflect.get(window, "reportPolicyViolation");
      if (typeof report === "function") report(text);
    });
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    seen: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}

/** Every test fails at its end on a console error or warning, an uncaught error, a CSP report. */
export const test = plain.extend<{ problems: Problems; subPath: string }>({
  problems: [
    async ({ context }, use) => {
      const problems = await watch(context);
      await use(problems);
      expect(problems.seen(), "console messages, uncaught errors and CSP reports").toEqual([]);
    },
    { auto: true },
  ],
  /** The address of the same app served from a sub-path. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here
  subPath: async ({}, use) => {
    const server = await serveFolder({ folder: dist, port: 0, base: "/tools/boxscore/" });
    await use(server.address);
    await server.close();
  },
});

export { expect };

/** Asserts that axe finds nothing on the page as it stands, or in one part of it. */
export async function axe(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page });
  // Whether everything stands in a landmark is a question about the whole page.
  const { violations } = await (part === undefined
    ? builder
    : builder.include(part).disableRules("region")
  ).analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join("\n")}`,
  );
  expect(found, "axe").toEqual([]);
}

/** A change of the served JSON; returning a string serves that text as it is. */
type Change<Data> = (data: Data) => unknown;

async function serveChanged<Data>(page: Page, glob: string, change: Change<Data>): Promise<void> {
  await page.route(glob, async (route) => {
    const response = await route.fetch();
    const changed = change((await response.json()) as Data);
    const body = typeof changed === "string" ? changed : JSON.stringify(changed);
    await route.fulfill({ status: 200, contentType: "application/json", body });
  });
}

export const serveIndex = <Data>(page: Page, change: Change<Data>) =>
  serveChanged(page, "**/data/index.json", change);

export const serveCard = <Data>(page: Page, id: string, change: Change<Data>) =>
  serveChanged(page, `**/data/cards/${id}.json`, change);
