import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "../..");
const rooms = ["card", "cost", "compare", "link", "cli", "store", "ui", "worker"] as const;
const pureRooms = ["card", "cost", "compare", "link"] as const;
type Room = (typeof rooms)[number];

const mayImport: Record<Room, readonly Room[]> = {
  card: [],
  cost: ["card"],
  compare: ["card", "cost"],
  link: ["card", "cost", "compare"],
  cli: ["card", "cost", "compare", "link"],
  store: ["card", "cost", "compare", "link"],
  ui: ["card", "cost", "compare", "link", "store"],
  worker: ["card", "cost", "compare", "link"],
};

const importForms = {
  value: (target: string) =>
    `import { thing } from "${target}/thing";\nexport const used = thing;\n`,
  type: (target: string) =>
    `import type { Thing } from "${target}/thing";\nexport type Used = Thing;\n`,
  index: (target: string) => `import { thing } from "${target}";\nexport const used = thing;\n`,
  reexport: (target: string) => `export { thing } from "${target}/thing";\n`,
  dynamic: (target: string) => `export const load = () => import("${target}/thing");\n`,
  detour: (target: string) =>
    `import { thing } from "./${target}/thing";\nexport const used = thing;\n`,
};

const impurities = {
  react: `import { useState } from "react";\nexport const used = useState;\n`,
  node: `import { readFileSync } from "node:fs";\nexport const used = readFileSync;\n`,
  document: "export const used = () => document.title;\n",
  fetch: `export const used = () => fetch("/data/index.json");\n`,
  storage: `export const used = () => localStorage.getItem("theme");\n`,
  clock: "export const used = () => Date.now();\n",
  today: "export const used = () => new Date();\n",
  todayText: "export const used = () => Date();\n",
  chance: "export const used = () => Math.random();\n",
  timer: "export const used = (f: () => void) => setTimeout(f, 1);\n",
};

const innocent = {
  date: "export const used = (iso: string) => new Date(iso).getTime() - Date.UTC(2026, 0, 1);\n",
  math: "export const used = (a: number) => Math.max(a, 0);\n",
  sibling: `import { cost } from "./cost/store";\nexport const used = cost;\n`,
};

interface Report {
  diagnostics: { category: string; severity: string; location: { path: string } }[];
}

const forbiddenIn = (room: Room) =>
  rooms.filter((other) => other !== room && !mayImport[room].includes(other));

let tree: string;
let complaints: Map<string, string[]>;

function write(path: string, text: string) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

function lint(): Report {
  const biome = join(repository, "node_modules/@biomejs/biome/bin/biome");
  const run = () =>
    execFileSync(
      process.execPath,
      [biome, "lint", "--reporter=json", "--max-diagnostics=none", "--colors=off"],
      { cwd: tree, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 28 },
    );
  try {
    return JSON.parse(run());
  } catch (error) {
    if (error instanceof Error && "stdout" in error) return JSON.parse(String(error.stdout));
    throw error;
  }
}

const errorsOn = (path: string) => complaints.get(path) ?? [];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "boxscore-rooms-"));
  for (const path of ["biome.json", ".gitignore", "package.json", "scripts/lint"]) {
    cpSync(join(repository, path), join(tree, path), { recursive: true });
  }
  for (const room of rooms) {
    for (const [form, text] of Object.entries(importForms)) {
      for (const other of rooms) {
        write(`src/${room}/${form}-${other}.ts`, text(`../${other}`));
        write(`src/${room}/deeper/${form}-${other}.ts`, text(`../../${other}`));
      }
    }
  }
  for (const room of pureRooms) {
    for (const [name, text] of Object.entries({ ...impurities, ...innocent })) {
      write(`src/${room}/pure-${name}.ts`, text);
    }
    write(`src/${room}/pure-node.test.ts`, impurities.node);
  }
  complaints = new Map();
  for (const { category, severity, location } of lint().diagnostics) {
    if (severity !== "error") continue;
    complaints.set(location.path, [...errorsOn(location.path), category]);
  }
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe.each(rooms)("src/%s", (room) => {
  test.each(forbiddenIn(room))("may not import from src/%s, in any form", (other) => {
    for (const form of Object.keys(importForms)) {
      for (const folder of [`src/${room}`, `src/${room}/deeper`]) {
        const path = `${folder}/${form}-${other}.ts`;
        expect(errorsOn(path), path).toContain("lint/style/noRestrictedImports");
      }
    }
  });

  test("may import from the rooms above it", () => {
    for (const other of mayImport[room]) {
      for (const form of Object.keys(importForms)) {
        const path = `src/${room}/${form}-${other}.ts`;
        expect(errorsOn(path), path).not.toContain("lint/style/noRestrictedImports");
      }
    }
  });
});

describe.each(pureRooms)("src/%s is pure", (room) => {
  test.each(Object.keys(impurities))("%s is an error", (name) => {
    expect(errorsOn(`src/${room}/pure-${name}.ts`)).not.toEqual([]);
  });

  test.each(Object.keys(innocent))("%s is fine", (name) => {
    expect(errorsOn(`src/${room}/pure-${name}.ts`)).toEqual([]);
  });

  test("its tests may read files", () => {
    expect(errorsOn(`src/${room}/pure-node.test.ts`)).toEqual([]);
  });
});
