import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "../../scripts/lib/test-counts";

const vitestReport = (passed: number, failed: number, testResults: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
});

describe("counting a vitest run", () => {
  test("takes the numbers of the report", () => {
    expect(countVitest(vitestReport(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test("a file that does not load is a failure", () => {
    const broken = { status: "failed", assertionResults: [] };
    expect(countVitest(vitestReport(5, 0, [broken]), 1).failed).toBe(1);
  });

  test("no report is a failure", () => {
    expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest(null, 0).failed).toBe(1);
  });

  test("a bad end after tests that all passed is a failure", () => {
    expect(countVitest(vitestReport(5, 0), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });
});

describe("counting a playwright run", () => {
  test("takes the numbers of the report", () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 } };
    expect(countPlaywright(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  test("a server that never came up is a failure", () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } };
    expect(countPlaywright(report, 1).failed).toBe(1);
  });
});
