import { existsSync } from "node:fs";
import { join } from "node:path";
import { besideFiles, chartFiles, firstViewFiles, gzipBytes, readManifest } from "./lib/bundle";
import { dist, root } from "./lib/root";

interface Budget {
  what: string;
  /** Null: only told, so that nothing that loads early goes uncounted. */
  limitBytes: number | null;
  /** Files under dist, or why there are none yet. */
  files: string[] | string;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function chartsOrWhyNot(): string[] | string {
  if (!existsSync(join(root, "src/ui/costs"))) return "not built yet";
  const files = chartFiles(manifest, first.js);
  if (files.length === 0) throw new Error("No chunk of src/ui/costs is loaded on demand.");
  return files;
}

const manifest = readManifest(dist);
const first = firstViewFiles(dist, manifest);
const budgets: Budget[] = [
  { what: "JavaScript before the first view", limitBytes: 130_000, files: first.js },
  {
    what: "beside the data: panel, actions",
    limitBytes: null,
    files: besideFiles(manifest, first.js),
  },
  { what: "CSS before the first view", limitBytes: 20_000, files: first.css },
  { what: "data before the first view", limitBytes: 90_000, files: ["data/index.json"] },
  { what: "charts, on demand", limitBytes: 150_000, files: chartsOrWhyNot() },
];

const rows: string[][] = [["gzip size of", "size", "budget", "left"]];
let exceeded = 0;
for (const { what, limitBytes, files } of budgets) {
  if (typeof files === "string") {
    rows.push([what, files, limitBytes === null ? "" : kilobytes(limitBytes), ""]);
    continue;
  }
  const sizes = files.map((file) => ({ file, bytes: gzipBytes(join(dist, file)) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const left = limitBytes === null ? null : limitBytes - total;
  if (left !== null && left < 0) exceeded += 1;
  rows.push([
    what,
    kilobytes(total),
    limitBytes === null ? "–" : kilobytes(limitBytes),
    left === null ? "" : left < 0 ? `EXCEEDED by ${kilobytes(-left)}` : kilobytes(left),
  ]);
  sizes.sort((a, b) => b.bytes - a.bytes);
  for (const { file, bytes } of sizes) rows.push([`  ${file}`, kilobytes(bytes), "", ""]);
}

const widths = [0, 1, 2, 3].map((column) =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0)),
);
for (const row of rows) {
  const cells = row.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
  );
  console.log(cells.join("  ").trimEnd());
}
if (exceeded > 0) console.error(`\n${exceeded} of ${budgets.length} budgets exceeded.`);
process.exitCode = exceeded > 0 ? 1 : 0;
