import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardCore } from "../../../src/card/schema";
import {
  applyPreset,
  moveColumn,
  pinColumn,
  resizeColumn,
  shownIds,
  sortBy,
  toggleColumn,
  visibleColumns,
} from "../../../src/compare/column-state";
import { defaultColumnState } from "../../../src/compare/columns";
import { columnPresets, findColumn, matrixColumns } from "../../../src/compare/matrix-columns";
import { groupRows, matrixRows, metText, sortRows } from "../../../src/compare/matrix-rows";
import { requirementOf } from "../../../src/compare/requirement";
import { noRequirements, type Requirements } from "../../../src/compare/requirements";
import { compile, prepare } from "../../../src/cost/prepare";
import { rankCards } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { aMode, aPlan, aSize, type Json, the, theCard } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

function rowsOfCards(cards: readonly CardCore[], own: Partial<Requirements> = {}) {
  const requirements = { ...noRequirements, ...own };
  const question = { workload: defaultWorkload, unknownMayPass: false };
  const prepared = cards.map((card) => prepare(compile(card), {}, requirementOf(requirements)));
  return matrixRows(rankCards(prepared, question), { question, requirements });
}

const rowsOf = (cards: readonly Json[], own: Partial<Requirements> = {}) =>
  rowsOfCards(cards.map(theCard), own);

const cellOf = (id: string, card: Json) => {
  const column = findColumn(id);
  if (column === undefined) throw new Error(`no column ${id}`);
  return column.value(the(rowsOf([card])));
};
const textOf = (id: string, card: Json) => cellOf(id, card).text;

const shipped = rowsOfCards(shippedCards());

describe("columns", () => {
  it("have one id each, in a form that links can carry", () => {
    const ids = matrixColumns.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[A-Za-z]\w*$/.test(id))).toEqual([]);
    expect(matrixColumns.filter(({ kind }) => kind === "fact")).toHaveLength(85);
  });

  it("presets name columns that there are", () => {
    const ids = columnPresets.flatMap(({ columns }) => columns);
    expect(ids.filter((id) => findColumn(id) === undefined)).toEqual([]);
    for (const { columns } of columnPresets) expect(new Set(columns).size).toBe(columns.length);
  });

  it.each(matrixColumns.map((column) => [column.id, column] as const))(
    "%s says every shipped card in words",
    (_, column) => {
      for (const row of shipped) {
        const { text, title, sort, raw, isLowerBound } = column.value(row);
        for (const words of [text, title]) {
          expect(words).not.toMatch(/undefined|null|NaN|Infinity|[a-z]_[a-z]/);
          expect(words.trim()).not.toBe("");
        }
        if (text === "unknown")
          expect([sort, raw === null || raw === "unknown"]).toEqual([undefined, true]);
        if (sort === undefined) expect(text).not.toBe("0");
        if (isLowerBound && column.id !== "met") expect(text).toMatch(/≥|to/);
      }
    },
  );
});

