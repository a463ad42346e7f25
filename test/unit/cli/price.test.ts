import { describe, expect, test } from "vitest";
import { run } from "../../../src/cli/price";
import { aCard, aKnob, aMode, aPlan } from "../../support/builders";
import { shippedIds } from "../../support/shipped";
import { tempFolder } from "../../support/temp";

interface Document {
  workload: Record<string, unknown>;
  results: {
    id: string;
    rank: number | null;
    status: string;
    mode: string;
    plan: string | null;
    size: string | null;
    monthly_usd: number | null;
    components: Record<string, number>;
    unknown: string[];
    assumptions: string[];
    cautions: string[];
    reasons: string[];
  }[];
}

function price(...argv: string[]): Document {
  const { code, stdout, stderr } = run(["--json", ...argv]);
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout);
}

const resultOf = (document: Document, id: string) =>
  document.results.find((result) => result.id === id);

describe("the shipped cards", () => {
  const document = price();

  test("are all there, ranked first, with the workload that was priced", () => {
    expect(document.results.map(({ id }) => id).sort()).toEqual(shippedIds);
    const ranks = document.results.map(({ rank }) => rank);
    const ranked = ranks.filter((rank) => rank !== null);
    expect(ranked).toEqual(ranked.map((_, i) => i + 1));
    expect(ranks.slice(ranked.length).every((rank) => rank === null)).toBe(true);
    expect(document.workload).toEqual({
      vcpu: 2,
      ram_gib: 4,
      disk_gib: 10,
      sessions: 1000,
      hours: 0.5,
      cpu_active: 0.25,
      ram_active: 1,
      concurrency: 10,
      paused_hours: 0,
      snapshot_gib: 0,
      egress_gib: 0,
      ipv4: 0,
      seats: 1,
      gpu_type: "any",
      gpu_count: 0,
      os: "linux",
      split_sessions: false,
    });
  });

  test("components sum to the total", () => {
    for (const { components, monthly_usd } of document.results) {
      const sum = Object.values(components).reduce((total, usd) => total + usd, 0);
      if (monthly_usd === null) expect(components).toEqual({});
      else expect(sum).toBeCloseTo(monthly_usd, 6);
    }
  });

  test("the size of Together's code interpreter is unpublished", () => {
    expect(resultOf(document, "together-code-sandbox")).toMatchObject({
      rank: null,
      status: "unsized",
      mode: "code-interpreter",
      monthly_usd: 30,
      cautions: ["size_unpublished"],
    });
  });

  test("requiring memory snapshots leaves it the mode that has them, for reference", () => {
    const result = resultOf(price("--require", "snapshot_mem"), "together-code-sandbox");
    expect(result).toMatchObject({ status: "reference", mode: "custom-plan" });
    expect(result?.monthly_usd).toBeCloseTo(74.4, 9);
    const knobs = JSON.stringify({ "together-code-sandbox/hibernation_tail": 1.5 });
    const turned = price("--require", "snapshot_mem", "--knobs", knobs);
    expect(resultOf(turned, "together-code-sandbox")?.monthly_usd).toBeCloseTo(111.6, 9);
  });

  test("Dexto is not priced, and why", () => {
    expect(resultOf(document, "dexto")).toMatchObject({
      status: "unpriced",
      monthly_usd: null,
      components: {},
      unknown: [],
      assumptions: [],
      reasons: ["rates_unpublished", "too_many_concurrent"],
    });
  });
});

