export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const amount = (value: unknown): number => (typeof value === "number" ? value : 0);

export const stepCount = (exitCode: number): Count => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

/** A run that ends badly without naming a failed test (a crash, a stray rejection) is one failure. */
function neverLoseACrash(count: Count, exitCode: number): Count {
  const nothingRan = count.passed + count.failed === 0;
  const unexplained = (exitCode !== 0 || nothingRan) && count.failed === 0;
  return unexplained ? { ...count, failed: 1 } : count;
}

export function countVitest(report: unknown, exitCode: number): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    fields(report);
  const filesThatDidNotLoad = list(testResults).filter((file) => {
    const { status, assertionResults } = fields(file);
    return status === "failed" && list(assertionResults).length === 0;
  });
  const count = {
    passed: amount(numPassedTests),
    failed: amount(numFailedTests) + filesThatDidNotLoad.length,
    skipped: amount(numPendingTests) + amount(numTodoTests),
  };
  return neverLoseACrash(count, exitCode);
}

export function countPlaywright(report: unknown, exitCode: number): Count {
  const { expected, unexpected, flaky, skipped } = fields(fields(report).stats);
  const count = {
    passed: amount(expected) + amount(flaky),
    failed: amount(unexpected),
    skipped: amount(skipped),
  };
  return neverLoseACrash(count, exitCode);
}

export const sum = (counts: Count[]): Count =>
  counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
