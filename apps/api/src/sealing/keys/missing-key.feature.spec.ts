import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryResultRow } from 'pg';
import type { Config, Statement } from '../../context/index.js';
import { createApp } from '../../create-app.js';
import { readConfig } from '../../context/read-config.js';
import { Database } from '../../database/database.js';
import { KeyringError } from '../parse-keys.js';
import { PostgresDataSource } from '../../database/postgres-data-source.js';
import { createRecord, query } from '../../testing/factories.js';
import { sealedBefore } from '../../testing/sealed-before.js';
import { sealedData } from '../../sealed-data.js';
import { TestApi } from '../../testing/test-api.js';
import { openKeyring } from './open-keyring.js';

let api: TestApi;
let id: string;
let folder: string;
const keyFile = () => join(folder, 'secret.key');
const anotherKey = Buffer.alloc(32, 9).toString('base64');

/** A start on the database of a filled installation, with whatever keys are in a folder of its own. */
async function start(more: Record<string, string> = {}): Promise<string> {
  const config = readConfig({
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...more,
  });
  try {
    const app = await createApp(config);
    await app.close();
    return 'started';
  } catch (error) {
    if (error instanceof KeyringError) return error.message;
    throw error;
  }
}

const run = (text: string) => api.app.get(Database).run({ name: '', text });

beforeAll(async () => {
  // Keys are the owner's to write.
  api = await TestApi.start({}, 'owner');
  ({ id } = await createRecord(api, 'employees', { social_security_number: '512-45-9999' }));
  folder = await mkdtemp(join(tmpdir(), 'firstday-lost-key-'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a filled database', () => {
  it('is not served without its key: the start says what to restore, and no new key is made', async () => {
    const message = await start();
    expect(message).toMatch(/^The key of this database is missing: [0-9a-f]{8} \(since \d{4}-\d\d-\d\d\)\./);
    expect(message).toContain(`Restore secret.key`);
    expect(message).toContain(keyFile());
    expect(await readdir(folder)).not.toContain('secret.key');
  });

  it('is not served with another key, nor with a file that holds none, and the message shows neither', async () => {
    await writeFile(keyFile(), anotherKey);
    expect(await start()).toMatch(
      /^The key of this database is missing: .*\n+Here [0-9a-f]{8} can be found\./,
    );
    for (const text of [
      '',
      'hunter2-hunter2',
      (await readFile(join(api.dataDir, 'secret.key'), 'utf8')).slice(4),
    ]) {
      await writeFile(keyFile(), text);
      const message = await start();
      expect(message).toContain(`${keyFile()} `);
      if (text !== '') expect(message).not.toContain(text.trim());
    }
  });

  it('is served once its key is back, from the folder or from elsewhere', async () => {
    await rm(keyFile());
    expect(await start({ SECRET_KEY_FILE: join(api.dataDir, 'secret.key') })).toBe('started');
    await cp(join(api.dataDir, 'secret.key'), keyFile());
    expect(await start()).toBe('started');
    expect(
      (await api.call('employees.findById', { path: { employee_id: id } })).body.social_security_number,
    ).toBe('512-45-9999');
  });
});

describe('a filled database of a version that did not write down its key', () => {
  it('is not served without its key, or with another', async () => {
    await run('DELETE FROM keys');
    await run('DELETE FROM evidence_keys');
    await rm(keyFile());
    expect(await start()).toContain('The key of this database is missing.');
    expect(await readdir(folder)).not.toContain('secret.key');
    await writeFile(keyFile(), anotherKey);
    expect(await start()).toContain('This is not the key of this database.');
  });

  it('takes up the key that opens what it holds, sealed as that version did', async () => {
    await cp(join(api.dataDir, 'secret.key'), keyFile());
    const secret = Buffer.from(await readFile(keyFile(), 'utf8'), 'base64');
    const [account, plain] = [api.live.account.id, Buffer.from('{}')];
    const values = { fields: { social_security_number: '512-45-9999' }, custom_attributes: {} };
    const sealed = Buffer.from(JSON.stringify(values));
    const record = sealedBefore(secret, { purpose: 'records', plain: sealed, owner: id });
    await query(api, 'UPDATE employees SET sealed = $1 WHERE id = $2', [record, id]);
    const body = sealedBefore(secret, { purpose: 'idempotency', plain, owner: `${account}/before` });
    const kept = `INSERT INTO idempotency_keys (account_id, key, fingerprint, status, body, created_at) VALUES ($1, 'before', 'x', 200, $2, now())`;
    await query(api, kept, [account, body]);
    expect(await start()).toBe('started');
    await rm(keyFile());
    expect(await start()).toMatch(/^The key of this database is missing: [0-9a-f]{8}/);
  });

  it('that was served with a second key too takes up both, and seals with the first', async () => {
    await run('DELETE FROM keys');
    await run('DELETE FROM evidence_keys');
    await writeFile(keyFile(), anotherKey);
    await mkdir(join(folder, 'keys'));
    await cp(join(api.dataDir, 'secret.key'), join(folder, 'keys', 'old.key'));
    expect(await start()).toBe('started');
    expect(
      (await api.call('employees.findById', { path: { employee_id: id } })).body.social_security_number,
    ).toBe('512-45-9999');
  });
});

describe('two processes that start at the same moment', () => {
  let empty: TestApi;
  let config: Config;
  let dataSource: PostgresDataSource;

  beforeAll(async () => {
    empty = await TestApi.start();
    config = readConfig({ DATABASE_URL: empty.databaseUrl, DATA_DIR: empty.dataDir });
    dataSource = await new PostgresDataSource(config).initialize();
  });

  beforeEach(async () => {
    await rm(join(empty.dataDir, 'secret.key'));
    await dataSource.pool.query('DELETE FROM keys; DELETE FROM evidence_keys');
  });

  afterAll(async () => {
    await dataSource.destroy();
    await empty.stop();
  });

  const recordedKeys = async () => (await dataSource.pool.query('SELECT id FROM keys')).rows;

  it('on an empty database make one key', async () => {
    const rings = await Promise.all(
      [1, 2, 3].map(() => openKeyring(config, new Database(dataSource), sealedData)),
    );
    expect(new Set(rings.map(({ current }) => current.id)).size).toBe(1);
    expect(await recordedKeys()).toEqual([{ id: rings[0]?.current.id }]);
  });

  it('make one key where the other process makes it just before this one looks at the database', async () => {
    const overtaken = new OvertakenDatabase(dataSource, () =>
      openKeyring(config, new Database(dataSource), sealedData),
    );
    const ring = await openKeyring(config, overtaken, sealedData);
    expect(await recordedKeys()).toEqual([{ id: ring.current.id }]);
  });
});

/** Lets another process go first, each time just before this one's statement reaches the database. */
class OvertakenDatabase extends Database {
  constructor(
    dataSource: PostgresDataSource,
    private readonly goFirst: () => Promise<unknown>,
  ) {
    super(dataSource);
  }

  override async run<Row extends QueryResultRow>(
    what: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    await this.goFirst();
    return super.run<Row>(what, values);
  }
}
