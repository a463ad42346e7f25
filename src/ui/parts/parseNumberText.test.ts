import { describe, expect, it } from "vitest";
import { parseNumberText } from "./parseNumberText";

const read: [string, number][] = [
  ["0", 0],
  ["12", 12],
  [" 12 ", 12],
  ["1,000", 1000],
  ["1,000,000", 1_000_000],
  ["12,345", 12345],
  ["1.5", 1.5],
  ["1,5", 1.5],
  ["1,25", 1.25],
  ["0,125", 0.125],
  ["1234,567", 1234.567],
  ["1.000", 1],
  ["1.234", 1.234],
  ["1.000,5", 1000.5],
  ["1,000.5", 1000.5],
  ["1.000.000", 1_000_000],
  ["1.000.000,25", 1_000_000.25],
  ["1 000", 1000],
  ["1 000", 1000],
  ["1 000", 1000],
  ["1 000,5", 1000.5],
  ["1'000", 1000],
  ["1’000.5", 1000.5],
  [".5", 0.5],
  [",5", 0.5],
  ["5.", 5],
  ["5,", 5],
  ["-3", -3],
  ["−3", -3],
  ["+3", 3],
  ["-0", 0],
  ["$1,840", 1840],
  ["25 %", 25],
  ["10k", 10_000],
  ["1.5M", 1_500_000],
  ["1e3", 1000],
];

const refused = [
  "",
  " ",
  "-",
  ".",
  ",",
  "abc",
  "1 5",
  "1,,5",
  "1.2.3",
  "1,0,0",
  "1,00.5",
  "1.00,5,",
  "12x",
  "1e999",
  "Infinity",
  "NaN",
  "0x10",
  "1 0000",
];

describe("parseNumberText", () => {
  it.each(read)("reads %j as %d", (text, value) => {
    expect(parseNumberText(text)).toBe(value);
  });
  it.each(refused)("refuses %j", (text) => {
    expect(parseNumberText(text)).toBeNull();
  });
});

it.each([
  ["12.500", 12_500],
  ["1.000", 1000],
  ["1.5", 1.5],
  ["12.50", 12.5],
  ["1,500", 1500],
])("reads “%s” as %d where only whole numbers make sense", (text, value) => {
  expect(parseNumberText(text, { whole: true })).toBe(value);
});
