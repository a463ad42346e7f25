import { describe, expect, it } from "vitest";
import { aMode, aPlan, the, theCard } from "../../../test/support/builders";
import { compileCard } from "../../cost/offer";
import { evidenceValue } from "./evidence-value";
import { countFeatures, featureRow, featureRows, passesFilter } from "./feature-rows";
import { flagText, raiseText } from "./flags";
import { cardFactGroups, modeFactGroups } from "./mode-facts";
import { machineLimit, planSentences } from "./plan-facts";
import { cutText, quoteFate } from "./quote-segments";

const factsOf = (groups: ReturnType<typeof modeFactGroups>) =>
  Object.fromEntries(
    groups.flatMap(({ rows }) => rows.map(({ label, value }) => [label, value] as const)),
  );

describe("facts of a mode", () => {
  const facts = (own: Parameters<typeof aMode>[0]) =>
    factsOf(modeFactGroups(the(theCard({ modes: [aMode(own)] }).modes)));

  it("have their unit, and a rate of nothing is called free", () => {
    const [rates] = modeFactGroups(
      the(theCard({ modes: [aMode({ vcpu_h: 0.0504, ram_gib_h: 0 })] }).modes),
    );
    expect(rates?.rows.slice(0, 2)).toEqual([
      { label: "vCPU", value: "$0.0504 a vCPU-hour" },
      { label: "RAM", value: "free" },
    ]);
  });

  it("say what is unknown by null", () => {
    const found = facts({ granularity_s: null, start_fee: null, min_billed_seconds: 0 });
    expect(found["Billed in steps of"]).toBeNull();
    expect(found["Fee a start"]).toBeNull();
    expect(found["At least"]).toBe("none");
  });

  it("say on what CPU is billed", () => {
    expect(facts({ cpu_basis: "active", active_floor: 0.25 })["CPU billed on"]).toBe(
      "what is in use, at least 25 % of the size",
    );
  });

  it("leave out rates by vCPU and RAM where machines are sold by size", () => {
    expect(facts({ pricing: "sizes" })["CPU billed on"]).toBeUndefined();
  });

  it("have only what the mode states of storage itself", () => {
    const found = modeFactGroups(
      the(theCard({ modes: [aMode({ storage: { disk_gib_month: null } })] }).modes),
    ).find(({ title }) => title === "Storage in this mode");
    expect(found?.rows).toEqual([{ label: "More disk", value: null }]);
  });
});

it("what holds in every mode is unknown where the card leaves it out", () => {
  const found = factsOf(cardFactGroups(theCard({ storage: { disk_gib_month: null } })));
  expect(found["More disk"]).toBeNull();
  expect(found.Internet).toBe("open by default");
});

describe("facts of a plan", () => {
  const plan = (own: Parameters<typeof aPlan>[0]) => the(theCard({ plans: [aPlan(own)] }).plans);

  it("have the largest machine as far as it is limited", () => {
    expect(machineLimit(plan({ max_vcpu: 8, max_ram_gib: 16 }))).toBe("8 vCPU, 16 GiB RAM");
    expect(machineLimit(plan({}))).toBeNull();
  });

  it("tell what it adds, lacks and leaves unknown", () => {
    expect(planSentences(plan({ features: { sso: true, hipaa: false, soc2: null } }))).toEqual([
      "Adds SSO.",
      "Lacks HIPAA.",
      "Not known on this plan: SOC 2.",
    ]);
  });

  it("tell a cap, limits over all sandboxes, and its own prices", () => {
    expect(
      planSentences(
        plan({ total_vcpu: 20, usage_cap_usd: 5, storage: { included_disk_gib: null } }),
      ),
    ).toEqual([
      "All running sandboxes together: 20 vCPU.",
      "Stops at $5.00 of usage a month instead of charging.",
      "On this plan: disk included unknown.",
    ]);
  });
});

it("an unknown way to raise a limit is unknown", () => {
  expect(raiseText("unknown")).toBeNull();
  expect(raiseText(null)).toBeNull();
  expect(raiseText("support")).toBe("support, on request");
});

describe("features of a card", () => {
  const card = theCard({
    modes: [aMode({ key: "a" }), aMode({ key: "b", features: { ssh: false } })],
    plans: [aPlan(), aPlan({ name: "Pro", features: { sso: true } })],
    features: { ssh: true, sso: null },
    feature_evidence: { ssh: { value: true } },
  });
  const offers = compileCard(card);

  it("have what each mode says, and plans that differ from their mode", () => {
    expect(featureRow(offers, card, "ssh")).toMatchObject({
      cell: { state: "some" },
      modes: [
        { key: "a", fact: true, plans: [] },
        { key: "b", fact: false, plans: [] },
      ],
      evidence: [{ key: "ssh" }],
    });
    expect(featureRow(offers, card, "sso")?.modes[0]?.plans).toEqual([{ name: "Pro", fact: true }]);
  });

  it("have no evidence until the whole card is there", () => {
    expect(featureRow(offers, null, "ssh")?.evidence).toEqual([]);
  });

  it("are counted by their cells, all of them once", () => {
    const groups = featureRows(offers, card);
    const counts = countFeatures(groups);
    expect(counts.all).toBe(85);
    expect(counts.yes + counts.some + counts.no + counts.unknown).toBe(85);
    expect(counts.known).toBe(85 - counts.unknown);
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.filter((row) => passesFilter(row, "unknown"))).toHaveLength(counts.unknown);
  });
});

describe("a quote in a page", () => {
  it("cuts the text at its parts, and loses none of it", () => {
    const segments = cutText("one two three", [
      { start: 0, end: 3 },
      { start: 8, end: 13 },
    ]);
    expect(segments.map(({ text, isQuoted }) => [text, isQuoted])).toEqual([
      ["one", true],
      [" two ", false],
      ["three", true],
    ]);
    expect(segments.map(({ text }) => text).join("")).toBe("one two three");
  });

  it("is found, not found, not given, or its page is not stored", () => {
    expect(quoteFate("Two", "one two")).toBe("found");
    expect(quoteFate("four", "one two")).toBe("not-found");
    expect(quoteFate(null, "one two")).toBe("no-quote");
    expect(quoteFate("two", null)).toBe("not-stored");
  });
});

it.each([
  [true, "yes"],
  [null, "unknown"],
  [24, "24"],
  [["us", "eu"], "us, eu"],
  [{ a: 1 }, '{"a":1}'],
])("evidence of %j reads %s", (value, words) => {
  expect(evidenceValue(value)).toBe(words);
});

it.each(["constructor", "toString", "__proto__"])("a card's word %s stays a word", (word) => {
  expect(flagText(word)).toBe(word);
  expect(raiseText(word)).toBe(word);
  const card = theCard({ network: { internet: { default: word } } });
  expect(factsOf(cardFactGroups(card)).Internet).toBe(word);
});
