import { describe, expect, test } from "vitest";
import { aMode, aPlan, type Json, theCard } from "../../../test/support/builders";
import { compile, noRequirement, prepare } from "../../cost/prepare";
import { rankCards } from "../../cost/rank";
import { offerResult } from "../../cost/result";
import { defaultWorkload } from "../../cost/workload";
import { barGroups, barScale, familiesIn } from "./bars";
import { barsTable } from "./bars-table";

const question = { workload: defaultWorkload, unknownMayPass: false };

function groupsOf(...cards: Json[]) {
  const prepared = cards.map((card) => prepare(compile(theCard(card)), {}, noRequirement));
  return barGroups(rankCards(prepared, question), (ranked) =>
    offerResult(ranked.prepared, question),
  );
}

const dear: Json = { id: "dear", name: "Dear", modes: [aMode({ vcpu_h: 0.1 })] };
const cheap: Json = { id: "cheap", name: "Cheap", modes: [aMode({ vcpu_h: 0.02 })] };
const bound: Json = { id: "bound", name: "Bound", modes: [aMode({ ram_gib_h: null })] };
const small: Json = { id: "small", name: "Small", modes: [aMode({ max_vcpu: 1 })] };
const credit: Json = {
  id: "credit",
  name: "Credit",
  plans: [aPlan({ fee: 20, included_usd: 200 })],
};

describe("groups", () => {
  test("stand apart by status, each in rank order", () => {
    const groups = groupsOf(dear, small, bound, cheap);
    expect(groups.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
      ["Priced", ["Cheap", "Dear"]],
      ["At least", ["Bound"]],
      ["Not priced", ["Small"]],
    ]);
  });

  test("say in words what is unknown or in the way", () => {
    const [, atLeast, unpriced] = groupsOf(cheap, bound, small);
    expect(atLeast?.rows[0]?.remark).toBe("RAM unknown");
    expect(unpriced?.rows[0]?.remark).toBe("fewer vCPU than asked");
  });
});

describe("pieces", () => {
  test("sum to what is paid and what the credit paid", () => {
    const row = groupsOf(credit)[0]?.rows[0];
    expect(row?.result.totalUsd).toBe(20);
    expect(row?.creditUsd).toBeCloseTo(70);
    expect(row?.grossUsd).toBeCloseTo(90);
  });

  test("stack fees first, so that a credit covers usage", () => {
    const row = groupsOf(credit)[0]?.rows[0];
    expect(row?.pieces.map(({ family }) => family)).toEqual(["fees", "compute", "memory"]);
  });

  test("are none for what has no price", () => {
    const row = groupsOf(small)[0]?.rows[0];
    expect(row?.pieces).toEqual([]);
    expect(row?.result.totalUsd).toBeNull();
  });
});

test("a few very dear bars are cut rather than making the others slivers", () => {
  const many = Array.from({ length: 12 }, (_, i): Json => ({ ...cheap, id: `c${i}` }));
  const groups = groupsOf(...many, { ...dear, modes: [aMode({ vcpu_h: 10 })] });
  const gross = groups.flatMap(({ rows }) => rows.map(({ grossUsd }) => grossUsd));
  expect(barScale(groups)).toBeLessThan(Math.max(...gross) / 2);
  expect(barScale(groups)).toBeGreaterThan(Math.min(...gross));
});

describe("table", () => {
  test("has a column a shown family, and parts that sum to the total", () => {
    const groups = groupsOf(credit, dear);
    const { columns, rows } = barsTable(groups, new Set());
    const from = columns.findIndex(({ key }) => key === "fees");
    const to = columns.findIndex(({ key }) => key === "credit") + 1;
    for (const row of rows) {
      const sum = row.slice(from, to).reduce<number>((all, cell) => all + Number(cell), 0);
      expect(sum).toBeCloseTo(Number(row[2]));
    }
  });

  test("has no zero for a part of the bill that is unknown", () => {
    const { columns, rows } = barsTable(groupsOf(dear, bound), new Set());
    const memory = columns.findIndex(({ key }) => key === "memory");
    expect(rows.map((row) => row[memory])).toEqual([expect.any(Number), null]);
  });

  test("leaves hidden families out, and unknown totals empty", () => {
    const groups = groupsOf(dear, small);
    const { columns, rows } = barsTable(groups, new Set(["memory"]));
    expect(columns.some(({ key }) => key === "memory")).toBe(false);
    expect(rows.at(-1)?.[2]).toBeNull();
  });
});

test("only families that some bar has are in the legend", () => {
  expect(familiesIn(groupsOf(dear))).toEqual(["compute", "memory"]);
  expect(familiesIn(groupsOf(credit))).toContain("credit");
});
