import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIG } from '../../context/index.js';
import { Database } from '../../database/database.js';
import { FileStorage, Keyring } from '../../sealing/index.js';
import { query } from '../../testing/factories.js';
import { HostedPage, answerAndSign, completedTask, newEmployer } from '../../testing/hosted-page.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';
import { AnchorWorker } from '../trail/anchor-worker.js';
import { InstallationVerifier } from '../trail/installation-verifier.js';

let api: TestApi;
let taskId: string;
let employee: HostedPage;
let earlier: StoredFile;
let later: StoredFile;

interface StoredFile {
  readonly id: string;
  readonly key: string;
  readonly checksum: string;
}
interface VersionField {
  readonly path: string;
  readonly value: unknown;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const files = () =>
  query<StoredFile>(api, 'SELECT id, key, checksum FROM files WHERE task_id = $1 ORDER BY id', [taskId]);

beforeAll(async () => {
  api = await TestApi.start();
  const signed = await signedI9(api, await newEmployer(api));
  taskId = signed.taskId;
  employee = await HostedPage.open(api, signed.employeeId);
  await employee.prove();
  const employer = await HostedPage.open(api, signed.employeeId, { assignee_type: 'employer' });
  await api.call('task_change_requests.create', { path: { task_id: taskId }, body: { reason: 'Blurred' } });
  await answerAndSign(employee, taskId, 'section_1', {}, 'Ana Lopez');
  await replaceCopy();
  await answerAndSign(employer, taskId, 'section_2', {}, 'Carla Reyes');
  await completedTask(api, taskId);
}, 100_000);
afterAll(() => api.stop());

async function replaceCopy(): Promise<void> {
  const { subtasks } = (await employee.sheet(taskId)).body;
  const subtask_id: string = subtasks.find((it: { page_id: string }) => it.page_id === 'documents_copies').id;
  const [file] = await files();
  const { token } = employee;
  const path = { subtask_id, file_id: file?.id ?? '' };
  expect((await api.call('subtasks.deleteFile', { path, token })).status).toBe(204);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(png), 'sharper']), 'passport.png');
  expect((await api.call('subtasks.uploadFiles', { path: { subtask_id }, form, token })).status).toBe(200);
  const [first, second] = await files();
  if (!first || !second) throw new Error('an upload that was attested is gone');
  [earlier, later] = [first, second];
}

const contentOf = (file_id: string, more: object = {}) =>
  api.call('files.getContent', { path: { file_id }, ...more });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
async function faults(): Promise<string[]> {
  const found: string[] = [];
  const installation = {
    config: api.app.get(CONFIG),
    database: api.app.get(Database),
    keyring: api.app.get(Keyring),
    storage: api.app.get(FileStorage),
  };
  await new InstallationVerifier(installation).verify((fault) => found.push(fault));
  return found;
}

describe('an upload that was attested and replaced', () => {
  it('stays readable beside the new one, byte for byte, to who may see sensitive values', async () => {
    for (const { id, checksum } of [earlier, later]) {
      const { status, bytes } = await contentOf(id);
      expect([status, sha256(bytes)]).toEqual([200, checksum]);
    }
    expect(earlier.checksum).not.toBe(later.checksum);
    expect((await contentOf(earlier.id, { token: api.stranger.apiToken })).status).toBe(404);
    const body = { name: 'Narrow', permissions: ['task:view', 'employee:view'] };
    const { token } = (await api.call('api_tokens.create', { body })).body;
    expect((await contentOf(earlier.id, { token })).status).toBe(403);
  });

  it('is in the version of its time, and the new one in that of today', async () => {
    const namesIn = async (version: string) => {
      const { body } = await api.call('tasks.getVersionFields', {
        path: { task_id: taskId },
        query: { version },
      });
      return JSON.stringify(body.fields.map(({ value }: VersionField) => value));
    };
    const [first, second] = [await namesIn('1'), await namesIn('2')];
    expect([first.includes(earlier.id), first.includes(later.id)]).toEqual([true, false]);
    expect([second.includes(earlier.id), second.includes(later.id)]).toEqual([false, true]);
  });

  it('is missed where it is gone, in the audit answer and by the verifier', async () => {
    await api.app.get(AnchorWorker).anchor();
    expect(await faults()).toEqual([]);
    await api.app.get(FileStorage).remove(earlier.key);
    expect(await faults()).toEqual([`${taskId}: uploaded files are not those of the trail`]);
    const audit = await api.call('tasks.getAudit', { path: { task_id: taskId } });
    expect(audit.body.is_intact).toBe(false);
  });
});
