import { describe, expect, it } from '@jest/globals';

import { explainFailures } from './fault-windows.ts';

const answer = (at: number, status = 503, milliseconds = 100) => ({
  at,
  status,
  milliseconds,
  what: 'GET /x',
});
const failover = { kind: 'failover' as const, of: 'machine', from: 10_000, to: 30_000 };
const kill = { kind: 'kill' as const, of: 'api-1', from: 12_000, to: 14_000 };

describe('failing answers', () => {
  it('are explained by the fault within whose time they were answered', () => {
    const { explained, unexplained } = explainFailures([answer(9_950), answer(20_000)], [failover]);
    expect(unexplained).toEqual([]);
    expect(explained.find(({ kind }) => kind === 'failover')).toMatchObject({ failures: 2, seconds: [10.1] });
  });

  it('are by nothing before and after it', () => {
    const failures = [answer(9_000), answer(30_001)];
    expect(explainFailures(failures, [failover]).unexplained).toEqual(failures);
  });

  it('count once where two faults meet', () => {
    const { explained } = explainFailures([answer(13_000)], [kill, failover]);
    expect(explained.map(({ kind, failures }) => `${kind} ${failures}`)).toEqual([
      'failover 1',
      'storage 0',
      'kill 0',
      'rolling restart 0',
    ]);
  });
});
