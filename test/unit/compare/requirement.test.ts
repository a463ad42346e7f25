import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { featureKeys } from "../../../src/card/features";
import { isAtLeast, isAtMost } from "../../../src/compare/figure";
import { cardFilter, requirementOf, resultFilter } from "../../../src/compare/requirement";
import { noRequirements, type Requirements } from "../../../src/compare/requirements";
import { compile, prepare } from "../../../src/cost/prepare";
import { rankCards } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { aMode, aPlan, aSize, type Json, the, theCard } from "../../support/builders";

const asking = (own: Partial<Requirements>): Requirements => ({ ...noRequirements, ...own });

/** What each offer of a card is found to lack or leave open. */
const findings = (card: Json, own: Partial<Requirements>) =>
  prepare(compile(theCard(card)), {}, requirementOf(asking(own))).offers.map(
    ({ failed, unconfirmed }) => [...failed, ...unconfirmed],
  );

const rank = (card: Json, own: Partial<Requirements>) => {
  const requirements = asking(own);
  const prepared = prepare(compile(theCard(card)), {}, requirementOf(requirements));
  const { unknownMayPass } = requirements;
  return the(rankCards([prepared], { workload: defaultWorkload, unknownMayPass }));
};

describe("musts on offers", () => {
  it("prices the one mode that meets a requirement, not the cheaper one", () => {
    const card = {
      modes: [
        aMode({ key: "cheap", vcpu_h: 0.01 }),
        aMode({ key: "docker", features: { docker_inside: true } }),
      ],
      features: { docker_inside: false },
    };
    const best = rank(card, { needs: { docker_inside: "must" } });
    expect(best.prepared.offer.mode.key).toBe("docker");
    expect(best.status).toBe("priced");
  });

  it("finds no offer where two modes meet one must each", () => {
    const card = {
      features: { ssh: false, gpu: false },
      modes: [
        aMode({ key: "a", features: { ssh: true } }),
        aMode({ key: "b", features: { gpu: true } }),
      ],
    };
    expect(findings(card, { needs: { ssh: "must", gpu: "must" } })).toEqual([
      ["missing_feature:gpu"],
      ["missing_feature:ssh"],
    ]);
    expect(rank(card, { needs: { ssh: "must", gpu: "must" } }).status).toBe("unpriced");
  });

  it("holds features and bounds on the same offer", () => {
    const card = {
      features: { max_session_unlimited: null, ssh: false },
      modes: [
        aMode({ key: "long", features: { max_session_h: 48 } }),
        aMode({ key: "shell", features: { max_session_h: 1, ssh: true } }),
      ],
    };
    expect(findings(card, { needs: { ssh: "must" }, bounds: { maxSessionHours: 24 } })).toEqual([
      ["missing_feature:ssh"],
      ["below_bound:maxSessionHours"],
    ]);
  });

  it("does not count nice features", () => {
    expect(findings({ features: { ssh: false } }, { needs: { ssh: "nice" } })).toEqual([[]]);
  });

  it("keeps out what must not be, and asks where it is unknown", () => {
    const needs = { open_internet: "not", windows: "not" } as const;
    expect(findings({ features: { open_internet: true, windows: null } }, { needs })).toEqual([
      ["forbidden_feature:open_internet", "unknown_feature:windows"],
    ]);
  });
});

