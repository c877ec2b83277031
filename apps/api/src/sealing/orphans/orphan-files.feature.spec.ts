import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../database/database.js';
import { storedFolders } from '../../stored-folders.js';
import { HostedPage, answerAndSign, completedTask, newTask, w4Answers } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { FileStorage } from '../storage/file-storage.js';
import { OrphanFilesWorker } from './orphan-files-worker.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const storage = () => api.app.get(FileStorage);
const path = (key: string) => join(api.dataDir, 'files', key);
const tenDays = 10 * 86_400_000;
const agedBy = (key: string, milliseconds: number) => {
  const at = new Date(Date.now() - milliseconds);
  return utimes(path(key), at, at);
};
const pass = () => api.app.get(OrphanFilesWorker, { strict: false }).pass(new Date());
const figures = async () => (await api.request('GET', '/metrics', { token: null })).bytes.toString();
const namesIn = (folder: string) => readdir(path(folder));

describe('files that no row names', () => {
  it('are removed once nobody can be about to name them, and no other is', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    const [document = ''] = await namesIn('documents');
    for (const folder of ['documents', 'certificates']) await agedBy(`${folder}/${document}`, tenDays);
    for (const { folder } of storedFolders) {
      await storage().put(`${folder}/left_behind`, Buffer.from('of a process that was killed'));
      await agedBy(`${folder}/left_behind`, tenDays);
      await storage().put(
        `${folder}/just_written`,
        Buffer.from('of a transaction that is not committed yet'),
      );
    }
    await storage().put('elsewhere/unknown', Buffer.from('of a folder that belongs to no row'));
    await agedBy('elsewhere/unknown', tenDays);
    await pass();
    for (const { folder } of storedFolders) {
      const names = await namesIn(folder);
      expect([folder, names.includes('left_behind'), names.includes('just_written')]).toEqual([
        folder,
        false,
        true,
      ]);
    }
    expect(await namesIn('documents')).toContain(document);
    expect(await namesIn('certificates')).toContain(document);
    expect(await namesIn('elsewhere')).toEqual(['unknown']);
    expect((await api.call('tasks.getPdf', { path: { task_id: taskId } })).status).toBe(200);
    expect(await figures()).toContain('firstday_orphan_files_total{folder="uploads",outcome="removed"} 1\n');
  });

  it('are kept where most files have no row: the database is another’s', async () => {
    for (let at = 0; at < 150; at++) {
      await writeFile(path(`uploads/many_${at}`), 'sealed by another installation');
      await agedBy(`uploads/many_${at}`, tenDays);
    }
    await pass();
    expect((await namesIn('uploads')).filter((name) => name.startsWith('many_'))).toHaveLength(150);
    expect(await figures()).toContain('firstday_orphan_files_total{folder="uploads",outcome="kept"} 150\n');
  });

  it('are looked for in tables that exist', async () => {
    for (const { named } of storedFolders)
      expect(await api.app.get(Database).run(named, [['x']])).toEqual([]);
  });
});
