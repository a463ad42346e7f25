import { expect, test } from "vitest";
import { matrixCsv } from "../../../src/compare/export";
import { findColumn } from "../../../src/compare/matrix-columns";
import { matrixRows } from "../../../src/compare/matrix-rows";
import { requirementOf } from "../../../src/compare/requirement";
import { noRequirements, type Requirements } from "../../../src/compare/requirements";
import { statusColumn } from "../../../src/compare/status-words";
import { compile, prepare } from "../../../src/cost/prepare";
import { rankCards } from "../../../src/cost/rank";
import { defaultWorkload } from "../../../src/cost/workload";
import { aMode, type Json, theCard } from "../../support/builders";

const rowsOf = (card: Json, requirements: Requirements = noRequirements) => {
  const question = { workload: defaultWorkload, unknownMayPass: false };
  const prepared = prepare(compile(theCard(card)), {}, requirementOf(requirements));
  return matrixRows(rankCards([prepared], question), { question, requirements });
};
const asksSsh: Requirements = { ...noRequirements, needs: { ssh: "must" } };
const unsized = { name: "box", vcpu: null, ram_gib: null, hour: 0.1 };

test.each<[string, Json, Requirements, string]>([
  ["a price", {}, noRequirements, "priced"],
  [
    "a lower bound",
    { modes: [aMode({ ram_gib_h: null })] },
    noRequirements,
    "lower bound, RAM unknown",
  ],
  [
    "a size that is not published",
    { modes: [aMode({ pricing: "sizes", sizes: [unsized] })] },
    noRequirements,
    "size unpublished",
  ],
  ["a need to confirm", { features: { ssh: null } }, asksSsh, "$70.00 if confirmed"],
  ["a contract", { modes: [aMode({ flags: ["sales"] })] }, noRequirements, "contact sales"],
  ["no price", { features: { ssh: false } }, asksSsh, "not priced: no SSH"],
])("%s", (_, card, requirements, words) => {
  const [row] = rowsOf(card, requirements);
  expect(row && statusColumn.value(row).text).toBe(words);
});

test("a file tells a figure that is no price from one that is", () => {
  const cost = findColumn("monthlyUsd");
  const columns = cost === undefined ? [] : [cost, statusColumn];
  expect(matrixCsv(rowsOf({ modes: [aMode({ flags: ["sales"] })] }), columns)).toBe(
    "Provider,Monthly cost (USD/month),Status\r\nAcme,70,contact sales\r\n",
  );
});