describe("figures of a card", () => {
  const unsaid = { features: { max_session_unlimited: null } };

  it("take the best of the offers without a contract", () => {
    const plans = [aPlan({ name: "a", max_session_h: 1 }), aPlan({ name: "b", max_session_h: 12 })];
    const sales = aPlan({ name: "c", flags: ["sales"], max_session_h: 100 });
    expect(textOf("maxSessionHours", { ...unsaid, plans: [...plans, sales] })).toBe("12 h");
    expect(textOf("maxSessionHours", {})).toBe("no limit");
    expect(textOf("maxSessionHours", unsaid)).toBe("unknown");
    expect(textOf("maxSessionHours", { ...unsaid, plans: [...plans, aPlan({ name: "d" })] })).toBe(
      "≥ 12 h",
    );
  });

  it("sort no limit over any, unknown by no key", () => {
    expect(cellOf("maxSessionHours", {}).sort).toBe(Number.POSITIVE_INFINITY);
    expect(cellOf("maxSessionHours", unsaid).sort).toBeUndefined();
  });

  it("never take an unknown for zero", () => {
    for (const id of ["monthlyCreditUsd", "oneTimeCreditUsd"]) {
      expect(textOf(id, { free: { monthly_credit: null, one_time_credit: null } })).toBe("unknown");
      expect(textOf(id, {})).toBe("$0");
    }
    expect(textOf("fundingUsd", {})).toBe("unknown");
    expect(textOf("fleetInstances", {})).toBe("unknown");
    const disk = { storage: { included_disk_gib: null } };
    expect(textOf("includedDiskGib", disk)).toBe("unknown");
  });

  it("price an hour of the workload's machine in the cheapest mode", () => {
    const modes = [
      aMode(),
      aMode({ key: "b", vcpu_h: 0.02 }),
      aMode({ key: "c", ram_gib_h: null }),
    ];
    expect(textOf("hourlyUsd", { modes })).toBe("$0.08");
    const sized = aMode({ pricing: "sizes", sizes: [aSize()], min_billed_seconds: 86400 });
    expect(textOf("hourlyUsd", { modes: [sized] })).toBe("$0.10");
    expect(textOf("hourlyUsd", { modes: [aMode({ ram_gib_h: null })] })).toBe("unknown");
  });

  it("leave a lower bound of a month out of the order", () => {
    const bound = cellOf("monthlyUsd", { modes: [aMode({ ram_gib_h: null })] });
    expect([bound.text, bound.sort, bound.isLowerBound]).toEqual(["≥ $50.00", undefined, true]);
  });
});

describe("requirements met", () => {
  it("are a range where facts are unknown, on the priced offer", () => {
    const card = { features: { ssh: true, gpu: null, fork: false } };
    const row = the(
      rowsOf([card], {
        needs: { ssh: "must", gpu: "nice", fork: "nice", windows: "not" },
        bounds: { concurrency: 10 },
        sets: { isolation: ["firecracker"], category: ["browser"] },
      }),
    );
    expect(row.met).toEqual({ known: 3, possible: 5, of: 6 });
    expect(row.metNice).toEqual({ known: 0, possible: 1, of: 2 });
    expect(metText(row.met)).toBe("3–5 of 6");
    expect(metText({ known: 2, possible: 2, of: 4 })).toBe("2 of 4");
    expect(metText({ known: 0, possible: 0, of: 0 })).toBe("–");
  });
});

