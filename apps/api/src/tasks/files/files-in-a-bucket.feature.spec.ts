import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
});
