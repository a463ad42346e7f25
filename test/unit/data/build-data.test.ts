import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newestDate } from "../../../scripts/data/as-of";
import { BadData, buildData } from "../../../scripts/data/build";
import { type CardIndex, parseIndex } from "../../../src/card/index-file";
import { overlayNetwork, overlayStorage } from "../../../src/card/overlay";
import { sessionLimit } from "../../../src/card/raw";
import { modeFacts, offerFacts, statedFacts } from "../../../src/card/resolve";
import type { CardCore } from "../../../src/card/schema";
import { aCard, aMode, aPlan } from "../../support/builders";
import { shippedCard, shippedFolder, shippedIds } from "../../support/shipped";
import { tempFolder } from "../../support/temp";

const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), "utf8"));
const withPage = { "sources/dexto-cpu-sandboxes-api.txt": "CPU sandboxes API" };

/** All that pricing reads of a card besides its modes, plans and knobs as they stand. */
const meaning = (card: CardCore) => ({
  stated: statedFacts(card),
  modes: card.modes.map((mode) => ({
    facts: modeFacts(card, mode),
    offers: [null, ...card.plans].map((plan) => ({
      facts: offerFacts(card, mode, plan),
      storage: overlayStorage(card, mode, plan),
      network: overlayNetwork(card, mode, plan),
      session: sessionLimit(card, mode, plan),
    })),
  })),
});

describe("the index of the shipped cards", () => {
  let index: CardIndex = { asOf: null, cards: [], bad: [] };
  let text = "";
  const folder = mkdtempSync(join(tmpdir(), "boxscore-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() => {
    buildData(join(shippedFolder, ".."), folder);
    text = readFileSync(join(folder, "index.json"), "utf8");
    index = parseIndex(JSON.parse(text));
  });

  test("has every card in order, and the newest date in them", () => {
    expect(index.bad).toEqual([]);
    expect(index.cards.map((card) => card.id)).toEqual(shippedIds);
    expect(index.asOf).toBe("2026-11-30");
  });

  test("keeps to the budget for data", () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(90_000);
  });

  test("has inputs only", () => {
    expect(text).not.toMatch(/"(monthly_usd|total|components|rank|status|facts)":/);
    expect(text).not.toMatch(/"(feature_evidence|quote|caveats|sources|extras|perf_source)":/);
  });

  test.each(shippedIds)("prices %s by the same inputs as the whole card", (id) => {
    const whole = shippedCard(id);
    const core = index.cards.find((card) => card.id === id);
    expect(core).toBeDefined();
    if (!core) return;
    const later = { note: null, commit_note: null };
    expect(core.modes.map((mode) => ({ ...mode, ...later }))).toEqual(
      whole.modes.map((mode) => ({ ...mode, ...later })),
    );
    expect(core.plans.map((plan) => ({ ...plan, note: null }))).toEqual(
      whole.plans.map((plan) => ({ ...plan, note: null })),
    );
    for (const key of ["id", "name", "url", "category", "isolation"] as const) {
      expect(core[key]).toEqual(whole[key]);
    }
    for (const key of ["knobs", "locations", "features_resolved", "perf", "free"] as const) {
      expect(core[key]).toEqual(whole[key]);
    }
    expect(core.fleet).toMatchObject({
      default_max_instances: whole.fleet.default_max_instances,
      default_max_vcpu: whole.fleet.default_max_vcpu,
      raise: whole.fleet.raise,
    });
    expect(meaning(core)).toEqual(meaning(whole));
  });
});

test("a rate changed in a card and built again is changed in the index", () => {
  const card = (rate: number) => aCard({ modes: [aMode({ vcpu_h: rate })] });
  for (const rate of [0.05, 0.07]) {
    const from = tempFolder({ ...withPage, "cards/acme.json": card(rate) });
    buildData(from, from);
    expect(parseIndex(json(from, "index.json")).cards[0]?.modes[0]?.vcpu_h).toBe(rate);
  }
});

