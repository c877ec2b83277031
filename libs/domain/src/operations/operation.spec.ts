import { describe, expect, it } from '@jest/globals';
import { type OperationRow, operations, resources } from './index.js';

const replicated = Object.entries<OperationRow>(operations).filter(([, row]) => row.mayReadReplica);

describe('operations that a read replica may answer', () => {
  it('are lists, reports and exports: they read, hand out nothing, and show no single record that is then changed', () => {
    expect(replicated.length).toBeGreaterThan(20);
    for (const [id, row] of replicated)
      expect([id, row.method, row.isVersioned, row.issuesAuthority]).toEqual([
        id,
        'GET',
        undefined,
        undefined,
      ]);
  });

  it('are no evidence, say nothing of who may do what, and are no feed that is read to its end', () => {
    const never =
      /archive|audit|certificate|consent|events|group|hold|inspect|integrity|link|permission|session|token|user|version|webhook/;
    expect(replicated.map(([id]) => id).filter((id) => never.test(id))).toEqual([]);
  });
});

describe('operations that change something', () => {
  const ofRecords = resources.filter(({ holdsRecords }) => holdsRecords).map(({ tag }) => tag);

  it('say what they leave in the security log, unless their resource holds records', () => {
    const silent = Object.entries<OperationRow>(operations)
      .filter(([id, { method }]) => method !== 'GET' && !ofRecords.includes(id.split('.')[0] ?? ''))
      .filter(([, { logs }]) => logs === undefined || logs.length === 0);
    expect(silent.map(([id]) => id)).toEqual([]);
  });
});
