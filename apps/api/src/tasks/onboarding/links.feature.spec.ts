import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HostedPage, newEmployee, newTask, setClock } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const day = 86_400_000;
const url = (employeeId: string, query: Record<string, string> = {}) =>
  api.call('employees.getOnboardingUrl', { path: { employee_id: employeeId }, query });
const exchange = (link: string | null) => api.call('form_sessions.create', { body: { link }, token: null });
const linkOf = (answer: { body: { url: string } }) => new URL(answer.body.url).searchParams.get('link') ?? '';

describe('onboarding links', () => {
  it('lead to the tasks that they name, in their order', async () => {
    const { taskId: first, employeeId } = await newTask(api, 'w-4');
    const { taskId: second } = await newTask(api, 'handbook', { employee_id: employeeId });
    const { taskId: third } = await newTask(api, 'direct-deposit', { employee_id: employeeId });
    const named = await HostedPage.open(api, employeeId, { task_ids: `${third},${first}` });
    const ids = (session: { tasks: { id: string }[] }) => session.tasks.map(({ id }) => id);
    expect(ids((await named.current()).body)).toEqual([third, first]);
    expect((await named.sheet(second)).status).toBe(404);
    const all = await HostedPage.open(api, employeeId);
    expect(ids((await all.current()).body)).toEqual([first, second, third]);
    const listed = await api.call('tasks.list', { token: named.token });
    expect(ids({ tasks: listed.body.data }).sort()).toEqual([first, third].sort());
  });

  it('are refused for tasks of another employee, and for addresses that are not safe to go to', async () => {
    const { taskId } = await newTask(api, 'w-4');
    const other = await newEmployee(api);
    expect((await url(other, { task_ids: taskId })).status).toBe(400);
    // The error names ids of tasks only: anything else may be a number that belongs in no answer.
    const unknown = await url(other, { task_ids: `${taskId},078-05-1120` });
    expect([unknown.status, unknown.body.message]).toEqual([
      400,
      `The employee has no such tasks: ${taskId}, one that is no id`,
    ]);
    for (const redirect_to of [
      'http://example.com/',
      'javascript:alert(1)',
      'https://user:pass@example.com/',
      '//example.com',
      'data:text/html,hi',
    ]) {
      expect((await url(other, { redirect_to })).status).toBe(400);
    }
    for (const redirect_to of ['https://example.com/done?x=1', 'http://localhost:3000/done']) {
      const page = await HostedPage.exchange(api, (await url(other, { redirect_to })).body.url);
      expect((await page.current()).body.redirect_to).toBe(redirect_to);
    }
    for (const locale of ['not a language', 'xx', 'tlh', '', 'en_US', 'es-MX-', 'constructor']) {
      const { status, body } = await url(other, { locale });
      expect([locale, status, body.issues?.[0].path]).toEqual([locale, 400, ['locale']]);
    }
    const languages = {
      es: 'es',
      'es-mx': 'es-MX',
      'zh-TW': 'zh-TW',
      'zh-Hant': 'zh-Hant',
      'pt-BR': 'pt-BR',
    };
    for (const [locale, kept] of Object.entries(languages)) {
      const page = await HostedPage.exchange(api, (await url(other, { locale })).body.url);
      expect((await page.current()).body.locale).toBe(kept);
    }
    expect((await url('ee_xxxxxxxxxxxxxxxxxxxxxx')).status).toBe(404);
  });

  it('expire after a week, and say so', async () => {
    const employee = await newEmployee(api);
    const link = linkOf(await url(employee));
    const page = await HostedPage.open(api, employee);
    setClock(api, new Date(Date.now() + 7 * day + 1000));
    const late = await exchange(link);
    expect([late.status, late.body.message]).toEqual([404, 'This link has expired']);
    expect((await page.current()).status).toBe(401);
    setClock(api);
  });

  it('that were changed anywhere are none of ours', async () => {
    const link = linkOf(await url(await newEmployee(api)));
    const turned = (at: number) => link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
    for (const at of [0, 10, 40, Math.floor(link.length / 2), link.length - 3]) {
      expect((await exchange(turned(at))).status).toBe(404);
    }
    for (const other of [link.slice(0, -4), `${link}AAAA`, 'x', 'A'.repeat(500)]) {
      expect((await exchange(other)).status).toBe(404);
    }
    expect((await exchange(null)).status).toBe(400);
  });

  it('end with their employee, and a session ends after a day without use', async () => {
    const employee = await newEmployee(api);
    const link = linkOf(await url(employee));
    const page = await HostedPage.open(api, employee);
    setClock(api, new Date(Date.now() + day + 60_000));
    expect((await page.current()).status).toBe(401);
    setClock(api);
    expect((await page.current()).status).toBe(200);
    await api.call('employees.deleteById', { path: { employee_id: employee } });
    expect((await page.current()).status).toBe(401);
    expect((await exchange(link)).status).toBe(404);
  });
});