describe("bounds", () => {
  const below = (bounds: Requirements["bounds"], card: Json) => the(findings(card, { bounds }));

  it("lets an unlimited session pass any bound", () => {
    const card = { features: { max_session_unlimited: true } };
    expect(below({ maxSessionHours: 100_000 }, card)).toEqual([]);
  });

  it("takes the plan's limit on a session where it is less", () => {
    const card = {
      features: { max_session_unlimited: true },
      plans: [aPlan({ max_session_h: 12 })],
    };
    expect(below({ maxSessionHours: 12 }, card)).toEqual([]);
    expect(below({ maxSessionHours: 13 }, card)).toEqual(["below_bound:maxSessionHours"]);
  });

  it("asks where no limit is known", () => {
    const card = { features: { max_session_unlimited: null } };
    expect(below({ maxSessionHours: 1 }, card)).toEqual(["unknown_bound:maxSessionHours"]);
  });

  it("takes a maximum of RAM and vCPU from the lesser of mode and plan", () => {
    const card = {
      modes: [aMode({ max_vcpu: 16, max_ram_gib: 64 })],
      plans: [aPlan({ max_vcpu: 8 })],
    };
    expect(below({ maxVcpu: 8, maxRamGib: 64 }, card)).toEqual([]);
    expect(below({ maxVcpu: 9, maxRamGib: 65 }, card)).toEqual([
      "below_bound:maxVcpu",
      "below_bound:maxRamGib",
    ]);
  });

  it("asks where a mode names no maximum", () => {
    expect(below({ maxVcpu: 1, maxRamGib: 1 }, {})).toEqual([
      "unknown_bound:maxVcpu",
      "unknown_bound:maxRamGib",
    ]);
  });

  it("takes the largest option under the maximum", () => {
    const card = { modes: [aMode({ vcpu_options: [1, 2, 4, 16], max_vcpu: 8 })] };
    expect(below({ maxVcpu: 4 }, card)).toEqual([]);
    expect(below({ maxVcpu: 5 }, card)).toEqual(["below_bound:maxVcpu"]);
  });

  it("reckons RAM that comes with each vCPU", () => {
    const card = { modes: [aMode({ vcpu_options: [1, 2, 4], ram_fixed_per_vcpu: 2 })] };
    expect(below({ maxRamGib: 8 }, card)).toEqual([]);
    expect(below({ maxRamGib: 9 }, card)).toEqual(["below_bound:maxRamGib"]);
  });

  it("can rule out RAM over the most that each vCPU may have", () => {
    const card = { modes: [aMode({ max_vcpu: 4, ram_per_vcpu: [1, 8] })] };
    expect(below({ maxRamGib: 33 }, card)).toEqual(["below_bound:maxRamGib"]);
    expect(below({ maxRamGib: 32 }, card)).toEqual(["unknown_bound:maxRamGib"]);
  });

  it("looks at the sizes that the plan allows", () => {
    const card = {
      modes: [aMode({ pricing: "sizes", sizes: [aSize(), aSize({ name: "big", vcpu: 8 })] })],
      plans: [aPlan({ sizes_allowed: ["standard"] })],
    };
    expect(below({ maxVcpu: 2 }, card)).toEqual([]);
    expect(below({ maxVcpu: 4 }, card)).toEqual(["below_bound:maxVcpu"]);
  });

  it("leaves out sizes over the plan's maximum", () => {
    const card = {
      modes: [aMode({ pricing: "sizes", sizes: [aSize(), aSize({ name: "big", vcpu: 8 })] })],
      plans: [aPlan({ max_vcpu: 4 })],
    };
    expect(below({ maxVcpu: 4 }, card)).toEqual(["below_bound:maxVcpu"]);
  });

  it("lets an unpublished size be any, a published one be sure", () => {
    const sizes = [aSize(), aSize({ name: "big", vcpu: null })];
    const card = { modes: [aMode({ pricing: "sizes", sizes })] };
    expect(below({ maxVcpu: 2 }, card)).toEqual([]);
    expect(below({ maxVcpu: 4 }, card)).toEqual(["unknown_bound:maxVcpu"]);
  });

  it("takes the tiers of a pool, which no maximum bounds", () => {
    const tiers = [{ name: "node", vcpu: 16, ram_gib: 128, month: 100, concurrency: 4 }];
    const card = { modes: [aMode({ pricing: "pool", pool_tiers: tiers, max_vcpu: 2 })] };
    expect(below({ maxVcpu: 16, maxRamGib: 128 }, card)).toEqual([]);
    expect(below({ maxVcpu: 17 }, card)).toEqual(["below_bound:maxVcpu"]);
  });

  it("caps a pool's sandboxes where the number of pools is limited", () => {
    const tier = { name: "node", vcpu: 16, ram_gib: 128, month: 100, concurrency: 4, max_pools: 2 };
    const card = { modes: [aMode({ pricing: "pool", pool_tiers: [tier] })] };
    expect(below({ concurrency: 9 }, card)).toEqual(["below_bound:concurrency"]);
  });

  it("takes the plan's concurrency, else the account's limit", () => {
    expect(below({ concurrency: 1000 }, {})).toEqual([]);
    expect(below({ concurrency: 1001 }, {})).toEqual(["below_bound:concurrency"]);
    const none = { plans: [aPlan({ concurrency: null })] };
    const fleet = (raise: string | null) => ({
      ...none,
      fleet: { default_max_instances: 10, raise },
    });
    expect(below({ concurrency: 11 }, fleet("none"))).toEqual(["below_bound:concurrency"]);
    expect(below({ concurrency: 11 }, fleet("support"))).toEqual(["unknown_bound:concurrency"]);
    expect(below({ concurrency: 10 }, fleet("support"))).toEqual([]);
    expect(below({ concurrency: 1 }, none)).toEqual(["unknown_bound:concurrency"]);
  });

  it("takes a cold start as a most", () => {
    const card = { perf: { cold_start_ms: 400 } };
    expect(below({ coldStartMs: 400 }, card)).toEqual([]);
    expect(below({ coldStartMs: 300 }, card)).toEqual(["above_bound:coldStartMs"]);
    expect(below({ coldStartMs: 300 }, {})).toEqual(["unknown_bound:coldStartMs"]);
  });
});

