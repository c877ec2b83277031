import { CONFIG } from '../../context/config.js';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Keyring } from '../keyring.js';
import { Database } from '../../database/database.js';
import { Sealer } from '../sealer.js';
import { FileStorage, SealedFileStorage } from '../storage/file-storage.js';
import { FolderObjects } from '../storage/folder-objects.js';
import { RecordSealer } from '../../records/record-sealer.js';
import { SecurityLogService } from '../../identity/security-log/security-log.service.js';
import { createRecord, ownerDataSource, query } from '../../testing/factories.js';
import { sealedBefore } from '../../testing/sealed-before.js';
import { sealedData } from '../../sealed-data.js';
import { TestApi } from '../../testing/test-api.js';
import { entities } from '../../entities.js';
import { getMetadataArgsStorage } from 'typeorm';
import { KeyCommands } from './key-commands.js';
import { KeyLogService } from '../../identity/security-log/key-log.service.js';
import { columnName } from './sealed-data.js';
import { canOpen } from './sealed-samples.js';

const minute = 60_000;
let api: TestApi;
let oldId: string;

const consoleOf = ({ app }: Pick<TestApi, 'app'>) => {
  const database = new Database(ownerDataSource({ app }));
  return new KeyCommands({
    config: app.get(CONFIG),
    database,
    keyring: app.get(Keyring),
    sealedData,
    storage: app.get<FileStorage>(FileStorage),
    record: new KeyLogService(database, app.get(SecurityLogService)),
  });
};

const until = async (isSo: () => Promise<boolean>, seconds: number) => {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it did not come to that');
    await wait(200);
  }
};

const isSealedAnew = async () => /^Everything is sealed with/.test(await consoleOf(api).status());

/** Records by the thousand, sealed as the service seals them, and half of them as earlier versions did. */
async function fill(count: number): Promise<void> {
  const sealer = api.app.get(RecordSealer);
  const secret = Buffer.from(await readFile(join(api.dataDir, 'secret.key'), 'utf8'), 'base64');
  const ids = Array.from({ length: count }, (_, at) => `job_many${String(at).padStart(7, '0')}`);
  const sealed: (Buffer | null)[] = [];
  for (const [at, id] of ids.entries()) {
    // The service confirms its keys meanwhile, and seals nothing where it could not for ten seconds.
    if (at % 1000 === 0) await wait(1);
    const values = { fields: { social_security_number: numberOf(id) }, custom_attributes: {} };
    const plain = Buffer.from(JSON.stringify(values));
    const before = () => sealedBefore(secret, { purpose: 'records', plain, owner: id });
    sealed.push(at % 2 ? sealer.seal(id, values) : before());
  }
  await query(
    api,
    `INSERT INTO jobs (id, account_id, name, sealed, created_at, updated_at)
     SELECT id, $3, 'Line cook', sealed, now(), now() FROM unnest($1::text[], $2::bytea[]) AS given(id, sealed)`,
    [ids, sealed, api.live.account.id],
  );
}

const numberOf = (id: string) => `219-09-${id.slice(-4)}`;

beforeAll(async () => {
  api = await TestApi.start();
  oldId = api.app.get(Keyring).current.id;
});
afterAll(() => api.stop());

describe('the list of sealed columns', () => {
  it('has every column of bytes that there is', () => {
    const tables = new Map(getMetadataArgsStorage().tables.map(({ target, name }) => [target, name]));
    const known: readonly unknown[] = entities;
    const bytes = getMetadataArgsStorage()
      .columns.filter(({ options }) => options.type === 'bytea')
      .flatMap(({ target, propertyName }) =>
        [...tables]
          .filter(([table]) => known.includes(table) && (table === target || inherits(table, target)))
          .map(([, name]) => `${name}.${propertyName}`),
      );
    expect(sealedData.columns.map(columnName).toSorted()).toEqual([...new Set(bytes)].toSorted());
  });
});

const inherits = (one: unknown, other: unknown) =>
  typeof one === 'function' && typeof other === 'function' && one.prototype instanceof other;

