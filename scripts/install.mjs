import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

// Plain Node without dependencies: this runs on a fresh clone, before there are any.

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

function isInstalled() {
  const installed = resolve(root, "node_modules/.package-lock.json");
  const wanted = resolve(root, "package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** Installs what is missing, then hands over to a typed script; returns its exit code. */
export function installThenRun(script, args) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Boxscore needs Node 20.19 or newer; this is ${process.versions.node}.`);
    return 1;
  }
  if (!isInstalled()) {
    console.log("Installing dependencies (npm ci) …");
    const status = run("npm", ["ci"]);
    if (status !== 0) return status;
  }
  return run(process.execPath, ["--import", "tsx", resolve(root, "scripts", script), ...args]);
}
