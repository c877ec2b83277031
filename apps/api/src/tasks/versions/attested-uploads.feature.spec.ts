import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIG } from '../../context/index.js';
import { Database } from '../../database/database.js';
import { FileStorage, Keyring } from '../../sealing/index.js';
import { query } from '../../testing/factories.js';
import { HostedPage, answerAndSign, completedTask, newEmployee } from '../../testing/hosted-page.js';
import { publishedForm } from '../../testing/published-form.js';
import { shortForm } from '../../testing/short-form.js';
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
  const card = { path: 'task.card', kind: 'file', label: { en: 'Your card' }, required: true } as const;
  const form_id = await publishedForm(api, 'own-card', shortForm([card]));
  const employee_id = await newEmployee(api);
  taskId = (await api.call('tasks.create', { body: { form_id, employee_id } })).body.id;
  employee = await HostedPage.open(api, employee_id);
  await upload('card.png');
  await answerAndSign(employee, taskId, 'employee', {}, 'Ana Lopez');
  await completedTask(api, taskId);
  await employee.prove();
  await api.call('task_change_requests.create', { path: { task_id: taskId }, body: { reason: 'Blurred' } });
  await replace();
  await answerAndSign(employee, taskId, 'employee', {}, 'Ana Lopez');
  await completedTask(api, taskId);
}, 100_000);
afterAll(() => api.stop());

async function subtaskId(): Promise<string> {
  const { subtasks } = (await employee.sheet(taskId)).body;
  return subtasks.find((it: { page_id: string }) => it.page_id === 'notice').id;
}

async function upload(name: string, ...more: string[]): Promise<void> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(png), ...more]), name);
  const path = { subtask_id: await subtaskId() };
  const sent = await api.call('subtasks.uploadFiles', { path, form, token: employee.token });
  expect(sent.status).toBe(200);
}

async function replace(): Promise<void> {
  const [file] = await files();
  const path = { subtask_id: await subtaskId(), file_id: file?.id ?? '' };
  expect((await api.call('subtasks.deleteFile', { path, token: employee.token })).status).toBe(204);
  await upload('card.png', 'sharper');
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
