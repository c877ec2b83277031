import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dateInTimeZone } from '../context/index.js';
import { EmployerTimeZones1795890000000 } from '../database/migrations/1795890000000-employer-time-zones.js';
import { addressInput, createRecord, ownerDataSource, query } from '../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
  w4Answers,
} from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

/** Form I-9 of a placement that starts on the Friday before Thanksgiving week, once Section 1 is signed. */
async function signedSectionOne(employer: object, placement: object = {}) {
  const employer_id = await newEmployer(api, employer);
  const employee_id = await newEmployee(api);
  const place = { employee_id, employer_id, start_date: '2026-11-20', ...placement };
  const { id: placement_id } = await createRecord(api, 'placements', place);
  const { taskId } = await newTask(api, 'i-9', { employee_id, employer_id, placement_id });
  const page = await HostedPage.open(api, employee_id);
  await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  return { taskId, employee_id };
}

const dueOf = async (taskId: string): Promise<string> =>
  (await api.call('tasks.findById', { path: { task_id: taskId } })).body.due_at.slice(0, 10);
const sectionTwoDue = async (employer: object, placement?: object): Promise<string> =>
  dueOf((await signedSectionOne(employer, placement)).taskId);

describe('8 CFR 274a.2(b)(1)(ii): Section 2 is due after three business days', () => {
  it.each<readonly [days: object, dueOn: string]>([
    [{}, '2026-11-25'],
    [{ business_days: 'daily' }, '2026-11-23'],
    [{ business_days: 'tue-sat' }, '2026-11-25'],
    [{ business_days: 'mon,wed', holidays: '2026-11-25' }, '2026-12-02'],
    [{ business_days: 'wed-fri', holidays: 'federal' }, '2026-12-02'],
    [{ holidays: 'federal, 2026-11-24, 2026-11-25' }, '2026-11-30'],
    [{ holidays: '2026-11-24, 2026-11-25' }, '2026-11-30'],
    [{ holidays: 'no-federal, 2026-11-24, 2026-11-25' }, '2026-11-27'],
  ])('of the employer: %j', async (days, dueOn) => {
    expect(await sectionTwoDue(days)).toBe(dueOn);
  });

  it('and on the first day of a job of under three, which its dates or `job_days` say', async () => {
    expect(await sectionTwoDue({}, { end_date: '2026-11-23' })).toBe('2026-11-20');
    expect(await sectionTwoDue({}, { end_date: '2026-11-24' })).toBe('2026-11-25');
    expect(await sectionTwoDue({ business_days: 'daily' }, { end_date: '2026-11-22' })).toBe('2026-11-23');
    expect(await sectionTwoDue({}, { job_days: 2 })).toBe('2026-11-20');
    expect(await sectionTwoDue({}, { end_date: '2026-11-23', job_days: 3 })).toBe('2026-11-25');
  });
});

describe('a day that something is due', () => {
  const at = async (time_zone: string, more: object = {}) => {
    const { taskId } = await signedSectionOne({ time_zone, ...more });
    const { body } = await api.call('tasks.findById', { path: { task_id: taskId } });
    const asked = { task_id: taskId, due_on_gte: '2026-11-25', due_on_lte: '2026-11-25' };
    const calendar = await api.call('compliance_calendar.list', { query: asked });
    return [body.due_at, ...calendar.body.data.map(({ due_on }: { due_on: string }) => due_on)];
  };

  it('ends with the employer’s day', async () => {
    expect(await at('America/New_York')).toEqual(['2026-11-26T04:59:59.999Z', '2026-11-25']);
    expect(await at('Pacific/Honolulu')).toEqual(['2026-11-26T09:59:59.999Z', '2026-11-25']);
    expect(await at('Pacific/Guam')).toEqual(['2026-11-25T13:59:59.999Z', '2026-11-25']);
    expect(await at('UTC')).toEqual(['2026-11-25T23:59:59.999Z', '2026-11-25']);
  });

  it('is that of the employer’s state where the employer names no time zone', async () => {
    const none = { time_zone: undefined };
    const inState = (state: string) => at('', { ...none, address: { ...addressInput, state } });
    expect(await inState('NY')).toEqual(['2026-11-26T04:59:59.999Z', '2026-11-25']);
    expect(await inState('HI')).toEqual(['2026-11-26T09:59:59.999Z', '2026-11-25']);
    expect(await inState('GU')).toEqual(['2026-11-25T13:59:59.999Z', '2026-11-25']);
    expect(await at('', { ...none, address: undefined })).toEqual(['2026-11-26T05:59:59.999Z', '2026-11-25']);
  });

  it('is corrected in a database of a version that ended it with UTC’s day', async () => {
    const address = { ...addressInput, state: 'HI' };
    const { taskId } = await signedSectionOne({ time_zone: undefined, address });
    const due = () => query<{ due_at: Date }>(api, 'SELECT due_at FROM tasks WHERE id = $1', [taskId]);
    const [right] = await due();
    await query(api, `UPDATE tasks SET due_at = (due_on || ' 23:59:59.999Z')::timestamptz WHERE id = $1`, [
      taskId,
    ]);
    expect(await due()).not.toEqual([right]);
    const runner = ownerDataSource(api).createQueryRunner();
    await new EmployerTimeZones1795890000000().up(runner).finally(() => runner.release());
    expect(await due()).toEqual([right]);
  });

  it('that the caller gave as a moment is that of the employer', async () => {
    const employer_id = await newEmployer(api, { time_zone: 'America/Los_Angeles' });
    const { taskId } = await newTask(api, 'handbook', { employer_id, due_at: '2026-12-02T05:00:00.000Z' });
    const { body } = await api.call('compliance_calendar.list', { query: { task_id: taskId } });
    expect(body.data).toMatchObject([{ due_on: '2026-12-01', due_at: '2026-12-02T05:00:00.000Z' }]);
  });

  it('may lie at the end of those that a date can name', async () => {
    for (const time_zone of ['America/New_York', 'Asia/Tokyo']) {
      const { taskId } = await signedSectionOne(
        { time_zone, holidays: 'federal' },
        { start_date: '9999-12-30' },
      );
      const { body } = await api.call('compliance_calendar.list', { query: { task_id: taskId } });
      expect(body.data).toMatchObject([{ due_on: '9999-12-31' }]);
    }
  });
});