describe("sets", () => {
  const outside = (sets: Requirements["sets"], card: Json) => the(findings(card, { sets }));

  it("lets any of the values do", () => {
    expect(outside({ isolation: ["gvisor", "firecracker"] }, {})).toEqual([]);
    expect(outside({ isolation: ["gvisor"] }, {})).toEqual(["not_in_set:isolation"]);
    expect(outside({ isolation: ["gvisor"] }, { isolation: null })).toEqual([
      "unknown_set:isolation",
    ]);
    expect(outside({ isolation: [] }, { isolation: null })).toEqual([]);
  });

  it("looks at the isolation of the mode", () => {
    const card = { modes: [aMode({ features: { isolation: "gvisor" } })] };
    expect(outside({ isolation: ["gvisor"] }, card)).toEqual([]);
  });

  it("looks at the systems and SDKs of the offer", () => {
    expect(outside({ os: ["windows"] }, {})).toEqual(["not_in_set:os"]);
    const sdks = { features: { lang_go: true, lang_rust: null, lang_java: false } };
    expect(outside({ sdk: ["go"] }, sdks)).toEqual([]);
    expect(outside({ sdk: ["rust", "java"] }, sdks)).toEqual(["unknown_set:sdk"]);
    expect(outside({ sdk: ["java"] }, sdks)).toEqual(["not_in_set:sdk"]);
  });

  const locations = [
    { id: "fra1", name: "Frankfurt", country: "DE" },
    { id: "lon1", name: "London", country: "United Kingdom" },
    { id: "asia", name: "Asia", country: null },
  ];

  it("finds regions by country, union, part of the world and name", () => {
    const german = { locations, modes: [aMode({ regions: ["fra1"] })] };
    for (const place of ["DE", "EU", "europe", "fra1"]) {
      expect(outside({ region: [place] }, german)).toEqual([]);
    }
    const british = { locations, modes: [aMode({ regions: ["lon1"] })] };
    expect(outside({ region: ["EU"] }, british)).toEqual(["not_in_set:region"]);
    expect(outside({ region: ["GB"] }, british)).toEqual([]);
  });

  it("asks where a region's country is not said but may be the one", () => {
    const asian = { locations, modes: [aMode({ regions: ["asia"] })] };
    expect(outside({ region: ["JP"] }, asian)).toEqual(["unknown_set:region"]);
    expect(outside({ region: ["DE"] }, asian)).toEqual(["not_in_set:region"]);
    expect(outside({ region: ["asia"] }, asian)).toEqual([]);
    const europe = { locations: [{ id: "eu-west", name: "EU West", country: null }] };
    expect(outside({ region: ["EU"] }, europe)).toEqual(["unknown_set:region"]);
    expect(outside({ region: ["EU"] }, { locations: ["eu"] })).toEqual([]);
  });

  it("asks where no region is known", () => {
    expect(outside({ region: ["DE"] }, {})).toEqual(["unknown_set:region"]);
  });
});