describe("sorting", () => {
  const named = (id: string, own: Json) => ({ id, name: id, ...own });
  const rows = rowsOf([
    named("a", { perf: { cold_start_ms: 500 } }),
    named("b", {}),
    named("c", { perf: { cold_start_ms: 100 } }),
    named("d", { perf: { cold_start_ms: 500 } }),
  ]);
  const order = (sort: Parameters<typeof sortRows>[1]) =>
    sortRows(rows, sort)
      .map(({ id }) => id)
      .join("");

  it("puts the unknown last in both directions", () => {
    expect(order([{ column: "coldStartMs", descending: false }])).toBe("cadb");
    expect(order([{ column: "coldStartMs", descending: true }])).toBe("adcb");
  });

  it("keeps rank order where nothing sorts", () => {
    expect(order([])).toBe("abcd");
    expect(order([{ column: "nothing", descending: true }])).toBe("abcd");
  });

  it("is a sort by each column of shipped cards, and loses no row", () => {
    const sorts = fc.array(
      fc.record({
        column: fc.constantFrom(...matrixColumns.map(({ id }) => id)),
        descending: fc.boolean(),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(sorts, (sort) => {
        const sorted = sortRows(shipped, sort);
        expect(new Set(sorted.map(({ id }) => id)).size).toBe(shipped.length);
        expect(sortRows(sorted.toReversed(), sort)).toEqual(sorted);
        const [first] = sort;
        if (first === undefined) return;
        const keys = sorted.map((row) => findColumn(first.column)?.value(row).sort);
        const firstUnknown = keys.indexOf(undefined);
        if (firstUnknown >= 0) {
          expect(keys.slice(firstUnknown).every((key) => key === undefined)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("groups in order, the unknown last", () => {
    const grouped = groupRows(
      rowsOf([
        named("a", { category: null }),
        named("b", { category: "cloud-machine" }),
        named("c", { category: "browser" }),
        named("d", { category: "cloud-machine" }),
      ]),
      "category",
    );
    expect(grouped.map(({ label, rows: list }) => [label, list.map(({ id }) => id)])).toEqual([
      ["cloud machine", ["b", "d"]],
      ["browser", ["c"]],
      ["unknown", ["a"]],
    ]);
  });
});

describe("the layout of columns", () => {
  const start = { ...defaultColumnState, preset: null, shown: ["ssh", "gpu", "fork"] };
  const ids = (state: typeof defaultColumnState) =>
    visibleColumns(state).map(({ column }) => column.id);

  it("starts with the essentials, also where a preset is unknown", () => {
    expect(ids(defaultColumnState)).toEqual(columnPresets[0]?.columns);
    expect(ids({ ...defaultColumnState, preset: "gone" })).toEqual(columnPresets[0]?.columns);
  });

  it("passes over columns that there are not", () => {
    expect(ids({ ...start, shown: ["ssh", "nothing", "ssh"] })).toEqual(["ssh"]);
  });

  it("shows and hides", () => {
    expect(ids(toggleColumn(start, "gpu"))).toEqual(["ssh", "fork"]);
    expect(ids(toggleColumn(start, "root"))).toEqual(["ssh", "gpu", "fork", "root"]);
    const preset = toggleColumn(defaultColumnState, "gpu");
    expect(preset.preset).toBeNull();
    expect(ids(preset)).toHaveLength((columnPresets[0]?.columns.length ?? 0) - 1);
  });

  it("moves and pins", () => {
    expect(ids(moveColumn(start, "fork", 0))).toEqual(["fork", "ssh", "gpu"]);
    expect(ids(moveColumn(start, "ssh", 99))).toEqual(["gpu", "fork", "ssh"]);
    const pinned = pinColumn(start, "fork", true);
    expect(ids(pinned)).toEqual(["fork", "ssh", "gpu"]);
    expect(ids(moveColumn(pinned, "gpu", 1))).toEqual(["fork", "gpu", "ssh"]);
    expect(ids(pinColumn(pinned, "fork", false))).toEqual(["ssh", "gpu", "fork"]);
    const other = pinColumn(start, "root", true);
    expect(ids(pinColumn(other, "root", false))).toEqual(["ssh", "gpu", "fork", "root"]);
  });

  it("keeps widths that differ from the column's own, within a range", () => {
    expect(resizeColumn(start, "gpu", 200).widths).toEqual({ gpu: 200 });
    expect(resizeColumn(start, "gpu", 1).widths).toEqual({ gpu: 48 });
    expect(resizeColumn(start, "gpu", findColumn("gpu")?.width ?? 0).widths).toEqual({});
    expect(resizeColumn(resizeColumn(start, "gpu", 200), "gpu", null).widths).toEqual({});
  });

  it("sorts first the better way, then the other, then not", () => {
    const once = sortBy(start, "gpu");
    expect(once.sort).toEqual([{ column: "gpu", descending: true }]);
    const twice = sortBy(once, "gpu");
    expect(twice.sort).toEqual([{ column: "gpu", descending: false }]);
    expect(sortBy(twice, "gpu").sort).toEqual([]);
    expect(sortBy(start, "monthlyUsd").sort).toEqual([{ column: "monthlyUsd", descending: false }]);
    const two = sortBy(once, "ssh", { additive: true });
    expect(two.sort.map(({ column }) => column)).toEqual(["gpu", "ssh"]);
    expect(sortBy(two, "gpu", { additive: true }).sort).toEqual([
      { column: "gpu", descending: false },
      { column: "ssh", descending: true },
    ]);
    expect(sortBy(two, "fork").sort).toEqual([{ column: "fork", descending: true }]);
  });

  it("keeps the pinned, the sorting and the widths under another preset", () => {
    const state = applyPreset(pinColumn(start, "gpu", true), "sdks");
    expect(ids(state)[0]).toBe("gpu");
    expect(shownIds(state)).toContain("lang_go");
  });

  it("never loses a column by moving", () => {
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: -2, max: 12 }), (from, to) => {
        const all = shownIds(defaultColumnState);
        const id = all[from % all.length] ?? "gpu";
        const moved = moveColumn(defaultColumnState, id, to);
        expect(shownIds(moved).toSorted()).toEqual(all.toSorted());
      }),
    );
  });
});