describe('what happens to a form at one moment', () => {
  const formOf = async (state: string, now: string) => {
    setClock(api, new Date(now));
    const employer_id = await newEmployer(api, { time_zone: undefined, address: { ...addressInput, state } });
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id });
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    const { completed_at } = (await completedTask(api, taskId)).body;
    const session = (await api.call('form_sessions.current', { token: page.token })).body;
    const sheet = (await page.sheet(taskId)).body;
    const dayOf = (moment: string) => dateInTimeZone(session.time_zone, new Date(moment));
    return {
      zone: session.time_zone,
      days: [
        sheet.surroundings.today,
        sheet.sections[0].signature.signed_on,
        dayOf(sheet.sections[0].signature.signed_at),
        dayOf(completed_at),
      ],
    };
  };
  afterAll(() => setClock(api));

  it.each<readonly [state: string, zone: string, now: string, day: string]>([
    ['NY', 'America/New_York', '2026-11-28T03:40:00Z', '2026-11-27'],
    ['NY', 'America/New_York', '2026-11-28T04:30:00Z', '2026-11-27'],
    ['NY', 'America/New_York', '2026-11-28T05:30:00Z', '2026-11-28'],
    ['HI', 'Pacific/Honolulu', '2026-11-28T09:30:00Z', '2026-11-27'],
    ['HI', 'Pacific/Honolulu', '2026-11-28T10:30:00Z', '2026-11-28'],
    ['GU', 'Pacific/Guam', '2026-11-27T13:30:00Z', '2026-11-27'],
    ['GU', 'Pacific/Guam', '2026-11-27T14:30:00Z', '2026-11-28'],
  ])('has one date, that of the employer in %s (%s) at %s', async (state, zone, now, day) => {
    expect(await formOf(state, now)).toEqual({ zone, days: [day, day, day, day] });
  });
});

it('8 CFR 274a.2(b)(1)(vi): a job of two days by its dates takes no receipt', async () => {
  const { taskId, employee_id } = await signedSectionOne({}, { end_date: '2026-11-23' });
  const staff = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
  const license = { ...sectionTwoAnswers['task.list_b'], is_receipt: true };
  const signed = await answerAndSign(
    staff,
    taskId,
    'section_2',
    { ...sectionTwoAnswers, 'task.list_b': license, 'task.first_day_of_employment': '2026-11-20' },
    'Carla Reyes',
  );
  expect([signed.status, JSON.stringify(signed.body)]).toEqual([400, expect.stringContaining('receipt')]);
});

it('an E-Verify case is to be opened after three business days of the employer', async () => {
  const employer = { uses_e_verify: true, e_verify_company_id: '123456', business_days: 'daily' };
  const { taskId, employee_id } = await signedSectionOne(employer);
  const staff = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
  const answers = { ...sectionTwoAnswers, 'task.first_day_of_employment': '2026-11-20' };
  expect((await answerAndSign(staff, taskId, 'section_2', answers, 'Carla Reyes')).status).toBe(201);
  const [prepared] = await query<{ open_by: string }>(
    api,
    `SELECT open_by FROM everify_cases WHERE task_id = '${taskId}'`,
  );
  expect(prepared?.open_by).toBe('2026-11-23');
});
