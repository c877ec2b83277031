import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../context/read-config.js';
import { Database } from '../../database/database.js';
import { parseKeys } from '../parse-keys.js';
import { Keyring } from '../keyring.js';
import { FileStorage } from '../storage/file-storage.js';
import { SecurityLogService } from '../../identity/security-log/security-log.service.js';
import { becomesTrue } from '../../testing/becomes-true.js';
import { createRecord, ownerDataSource, query } from '../../testing/factories.js';
import { sealedData } from '../../sealed-data.js';
import { TestApi } from '../../testing/test-api.js';
import { KeyCommands } from './key-commands.js';
import { KeyLogService } from '../../identity/security-log/key-log.service.js';
import { openKeyring } from './open-keyring.js';

const written = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const idOf = (byte: number) => parseKeys(written(byte), 'here')[0]?.id ?? '';

let api: TestApi;
let beside: Awaited<ReturnType<typeof TestApi.beside>>;
let folder: string;
let settings: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstday-given-keys-'));
  const list = join(folder, 'keys');
  await writeFile(list, `${written(1)}\n`);
  // Like a service elsewhere: its keys are asked for, and are in no file that a process reads by itself.
  settings = { KEY_COMMAND: `/bin/cat ${list}` };
  api = await TestApi.start(settings);
  beside = await TestApi.beside(api, settings);
});
afterAll(async () => {
  await beside.stop();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

/** As the command of a moment does it: with the keys that are given now. */
async function firstday(...words: string[]): Promise<string> {
  const database = new Database(ownerDataSource(api));
  const config = readConfig({ DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir, ...settings });
  const keyring = await openKeyring(config, database, sealedData);
  const record = new KeyLogService(database, api.app.get(SecurityLogService));
  const storage = api.app.get<FileStorage>(FileStorage);
  return new KeyCommands({ config, database, keyring, sealedData, storage, record }).run(words);
}

describe('keys that come from a command', () => {
  it('seal from the start, and no file is made', async () => {
    expect(api.app.get(Keyring).keys.map(({ id }) => id)).toEqual([idOf(1)]);
    expect(await firstday('list')).toMatch(new RegExp(`^${idOf(1)} .* seals$`));
  });

  it('are not rotated before there is another one, and the operator is told how', async () => {
    await expect(firstday('rotate')).rejects.toThrow(/come from KEY_COMMAND\. Add one there/);
  });

  it('are rotated once there is: every process asks for it before it seals', async () => {
    const made = await createRecord(api, 'employees', { social_security_number: '219-09-9999' });
    await appendFile(join(folder, 'keys'), `${written(2)}\n`);
    expect(await firstday('rotate')).toContain(`The key ${idOf(2)} seals from now on (in 20 seconds`);
    const rings = [api.app, beside.app].map((app) => app.get(Keyring));
    await becomesTrue(() => rings.every((ring) => ring.has(idOf(2))));
    expect(rings.map((ring) => [ring.has(idOf(2)), ring.current.id])).toEqual([
      [true, idOf(1)],
      [true, idOf(1)],
    ]);
    await query(api, `UPDATE keys SET current_from = now() WHERE id = $1`, [idOf(2)]);
    await becomesTrue(() => rings.every((ring) => ring.current.id === idOf(2)));
    const path = { employee_id: made.id };
    expect((await api.call('employees.findById', { path })).body.social_security_number).toBe('219-09-9999');
    expect(await firstday('status')).toContain(idOf(2));
  });
});

describe('a process that cannot learn which key seals', () => {
  it('seals nothing after a while, reads on, and says so to whoever asks whether it is ready', async () => {
    const made = await createRecord(api, 'employees', { social_security_number: '219-09-9999' });
    await query(api, `ALTER TABLE keys RENAME TO keys_away`);
    const path = { employee_id: made.id };
    const patch = (body: object) => api.request('PATCH', `/api/v1/employees/${made.id}`, { body });
    await becomesTrue(
      async () => (await patch({ social_security_number: '219-09-9999' })).status !== 200,
      200,
    );
    const body = { social_security_number: '219-09-1111' };
    const refused = await patch(body);
    const ready = () => api.request('GET', '/health/ready');
    await becomesTrue(async () => (await ready()).status === 503);
    const notReady = await ready();
    const read = await api.call('employees.findById', { path });
    await query(api, `ALTER TABLE keys_away RENAME TO keys`);
    expect(refused).toMatchObject({ status: 503, body: { _tag: 'ServiceUnavailableError' } });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(notReady).toMatchObject({ status: 503, body: { checks: { keys: 'failed' } } });
    expect(read.body.social_security_number).toBe('219-09-9999');
    await becomesTrue(async () => (await api.call('employees.updateById', { path, body })).status === 200);
  }, 60_000);
});
