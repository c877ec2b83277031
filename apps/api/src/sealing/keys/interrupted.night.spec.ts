import { CONFIG } from '../../context/config.js';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Database } from '../../database/database.js';
import { Keyring } from '../keyring.js';
import { Sealer } from '../sealer.js';
import { FileStorage } from '../storage/file-storage.js';
import { SecurityLogService } from '../../identity/security-log/security-log.service.js';
import { ownerDataSource, query } from '../../testing/factories.js';
import { sealedData } from '../../sealed-data.js';
import { TestApi } from '../../testing/test-api.js';
import { KeyCommands } from './key-commands.js';
import { KeyLogService } from '../../identity/security-log/key-log.service.js';

const count = 6000;
let api: TestApi;
let beside: Awaited<ReturnType<typeof TestApi.beside>>;
let keys: KeyCommands;

beforeAll(async () => {
  api = await TestApi.start();
  beside = await TestApi.beside(api);
  const { app } = api;
  const database = new Database(ownerDataSource(api));
  keys = new KeyCommands({
    config: app.get(CONFIG),
    database,
    keyring: app.get(Keyring),
    sealedData,
    storage: app.get<FileStorage>(FileStorage),
    record: new KeyLogService(database, app.get(SecurityLogService)),
  });
});
afterAll(async () => {
  await beside.stop();
  await api.stop();
});

const sealed = (purpose: string, ids: readonly string[]) => {
  const sealer = new Sealer(api.app.get(Keyring), purpose);
  return ids.map((id) => sealer.seal(Buffer.from(`of ${id}`), id));
};

/** Signatures are what nobody may change: but for their seal. */
async function fill(): Promise<void> {
  const ids = Array.from({ length: count }, (_, at) => `sg_${String(at).padStart(6, '0')}`);
  const columns = await query<{ name: string; type: string }>(
    api,
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_name = 'signatures' AND is_nullable = 'NO' AND column_default IS NULL AND column_name <> 'id'`,
  );
  const value = (type: string) =>
    type.startsWith('timestamp') ? 'now()' : type === 'jsonb' ? `'{}'` : type === 'text' ? 'id' : `'1'`;
  await query(
    api,
    `INSERT INTO signatures (id, sealed_image, ${columns.map(({ name }) => name).join(', ')})
     SELECT id, image, ${columns.map(({ type }) => value(type)).join(', ')}
       FROM unnest($1::text[], $2::bytea[]) AS given(id, image)`,
    [ids, sealed('signatures', ids)],
  );
}

describe('a rotation that is cut off again and again', () => {
  it('goes on where it was, by whichever worker, and loses nothing', async () => {
    await fill();
    const storage = api.app.get<FileStorage>(FileStorage);
    const contents = Array.from({ length: 20 }, () => randomBytes(5000));
    for (const [at, content] of contents.entries()) await storage.put(`uploads/file_${at}`, content);
    await query(
      api,
      `INSERT INTO files (id, account_id, task_id, subtask_id, path, key, name, type, size, checksum, created_at)
       SELECT 'file_' || at, $1, 'task_x', 'st_x', 'x', 'uploads/file_' || at, 'x', 'x', 1, 'x', now() FROM generate_series(0, 19) at`,
      [api.live.account.id],
    );
    await keys.run(['rotate']);
    const knife = new Client({ connectionString: api.databaseUrl });
    await knife.connect();
    const isDone = async () => {
      const { rows } = await knife.query(`SELECT bool_and(resealed_at IS NOT NULL) AS is_done FROM keys`);
      return rows[0]?.is_done === true;
    };
    let [cutOff, pause] = [0, 0];
    const end = Date.now() + 170_000;
    while (!(await isDone())) {
      if (Date.now() > end) throw new Error('it does not come to its end');
      await wait(pause);
      if (cutOff >= 25) continue;
      // Amid a batch: whoever was sealing anew is cut off, with whatever had been done of it. Where nobody was, it is
      // looked again at once: a batch may be shorter than any pause.
      const { rowCount } = await knife.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
      );
      cutOff += rowCount ?? 0;
      pause = rowCount ? 150 : 2;
    }
    await knife.end();
    expect(cutOff).toBeGreaterThan(0);
    const { current } = api.app.get(Keyring);
    const alone = new Sealer(new Keyring([current]), 'signatures');
    const rows = await query<{ id: string; sealed_image: Buffer }>(
      api,
      'SELECT id, sealed_image FROM signatures',
    );
    expect(rows).toHaveLength(count);
    for (const { id, sealed_image } of rows) expect(alone.open(sealed_image, id).toString()).toBe(`of ${id}`);
    for (const [at, content] of contents.entries())
      expect(await storage.get(`uploads/file_${at}`)).toEqual(content);
    expect(await keys.run(['list'])).toMatch(/ 0 values {2}opens\n/);
  }, 200_000);

  it('leaves signatures permanent: under the same key nobody puts another image in its place', async () => {
    const [other] = sealed('signatures', ['sg_000001']);
    for (const image of [other, Buffer.from('anything')])
      await expect(
        query(api, `UPDATE signatures SET sealed_image = $1 WHERE id = 'sg_000001'`, [image]),
      ).rejects.toThrow('signatures are permanent');
    await expect(
      query(api, `UPDATE signatures SET name = 'Somebody else' WHERE id = 'sg_000001'`),
    ).rejects.toThrow('signatures are permanent');
  });
});
