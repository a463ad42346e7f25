import { installThenRun } from "./install.mjs";

process.exitCode = installThenRun("test.ts", process.argv.slice(2));
