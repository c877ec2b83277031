import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import {
  answerAndSign,
  HostedPage,
  newEmployee,
  newTask,
  sectionOneAnswers,
  setClock,
} from '../../testing/hosted-page.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
}, 60_000);
afterAll(() => api?.stop());

const minute = 60_000;
const codeOf = ({ body }: TestResponse) => new URL(body.url).searchParams.get('code');
const open = (code: string | null, more: object = {}) =>
  api.call('form_sessions.continue', { body: { code, ...more }, token: null });
const current = (token: string) => api.call('form_sessions.current', { token });

async function employeePage(known: object = {}) {
  const { taskId, employeeId } = await newTask(api, 'i-9', { employee_id: await newEmployee(api, known) });
  return { taskId, employeeId, page: await HostedPage.open(api, employeeId) };
}

describe('forms that go on on another device', () => {
  it('open there on the page that the employee left, with what the link opens and nothing that was proved', async () => {
    const { taskId, page } = await employeePage({
      social_security_number: '219096789',
      date_of_birth: '1990-04-05',
    });
    expect((await page.prove()).status).toBe(200);
    await api.call('form_sessions.chooseLanguage', { body: { locale: 'es' }, token: page.token });
    const offered = await page.continueElsewhere({ task_id: taskId, page_id: 'documents_copies' });
    expect(offered.status).toBe(201);
    const { status, body } = await open(codeOf(offered), { locale: 'ar' });
    expect([status, body.task_id, body.page_id]).toEqual([201, taskId, 'documents_copies']);
    expect([body.session.side, body.session.locale]).toEqual(['employee', 'es']);

    const [here, there] = [await page.current(), await current(body.session.token)];
    expect(there.body.tasks.map(({ id }: { id: string }) => id)).toEqual([taskId]);
    expect([here.body.identity.status, there.body.identity.status]).toEqual(['proved', 'not_asked']);
    expect(there.body.id).not.toBe(here.body.id);
    expect(there.body.expires_at).toBe(here.body.expires_at);
  });

  it('open once, also where the code is given ten times at the same moment', async () => {
    const { page } = await employeePage();
    const code = codeOf(await page.continueElsewhere());
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(404)]);
    expect((await open(code)).status).toBe(404);
    const second = codeOf(await page.continueElsewhere());
    const third = codeOf(await page.continueElsewhere());
    expect([(await open(second)).status, (await open(third)).status]).toEqual([404, 201]);
  });

  it('open for ten minutes, and no longer than the session, the link and the employee are there', async () => {
    const { page, employeeId } = await employeePage();
    const late = codeOf(await page.continueElsewhere());
    setClock(api, new Date(Date.now() + 10 * minute + 1000));
    expect((await open(late)).status).toBe(404);
    setClock(api);
    const revoked = codeOf(await page.continueElsewhere());
    const { body } = await api.call('onboarding_links.list', { query: { employee_id: employeeId } });
    await api.call('onboarding_links.revoke', { path: { onboarding_link_id: body.data[0].id } });
    expect((await open(revoked)).status).toBe(404);

    const other = await employeePage();
    const deleted = codeOf(await other.page.continueElsewhere());
    await api.call('employees.deleteById', { path: { employee_id: other.employeeId } });
    expect((await open(deleted)).status).toBe(404);
  });

  it('are the employee’s alone to take along', async () => {
    const { taskId, employeeId, page } = await employeePage();
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect((await employer.continueElsewhere()).status).toBe(403);
    const byToken = await api.call('form_sessions.continueElsewhere', { body: {} });
    expect(byToken.status).toBe(403);
    const helped = { ...sectionOneAnswers, 'task.preparer_count': '1' };
    expect((await answerAndSign(page, taskId, 'section_1', helped, 'Ana Lopez')).status).toBe(201);
    const handed = await page.handOver(taskId, 'supplement_a_1', 'Min Cho');
    expect((await handed.continueElsewhere()).status).toBe(403);
    const others = await employeePage();
    expect((await page.continueElsewhere({ task_id: others.taskId })).status).toBe(404);
    expect((await page.continueElsewhere({ page_id: '../../sign' })).status).toBe(400);
    for (const code of ['', 'x', 'A'.repeat(22), 'A'.repeat(10_000_000), `fd_form_${'A'.repeat(14)}`])
      expect([400, 404, 413]).toContain((await open(code)).status);
  });

  it('keep the code nowhere in clear', async () => {
    const { page } = await employeePage();
    const code = codeOf(await page.continueElsewhere());
    const rows = await query<{ text: string }>(
      api,
      'SELECT row_to_json(form_sessions)::text AS text FROM form_sessions',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => text.includes(String(code)))).toEqual([]);
  });
});
