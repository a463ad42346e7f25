import { describe, expect, it } from "vitest";
import { features } from "../../../src/card/features";
import { bounds } from "../../../src/compare/bounds";
import { figureText } from "../../../src/compare/figure-text";
import { requirementSets } from "../../../src/compare/sets";
import { factAsked, reasonText } from "../../../src/compare/words";
import { assumptionText, cautionText } from "../../../src/cost/bill-words";
import { assumptionCodes, reasonCodes } from "../../../src/cost/codes";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { offerResult } from "../../../src/cost/result";
import { reasonText as costReasonText, inSentence, statusText } from "../../../src/cost/words";
import { defaultWorkload, type Workload } from "../../../src/cost/workload";
import { aKnob, aMode, aPlan, aSize, type Json, the, theCard } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

/** Looks like an identifier, or like a value that no one wrote. */
const leaks = (text: string): boolean =>
  /[a-z]_[a-z]|undefined|null|NaN|Infinity|[a-z][A-Z]\w*:/.test(text) || text.trim() === "";

const requirementCodes = [
  ...features.flatMap(({ key }) => [
    `missing_feature:${key}`,
    `unknown_feature:${key}`,
    `forbidden_feature:${key}`,
  ]),
  ...bounds.flatMap(({ key }) => [
    `below_bound:${key}`,
    `above_bound:${key}`,
    `unknown_bound:${key}`,
  ]),
  ...requirementSets.flatMap(({ key }) => [`not_in_set:${key}`, `unknown_set:${key}`]),
];

describe("every code has words", () => {
  it.each([...reasonCodes, ...requirementCodes])("reason %s", (code) => {
    if (code.includes(":")) expect(reasonText(code)).not.toBe(code.replace(/[_:]+/g, " "));
    expect(leaks(reasonText(code))).toBe(false);
    expect(leaks(factAsked(code))).toBe(false);
  });

  it.each([...assumptionCodes])("assumption %s", (code) => {
    expect(assumptionText(code)).toMatch(/unpublished, taken as/);
    expect(leaks(assumptionText(code))).toBe(false);
  });

  const cautions = [
    "unconfirmed:unknown_feature:gpu",
    "unconfirmed:pause_unknown",
    "knob_not_applied:some_dial",
    "limit_raise:self-serve",
    "limit_raise:unknown",
    "rates_end:2026-12-22",
    "size_unpublished",
    "split:3",
  ];
  it.each(cautions)("caution %s", (code) => expect(leaks(cautionText(code))).toBe(false));

  it("is readable for a code that no table has", () => {
    expect(costReasonText("some_new:thing")).toBe("some new thing");
  });

  it("calls a dial by its label where the card is there", () => {
    const card = theCard({ knobs: [aKnob({ id: "cache_hits", label: "Cache hits" })] });
    expect(cautionText("knob_not_applied:cache_hits", card)).toBe("not counted: Cache hits");
  });
});

describe("labels in a sentence", () => {
  it.each([
    ["Memory snapshots", "memory snapshots"],
    ["SSH", "SSH"],
    ["Docker inside", "Docker inside"],
    ["OCI images", "OCI images"],
    ["systemd", "systemd"],
    ["JavaScript SDK", "JavaScript SDK"],
  ])("%s", (label, words) => expect(inSentence(label)).toBe(words));
});

describe("status", () => {
  const status = (card: Json, workload: Partial<Workload> = {}) => {
    const prepared = prepare(compile(theCard(card)), {}, noRequirement);
    return statusText(
      offerResult(the(prepared.offers), {
        workload: { ...defaultWorkload, ...workload },
        unknownMayPass: false,
      }),
    );
  };

  it("says each in words", () => {
    expect(status({})).toBe("$70.00");
    expect(status({ modes: [aMode({ ram_gib_h: null })] })).toBe("≥ $50.00");
    const unsized = { modes: [aMode({ pricing: "sizes", sizes: [aSize({ vcpu: null })] })] };
    expect(status(unsized)).toBe("size unpublished");
    const unsure = {
      features: { pause_resume: null },
      storage: { disk_billed_when_stopped: false },
    };
    expect(status(unsure, { pausedHours: 1 })).toBe("$70.00 if confirmed");
    expect(status({ modes: [aMode({ flags: ["sales"] })] })).toBe("contact sales");
    expect(status({ plans: [aPlan({ flags: ["sales"] })] })).toBe("contact sales");
    expect(status({ modes: [aMode({ flags: ["alt"] })] })).toBe("not a general machine");
    expect(status({ modes: [aMode({ flags: ["alt", "sales"] })] })).toBe(
      "contact sales, not a general machine",
    );
    const unpriced = { modes: [aMode({ vcpu_h: null, ram_gib_h: null, os: ["windows"] })] };
    expect(status(unpriced)).toBe(
      "not priced: the operating system isn’t offered; rates unpublished",
    );
  });

  it("has no raw code for any shipped card's offers", () => {
    const workloads: Partial<Workload>[] = [
      {},
      { hours: 100, concurrency: 5000, vcpu: 64, ramGib: 512, diskGib: 5000 },
      { gpuCount: 1, pausedHours: 5, snapshotGib: 10, ipv4: 2, os: "windows", splitSessions: true },
    ];
    const texts = shippedCards().flatMap((card) =>
      prepare(compile(card), {}, noRequirement).offers.flatMap((prepared) =>
        workloads.flatMap((own) => {
          const question = { workload: { ...defaultWorkload, ...own }, unknownMayPass: true };
          const result = offerResult(prepared, question);
          return [
            statusText(result),
            ...result.reasons.map(reasonText),
            ...result.assumptions.map(assumptionText),
            ...result.cautions.map((code) => cautionText(code, card)),
          ];
        }),
      ),
    );
    expect([...new Set(texts)].filter(leaks)).toEqual([]);
  });
});

describe("figures", () => {
  it.each([
    [{ least: 24, most: 24 }, "24 h"],
    [{ least: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY }, "no limit"],
    [{ least: 1, most: Number.POSITIVE_INFINITY }, "≥ 1 h"],
    [{ least: 0, most: 12 }, "≤ 12 h"],
    [{ least: 1, most: 12 }, "1 h to 12 h"],
    [{ least: 0, most: Number.POSITIVE_INFINITY }, "unknown"],
  ])("%o is %s", (figure, text) => expect(figureText(figure, "h")).toBe(text));
});
