import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { parseHeadersFile } from "../../scripts/lib/headers-file";

const read = (path: string) => readFileSync(resolve(import.meta.dirname, "../..", path), "utf8");

test("the nginx example sends the headers of _headers", () => {
  const nginx = [
    ...read("deploy/nginx.conf.example").matchAll(/add_header (\S+) (?:"(.*?)"|(\S+?))[ ;]/g),
  ];
  const sent = new Set(nginx.map(([, name, quoted, bare]) => `${name}: ${quoted ?? bare}`));
  for (const { headers } of parseHeadersFile(read("public/_headers"))) {
    for (const [name, value] of headers) expect(sent).toContain(`${name}: ${value}`);
  }
});
