import { CONFIG } from '../../context/config.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { shutDownGracefully } from '../../background/shutdown-on-signals.js';
import { createApp } from '../../create-app.js';
import { Database } from '../../database/database.js';
import { query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  w4Answers,
} from '../../testing/hosted-page.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { TestApi } from '../../testing/test-api.js';
import { DocumentJobBudgets } from './account-budgets.js';
import { DocumentJobsService } from './document-jobs.service.js';
import { DocumentQueue } from './document-queue.store.js';

let api: TestApi;
const begin = async (settings = {}) => {
  api = await TestApi.start(settings);
};
afterEach(() => api.stop());

async function signedW4() {
  const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
  const page = await HostedPage.open(api, employeeId);
  const signed = await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
  expect(signed.status).toBe(201);
  return { taskId, page, path: { task_id: taskId } };
}

describe('documents', () => {
  describe('in one process', () => {
    beforeEach(() => begin());

    it('can be previewed before signing and downloaded after, as bytes or as text', async () => {
      const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
      const page = await HostedPage.open(api, employeeId);
      const path = { task_id: taskId };
      await page.write(taskId, w4Answers);
      const draft = await api.call('tasks.previewPdf', { path, token: page.token });
      expect(await extractPdfText(draft.bytes)).toContain('2 Oak Ave');
      const early = await api.call('tasks.getPdf', { path });
      expect([early.status, early.body._tag]).toEqual([400, 'BadRequestError']);
      expect((await api.call('tasks.getCertificate', { path })).status).toBe(400);
      await answerAndSign(page, taskId, 'employee', {}, 'Ana Lopez');
      await completedTask(api, taskId);
      const pdf = await api.call('tasks.getPdf', { path });
      const text = await api.call('tasks.getPdf', { path, headers: { accept: 'text/plain' } });
      expect(text.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(Buffer.from(text.bytes.toString(), 'base64').equals(pdf.bytes)).toBe(true);
      expect(pdf.headers.get('cache-control')).toBe('no-store');
    });

    it('of the other side are previewed without what it may not see', async () => {
      const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
      const page = await HostedPage.open(api, employeeId);
      const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
      await page.write(taskId, w4Answers);
      const seen = await api.call('tasks.previewPdf', { path: { task_id: taskId }, token: employer.token });
      expect(await extractPdfText(seen.bytes)).not.toMatch(/123-45-6789|2 Oak Ave/);
    });

    it('come with a certificate that names the signer, the declaration and the trail', async () => {
      const { taskId, path } = await signedW4();
      await completedTask(api, taskId);
      const text = await extractPdfText((await api.call('tasks.getCertificate', { path })).bytes);
      const { events } = (await api.call('tasks.getAudit', { path })).body;
      const signed = events.find((it: { kind: string }) => it.kind === 'signed');
      expect(text).toContain('Ana Lopez');
      expect(text).toContain('Under penalties of perjury');
      expect(text.replaceAll(' ', '')).toContain(signed.hash);
      expect(text).not.toContain('123-45-6789');
    });

    it('are announced, with the task and never with an answer', async () => {
      const { taskId } = await signedW4();
      await completedTask(api, taskId);
      const rows: { kind: string; data: unknown }[] = await query(
        api,
        'SELECT kind, data FROM events WHERE resource_id = $1 ORDER BY id',
        [taskId],
      );
      const kinds = rows.map(({ kind }) => kind);
      expect(kinds[0]).toBe('task.created');
      expect(kinds.at(-1)).toBe('task.form_pdf_generated');
      expect(kinds.slice(1, -1).every((kind) => kind === 'task.updated')).toBe(true);
      expect(rows.at(-1)?.data).toMatchObject({ id: taskId, status: 'completed' });
      expect(JSON.stringify(rows)).not.toMatch(/123-45-6789|Oak Ave/);
    });

    it('are superseded when a change request reopens the task, and both stay', async () => {
      const { taskId, page, path } = await signedW4();
      await completedTask(api, taskId);
      const reopened = await api.call('task_change_requests.create', { path, body: {} });
      expect([reopened.status, reopened.body]).toEqual([201, { _tag: 'created' }]);
      expect((await api.call('tasks.getPdf', { path })).status).toBe(400);
      const task = (await api.call('tasks.findById', { path })).body;
      expect(task).toMatchObject({ status: 'requires_action', completed_at: null });
      expect((await page.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(400);
      await answerAndSign(page, taskId, 'employee', { 'task.other_income': 777 }, 'Ana Lopez');
      await completedTask(api, taskId);
      const version = async (number: number) =>
        extractPdfText((await api.call('tasks.getPdf', { path, query: { version: number } })).bytes);
      expect(await version(1)).not.toContain('777');
      expect(await version(2)).toContain('777');
      expect((await api.call('tasks.getPdf', { path, query: { version: 3 } })).status).toBe(404);
      const unknown = { starting_section_id: 'nowhere' };
      expect((await api.call('task_change_requests.create', { path, body: unknown })).status).toBe(400);
    });
  });

  it('wait in the queue while no worker runs, and one that died gives its work back', async () => {
    await begin({ ROLE: 'api' });
    const { taskId, path } = await signedW4();
    // A worker that took the job and died: its lease ends half a second from now.
    await query(
      api,
      `UPDATE document_jobs SET attempts = 1, run_at = now() + interval '500 milliseconds' WHERE task_id = $1`,
      [taskId],
    );
    const waiting = (await api.call('tasks.findById', { path })).body;
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'system_action' } });
    const worker = await createApp({ ...api.app.get(CONFIG), role: 'all' });
    await worker.init();
    try {
      await completedTask(api, taskId);
      expect(await query(api, 'SELECT 1 FROM document_jobs')).toEqual([]);
    } finally {
      await worker.close();
    }
  });

  it('that a worker gives back are there for another at once, and count as not tried', async () => {
    await begin({ ROLE: 'api' });
    const { taskId } = await signedW4();
    const [queue, database] = [api.app.get(DocumentQueue), api.app.get(Database)];
    const job = await queue.claim(database);
    expect(job).toMatchObject({ task_id: taskId, attempts: 1 });
    expect(await queue.claim(database)).toBeUndefined();
    if (job) await queue.release(database, job);
    const again = await queue.claim(database);
    expect(again).toMatchObject({ task_id: taskId, attempts: 1 });
    // Of a claim that is over nothing is given back: the job is another worker's by now.
    if (job) await queue.release(database, job);
    expect(await queue.claim(database)).toBeUndefined();
  });

  it('of an account that has had many made lately are made separately, so that no others wait for them', async () => {
    await begin({ ROLE: 'api' });
    const { taskId } = await signedW4();
    const jobs = api.app.get(DocumentJobsService);
    expect(await jobs.processNext('over_budget')).toBeUndefined();
    api.app.get(DocumentJobBudgets).charge(api.live.account.id, 20_000);
    expect(await jobs.processNext('within_budget')).toBeUndefined();
    expect(await jobs.processNext('over_budget')).toBe('made');
    await completedTask(api, taskId);
  });

  it('that cannot be made are tried again later, and hold no other up', async () => {
    await begin({ ROLE: 'api' });
    const broken = await signedW4();
    const sound = await signedW4();
    // Answers that were tampered with do not open.
    await query(api, `UPDATE tasks SET sealed_answers = decode(repeat('00', 64), 'hex') WHERE id = $1`, [
      broken.taskId,
    ]);
    const worker = await createApp({ ...api.app.get(CONFIG), role: 'all' });
    await worker.init();
    try {
      await completedTask(api, sound.taskId);
      const waiting = () =>
        query<{ attempts: number }>(
          api,
          `SELECT task_id, attempts, last_error, run_at > created_at + interval '1 second' AS later FROM document_jobs`,
        );
      // The job of what is made ends just after it; on a busy machine the broken one may have been tried twice by then.
      let jobs = await waiting();
      for (let attempt = 0; jobs.length > 1 && attempt < 2000; attempt++) {
        await new Promise((again) => setTimeout(again, 25));
        jobs = await waiting();
      }
      const [job] = jobs;
      expect(jobs).toEqual([
        {
          ...job,
          task_id: broken.taskId,
          last_error: expect.stringMatching(/^(Error at \S+:\d+|\w*Error|E[A-Z]+)$/),
          later: true,
        },
      ]);
      expect(job?.attempts).toBeGreaterThanOrEqual(1);
    } finally {
      await worker.close();
    }
  });

  it('are made once though two workers run', async () => {
    await begin();
    const second = await createApp(api.app.get(CONFIG));
    await second.init();
    try {
      const tasks = await Promise.all([1, 2, 3].map(() => signedW4()));
      for (const { taskId } of tasks) await completedTask(api, taskId);
      const rows = await query(api, `SELECT task_id FROM documents ORDER BY task_id`);
      expect(rows).toHaveLength(3);
    } finally {
      await shutDownGracefully(second);
    }
  });
});
