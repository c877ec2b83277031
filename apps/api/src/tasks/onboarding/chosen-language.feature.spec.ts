import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HostedPage, newEmployee, newTask } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const choose = ({ token }: HostedPage, locale: string) =>
  api.call('form_sessions.chooseLanguage', { body: { locale }, token });
const languageOf = async (employeeId: string): Promise<unknown> =>
  (await api.call('employees.findById', { path: { employee_id: employeeId } })).body.primary_language;
const localeOf = async (page: HostedPage): Promise<unknown> => (await page.current()).body.locale;

describe('the language of the pages', () => {
  it('is what the employee chose before, on whatever device and by whatever link', async () => {
    const { employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    expect(await localeOf(page)).toBeNull();
    expect((await choose(page, 'es-mx')).body).toEqual({ locale: 'es-MX' });
    expect(await localeOf(page)).toBe('es-MX');
    expect(await languageOf(employeeId)).toBe('es-MX');
    expect(await localeOf(await HostedPage.open(api, employeeId))).toBe('es-MX');
    // What the link says is what whoever sent it means.
    expect(await localeOf(await HostedPage.open(api, employeeId, { locale: 'en' }))).toBe('en');
  });

  it('is what the record says, unless no page is in it', async () => {
    const [known, other] = [
      await newEmployee(api, { primary_language: 'ar' }),
      await newEmployee(api, { primary_language: 'vi' }),
    ];
    expect(await localeOf(await HostedPage.open(api, known))).toBe('ar');
    expect(await localeOf(await HostedPage.open(api, other))).toBeNull();
    expect(await languageOf(other)).toBe('vi');
  });

  it('of an employer is not the employee’s', async () => {
    const { employeeId } = await newTask(api, 'i-9');
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    await choose(employer, 'ar');
    expect(await localeOf(employer)).toBe('ar');
    expect(await languageOf(employeeId)).toBeUndefined();
    const given = await newEmployee(api, { primary_language: 'es' });
    expect(await localeOf(await HostedPage.open(api, given, { assignee_type: 'employer' }))).toBeNull();
  });

  it('is one that there is, and is chosen by pages alone', async () => {
    const { employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    for (const locale of ['xx', '', 'x'.repeat(100), '../es'])
      expect((await choose(page, locale)).status).toBe(400);
    const body = { locale: 'es' };
    expect((await api.call('form_sessions.chooseLanguage', { body })).status).toBe(403);
    const created = await api.call('employees.updateById', {
      path: { employee_id: employeeId },
      body: { primary_language: 'klingon' },
    });
    expect([created.status, created.body.issues?.[0]?.path]).toEqual([400, ['primary_language']]);
    expect(await languageOf(employeeId)).toBeUndefined();
  });
});