test("nulls of overlays and of stated facts stay, others go, lists keep their places", () => {
  const from = tempFolder({
    ...withPage,
    "cards/acme.json": aCard({
      modes: [
        aMode({ features: { ssh: null }, storage: { disk_gib_month: null }, vcpu_h: null }),
        aMode({ key: "b", ram_per_vcpu: [null, 4], sizes: [{ name: "s", hour: null }] }),
      ],
      plans: [aPlan({ fee: null, network: { internet: { default: null } } })],
      features: { root: null },
      features_resolved: { ssh: null },
      surprise: { kept: "in the raw view" },
    }),
  });
  buildData(from, from);
  expect(json(from, "index.json")).toMatchObject({
    cards: [
      {
        modes: [
          { features: { ssh: null }, storage: { disk_gib_month: null } },
          { ram_per_vcpu: [null, 4], sizes: [{ name: "s" }] },
        ],
        plans: [{ network: { internet: { default: null } } }],
        features_resolved: { ssh: null },
      },
    ],
  });
  const text = readFileSync(join(from, "index.json"), "utf8");
  expect(text).not.toContain("surprise");
  expect(text).not.toContain('"vcpu_h":null');
  expect(text).not.toContain('"fee":null');
  expect(text).not.toContain('"root":null');
});

describe("a build is refused", () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      "for a card with a fault",
      { "cards/acme.json": aCard({ modes: [aMode({ vcpu_h: "x" })] }) },
      "acme.json: modes[0].vcpu_h: should be a number",
    ],
    [
      "for a card that is not JSON",
      { "cards/acme.json": "{ nope" },
      "acme.json: (the whole card): is not JSON",
    ],
    [
      "for a card under another name than its id",
      { "cards/other.json": aCard() },
      'other.json: id: should be "other", as the file is named',
    ],
    [
      "for a page text without an address",
      { "cards/acme.json": aCard(), "sources/stray.txt": "" },
      "stray.txt: has no address",
    ],
  ])("%s", (_, files, words) => {
    const from = tempFolder({ ...withPage, ...files });
    expect(() => buildData(from, from)).toThrow(BadData);
    expect(() => buildData(from, from)).toThrow(words);
  });

  test("with every fault on its own line", () => {
    const from = tempFolder({
      ...withPage,
      "cards/acme.json": aCard({ modes: [aMode({ vcpu_h: "x", ram_gib_h: -1 })] }),
      "cards/zeta.json": "[]",
    });
    expect(() => buildData(from, from)).toThrow(
      [
        "acme.json: modes[0].vcpu_h: should be a number",
        "acme.json: modes[0].ram_gib_h: should be 0 or more",
        "zeta.json: (the whole card): should be an object",
      ].join("\n"),
    );
  });
});

test("the card format is written as JSON Schema, and page texts by address", () => {
  const from = tempFolder({ ...withPage, "cards/acme.json": aCard() });
  buildData(from, from);
  expect(json(from, "card.schema.json")).toMatchObject({
    title: "Boxscore card",
    required: ["id", "name", "modes"],
    properties: {
      modes: { items: { properties: { pricing: { enum: ["resource", "sizes", "pool"] } } } },
      storage: { anyOf: [{ properties: { disk_gib_month: {} } }, { type: "null" }] },
    },
  });
  expect(json(from, "sources/index.json")).toEqual({
    "https://www.dexto.ai/docs/platform/api/sandboxes/": "dexto-cpu-sandboxes-api.txt",
  });
});

test("the newest date counts wherever it stands, and only dates do", () => {
  expect(newestDate([{ checked: "2026-01-02" }, { fleet: { researched: "2026-03-01" } }])).toBe(
    "2026-03-01",
  );
  expect(newestDate({ checked: "soon", note: "2027-01-01", x: [null, 3] })).toBe("");
});
