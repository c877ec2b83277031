/** Sums up the steps of a run. */
export class Tally {
  steps = [];

  add(step) {
    this.steps.push(step);
  }

  get passed() {
    return this.steps.reduce((sum, { passed }) => sum + passed, 0);
  }

  get failed() {
    return this.steps.reduce((sum, { failed }) => sum + failed, 0);
  }

  get line() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

/** A step that only passes or fails counts as one test. */
export function countOfStep(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Jest's report. A file that could not be run holds no tests, and is a failure. */
export function countOfJest(report, code) {
  if (!report) return countOfStep(code || 1);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const skipped = report.numPendingTests + report.numTodoTests;
  return atLeastOneFailure({ passed: report.numPassedTests, failed, skipped }, code);
}

/** Playwright's report. A test that passed only when it was tried again did not pass. */
export function countOfPlaywright(report, code) {
  if (!report) return countOfStep(code || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + (report.errors?.length ?? 0);
  return atLeastOneFailure({ passed: expected, failed, skipped }, code);
}

/** A runner that says it failed is believed, whatever it counted. */
function atLeastOneFailure(count, code) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
