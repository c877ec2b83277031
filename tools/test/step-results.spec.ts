import { describe, expect, it } from '@jest/globals';

import { countOfJest, countOfPlaywright, countOfStep, StepResults } from './step-results.ts';

const jestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 2,
  numTodoTests: 1,
};

describe('the count of npm test', () => {
  it('ends with one line of all that passed and failed', () => {
    const results = new StepResults();
    results.add({ step: 'a step', seconds: 1, ...countOfStep(0) });
    results.add({ step: 'a step', seconds: 1, ...countOfStep(2) });
    results.add({ step: 'a step', seconds: 1, ...countOfJest(jestReport, 1) });
    expect(results.summary).toBe('4 passed, 2 failed');
  });

  it('counts a test file that could not be run as a failure', () => {
    expect(countOfJest({ ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 2 }, 1).failed).toBe(2);
  });

  it('counts a runner that fails without a failed test as a failure', () => {
    expect(countOfJest({ ...jestReport, numFailedTests: 0 }, 1).failed).toBe(1);
    expect(countOfJest(undefined, 0).failed).toBe(1);
    expect(countOfPlaywright(undefined, null).failed).toBe(1);
  });

  it('counts a journey that only passed at a second try as a failure', () => {
    const report = { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } };
    expect(countOfPlaywright(report, 0)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('shows skipped tests instead of hiding them among the passed', () => {
    expect(countOfJest(jestReport, 1)).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });
});
