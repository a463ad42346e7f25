import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium";
import { run } from "./run";

const available = () => findChromium() !== undefined || existsSync(chromium.executablePath());

async function installFromDebian(): Promise<void> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], env);
  const packages = ["chromium", "fonts-liberation"];
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], env);
}

/** True once there is a Chromium to test in: an existing one, else Debian's, else Playwright's. */
export async function ensureChromium(): Promise<boolean> {
  if (available()) return true;
  console.log("No Chromium found; installing one …");
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) await installFromDebian();
  if (available()) return true;
  await run("npx", ["playwright", "install", "chromium"]);
  return available();
}
