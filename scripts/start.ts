import { run } from "./lib/run";

const built = await run("npm", ["run", "--silent", "build"]);
if (built !== 0) {
  console.error("The build failed; see above.");
  process.exit(built);
}
await import("./serve");
