import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FileStorage } from '../../sealing/index.js';
import { query } from '../../testing/factories.js';
import { newFile } from '../../testing/hosted-page.js';
import { pictureOf } from '../../testing/representative-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeEach(async () => {
  api = await TestApi.start();
});
afterEach(() => api.stop());

const auditOf = (taskId: string) => api.call('tasks.getAudit', { path: { task_id: taskId } });

async function keysOf(taskId: string): Promise<string[]> {
  const rows = await query<{ key: string }>(api, 'SELECT key FROM files WHERE task_id = $1', [taskId]);
  return rows.map(({ key }) => key);
}

describe('an audit answer', () => {
  it('reads uploads piece by piece, each of them once', async () => {
    const { taskId } = await newFile(api);
    const keys = await keysOf(taskId);
    const storage = api.app.get(FileStorage);
    const [whole, streamed] = [new Array<string>(), new Array<string>()];
    const [get, read] = [storage.get.bind(storage), storage.read.bind(storage)];
    storage.get = (key) => {
      whole.push(key);
      return get(key);
    };
    storage.read = (key) => {
      streamed.push(key);
      return read(key);
    };
    expect((await auditOf(taskId)).body.is_intact).toBe(true);
    expect(streamed).toEqual(keys);
    expect(whole).toEqual([]);
  });

  it('holds up nobody who writes while the files are read', async () => {
    const { taskId, page, subtaskId } = await newFile(api);
    const [key] = await keysOf(taskId);
    const storage = api.app.get(FileStorage);
    const read = storage.read.bind(storage);
    const [asked, goOn] = [new AbortController(), new AbortController()];
    storage.read = async (wanted) => {
      if (wanted === key) {
        asked.abort();
        await new Promise<void>((resolve) => goOn.signal.addEventListener('abort', () => resolve()));
      }
      return read(wanted);
    };
    const audit = auditOf(taskId);
    await new Promise<void>((resolve) => asked.signal.addEventListener('abort', () => resolve()));
    storage.read = read;
    const form = new FormData();
    form.append('files', new Blob([pictureOf(3)]), 'back.png');
    const path = { subtask_id: subtaskId };
    const sent = await api.call('subtasks.uploadFiles', { path, form, token: page.token });
    expect(sent.status).toBe(200);
    goOn.abort();
    const { body } = await audit;
    expect(body.is_intact).toBe(true);
    // What came while it read is in the answer, too.
    const added = body.events.filter(({ kind }: { kind: string }) => kind === 'file_added');
    expect(added).toHaveLength(2);
  });
});
