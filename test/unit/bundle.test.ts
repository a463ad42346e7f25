import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chartFiles, firstViewFiles, type Manifest } from "../../scripts/lib/bundle";

const manifest: Manifest = {
  "index.html": {
    file: "assets/main.js",
    imports: ["_shared"],
    dynamicImports: ["src/ui/costs/costs.tsx", "src/ui/data/data.tsx"],
    css: ["assets/main.css"],
  },
  _shared: { file: "assets/shared.js", imports: ["_deep"] },
  _deep: { file: "assets/deep.js", css: ["assets/deep.css"] },
  "src/ui/costs/costs.tsx": {
    file: "assets/costs.js",
    src: "src/ui/costs/costs.tsx",
    imports: ["index.html", "_shared", "_charts"],
    dynamicImports: ["src/ui/costs/map.tsx"],
  },
  "src/ui/costs/map.tsx": { file: "assets/map.js", src: "src/ui/costs/map.tsx" },
  _charts: { file: "assets/charts.js" },
  "src/ui/data/data.tsx": { file: "assets/data.js", src: "src/ui/data/data.tsx" },
};

let dist: string;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), "boxscore-bundle-"));
  const html = `<script src="./theme.js"></script>
    <script type="module" crossorigin src="./assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/preloaded.js">
    <link rel="stylesheet" crossorigin href="./assets/main.css">
    <link rel="icon" href="./favicon.svg">`;
  writeFileSync(join(dist, "index.html"), html);
});

afterAll(() => rmSync(dist, { recursive: true }));

test("the first view is what the page names and all that it imports", () => {
  const { js, css } = firstViewFiles(dist, manifest);
  expect(js.toSorted()).toEqual([
    "assets/deep.js",
    "assets/main.js",
    "assets/preloaded.js",
    "assets/shared.js",
    "theme.js",
  ]);
  expect(css.toSorted()).toEqual(["assets/deep.css", "assets/main.css"]);
});

test("charts are what the costs view adds to it, and no other view that shares its code", () => {
  const { js } = firstViewFiles(dist, manifest);
  const added = ["assets/charts.js", "assets/costs.js", "assets/map.js"];
  expect(chartFiles(manifest, js).toSorted()).toEqual(added);
});