describe("cards of another folder", () => {
  const folder = () =>
    tempFolder({
      "acme.json": aCard({
        modes: [aMode(), aMode({ key: "dear", vcpu_h: 0.1 })],
        plans: [aPlan(), aPlan({ name: "Pro", fee: 20 })],
        knobs: [aKnob({ effect: "fee_add", max: 10 })],
      }),
    });

  test("take a workload, knobs and requirements", () => {
    const workload = JSON.stringify({ sessions: 100, vcpu: 4 });
    const [result] = price("--cards", folder(), "--workload", workload).results;
    expect(result).toMatchObject({ id: "acme", monthly_usd: 12, components: { cpu: 10, ram: 2 } });
    const [forbidden] = price("--cards", folder(), "--forbid", "ssh").results;
    expect(forbidden).toMatchObject({ status: "unconfirmed", reasons: ["unknown_feature:ssh"] });
    const [passed] = price("--cards", folder(), "--forbid", "ssh", "--unknown-may-pass").results;
    expect(passed).toMatchObject({
      status: "priced",
      cautions: ["unconfirmed:unknown_feature:ssh"],
    });
  });

  test("a knob's value of the wrong type is its default", () => {
    const at = (value: unknown) =>
      price("--cards", folder(), "--knobs", JSON.stringify({ "acme/dial": value })).results[0];
    expect(at(5)?.components).toMatchObject({ knob_fee: 5 });
    expect(at("5")).toEqual(at(0));
  });

  test("with --offers every offer is listed, without a rank", () => {
    const { results } = price("--cards", folder(), "--offers");
    expect(results.map(({ mode, plan, rank }) => [mode, plan, rank])).toEqual([
      ["main", "Pay as you go", null],
      ["main", "Pro", null],
      ["dear", "Pay as you go", null],
      ["dear", "Pro", null],
    ]);
  });
});

describe("a link", () => {
  test("gives the state, and flags go on top", () => {
    const url = "https://example.com/boxscore/#v=1&category=any&vcpu=4&hours=1";
    const { workload } = price("--url", url, "--workload", '{"hours":2}');
    expect(workload).toMatchObject({ vcpu: 4, hours: 2, sessions: 1000 });
  });

  test("shows the categories that it filters by", () => {
    const { results } = price("--url", "#v=1");
    expect(results.map(({ id }) => id)).not.toContain("hetzner-cloud");
    expect(price("--url", "#v=1&category=any").results).toHaveLength(shippedIds.length);
  });
});

describe("a link that asks for a price", () => {
  const folder = () =>
    tempFolder({
      "acme.json": aCard(),
      "bolt.json": aCard({ id: "bolt", modes: [aMode({ vcpu_h: 0.1 })] }),
      "cave.json": aCard({ id: "cave", modes: [aMode({ ram_gib_h: null })] }),
    });
  // A month of the default workload is $70 at Acme, $120 at Bolt and at least $50 at Cave.
  const shownBy = (link: string) =>
    price("--cards", folder(), "--url", `#v=1&category=any&${link}`).results.map(({ id }) => id);

  test("leaves out what is dearer, and what may be", () => {
    expect(shownBy("usd_max=100")).toEqual(["acme"]);
    expect(shownBy("usd_max=100&unknown=passes")).toEqual(["acme", "cave"]);
    expect(shownBy("usd_max=200&unknown=passes")).toEqual(["acme", "bolt", "cave"]);
  });
});

