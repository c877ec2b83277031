/** How many tests of a step did what. */
export interface StepCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StepResult extends StepCount {
  readonly step: string;
  readonly seconds: number;
}

/** Jest's report, as far as it counts. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** Playwright's report, as far as it counts. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors?: readonly unknown[];
}

/** The results of a run's steps. */
export class StepResults {
  readonly steps: StepResult[] = [];

  add(step: StepResult): void {
    this.steps.push(step);
  }

  get passed(): number {
    return this.steps.reduce((sum, { passed }) => sum + passed, 0);
  }

  get failed(): number {
    return this.steps.reduce((sum, { failed }) => sum + failed, 0);
  }

  get summary(): string {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

/** A step that only passes or fails counts as one test. */
export function countOfStep(code: number | null): StepCount {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** A file that could not be run holds no tests, and is a failure. */
export function countOfJest(report: JestReport | undefined, code: number | null): StepCount {
  if (!report) return countOfStep(code || 1);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const skipped = report.numPendingTests + report.numTodoTests;
  return atLeastOneFailure({ passed: report.numPassedTests, failed, skipped }, code);
}

/** A test that passed only when it was tried again did not pass. */
export function countOfPlaywright(report: PlaywrightReport | undefined, code: number | null): StepCount {
  if (!report) return countOfStep(code || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + (report.errors?.length ?? 0);
  return atLeastOneFailure({ passed: expected, failed, skipped }, code);
}

/** A runner that says it failed is believed, whatever it counted. */
function atLeastOneFailure(count: StepCount, code: number | null): StepCount {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