describe('a rotation', () => {
  it(
    'seals a hundred thousand values anew while people read and write, and loses none',
    async () => {
      await fill(100_000);
      const made = await createRecord(api, 'employees', { social_security_number: '219-09-9999' });
      const path = { employee_id: made.id };
      const storage = api.app.get<FileStorage>(FileStorage);
      const content = randomBytes(100_000);
      await storage.put('documents/doc_old', content);
      await query(
        api,
        `INSERT INTO documents (id, account_id, task_id, version, pdf_key, pdf_sha256, certificate_key, certificate_sha256, created_at)
         VALUES ('doc_old', $1, 'task_x', 1, 'documents/doc_old', 'x', 'certificates/doc_old', 'x', now())`,
        [api.live.account.id],
      );

      const told = await consoleOf(api).run(['rotate']);
      const [, newId = ''] = /The key (\w+) seals/.exec(told) ?? [];
      expect(newId).not.toBe(oldId);
      let rounds = 0;
      let isOver = false;
      const failed: unknown[] = [];
      const written = new Map<string, string>();
      const load = async (at: number) => {
        while (!isOver) {
          const last = `219-09-${String(1000 + (rounds++ % 8999))}`;
          const body = { social_security_number: last };
          const mine = at === 0 ? path : { employee_id: (await createRecord(api, 'employees', body)).id };
          const changed = await api.call('employees.updateById', { path: mine, body });
          const read = await api.call('employees.findById', { path: mine });
          if (changed.status !== 200 || read.body.social_security_number !== last)
            failed.push([changed, read]);
          written.set(mine.employee_id, last);
          await wait(20);
        }
      };
      const loads = [0, 1, 2].map(load);
      try {
        await until(isSealedAnew, 480);
      } finally {
        isOver = true;
        await Promise.all(loads);
      }
      expect(failed).toEqual([]);
      expect(rounds).toBeGreaterThan(50);

      const key = api.app.get(Keyring).find(newId);
      if (!key) throw new Error('the new key is not known');
      const rows = await query<{ id: string; sealed: Buffer }>(api, 'SELECT id, sealed FROM jobs');
      expect(rows).toHaveLength(100_000);
      const alone = new Sealer(new Keyring([key]), 'records');
      for (const { id, sealed } of rows) {
        const { fields } = alone.openJson<{ fields: object }>(sealed, id);
        if (Reflect.get(fields, 'social_security_number') !== numberOf(id)) throw new Error(`${id} is lost`);
      }
      const people = await query<{ id: string; sealed: Buffer }>(api, 'SELECT id, sealed FROM employees');
      expect(
        people.every((row) => canOpen(key, { purpose: 'records', owner: row.id, sealed: row.sealed })),
      ).toBe(true);
      for (const [id, last] of written) {
        const answer = await api.call('employees.findById', { path: { employee_id: id } });
        expect(answer.body.social_security_number).toBe(last);
      }
      expect(
        await new SealedFileStorage(new FolderObjects(join(api.dataDir, 'files')), new Keyring([key])).get(
          'documents/doc_old',
        ),
      ).toEqual(content);
      expect(await consoleOf(api).list()).toMatch(
        new RegExp(`${oldId} .* 0 values  opens\n${newId} .* \\d+ values  seals$`),
      );
    },
    10 * minute,
  );

  it('is in the security log, with nothing of a key', async () => {
    const kept = await query<{ kind: string; detail: object }>(
      api,
      `SELECT kind, detail FROM security_events WHERE kind LIKE 'key.%' ORDER BY at`,
    );
    expect(kept.map(({ kind }) => kind)).toEqual(['key.added', 'key.rotated']);
    const files = [
      join(api.dataDir, 'secret.key'),
      join(api.dataDir, 'keys', `${api.app.get(Keyring).current.id}.key`),
    ];
    for (const file of files)
      expect(JSON.stringify(kept)).not.toContain((await readFile(file, 'utf8')).trim());
  });

  it('leaves a repeated request its first answer: the fingerprint goes by the key that made it', async () => {
    const keyed = (name: string) =>
      api.call('clients.create', { body: { name }, headers: { 'idempotency-key': 'over-the-rotation' } });
    const [first, ring] = [await keyed('Harbor'), api.app.get(Keyring)];
    const current = ring.current.id;
    ring.use(oldId);
    expect((await keyed('Harbor')).body).toEqual(first.body);
    ring.use(current);
    expect((await keyed('Other')).status).toBe(409);
  });
});

describe('a key', () => {
  it('is not removed while it seals, while a value names it, or while links may', async () => {
    const keys = consoleOf(api);
    const current = api.app.get(Keyring).current.id;
    await expect(keys.run(['remove', current])).rejects.toThrow('rotate first');
    await expect(keys.run(['remove', 'ffffffff'])).rejects.toThrow('There is no key ffffffff');
    await expect(keys.run(['remove', oldId])).rejects.toThrow('Links and places in lists');
    const old = api.app.get(Keyring).find(oldId);
    if (!old) throw new Error('the old key is gone');
    const left = new Sealer(new Keyring([old]), 'records').sealJson(
      { fields: {}, custom_attributes: {} },
      'job_left',
    );
    await query(
      api,
      `INSERT INTO jobs (id, account_id, name, sealed, created_at, updated_at) VALUES ('job_left', $1, 'x', $2, now(), now())`,
      [api.live.account.id, left],
    );
    await expect(keys.run(['remove', oldId], true)).rejects.toThrow(`1 values are sealed with ${oldId}`);
    await query(api, `DELETE FROM jobs WHERE id = 'job_left'`);
  });

  it('that nothing names is removed, and the service goes on without it', async () => {
    expect(await consoleOf(api).run(['remove', oldId], true)).toContain(`The key ${oldId} is removed.`);
    const removed = await query(api, `SELECT 1 FROM security_events WHERE kind = 'key.removed'`);
    expect(removed).toHaveLength(1);
    expect(existsSync(join(api.dataDir, 'secret.key'))).toBe(false);
    const beside = await TestApi.beside(api);
    expect(beside.app.get(Keyring).keys.map(({ id }) => id)).not.toContain(oldId);
    const answer = await fetch(`${beside.url}/api/v1/employees`, {
      headers: { authorization: `Bearer ${api.live.apiToken}` },
    });
    expect(answer.status).toBe(200);
    await beside.stop();
  });
});
