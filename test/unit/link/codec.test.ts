import { describe, expect, test } from "vitest";
import { type Choices, defaultChoices } from "../../../src/link/choices";
import { decodeChoices, encodeChoices, withoutOwnRates } from "../../../src/link/codec";
import { linkKeys } from "../../../src/link/keys";

const link = (part: Partial<Choices>): string => encodeChoices({ ...defaultChoices, ...part });
const requiring = (part: Partial<Choices["requirements"]>): string =>
  link({ requirements: { ...defaultChoices.requirements, ...part } });
const columns = (part: Partial<Choices["columns"]>): string =>
  link({ columns: { ...defaultChoices.columns, ...part } });
const workload = (part: Partial<Choices["workload"]>): string =>
  link({ workload: { ...defaultChoices.workload, ...part } });
const problems = (fragment: string): string[] =>
  decodeChoices(fragment).notices.map(({ problem }) => problem);

describe("a link reads well", () => {
  test("it holds what differs from a first visit, and its version", () => {
    expect(workload({ vcpu: 4, hours: 8 })).toBe("v=1&vcpu=4&hours=8");
    expect(workload({ gpuType: "H100 (80 GB)", os: "windows", splitSessions: true })).toBe(
      "v=1&gpu_type=H100%20%2880%20GB%29&os=windows&split_sessions=yes",
    );
    expect(link({ view: "provider", provider: "modal" })).toBe("v=1&view=provider&provider=modal");
    expect(link({ compared: ["modal", "e2b"], onlyDifferences: true })).toBe(
      "v=1&compared=modal,e2b&differences=only",
    );
    expect(link({ evidence: { cardId: "modal", feature: "fork" } })).toBe(
      "v=1&evidence=modal/fork",
    );
  });

  test("requirements", () => {
    expect(
      requiring({
        needs: { root: "must", snapshot_mem: "must", gpu: "not", ssh: "nice" },
        bounds: { maxSessionHours: 24, monthlyUsd: 500 },
        sets: { region: ["eu", "Frankfurt, Germany"], os: ["windows"] },
        unknownMayPass: true,
      }),
    ).toBe(
      "v=1&must=snapshot_mem,root&nice=ssh&not=gpu&session_min=24&usd_max=500" +
        "&category=any&region=eu,Frankfurt%2C%20Germany&offers_os=windows&unknown=passes",
    );
  });

  test("columns", () => {
    expect(columns({ preset: "isolation" })).toBe("v=1&preset=isolation");
    expect(
      columns({
        preset: null,
        shown: ["fork", "monthlyUsd"],
        pinned: ["fork"],
        widths: { monthlyUsd: 90, fork: 120.5 },
        sort: [
          { column: "fork", descending: false },
          { column: "monthlyUsd", descending: true },
        ],
        groupBy: "category",
      }),
    ).toBe(
      "v=1&columns=fork,monthlyUsd&pinned=fork&widths=fork:120.5,monthlyUsd:90" +
        "&sort=fork,-monthlyUsd&group=category",
    );
    expect(columns({ preset: null, shown: [] })).toBe("v=1&columns=none");
  });

  test("costs, knobs and own rates", () => {
    expect(
      link({
        costView: "curves",
        curveAxis: { kind: "knob", cardId: "modal", knobId: "region" },
        curveScaleX: "linear",
        mapY: { kind: "field", field: "ramGib" },
        against: "e2b",
        knobs: { "modal/region": 1.5, "e2b/spot": true },
        ownRates: { modal: { "modes[0].vcpu_h": 0.04, "plans[1].fee": 0 } },
      }),
    ).toBe(
      "v=1&chart=curves&curve=modal/region&curve_x=linear&map_y=ram_gib&against=e2b" +
        "&knob.e2b/spot=on&knob.modal/region=1.5" +
        "&own.modal/modes.0.vcpu_h=0.04&own.modal/plans.1.fee=0",
    );
  });

  test("own rates stay out of a link that goes to others", () => {
    const choices = { ...defaultChoices, ownRates: { modal: { "plans[0].fee": 5 } } };
    expect(encodeChoices(withoutOwnRates(choices))).toBe("");
  });

  test("it does not end in a mark that a chat would cut off", () => {
    expect(workload({ gpuType: "A10." })).toBe("v=1&gpu_type=A10%2E");
  });

  test("key names are all different", () => {
    const names = linkKeys.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain("v");
  });
});

describe("the category filter", () => {
  const sets = (fragment: string) => decodeChoices(fragment).choices.requirements.sets;
  test("a link that does not say has that of a first visit", () => {
    expect(sets("v=1&vcpu=4")).toEqual({ category: ["agent-sandbox"] });
  });
  test("“any” lifts it", () => {
    expect(sets("v=1&category=any")).toEqual({});
    expect(problems("v=1&category=any")).toEqual([]);
  });
  test("an empty list says the same as none", () => {
    expect(requiring({ sets: { category: [], isolation: [] } })).toBe("v=1&category=any");
  });
});

