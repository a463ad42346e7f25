import { installThenRun } from "./install.mjs";

process.exitCode = installThenRun("start.ts", process.argv.slice(2));
