import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrations } from '../database/migrations/index.js';
import { PolicyVersions1795467300000 } from '../database/migrations/1795467300000-policy-versions.js';
import { PostgresDataSource } from '../database/postgres-data-source.js';
import type { PostgresRunner } from '../database/postgres-runner.js';
import { createDatabase } from '../testing/create-database.js';

let dataSource: PostgresDataSource;
let runner: PostgresRunner;

/** A database as the version before left it, with policies; then everything newer. */
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 1 }).initialize();
  runner = dataSource.createQueryRunner();
  const known = migrations.map((Migration) => new Migration()).toSorted(byTime);
  const isNew = known.findIndex((migration) => migration instanceof PolicyVersions1795467300000);
  for (const migration of known.slice(0, isNew)) await migration.up(runner);
  await insert('pol_own', { key: null, version: 3, name: 'Ours', status: 'draft' });
  await insert('pol_kept', { key: 'handbook', version: 2, name: 'The product’s' });
  await insert('pol_changed', { key: 'w-4', version: 7, name: 'Changed', is_changed_by_account: true });
  for (const migration of known.slice(isNew)) await migration.up(runner);
});
afterAll(async () => {
  await runner.release();
  await dataSource.destroy();
});

const byTime = (one: { name?: string }, other: { name?: string }) => timeOf(one) - timeOf(other);
const timeOf = ({ name = '' }: { name?: string }) => Number(name.slice(-13));

const condition = { fact: 'work_location.state', operator: 'equals', value: 'TX' };
const changedAt = new Date('2026-11-20T09:30:00.123Z');

interface Row {
  readonly key: string | null;
  readonly version: number;
  readonly name: string;
  readonly status?: string;
  readonly is_changed_by_account?: boolean;
}

async function insert(id: string, { key, version, name, status, is_changed_by_account }: Row): Promise<void> {
  await runner.query(
    `INSERT INTO policies (id, account_id, key, built_in_version, is_changed_by_account, version, name, condition, form_keys, tags, status, created_at, updated_at)
     VALUES ($1, 'acc_1', $2, $3, $4, $5, $6, $7, '{handbook,w-4}', '{state}', $8, '2026-01-01', $9)`,
    [
      ...[id, key, key === null ? null : 1, is_changed_by_account ?? false],
      ...[version, name, JSON.stringify(condition), status ?? 'active', changedAt],
    ],
  );
}

describe('policies of a database from before their versions were kept', () => {
  it('have the version that is in force, as it is', async () => {
    const rows = await runner.query('SELECT * FROM policy_versions ORDER BY policy_id');
    const content = {
      account_id: 'acc_1',
      condition,
      form_keys: ['handbook', 'w-4'],
      tags: ['state'],
      at: changedAt,
      actor_id: null,
      reason: null,
      tests: [],
    };
    expect(rows).toEqual([
      {
        ...content,
        policy_id: 'pol_changed',
        version: 7,
        name: 'Changed',
        status: 'active',
        actor_kind: null,
      },
      {
        ...content,
        policy_id: 'pol_kept',
        version: 2,
        name: 'The product’s',
        status: 'active',
        actor_kind: 'product',
      },
      { ...content, policy_id: 'pol_own', version: 3, name: 'Ours', status: 'draft', actor_kind: null },
    ]);
  });

  it('are left as they were, without tests', async () => {
    const rows = await runner.query('SELECT id, version, tests FROM policies ORDER BY id');
    expect(rows).toEqual([
      { id: 'pol_changed', version: 7, tests: [] },
      { id: 'pol_kept', version: 2, tests: [] },
      { id: 'pol_own', version: 3, tests: [] },
    ]);
  });

  it('have versions that nobody changes', async () => {
    await expect(runner.query(`UPDATE policy_versions SET name = 'Other'`)).rejects.toThrow('append-only');
  });
});
