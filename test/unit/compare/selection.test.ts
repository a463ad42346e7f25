import { describe, expect, it } from "vitest";
import { reasonOf } from "../../../src/compare/reason-of";
import { requirementOf } from "../../../src/compare/requirement";
import { noRequirements, type Requirements } from "../../../src/compare/requirements";
import { select } from "../../../src/compare/selection";
import { factAsked } from "../../../src/compare/words";
import { compile, prepare } from "../../../src/cost/prepare";
import { rankCards } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { aMode, aPlan, aSize, type Json, theCard } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

const asking = (own: Partial<Requirements>): Requirements => ({ ...noRequirements, ...own });

function selectFrom(cards: readonly Json[], own: Partial<Requirements>) {
  const requirements = asking(own);
  const prepared = cards.map((card) =>
    prepare(compile(theCard(card)), {}, requirementOf(requirements)),
  );
  const { unknownMayPass } = requirements;
  const rows = rankCards(prepared, { workload: defaultWorkload, unknownMayPass });
  return { requirements, ...select(rows, requirements) };
}

const ids = (rows: readonly { card: { card: { id: string } } }[]) =>
  rows.map(({ card }) => card.card.id);

const reasons = (selection: ReturnType<typeof selectFrom>) =>
  selection.excluded.map(({ row, reasons: list }) => [
    row.card.card.id,
    ...list.map(({ code }) => reasonOf(row, code, selection.requirements)),
  ]);

const at = (id: string, vcpuHourUsd: number, own: Json = {}): Json => ({
  id,
  name: id,
  modes: [aMode({ vcpu_h: vcpuHourUsd })],
  ...own,
});

