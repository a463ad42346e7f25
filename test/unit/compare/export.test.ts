import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Column } from "../../../src/compare/column";
import { csvText } from "../../../src/compare/csv";
import { matrixCsv, matrixJson, matrixMarkdown } from "../../../src/compare/export";
import { findColumn, matrixColumns } from "../../../src/compare/matrix-columns";
import { matrixRows } from "../../../src/compare/matrix-rows";
import { noRequirements } from "../../../src/compare/requirements";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { rankCards } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { aMode, type Json, theCard } from "../../support/builders";
import { shippedCards } from "../../support/shipped";

const question = { workload: defaultWorkload, unknownMayPass: false };
const context = { question, requirements: noRequirements };

function rowsOf(cards: readonly Json[]) {
  const prepared = cards.map((card) => prepare(compile(theCard(card)), {}, noRequirement));
  return matrixRows(rankCards(prepared, question), context);
}

const columns = (...ids: string[]): Column[] =>
  ids.map((id) => {
    const column = findColumn(id);
    if (column === undefined) throw new Error(`no column ${id}`);
    return column;
  });

const cards: Json[] = [
  { id: "a", name: "=SUM(A1)", features: { ssh: true }, perf: { cold_start_ms: 1500 } },
  { id: "b", name: 'Bee, "the" second', features: { ssh: null } },
  { id: "c", name: "Cee", features: { ssh: false }, modes: [aMode({ ram_gib_h: null })] },
];

/** A reader of its own for RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? "";
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === "," || char === "\r") {
      rows.at(-1)?.push(cell);
      cell = "";
      if (char === "\r") {
        i += 1;
        rows.push([]);
      }
    } else cell += char;
  }
  return rows.slice(0, -1);
}

describe("CSV", () => {
  it("has raw numbers with units in the header, and says what is unknown", () => {
    const text = matrixCsv(rowsOf(cards), columns("monthlyUsd", "coldStartMs", "ssh"));
    expect(readCsv(text)).toEqual([
      [
        "Provider",
        "Monthly cost (USD/month)",
        "Monthly cost: known",
        "Cold start (ms)",
        "Cold start: known",
        "SSH",
      ],
      ["'=SUM(A1)", "70", "exact", "1500", "exact", "yes"],
      ['Bee, "the" second', "70", "exact", "", "unknown", "unknown"],
      ["Cee", "50", "at least", "", "unknown", "no"],
    ]);
  });

  it("has the columns shown in their order and no other", () => {
    const text = matrixCsv(rowsOf(cards.slice(0, 1)), columns("ssh", "monthlyUsd"));
    expect(readCsv(text)[0]).toEqual(["Provider", "SSH", "Monthly cost (USD/month)"]);
  });

  it("writes numbers without the noise of floating sums", () => {
    expect(csvText([[35.76299999999999, 165.59999999999997, 0.1 + 0.2, 1e-7]])).toBe(
      "35.763,165.6,0.3,1e-7\r\n",
    );
  });

  it("guards texts that would run as formulas, and leaves numbers alone", () => {
    expect(csvText([["=1", "+1", "-1", "@a", "＝1", "\ta", "\ra", "\na", -1, 0, null]])).toBe(
      `'=1,'+1,'-1,'@a,'＝1,'\ta,"'\ra","'\na",-1,0,\r\n`,
    );
  });

  it("reads back as it was written", () => {
    const texts = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(texts, (rows) => {
        const guarded = rows.map((row) =>
          row.map((cell) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell)),
        );
        expect(readCsv(csvText(rows))).toEqual(guarded);
      }),
    );
  });

  it("has every shipped card in all columns, without a word that no one wrote", () => {
    const prepared = shippedCards().map((card) => prepare(compile(card), {}, noRequirement));
    const rows = matrixRows(rankCards(prepared, question), context);
    const table = readCsv(matrixCsv(rows, matrixColumns));
    expect(table).toHaveLength(rows.length + 1);
    expect(new Set(table.map((row) => row.length)).size).toBe(1);
    const odd = table.flat().filter((cell) => /undefined|NaN|Infinity|\[object/.test(cell));
    expect(odd).toEqual([]);
  });
});

describe("JSON", () => {
  it("has null where nothing is known, and says how far a value is known", () => {
    const document: unknown = JSON.parse(
      matrixJson(rowsOf(cards.slice(1)), columns("monthlyUsd", "ssh")),
    );
    expect(document).toEqual({
      columns: [
        { id: "monthlyUsd", label: "Monthly cost", unit: "USD/month", kind: "money" },
        { id: "ssh", label: "SSH", unit: null, kind: "fact" },
      ],
      rows: [
        {
          id: "b",
          name: 'Bee, "the" second',
          values: {
            monthlyUsd: { value: 70, known: "exact", text: "$70.00" },
            ssh: { value: null, known: "unknown", text: "unknown" },
          },
        },
        {
          id: "c",
          name: "Cee",
          values: {
            monthlyUsd: { value: 50, known: "at least", text: "≥ $50.00" },
            ssh: { value: "no", known: "exact", text: "no" },
          },
        },
      ],
    });
  });
});

describe("Markdown", () => {
  it("has the words on screen, numbers to the right", () => {
    const rows = rowsOf([{ name: "A | B <i>" }]);
    expect(matrixMarkdown(rows, columns("monthlyUsd", "ssh"))).toBe(
      "| Provider | Monthly cost | SSH |\n| --- | ---: | --- |\n| A \\| B &lt;i&gt; | $70.00 | unknown |\n",
    );
  });

  it("makes no link or picture of what a card says", () => {
    const text = matrixMarkdown(rowsOf([{ name: "![a](https://x.test/p) `b` *c*" }]), []);
    expect(text).toContain("| !\\[a\\](https://x.test/p) \\`b\\` \\*c\\* |");
  });
});
