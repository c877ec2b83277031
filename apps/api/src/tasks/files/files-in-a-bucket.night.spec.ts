import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeBackup } from '../../backup/make-backup.js';
import { secretForOpening, secretForSealing } from '../../backup/secret-for-sealing.js';
import { verifyBackup } from '../../backup/verify-backup.js';
import { CONFIG } from '../../context/config.js';
import { FileStorage } from '../../sealing/index.js';
import { newEmployer, newFile } from '../../testing/hosted-page.js';
import { gatewayCredentials, ObjectGateway } from '../../testing/object-gateway.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';

let gateway: ObjectGateway;
let api: TestApi;
const before = { ...process.env };

beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = gatewayCredentials.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = gatewayCredentials.secretAccessKey;
  gateway = await ObjectGateway.start();
  api = await TestApi.start({ STORAGE_URL: gateway.urlOf('installation') });
}, 120_000);
afterAll(async () => {
  process.env = before;
  await api.stop();
  await gateway.stop();
});

describe('an installation whose files are in a bucket', () => {
  it('makes documents and takes uploads there, and has none in its folder', async () => {
    const { taskId } = await signedI9(api, await newEmployer(api));
    const { status, bytes } = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    expect(status).toBe(200);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const put = gateway.requests.filter((request) => request.startsWith('PUT'));
    expect(put.some((request) => request.includes('/installation/documents/'))).toBe(true);
    expect(put.some((request) => request.includes('/installation/uploads/'))).toBe(true);
    expect(existsSync(join(api.dataDir, 'files'))).toBe(false);
  });

  it('goes on while the store is away, says that files cannot be had now, and gives them afterwards', async () => {
    const { fileId, page } = await newFile(api);
    const content = () => api.call('files.getContent', { path: { file_id: fileId }, token: page.token });
    gateway.refuse(503);
    const away = await content();
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(JSON.stringify(away.body)).not.toContain('installation');
    expect((await api.call('forms.list')).status).toBe(200);
    gateway.admit();
    expect((await content()).status).toBe(200);
  });

  it('has its files in its backups', async () => {
    const to = await mkdtemp(join(tmpdir(), 'firstday-backup-'));
    const secrets = { passphrase: 'correct horse battery staple', identity: undefined, recipient: undefined };
    const made = await makeBackup({
      config: { ...api.app.get(CONFIG), databaseUrl: api.databaseUrl },
      to,
      secret: await secretForSealing(secrets),
      signingKey: generateKeyPairSync('ed25519').privateKey,
      version: '0.1.0',
      readKeys: () => Promise.resolve([]),
      settings: '',
      now: new Date(),
    });
    let stored = 0;
    for await (const _ of api.app.get(FileStorage).keys()) stored += 1;
    const { end } = await verifyBackup(made.path, await secretForOpening(secrets));
    expect(stored).toBeGreaterThan(2);
    expect([made.files, end.files]).toEqual([stored, stored]);
    await rm(to, { recursive: true });
  });
});

describe('a copy that was started with the settings of the original', () => {
  it('reads the bucket, says that it stores nothing there, and takes nothing out of it', async () => {
    const { fileId, page, subtaskId } = await newFile(api);
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'firstday-copy-'));
    await cp(api.dataDir, DATA_DIR, { recursive: true });
    const copy = await TestApi.beside(api, { STORAGE_URL: gateway.urlOf('installation'), DATA_DIR });
    const ready = await (await fetch(`${copy.url}/health/ready`)).json();
    expect(ready.checks).toMatchObject({ storage: 'paused', installation: 'paused' });
    const authorization = `Bearer ${page.token}`;
    const content = `${copy.url}/api/v1/files/${fileId}/content`;
    expect((await fetch(content, { headers: { authorization } })).status).toBe(200);
    const body = new FormData();
    body.append('files', new Blob(['%PDF-1.7']), 'visa.pdf');
    const upload = `${copy.url}/api/v1/subtasks/${subtaskId}/upload`;
    const sent = await fetch(upload, { method: 'POST', headers: { authorization }, body });
    expect(sent.status).toBe(503);
    const stored = async () => {
      const keys: string[] = [];
      for await (const key of api.app.get(FileStorage).keys()) keys.push(key);
      return keys;
    };
    const before = await stored();
    for (const key of before) await copy.app.get(FileStorage).remove(key);
    expect(await stored()).toEqual(before);
    expect((await api.request('GET', '/health/ready')).body.checks).toMatchObject({
      storage: 'ok',
      installation: 'ok',
    });
    await copy.stop();
    await rm(DATA_DIR, { recursive: true });
  });
});