describe("select", () => {
  it("leaves out what fails, with each reason in words", () => {
    const selection = selectFrom(
      [
        at("full", 0.1, { features: { snapshot: "mem" } }),
        at("disk", 0.05),
        at("browser", 0.01, { category: "browser", features: { snapshot: "mem" } }),
      ],
      { needs: { snapshot_mem: "must" }, sets: { category: ["agent-sandbox"] } },
    );
    expect(ids(selection.shown)).toEqual(["full"]);
    expect(reasons(selection)).toEqual([
      ["browser", "category is browser"],
      ["disk", "no memory snapshots"],
    ]);
    expect(ids(selection.cheaperOutside)).toEqual(["browser"]);
  });

  it("says where a lack is: in any mode, in any self-serve mode, or beside the rest", () => {
    const ssh = aMode({ key: "b", features: { ssh: true } });
    const gpu = aMode({ key: "c", features: { gpu: true } });
    const sales = aMode({ key: "d", flags: ["sales"], features: { ssh: true, gpu: false } });
    const none = { features: { ssh: false, gpu: false } };
    const selection = selectFrom(
      [
        { ...none, id: "none", name: "a", modes: [aMode(), aMode({ key: "b" })] },
        { ...none, id: "apart", name: "b", modes: [gpu, ssh] },
        { ...none, id: "sales", name: "c", modes: [gpu, sales] },
      ],
      { needs: { ssh: "must", gpu: "must" } },
    );
    expect(reasons(selection)).toEqual([
      ["none", "no SSH in any mode", "no GPU in any mode"],
      ["apart", "no SSH in a mode that meets the rest"],
      ["sales", "no SSH in any self-serve mode"],
    ]);
  });

  it("says how far a figure goes", () => {
    const plans = (...hours: number[]) =>
      hours.map((max_session_h, i) => aPlan({ name: `p${i}`, max_session_h }));
    const selection = selectFrom(
      [
        at("hour", 0.1, { plans: plans(1, 1) }),
        at("some", 0.1, { plans: plans(1, 12) }),
        at("unsaid", 0.1, { features: { max_session_unlimited: null } }),
      ],
      { bounds: { maxSessionHours: 24 } },
    );
    expect(reasons(selection)).toEqual([
      ["unsaid", "longest session unknown"],
      ["hour", "sessions end at 1 h on every plan"],
      ["some", "sessions end at 12 h at most, on any plan"],
    ]);
  });

  it("keeps the price of those that only ask for confirmation, and counts them by fact", () => {
    const unsure = { features: { docker_inside: null } };
    const selection = selectFrom(
      [
        at("sure", 0.1, { features: { docker_inside: true } }),
        at("b", 0.01, unsure),
        at("c", 0.02, unsure),
        at("d", 0.02, { features: { docker_inside: null, ssh: null } }),
        at("e", 0.02, { features: { docker_inside: true, ssh: false } }),
      ],
      { needs: { docker_inside: "must", ssh: "nice" } },
    );
    expect(ids(selection.shown)).toEqual(["e", "sure"]);
    expect(selection.excluded.every(({ priceIfConfirmed }) => priceIfConfirmed !== null)).toBe(
      true,
    );
    const [docker, ...others] = selection.moreIfConfirmed;
    expect(others).toEqual([]);
    expect(factAsked(docker?.code ?? "")).toBe("Docker inside");
    expect(ids(docker?.rows ?? [])).toEqual(["b", "c", "d"]);
  });

  it("counts one that lacks two facts under neither", () => {
    const selection = selectFrom([at("a", 0.1, { features: { ssh: null, gpu: null } })], {
      needs: { ssh: "must", gpu: "must" },
    });
    expect(selection.moreIfConfirmed).toEqual([]);
    expect(reasons(selection)).toEqual([["a", "SSH unknown", "GPU unknown"]]);
  });

  it("lets unknowns pass on the switch, also those of the card and the price", () => {
    const card = at("a", 0.1, { category: null, features: { ssh: null } });
    const own = {
      needs: { ssh: "must" },
      sets: { category: ["agent-sandbox"], stage: ["seed"] },
    } as const;
    expect(ids(selectFrom([card], own).shown)).toEqual([]);
    expect(ids(selectFrom([card], { ...own, unknownMayPass: true }).shown)).toEqual(["a"]);
  });

  it("leaves out what is over the price, and asks where it is a lower bound", () => {
    const selection = selectFrom(
      [at("cheap", 0.01), at("dear", 1), at("free", 0, { modes: [aMode({ ram_gib_h: null })] })],
      { bounds: { monthlyUsd: 100 } },
    );
    expect(ids(selection.shown)).toEqual(["cheap"]);
    expect(reasons(selection)).toEqual([
      ["dear", "a month costs $1,020"],
      ["free", "monthly cost ≥ $50.00, more is unknown"],
    ]);
  });

  it("keeps what is merely unpriced for another reason", () => {
    const small = aMode({ pricing: "sizes", sizes: [aSize({ vcpu: 1 })] });
    const selection = selectFrom([{ modes: [small] }], {});
    expect(selection.shown.map(({ status }) => status)).toEqual(["unpriced"]);
  });

  it("counts categories without the category filter, and ranks those shown anew", () => {
    const selection = selectFrom(
      [
        at("a", 0.1),
        at("b", 0.2, { features: { ssh: true } }),
        at("c", 0.01, { category: "browser", features: { ssh: true } }),
        at("d", 0.3, { features: { ssh: true } }),
      ],
      { needs: { ssh: "must" }, sets: { category: ["agent-sandbox"] } },
    );
    expect(selection.categories).toEqual([
      { category: "agent-sandbox", total: 3, meeting: 2 },
      { category: "browser", total: 1, meeting: 1 },
    ]);
    expect(selection.shown.map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it("parts the shipped cards in two, with words for each reason", () => {
    const requirements = asking({
      needs: { snapshot_mem: "must", docker_inside: "must", windows: "not" },
      bounds: {
        maxSessionHours: 24,
        maxVcpu: 8,
        concurrency: 50,
        coldStartMs: 500,
        monthlyUsd: 90,
      },
      sets: { category: ["agent-sandbox"], isolation: ["gvisor"], region: ["EU"], stage: ["seed"] },
    });
    const cards = shippedCards().map((card) =>
      prepare(compile(card), {}, requirementOf(requirements)),
    );
    const rows = rankCards(cards, { workload: defaultWorkload, unknownMayPass: false });
    const { shown, excluded } = select(rows, requirements);
    expect(shown.length + excluded.length).toBe(cards.length);
    const texts = excluded.flatMap(({ row, reasons: list }) =>
      list.map(({ code }) => reasonOf(row, code, requirements)),
    );
    expect(texts.filter((text) => /_|undefined|null|NaN|Infinity|: /.test(text))).toEqual([]);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
  });
});
