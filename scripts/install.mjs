import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

// Plain Node without dependencies: this runs on a fresh clone, before there are any.

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

function packagesOf(lockfile) {
  const path = resolve(root, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

/** By version, not by date: a checkout or an `npm install` leaves dates that say nothing. */
function isInstalled() {
  const installed = packagesOf("node_modules/.package-lock.json");
  const wanted = Object.entries(packagesOf("package-lock.json"));
  return wanted.every(
    ([path, { version, optional }]) =>
      path === "" || optional || installed[path]?.version === version,
  );
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
