import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { featureKeys } from "../../../src/card/features";
import { run } from "../../../src/cli/cards";
import cases from "../../fixtures/cases/feature-cases.json";
import { aCard, aMode } from "../../support/builders";
import { shippedIds } from "../../support/shipped";
import { tempFolder } from "../../support/temp";

describe("cards facts --json", () => {
  const { code, stdout, stderr } = run(["facts", "--json"]);
  const all: Record<string, { resolved: object; modes: Record<string, object> }> =
    JSON.parse(stdout);

  test("has every shipped card", () => {
    expect([code, stderr]).toEqual([0, ""]);
    expect(Object.keys(all)).toEqual(shippedIds);
  });

  test.each(cases.cases)("has the right facts of $card", ({ card, resolved, modes }) => {
    expect(all[card]).toEqual({ resolved, modes });
  });

  test("has all features in the order of the registry, of card and modes", () => {
    for (const { resolved, modes } of Object.values(all)) {
      expect(Object.keys(resolved)).toEqual(featureKeys);
      for (const facts of Object.values(modes)) expect(Object.keys(facts)).toEqual(featureKeys);
    }
  });
});

test("facts of cards in another folder, stated at card level and derived in the modes", () => {
  const folder = tempFolder({
    "acme.json": aCard({
      features: { ssh: true },
      features_resolved: { ssh: false },
      modes: [aMode(), aMode({ key: "shut", features: { ssh: null } })],
    }),
    "notes.txt": "no card",
  });
  const { code, stdout } = run(["facts", "--json", "--cards", folder]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    acme: { resolved: { ssh: false }, modes: { main: { ssh: true }, shut: { ssh: null } } },
  });
});

test("without --json facts are an aligned table, of the named cards alone", () => {
  const folder = tempFolder({
    "acme.json": aCard({ features: { ssh: true, root: false } }),
    "zeta.json": aCard({ id: "zeta" }),
  });
  const { stdout } = run(["facts", "--cards", folder, "acme"]);
  const lines = stdout.split("\n");
  expect(lines).toHaveLength(1 + featureKeys.length + 1);
  expect(lines[0]).toMatch(/^acme +card +main$/);
  expect(lines.find((line) => line.startsWith("ssh "))).toMatch(/^ssh +yes +yes$/);
  expect(lines.find((line) => line.startsWith("root "))).toMatch(/^root +no +no$/);
  expect(lines.find((line) => line.startsWith("sso "))).toMatch(/^sso +\? +\?$/);
  expect(new Set(lines.slice(0, -1).map((line) => line.search(/(?<=^\S+ +)\S/))).size).toBe(1);
});

test("check finds nothing in the shipped cards", () => {
  expect(run(["check"])).toEqual({
    code: 0,
    stdout: `${shippedIds.length} cards, no findings\n`,
    stderr: "",
  });
});

test("check names what contradicts itself, and is no failure", () => {
  const folder = tempFolder({ "acme.json": aCard({ modes: [aMode({ plans: ["Gold"] })] }) });
  expect(run(["check", "--cards", folder])).toMatchObject({
    code: 0,
    stdout:
      'acme.json: modes[0].plans[0]: names the plan "Gold", which the card does not have\n1 card, 1 finding\n',
  });
  expect(JSON.parse(run(["check", "--json", "--cards", folder]).stdout)).toMatchObject({
    acme: [{ kind: "unknown_plan", path: "modes[0].plans[0]" }],
  });
});

describe("exit code 2 and one line for", () => {
  const broken: [string, Record<string, unknown>, string][] = [
    [
      "a broken card",
      { "acme.json": aCard(), "bad.json": aCard({ id: "bad", modes: [aMode({ vcpu_h: "x" })] }) },
      "bad.json: modes[0].vcpu_h: should be a number\n",
    ],
    [
      "a card with several faults",
      { "bad.json": { id: "bad", name: 3 } },
      "bad.json: name: should be a string (and 1 more)\n",
    ],
    ["a card that is not JSON", { "bad.json": "{\n nope" }, "bad.json: is not JSON: "],
    [
      "two cards of one id",
      { "acme.json": aCard(), "other.json": aCard() },
      'other.json: id: "acme" is that of acme.json\n',
    ],
  ];
  test.each(broken)("%s", (_, files, line) => {
    const { code, stdout, stderr } = run(["facts", "--json", "--cards", tempFolder(files)]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(line);
    expect(stderr.match(/\n/g)).toHaveLength(1);
  });

  test.each<[string, string[], string]>([
    ["no command", [], 'No command is given: use "facts" or "check"'],
    ["another command", ["prices"], 'There is no command "prices"'],
    ["an unknown option", ["facts", "--jsn"], "Unknown option '--jsn'"],
    [
      "an option without its value",
      ["facts", "--cards"],
      "Option '--cards <value>' argument missing",
    ],
    [
      "a value where none goes",
      ["facts", "--json=yes"],
      "Option '--json' does not take an argument",
    ],
    ["an unknown card", ["facts", "nobody"], 'There is no card "nobody"'],
    ["a folder that is not there", ["facts", "--cards", "/no/such/folder"], "/no/such/folder"],
    ["a file for a folder", ["facts", "--cards", import.meta.filename], "can't be read"],
  ])("%s", (_, argv, words) => {
    const { code, stdout, stderr } = run(argv);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect(stderr.match(/\n/g)).toHaveLength(1);
  });
});

test("--help says what there is", () => {
  expect(run(["--help"])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("cards facts"),
  });
});

test("the command as it is started", () => {
  const root = resolve(import.meta.dirname, "../../..");
  const tsx = join(root, "node_modules/.bin/tsx");
  const stdout = execFileSync(tsx, ["src/cli/cards.ts", "check"], { cwd: root, encoding: "utf8" });
  expect(stdout).toBe(`${shippedIds.length} cards, no findings\n`);
});
