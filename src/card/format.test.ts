import { describe, expect, it } from "vitest";
import {
  atLeast,
  count,
  date,
  duration,
  integer,
  money,
  moneyExact,
  moneyShort,
  number,
  percent,
  size,
} from "./format";

const table = <T>(name: string, write: (value: T) => string, rows: [T, string][]) =>
  describe(name, () => {
    it.each(rows)("%j reads %s", (value, text) => {
      expect(write(value)).toBe(text);
    });
  });

table("money", money, [
  [0, "$0"],
  [1840, "$1,840"],
  [1840.4, "$1,840"],
  [999.996, "$1,000"],
  [999.99, "$999.99"],
  [30, "$30.00"],
  [1, "$1.00"],
  [0.9999, "$1.00"],
  [0.5, "$0.50"],
  [0.125, "$0.125"],
  [0.0446, "$0.0446"],
  [0.04, "$0.04"],
  [0.1, "$0.10"],
  [0.0000115, "$0.0000115"],
  [-20, "−$20.00"],
]);
table("moneyExact", moneyExact, [
  [1840.25, "$1,840.25"],
  [1840, "$1,840"],
  [0.5, "$0.50"],
  [0.0000115, "$0.0000115"],
  [0.1 + 0.2, "$0.30"],
]);
table("moneyShort", moneyShort, [
  [0, "$0"],
  [0.25, "$0.25"],
  [950, "$950"],
  [999.7, "$1k"],
  [1840, "$1.8k"],
  [12_000, "$12k"],
  [3_400_000, "$3.4M"],
]);
table("integer", integer, [
  [1000, "1,000"],
  [1234567.4, "1,234,567"],
  [-5, "−5"],
]);
table("number", number, [
  [0.25, "0.25"],
  [1000.5, "1,000.5"],
  [1 / 3, "0.3333"],
]);
table("percent", percent, [
  [0.25, "25 %"],
  [1, "100 %"],
  [0.123, "12 %"],
  [0.055, "5.5 %"],
  [0.0004, "< 0.1 %"],
  [0, "0 %"],
  [-0.2, "−20 %"],
]);
table("duration", duration, [
  [0, "0"],
  [0.5, "30 min"],
  [1, "1 h"],
  [1.5, "1 h 30 min"],
  [24, "24 h"],
  [48, "48 h"],
  [720, "30 days"],
  [0.01, "36 s"],
  [0.15 / 3600, "150 ms"],
  [1 / 3, "20 min"],
]);
table("size", size, [
  [0, "0 GiB"],
  [0.5, "512 MiB"],
  [4, "4 GiB"],
  [1.5, "1.5 GiB"],
  [2048, "2 TiB"],
]);
table("date", date, [
  ["2026-09-28", "28 Sep 2026"],
  ["2026-09-08T10:00:00Z", "8 Sep 2026"],
  ["2026-09", "Sep 2026"],
  ["2024-02-29", "29 Feb 2024"],
  ["2026-02-30", "2026-02-30"],
  ["2026-13-01", "2026-13-01"],
  ["last week", "last week"],
]);

describe("small words", () => {
  it("says a lower bound", () => expect(atLeast(money(30))).toBe("≥ $30.00"));
  it("says one and many", () => {
    expect(count(1, "session")).toBe("1 session");
    expect(count(1000, "session")).toBe("1,000 sessions");
  });
});
