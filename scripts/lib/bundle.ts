import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

export function readManifest(dist: string): Manifest {
  const path = join(dist, ".vite/manifest.json");
  if (!existsSync(path)) throw new Error(`${path} is missing. Build first: npm run build`);
  return JSON.parse(readFileSync(path, "utf8"));
}

export const gzipBytes = (path: string): number =>
  gzipSync(readFileSync(path), { level: 9 }).length;

/** A chunk with all that it imports, directly or not. */
function withImports(manifest: Manifest, keys: string[], follow: (chunk: Chunk) => string[]) {
  const found = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) continue;
    found.add(key);
    waiting.push(...follow(chunk));
  }
  return [...found].flatMap((key) => manifest[key] ?? []);
}

const staticImports = (chunk: Chunk) => chunk.imports ?? [];
const allImports = (chunk: Chunk) => [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])];

/** Addresses that the page itself names: scripts, preloaded modules, style sheets. */
function namedInPage(dist: string): string[] {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const wanted = tags.filter((tag) => /<script|rel="(modulepreload|stylesheet)"/.test(tag));
  const addresses = wanted.flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  return addresses.map((address) => address.replace(/^\.?\//, ""));
}

/** The scripts and style sheets that load before the first view works. */
export function firstViewFiles(dist: string, manifest: Manifest): { js: string[]; css: string[] } {
  const named = namedInPage(dist);
  const entries = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file ?? ""));
  if (entries.length === 0) throw new Error("index.html names no chunk of the manifest.");
  const chunks = withImports(manifest, entries, staticImports);
  const files = new Set([...named, ...chunks.flatMap(({ file, css = [] }) => [file, ...css])]);
  return {
    js: [...files].filter((file) => file.endsWith(".js")),
    css: [...files].filter((file) => file.endsWith(".css")),
  };
}

/** What the page fetches beside the data while the first view already works: side panel and actions. */
export function besideFiles(manifest: Manifest, firstView: string[]): string[] {
  const beside = ["src/ui/workload/SidePanel.tsx", "src/ui/shell/HeaderActions.tsx"];
  const files = withImports(manifest, beside, staticImports).map(({ file }) => file);
  return [...new Set(files)].filter((file) => file.endsWith(".js") && !firstView.includes(file));
}

/** The scripts that opening the costs view adds to those of the first view. */
export function chartFiles(manifest: Manifest, firstView: string[]): string[] {
  const onDemand = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports);
  const costs = onDemand.filter((key) => (manifest[key]?.src ?? key).includes("ui/costs"));
  // What the first view may load later (other views) is not of the costs view, which shares its code.
  const follow = (chunk: Chunk) => (firstView.includes(chunk.file) ? [] : allImports(chunk));
  const files = withImports(manifest, costs, follow).map(({ file }) => file);
  return [...new Set(files)].filter((file) => file.endsWith(".js") && !firstView.includes(file));
}
