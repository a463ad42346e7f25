import { expect, test } from "vitest";
import { aMode, theCard } from "../../../test/support/builders";
import { compile, noRequirement, prepare } from "../../cost/prepare";
import { sensitivity } from "../../cost/sweep/sensitivity";
import { defaultWorkload } from "../../cost/workload";
import { changeText, leversTable, moveRemark, partLevers, unknownSentence } from "./levers";

const card = prepare(
  compile(theCard({ name: "Acme", modes: [aMode({ max_vcpu: 3 })] })),
  {},
  noRequirement,
);
const found = sensitivity([card], { workload: defaultWorkload, knobs: {} }, false);
const { moving, still } = partLevers(found.levers);
const lever = (label: string) => found.levers.find((entry) => entry.label === label);

test("what moves nothing is set apart", () => {
  expect(moving.map(({ label }) => label)).toContain("Sessions a month");
  expect(still.map(({ label }) => label)).toContain("Peak at once");
});

test("a move that leaves no price says why instead of a figure", () => {
  const up = lever("vCPU")?.up ?? null;
  expect(up?.changeUsd).toBeNull();
  expect(up && moveRemark(up, found.points, ["Acme"])).toBe("not priced: fewer vCPU than asked");
});

test("a change says its direction", () => {
  expect(changeText(12.3)).toBe("$12.30 more");
  expect(changeText(-4)).toBe("$4.00 less");
  expect(changeText(1e-12)).toBe("no change");
});

test("what stays unknown is named", () => {
  expect(unknownSentence([])).toBeNull();
  expect(unknownSentence(["egress"])).toMatch(/^The price of egress is unknown/);
});

test("the table has raw numbers with their unit, and no figure where there is none", () => {
  const { rows, columns } = leversTable("t", found.levers, found.points, ["Acme"]);
  const cell = (label: string, key: string) =>
    rows.find(([first]) => first === label)?.[columns.findIndex((column) => column.key === key)];
  expect(cell("vCPU", "upUsd")).toBeNull();
  expect(["unit", "at", "down", "up"].map((key) => cell("Sessions a month", key))).toEqual([
    "sessions",
    1000,
    500,
    2000,
  ]);
  expect(["unit", "at", "up"].map((key) => cell("CPU busy", key))).toEqual(["%", 25, 50]);
});