describe("what can't be read is left out and named", () => {
  test.each([
    ["vcpu=abc", "vCPU “abc” is not a number; 2 is used."],
    ["vcpu=1,5", "vCPU “1,5” is not a number; 2 is used."],
    ["vcpu=", "vCPU “” is not a number; 2 is used."],
    ["vcpu", "vCPU “” is not a number; 2 is used."],
    ["vcpu=-1", "vCPU “-1” is below 0; 2 is used."],
    ["vcpu=Infinity", "vCPU “Infinity” is not a number; 2 is used."],
    ["vcpu=1e999", "vCPU “1e999” is not a number; 2 is used."],
    ["hours=731", "Session length “731” is above 730; 0.5 is used."],
    ["cpu_active=25", "CPU busy “25” is above 1; 0.25 is used."],
    ["os=beos", "Operating system “beos” is none of linux, windows, macos; linux is used."],
    ["view=map", "View “map” is none of compare, costs, side-by-side, provider; compare is used."],
    ["provider=A%20B", "Provider “A B” is not the id of a card; it is left out."],
    ["must=fork,levitation", "Must have “levitation” is not a feature; it is left out."],
    ["evidence=modal", "Evidence “modal” does not name a feature; it is left out."],
    ["widths=fork:9999", "Column widths “9999” is above 640; it is left out."],
    ["preset=mine", "Set of columns “mine” is not a set of columns; essentials is used."],
    ["sort=-zzz,fork", "Sorting “-zzz” is not a column; it is left out."],
    ["knob.modal=3", "Knob “modal” does not name a card’s knob; it is left out."],
    [
      "knob.modal/region=x",
      "Knob modal/region “x” is neither a number nor on or off; it is left out.",
    ],
    ["own.modal/a b=1", "Own rate “modal/a b” does not name a rate of a card; it is left out."],
    [
      "own.modal/modes[0].vcpu_h=-1",
      "Own rate modal/modes[0].vcpu_h “-1” is below 0; it is left out.",
    ],
    ["colour=red", "“colour” is not something that a link can hold; it is left out."],
    ["__proto__=1", "“__proto__” is not something that a link can hold; it is left out."],
    ["vcpu=4&vcpu=8", "vCPU is in the link more than once; the first is used."],
    [
      "v=2&vcpu=4",
      "This link is of version “2”, which this app does not know; what it can read of it is used.",
    ],
    ["compared=a,b,c,d,e,f,g", "Side by side “g” comes after the 6 that fit; it is left out."],
  ])("%s", (fragment, problem) => {
    expect(problems(fragment)).toEqual([problem]);
  });

  test("everything else of the link holds", () => {
    const { choices } = decodeChoices("#v=2&vcpu=4&hours=x&must=fork,levitation&zzz=1&knob.a/b=2");
    expect(choices).toEqual({
      ...defaultChoices,
      workload: { ...defaultChoices.workload, vcpu: 4 },
      requirements: { ...defaultChoices.requirements, needs: { fork: "must" } },
      knobs: { "a/b": 2 },
    });
  });

  test("separators that a program encoded on the way are read all the same", () => {
    const { choices } = decodeChoices("v=1&vcpu=4&must=fork,root");
    for (const sent of [
      "v=1&amp;vcpu=4&amp;must=fork,root",
      "v%3D1%26vcpu%3D4%26must%3Dfork,root",
    ]) {
      expect(decodeChoices(sent)).toEqual({ choices, notices: [] });
    }
    expect(decodeChoices("v=1&vcpu=4&must=fork%2Croot").choices).toEqual(choices);
  });

  test("brackets in a rate's path open too", () => {
    expect(decodeChoices("own.modal/modes[0].sizes[1].hour=2").choices.ownRates).toEqual({
      modal: { "modes[0].sizes[1].hour": 2 },
    });
  });

  // The longest that browsers take, about 2 MB: at a cost that grows with the square of the length,
  // each of these would run for minutes.
  test.each([
    ["keys that no one knows", Array.from({ length: 200_000 }, (_, i) => `k${i}=%E0`).join("&")],
    ["one key again and again", "vcpu=1&".repeat(250_000)],
    ["a list of what is no feature", `must=${"x,".repeat(1_000_000)}`],
    ["digits that are no number", `vcpu=${"1".repeat(2_000_000)}x`],
    ["an id that is none", `provider=${"a-".repeat(1_000_000)}`],
    ["rates of one card", Array.from({ length: 100_000 }, (_, i) => `own.a/b${i}=1`).join("&")],
  ])("2 MB of %s open, with notices that can be read", (_, junk) => {
    expect(problems(junk).length).toBeLessThanOrEqual(20);
  });

  test("of many notices the last says how many more there are", () => {
    const notices = problems(Array.from({ length: 20_000 }, (_, i) => `k${i}=%E0`).join("&"));
    expect(notices).toHaveLength(20);
    expect(notices.at(-1)).toBe("19,981 more parts are left out.");
    expect(problems("x".repeat(100_000))[0]?.length).toBeLessThan(120);
  });

  test("the column of names is sorted by and sized, but is none to choose or pin", () => {
    const { choices, notices } = decodeChoices(
      "sort=-name&widths=name:300&columns=name,fork&pinned=name",
    );
    expect(choices.columns).toMatchObject({
      sort: [{ column: "name", descending: true }],
      widths: { name: 300 },
      shown: ["fork"],
      pinned: [],
    });
    expect(notices.map(({ key }) => key)).toEqual(["columns", "pinned"]);
  });

  test("no name reaches a prototype", () => {
    const { choices } = decodeChoices(
      "own.constructor/__proto__=1&widths=__proto__:50,constructor:50&knob.a/__proto__=1&must=__proto__",
    );
    expect(Object.getPrototypeOf(choices.ownRates)).toBe(Object.prototype);
    expect(Object.keys(choices.columns.widths)).toEqual([]);
    expect(encodeChoices(choices)).toContain("own.constructor/__proto__=1");
  });
});
