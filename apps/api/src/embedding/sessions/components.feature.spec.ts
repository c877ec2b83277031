import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../../testing/factories.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
let employee: { id: string };
beforeAll(async () => {
  api = await TestApi.shared();
  employee = await createRecord(api, 'employees');
});
afterAll(() => api.stop());

const createUrl = (body: object, token?: string) =>
  api.call('components.createUrl', { body, ...(token && { token }) });
const redeem = (code: string, headers: Record<string, string> = {}) =>
  api.call('component_sessions.create', { body: { code }, token: null, headers });
const current = (headers: Record<string, string>) =>
  api.call('component_sessions.current', { token: null, headers });
const cookiesIn = ({ headers }: TestResponse) =>
  headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
const lasts = ({ body }: TestResponse) => (new Date(body.expires_at).getTime() - Date.now()) / 1000;

describe('a link to a component', () => {
  it('holds a code that begins one session, by cookie or by token', async () => {
    const made = await createUrl({ component: 'employees/list', filters: { last_name: 'Lindqvist' } });
    expect(made.status).toBe(200);
    const { code, redirect_url } = made.body;
    expect(redirect_url).toBe(`http://localhost:3000/components/employees/list?code=${code}`);
    const begun = await redeem(code);
    expect(begun.body).toMatchObject({
      component: 'employees/list',
      filters: { last_name: 'Lindqvist' },
      employee_id: null,
      is_test: false,
    });
    expect(lasts(begun)).toBeGreaterThan(3590);
    expect(lasts(begun)).toBeLessThanOrEqual(3600);
    const { token, ...session } = begun.body;
    expect((await current({ 'x-component-auth-token': token })).body).toEqual(session);
    const [cookie = ''] = cookiesIn(begun);
    expect(cookie).toBe(`__component=${token}`);
    expect((await current({ cookie })).body).toEqual(session);
    expect((await redeem(code)).status).toBe(404);
  });

  it('lasts and lets last for as many seconds as were asked', async () => {
    const component = 'everify/cases';
    const options = { redirect_url_expires_in: 1, session_expires_in: 60 };
    const { code } = (await createUrl({ component, options: { ...options, redirect_url_expires_in: 60 } }))
      .body;
    const begun = await redeem(code);
    expect(lasts(begun)).toBeLessThanOrEqual(60);
    const late = (await createUrl({ component, options })).body.code;
    await new Promise((done) => setTimeout(done, 1100));
    expect((await redeem(late)).status).toBe(404);
    for (const wrong of [
      { redirect_url_expires_in: 0 },
      { redirect_url_expires_in: 3601 },
      { session_expires_in: 59 },
      { session_expires_in: 86_401 },
      { session_expires_in: 60.5 },
      { expires: 60 },
    ])
      expect([wrong, (await createUrl({ component, options: wrong })).status]).toEqual([wrong, 400]);
  });

  it('takes the filters of its own component and no others', async () => {
    for (const body of [
      { component: 'employees/list', filters: { form_id: 'x' } },
      { component: 'employees/list', employee_id: employee.id },
      { component: 'everify/cases', filters: { first_name: 'Ana' } },
      { component: 'employee/tasks', employee_id: employee.id, filters: { status: 'completed' } },
      { component: 'employee/tasks' },
      { component: 'employees/list', filters: { limit: 20 } },
      { component: 'payroll' },
      {},
    ])
      expect([body, (await createUrl(body)).body._tag]).toEqual([body, 'HttpApiDecodeError']);
  });

  it('refuses a ceiling that it could not hold', async () => {
    for (const filters of [
      { custom_attributes: '{' },
      { custom_attributes: '[]' },
      { created_at_from: 'yesterday' },
      { progress_min: 'half' },
      { status: 'happy' },
      { custom_view_id: 'view_1' },
      { order_by: 'nope' },
      { order_dir: 'up' },
      { limit: 'abc' },
      { limit: '0' },
      { limit: '101' },
      { limit: '1e1' },
    ]) {
      const { status, body } = await createUrl({ component: 'employees/list', filters });
      const paths = body.issues?.map((issue: { path: string[] }) => issue.path);
      const named = [['filters', Object.keys(filters)[0]]];
      expect([filters, status, body._tag, paths]).toEqual([filters, 400, 'HttpApiDecodeError', named]);
    }
    const unknown = { custom_view_id: `cview_${'1'.repeat(22)}` };
    expect((await createUrl({ component: 'employees/list', filters: unknown })).body._tag).toBe(
      'BadRequestError',
    );
    const shown = { limit: '100', order_by: 'created_at', order_dir: 'DESC' };
    expect((await createUrl({ component: 'employees/list', filters: shown })).status).toBe(200);
    for (const [component, filters] of [
      ['everify/cases', { page: '0x10' }],
      ['everify/cases', { per_page: '' }],
    ] as const)
      expect((await createUrl({ component, filters })).body.issues[0].path).toEqual([
        'filters',
        Object.keys(filters)[0],
      ]);
  });

  it('is for an employee of the account', async () => {
    const asked = { component: 'employee/tasks', employee_id: employee.id };
    expect((await createUrl(asked)).status).toBe(200);
    for (const token of [api.test.apiToken, api.stranger.apiToken])
      expect((await createUrl(asked, token)).body._tag).toBe('BadRequestError');
  });

  it('leaves neither code nor token in the database', async () => {
    const { code } = (await createUrl({ component: 'everify/cases' })).body;
    const { token } = (await redeem(code)).body;
    const stored = JSON.stringify(await query(api, 'SELECT * FROM component_sessions'));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(token);
  });

  it('has a cookie of its own, so that several are shown side by side by one browser', async () => {
    const begin = async (lastName: string) => {
      const filters = { last_name: lastName };
      const begun = await redeem((await createUrl({ component: 'employees/list', filters })).body.code);
      return { id: begun.body.id, token: begun.body.token, cookies: cookiesIn(begun) };
    };
    const [first, second] = [await begin('Lindqvist'), await begin('Okafor')];
    expect(first.cookies).toEqual([`__component=${first.token}`, `__component_${first.id}=${first.token}`]);
    // As a browser keeps them: the second one took the place of the cookie that both share.
    const cookie = [...second.cookies, ...first.cookies.slice(1)].join('; ');
    const filtersOf = async (named?: string) => {
      const { status, body } = await current({
        cookie,
        ...(named !== undefined && { 'x-component-session': named }),
      });
      return status === 200 ? body.filters.last_name : status;
    };
    expect(await filtersOf(first.id)).toBe('Lindqvist');
    expect(await filtersOf(second.id)).toBe('Okafor');
    expect(await filtersOf()).toBe('Okafor');
    for (const other of ['cs_1', '', `${first.id}; x`, '__proto__']) expect(await filtersOf(other)).toBe(401);
    const sendBackFrom = (origin: string) =>
      api.call('tasks.sendBack', {
        path: { task_id: 'task_1' },
        body: { reason: 'Please look again' },
        token: null,
        headers: { cookie, 'x-component-session': first.id, origin },
      });
    expect((await sendBackFrom('https://evil.example')).status).toBe(403);
    expect((await sendBackFrom('http://localhost:3000')).status).toBe(404);
  });

  it('leaves cookies for the last components that a browser opened, and takes the older ones out', async () => {
    const { code } = (await createUrl({ component: 'everify/cases' })).body;
    const kept = Array.from({ length: 9 }, (_, at) => `__component_cs_1${at}=x`);
    const begun = await redeem(code, { cookie: ['__session=x', ...kept].join('; ') });
    expect(cookiesIn(begun).slice(2)).toEqual(['__component_cs_10=', '__component_cs_11=']);
    for (const gone of begun.headers.getSetCookie().slice(2)) {
      expect(gone).toMatch(/; Path=\/api\/v1; Expires=Thu, 01 Jan 1970 /);
      expect(gone).toMatch(/; Partitioned/);
    }
  });

  it('keeps its cookie for frames of other sites where the service has a certificate', async () => {
    const secure = await TestApi.start({ BASE_URL: 'https://onboarding.harborfoods.com' });
    try {
      const { body } = await secure.call('components.createUrl', { body: { component: 'everify/cases' } });
      const begun = await secure.call('component_sessions.create', {
        body: { code: body.code },
        token: null,
      });
      for (const cookie of begun.headers.getSetCookie())
        expect(cookie).toMatch(/HttpOnly; Secure; Partitioned; SameSite=None$/);
      expect(body.redirect_url).toMatch(
        /^https:\/\/onboarding\.harborfoods\.com\/components\/everify\/cases\?/,
      );
    } finally {
      await secure.stop();
    }
  });
});