describe("a sweep", () => {
  const folder = () =>
    tempFolder({
      "acme.json": aCard({ name: "Acme", plans: [aPlan()] }),
      "bolt.json": aCard({
        id: "bolt",
        name: "Bolt",
        modes: [aMode({ vcpu_h: 0.025, ram_gib_h: 0.005 })],
        plans: [aPlan({ fee: 20 })],
      }),
    });
  // A session of half an hour on 2 vCPU and 4 GiB is 0.5 × (2 × 0.05 + 4 × 0.01) = $0.07 at Acme and
  // $0.035 at Bolt, which has $20 to make up: 20 / 0.035 = 571.43 sessions.
  const sweep = ["--cards", "", "--sweep", "sessions=0:1000:10"];
  const swept = (...more: string[]) => {
    const { code, stdout, stderr } = run([...sweep.with(1, folder()), ...more]);
    expect([code, stderr]).toEqual([0, ""]);
    return stdout;
  };

  test("gives curves as JSON", () => {
    const document = JSON.parse(swept("--json"));
    expect(document.sweep).toEqual({
      field: "sessions",
      from: 0,
      to: 1000,
      steps: 10,
      scale: "linear",
    });
    const acme = document.curves.find(({ id }: { id: string }) => id === "acme");
    expect(acme.points.at(-1)).toMatchObject({ at: 1000, status: "priced" });
    expect(acme.points.at(-1).monthly_usd).toBeCloseTo(70, 9);
    expect(document.break_even).toBeUndefined();
  });

  test("finds where the order changes", () => {
    const { break_even: found } = JSON.parse(swept("--json", "--break-even"));
    expect(found.first_leader).toBe("acme");
    expect(found.leaders).toMatchObject([{ at: 571, below: "acme", above: "bolt" }]);
    expect(found.crossings).toMatchObject([
      { cards: ["acme", "bolt"], at: 571, below: "acme", above: "bolt" },
    ]);
  });

  test("says it in words for people", () => {
    const text = swept("--break-even");
    expect(text).toMatch(/^sessions +0 .*1000$/m);
    expect(text).toMatch(/^Acme +\$0 .*\$70\.00$/m);
    expect(text).toContain("above 571 sessions a month Bolt is cheaper than Acme");
  });

  test.each([
    ["sessions", /FIELD=from:to:steps/],
    ["sessions=1:2", /steps is no number/],
    ["sessions=5:2:3", /from must be 0 or more/],
    ["sessions=1:2:0", /steps must be a whole number/],
    ["sessions=1:2:3:cubic", /FIELD=from:to:steps/],
    ["teleports=1:2:3", /there is no field "teleports"/],
    ["modal/none=1:2:3", /no card has the knob "modal\/none"/],
  ])("refuses %s", (flag, line) => {
    const { code, stderr } = run(["--sweep", flag]);
    expect(code).toBe(2);
    expect(stderr).toMatch(line);
  });

  test("break-even points need a sweep", () => {
    expect(run(["--break-even"])).toMatchObject({ code: 2, stdout: "" });
  });
});

describe("what can't be done exits with 2 and one clear line", () => {
  test.each([
    [["--workload", "{"], /^--workload is not JSON: \{\n$/],
    [["--workload", '{"vcpus":2}'], /^--workload: vcpus: is no field of it\n$/],
    [["--workload", '{"vcpu":"2"}'], /^--workload: vcpu: .+\n$/],
    [["--workload", '{"vcpu":-2}'], /^--workload: vcpu: .+\n$/],
    [["--require", "teleport"], /^--require: there is no feature "teleport"\n$/],
    [["--knobs", "[]"], /^--knobs: .+\n$/],
    [["--nonsense"], /^.*--nonsense.*\n$/],
    [["stray"], /^.*stray.*\n$/],
    [["--cards", "no/such/folder"], /^.*no\/such\/folder.*\n$/],
  ])("%j", (argv, line) => {
    const { code, stdout, stderr } = run(["--json", ...argv]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(line);
  });

  test("a broken card is named with its field", () => {
    const folder = tempFolder({
      "acme.json": aCard(),
      "broken.json": aCard({ id: "broken", modes: [aMode({ vcpu_h: "cheap" })] }),
    });
    const { code, stderr } = run(["--json", "--cards", folder]);
    expect([code, stderr]).toEqual([2, "broken.json: modes[0].vcpu_h: should be a number\n"]);
  });
});

test("without --json it is a table for people", () => {
  const { code, stdout } = run([]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/OpenComputer +\$20\.00/);
  expect(stdout).toMatch(/Northflank.+≥ \$33\.33/);
  expect(stdout).not.toMatch(/undefined|null|NaN/);
});

test("no text of a card commands the terminal", () => {
  const folder = tempFolder({ "acme.json": aCard({ name: "\u001b[2JAc\u009bme" }) });
  const { stdout } = run(["--cards", folder]);
  expect(stdout).toContain("\uFFFD[2JAc\uFFFDme");
  expect(stdout).not.toMatch(/[^\P{Cc}\n\t]/u);
});
