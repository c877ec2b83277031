import { describe, expect, it } from '@jest/globals';

import { failuresOfJest, failuresOfPlaywright, listFailures } from './failures.ts';

const passed = { fullName: 'is sound', status: 'passed', failureMessages: [] };
const red = '\u001b[31mexpected 1\u001b[39m\n\n  received 2';

describe('what npm test says at its end of what failed', () => {
  it('names each failed test of Jest and what it said, without colours and empty lines', () => {
    const failed = { fullName: 'counts to one', status: 'failed', failureMessages: [red] };
    const file = { name: 'a.spec.ts', status: 'failed', message: '', assertionResults: [passed, failed] };
    const sound = { name: 'b.spec.ts', status: 'passed', message: '', assertionResults: [passed] };
    expect(failuresOfJest({ testResults: [file, sound] })).toEqual([
      { name: 'a.spec.ts › counts to one', message: 'expected 1\n  received 2' },
    ]);
  });

  it('names a file that could not be run', () => {
    const file = { name: 'a.spec.ts', status: 'failed', message: 'cannot be read', assertionResults: [] };
    expect(failuresOfJest({ testResults: [file] })).toEqual([
      { name: 'a.spec.ts', message: 'cannot be read' },
    ]);
  });

  it('names journeys with their project, in suites within suites, and what no journey is to blame for', () => {
    const test = { projectName: 'phone', status: 'unexpected', results: [{ errors: [{ message: red }] }] };
    const spec = { title: 'signs', tests: [test, { ...test, status: 'expected' }] };
    const suites = [{ title: 'a.spec.ts', suites: [{ title: 'on a phone', specs: [spec] }] }];
    expect(failuresOfPlaywright({ suites, errors: [{ message: 'no server' }] })).toEqual([
      { name: '[phone] on a phone › signs', message: 'expected 1\n  received 2' },
      { name: '[journeys]', message: 'no server' },
    ]);
  });

  it('lists some and counts the rest', () => {
    const failures = ['one', 'two', 'three'].map((name) => ({ name, message: 'a\nb' }));
    expect(listFailures(failures, 1)).toBe('✗ one\n    a\n    b\nand 2 more');
  });
});
