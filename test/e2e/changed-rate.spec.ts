import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildData } from "../../scripts/data/build";
import { run } from "../../src/cli/price";
import { shippedFolder } from "../support/shipped";
import { expect, serveIndex, test } from "./fixtures";

/** The shipped cards in a folder of their own, with E2B's vCPU rate doubled, and built. */
function withDoubledRate(): string {
  const folder = mkdtempSync(join(tmpdir(), "boxscore-rate-"));
  cpSync(dirname(shippedFolder), folder, { recursive: true });
  const file = join(folder, "cards", "e2b.json");
  const changed = readFileSync(file, "utf8").replace('"vcpu_h": 0.0504', '"vcpu_h": 0.1008');
  writeFileSync(file, changed);
  buildData(folder, folder);
  return folder;
}

test("a rate changed in a card and built is what the app and the command line price by", async ({
  page,
}) => {
  const folder = withDoubledRate();
  try {
    // 1,000 sessions of half an hour on 2 vCPU and 4 GiB: 500 h × (2 × 0.1008 + 4 × 0.0162) = $133.20, for $82.80.
    const { stdout } = run(["--json", "--cards", join(folder, "cards")]);
    const { results }: { results: { id: string; monthly_usd: number }[] } = JSON.parse(stdout);
    expect(results.find(({ id }) => id === "e2b")?.monthly_usd).toBeCloseTo(133.2, 9);

    const row = page.getByRole("row", { name: /^\d+ E2B / });
    // Tall enough to draw every row.
    await page.setViewportSize({ width: 1440, height: 3000 });
    await page.goto("./");
    await expect(row).toContainText("$82.80");
    const built = readFileSync(join(folder, "index.json"), "utf8");
    await serveIndex(page, () => built);
    await page.reload();
    await expect(row).toContainText("$133.20");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
