import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  formId,
  newEmployee,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());
afterEach(() => setClock(api));

const married = {
  ...w4Answers,
  'task.filing_status': 'married_filing_jointly',
  'task.extra_withholding': 25,
};
const exempt = {
  ...w4Answers,
  'task.exempt': true,
  'task.filing_status': null,
  'task.qualifying_children_amount': null,
  'task.dependents_total': null,
};

/** A Form W-4 that the employee signed on a day. */
async function receivedOn(day: string, employeeId: string, answers: object): Promise<string> {
  setClock(api, new Date(`${day}T17:00:00Z`));
  const body = { form_id: await formId(api, 'w-4'), employee_id: employeeId };
  const created = await api.call('tasks.create', { body, query: { allow_duplicate: 'true' } });
  const taskId: string = created.body.id;
  const page = await HostedPage.open(api, employeeId);
  const signed = await answerAndSign(page, taskId, 'employee', { ...answers }, 'Ana Lopez');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  await completedTask(api, taskId);
  setClock(api);
  return taskId;
}

const inForce = (employee_id: string, asked: Readonly<Record<string, string>> = {}, caller: object = {}) =>
  api.call('compliance_calendar.getWithholding', { path: { employee_id }, query: asked, ...caller });
const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('Pub. 15, section 9: what is withheld by', () => {
  it('is single or married filing separately, with no other entries, without a certificate', async () => {
    const { body } = await inForce(await newEmployee(api));
    expect(body).toMatchObject({ on: today(), task_id: null, takes_effect_by: null, lapses_on: null });
    expect(body.withholding).toMatchObject({
      filing_status: 'single_or_married_filing_separately',
      is_exempt: false,
      dependents_total: 0,
      extra_withholding: 0,
    });
  });

  it('is the last certificate, an exempt one until it lapses, then the one before', async () => {
    const employeeId = await newEmployee(api);
    const first = await receivedOn('2026-11-20', employeeId, married);
    const second = await receivedOn('2026-11-24', employeeId, exempt);
    const on = async (day: string) => (await inForce(employeeId, { on: day })).body;
    expect((await on('2026-11-19')).task_id).toBeNull();
    expect(await on('2026-11-22')).toMatchObject({ task_id: first, is_revised: false, lapses_on: null });
    const claimed = { task_id: second, is_revised: true, lapses_on: '2027-02-16' };
    expect(await on('2027-02-16')).toMatchObject({ ...claimed, withholding: { is_exempt: true } });
    const kept = { filing_status: 'married_filing_jointly', extra_withholding: 25, dependents_total: 2200 };
    expect(await on('2027-02-17')).toMatchObject({ task_id: first, lapses_on: null, withholding: kept });
  });

  it('26 U.S.C. 3402(f)(3)(B): takes effect, when revised, by the first payroll period that ends 30 days later', async () => {
    const employeeId = await newEmployee(api);
    await receivedOn('2026-11-16', employeeId, married);
    const by = async (asked: Readonly<Record<string, string>>) =>
      (await inForce(employeeId, { on: '2026-12-31', ...asked })).body.takes_effect_by;
    expect(await by({ pay_frequency: 'monthly' })).toBeNull();
    await receivedOn('2026-11-20', employeeId, { ...married, 'task.extra_withholding': 50 });
    expect(await by({ pay_frequency: 'biweekly', pay_period_start: '2026-12-07' })).toBe('2026-12-07');
    expect(await by({ pay_frequency: 'semimonthly' })).toBe('2026-12-16');
    expect([await by({ pay_frequency: 'weekly' }), await by({})]).toEqual([null, null]);
    expect((await inForce(employeeId, { pay_frequency: 'yearly' })).status).toBe(400);
  });

  it('is answered to those alone who may see the employee and every certificate', async () => {
    const employeeId = await newEmployee(api);
    await receivedOn(daysAgo(1), employeeId, married);
    expect((await inForce(employeeId, {}, { token: api.stranger.apiToken })).status).toBe(404);
    const may = ['task:view', 'employee:view'] as const;
    expect(
      (await inForce(employeeId, {}, withCookie(await signInUser(api, [{ permissions: may }])))).status,
    ).toBe(200);
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    const narrow = withCookie(await signInUser(api, [{ permissions: may, access_rule }]));
    expect((await inForce(employeeId, {}, narrow)).status).toBe(404);
    expect(JSON.stringify((await inForce(employeeId)).body)).not.toContain('6789');
  });
});
