import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFor, parseHeadersFile } from "../../scripts/lib/headers-file";
import { pathInside, type RunningServer, serveFolder } from "../../scripts/lib/static-server";

let parent: string;
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "boxscore-serve-"));
  folder = join(parent, "dist");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(parent, "secret.txt"), "secret");
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Boxscore</title>");
  writeFileSync(join(folder, "assets/app.js"), "export {};");
  writeFileSync(
    join(folder, "_headers"),
    "/*\n  X-All: 1\n\n/assets/*\n  Cache-Control: immutable\n",
  );
  server = await serveFolder({ folder, port: 0, base: "/sub/path/" });
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

/** The status of a path sent as it is; fetch would tidy it first. */
function rawStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.address);
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    sent.on("error", fail).end();
  });
}

describe("the static server", () => {
  test("serves the page at its base, typed, compressed and with the headers of _headers", async () => {
    const response = await fetch(server.address);
    expect(await response.text()).toContain("Boxscore");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "cache-control": "no-cache",
      "x-all": "1",
    });
  });

  test("gives a path the headers of every pattern that matches it", async () => {
    const { headers } = await fetch(`${server.address}assets/app.js`);
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("cache-control")).toBe("immutable");
    expect(headers.get("x-all")).toBe("1");
  });

  test("answers 304 to a known tag", async () => {
    const tag = (await fetch(server.address)).headers.get("etag") ?? "";
    const again = await fetch(server.address, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
  });

  test.each([
    "/sub/path/missing.js",
    "/sub/path/assets/",
    "/index.html",
    "/sub/path/../../secret.txt",
    "/sub/path/%2e%2e/secret.txt",
    "/sub/path/..%2fsecret.txt",
    "/sub/path/..%5csecret.txt",
    "/sub/path/%00",
    "/sub/path/%",
  ])("answers 404 to %s", async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  test("refuses anything but reading", async () => {
    expect((await fetch(server.address, { method: "POST" })).status).toBe(405);
  });

  test("says so when its port is taken", async () => {
    const port = Number(new URL(server.address).port);
    await expect(serveFolder({ folder, port })).rejects.toThrow(/Port \d+ .* is taken/);
  });

  test("says so when there is nothing to serve", async () => {
    await expect(serveFolder({ folder: parent, port: 0 })).rejects.toThrow(/npm run build/);
  });
});

test("a folder whose name only begins the same is outside", () => {
  expect(pathInside("/srv/dist", "/../dist-other/x")).toBeNull();
  expect(pathInside("/srv/dist", "/a/../b")).toBe("/srv/dist/b");
});

test("values of a repeated header are joined, as static hosts do", () => {
  const rules = parseHeadersFile("# note\n/*\n  A: 1\n/x/*\n  A: 2\n");
  expect(headersFor(rules, "/x/y")).toEqual({ A: "1, 2" });
  expect(headersFor(rules, "/y")).toEqual({ A: "1" });
});

test("a line of _headers that can't be read is an error", () => {
  expect(() => parseHeadersFile("/*\n  nonsense\n")).toThrow(/nonsense/);
});