describe("filters on the card and on the price", () => {
  it("leave a card's offers alone", () => {
    const own = { sets: { category: ["browser"] }, bounds: { monthlyUsd: 1 } };
    expect(findings({}, own)).toEqual([[]]);
  });

  it("look at category, ownership and stage", () => {
    const filter = cardFilter(
      asking({ sets: { category: ["browser"], stage: ["seed"], ownership: ["public"] } }),
    );
    const company = { ownership: { value: "public" }, stage: { value: null } };
    expect(filter(theCard({ company }))).toEqual({
      failed: ["not_in_set:category"],
      unconfirmed: ["unknown_set:stage"],
    });
  });

  it("fail a total over the most, ask where it is a lower bound under it", () => {
    const filter = resultFilter(asking({ bounds: { monthlyUsd: 100 } }));
    const ranked = rank({}, {});
    const at = (totalUsd: number | null, isLowerBound: boolean) =>
      filter({ ...ranked, totalUsd, isLowerBound });
    const fails = { failed: ["above_bound:monthlyUsd"], unconfirmed: [] };
    const asks = { failed: [], unconfirmed: ["unknown_bound:monthlyUsd"] };
    expect(at(100, false)).toEqual({ failed: [], unconfirmed: [] });
    expect(at(101, false)).toEqual(fails);
    expect(at(101, true)).toEqual(fails);
    expect(at(99, true)).toEqual(asks);
    expect(at(null, false)).toEqual(asks);
  });
});

describe("laws", () => {
  const figures = fc
    .tuple(fc.nat(1000), fc.nat(1000))
    .map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }));

  it("a tighter bound never lets more pass", () => {
    fc.assert(
      fc.property(figures, fc.nat(1000), fc.nat(1000), (figure, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        if (isAtLeast(figure, high) === true) expect(isAtLeast(figure, low)).toBe(true);
        if (isAtLeast(figure, low) === false) expect(isAtLeast(figure, high)).toBe(false);
        if (isAtMost(figure, low) === true) expect(isAtMost(figure, high)).toBe(true);
        if (isAtMost(figure, high) === false) expect(isAtMost(figure, low)).toBe(false);
      }),
    );
  });

  it("more musts never take a reason away", () => {
    const card = prepare(compile(theCard({ features: { ssh: true, gpu: false } })), {}, () => ({
      failed: [],
      unconfirmed: [],
    }));
    const offer = the(card.offers).offer;
    const keys = fc.uniqueArray(fc.constantFrom(...featureKeys), { maxLength: 8 });
    const reasonsFor = (wanted: readonly string[]) => {
      const needs = Object.fromEntries(wanted.map((key) => [key, "must" as const]));
      const { failed, unconfirmed } = requirementOf(asking({ needs }))(offer);
      return [...failed, ...unconfirmed];
    };
    fc.assert(
      fc.property(keys, keys, (some, more) => {
        const all = reasonsFor([...some, ...more]);
        expect(reasonsFor(some).every((reason) => all.includes(reason))).toBe(true);
      }),
    );
  });
});
