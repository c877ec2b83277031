import type { Permission } from '@firstday/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  setClock,
} from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());
afterEach(() => setClock(api));

const monday = '2026-11-23';
const at = (day: string) => setClock(api, new Date(`${day}T12:00:00Z`));

const list = (asked: Readonly<Record<string, string | number>> = {}, caller: object = {}) =>
  api.call('work_items.list', { query: asked, ...caller });
const idsOf = async (asked: Readonly<Record<string, string | number>>, caller?: object): Promise<string[]> =>
  (await list(asked, caller)).body.data.map(({ id }: { id: string }) => id);
const counts = async (asked: Readonly<Record<string, string>> = {}, caller: object = {}) =>
  (await api.call('work_items.count', { query: asked, ...caller })).body;
const userWith = async (permissions: readonly Permission[], more: object = {}) =>
  withCookie(await signInUser(api, [{ permissions, ...more }]));

/** A Form I-9 of somebody who begins on a Monday, and signed their side. */
async function waitingI9(): Promise<{ taskId: string; employeeId: string; employerId: string }> {
  at('2026-11-20');
  const [employeeId, employerId] = [await newEmployee(api), await newEmployer(api)];
  const place = { employee_id: employeeId, employer_id: employerId, start_date: monday };
  const placement = (await api.call('placements.create', { body: place })).body;
  const parties = { employee_id: employeeId, employer_id: employerId, placement_id: placement.id };
  const { taskId } = await newTask(api, 'i-9', parties);
  await answerAndSign(
    await HostedPage.open(api, employeeId),
    taskId,
    'section_1',
    sectionOneAnswers,
    'Ana Lopez',
  );
  return { taskId, employeeId, employerId };
}

describe('what waits for an employer', () => {
  it('is another account’s for nobody, and refused to links of employees', async () => {
    const { employeeId } = await waitingI9();
    expect((await list({ employee_id: employeeId }, { token: api.stranger.apiToken })).body.data).toEqual([]);
    const page = await HostedPage.open(api, employeeId);
    expect((await list({}, { token: page.token })).status).toBe(403);
    expect((await list({ bucket: 'soon' })).status).toBe(400);
    expect((await list({ cursor: `2026-11-23T00:00:00.000Z~x' OR 1=1` })).status).toBe(400);
  });

  it('is only what a person’s groups let them see', async () => {
    const { employeeId, taskId } = await waitingI9();
    const asked = { employee_id: employeeId };
    expect(await idsOf(asked)).toEqual([`section:${taskId}`]);
    expect(await idsOf(asked, await userWith(['task:view']))).toEqual([`section:${taskId}`]);
    expect(await idsOf(asked, await userWith(['employee:view', 'placement:view']))).toEqual([]);
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    const narrow = await userWith(['task:view'], { access_rule });
    expect(await idsOf({}, narrow)).toEqual([]);
    expect(await counts({}, narrow)).toMatchObject({
      late: { count: 0 },
      today: { count: 0 },
      week: { count: 0 },
      waiting_on_others: { count: 0 },
    });
  });

  it('8 CFR 274a.2(b)(1)(ii): is late once Section 2 is past the third business day, and goes with the signature', async () => {
    const { employeeId, employerId, taskId } = await waitingI9();
    const asked = { employee_id: employeeId };
    const bucketsOn = async (day: string) => {
      at(day);
      const found = [];
      for (const bucket of ['late', 'today', 'week', 'later'])
        if ((await idsOf({ ...asked, bucket })).length > 0) found.push(bucket);
      return found;
    };
    const { due_on } = (await list(asked)).body.data[0];
    expect(due_on).toBe('2026-11-27');
    expect(await bucketsOn('2026-11-10')).toEqual(['later']);
    expect(await bucketsOn('2026-11-24')).toEqual(['week']);
    expect(await bucketsOn('2026-11-27')).toEqual(['today']);
    expect(await bucketsOn('2026-11-28')).toEqual(['late']);
    const late = (await list({ ...asked, bucket: 'late' })).body.data[0];
    expect(late).toMatchObject({
      kind: 'section',
      task_id: taskId,
      section_id: 'section_2',
      assignee_type: 'employer',
      employer_id: employerId,
      legal_basis: expect.stringContaining('8 CFR 274a.2(b)(1)(ii)'),
    });
    expect(await counts({ ...asked, bucket: 'late,today' })).toMatchObject({
      late: { count: 1, is_exact: true, kinds: [{ kind: 'section', count: 1 }] },
      today: { count: 0, is_exact: true, kinds: [] },
      week: null,
    });
    await query(api, `UPDATE tasks SET next_action = 'employee_action' WHERE id = '${taskId}'`);
    expect(await idsOf(asked)).toEqual([]);
  });

  it('is asked by employer, client and first day, and read a page at a time', async () => {
    const one = await waitingI9();
    const other = await waitingI9();
    expect(await idsOf({ employer_id: other.employerId })).toEqual([`section:${other.taskId}`]);
    const starts = { starts_on_gte: monday, starts_on_lte: monday };
    expect(await idsOf({ ...starts, employee_id: one.employeeId })).toEqual([`section:${one.taskId}`]);
    const after = { starts_on_gte: '2026-11-24', employee_id: one.employeeId };
    expect(await idsOf(after)).toEqual([]);
    const first = (await list({ per_page: 1 })).body;
    const second = (await list({ per_page: 1, cursor: first.next_cursor })).body;
    expect(second.data[0].id).not.toBe(first.data[0].id);
    const walked: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page: { data: { id: string }[]; next_cursor: string | null } = (
        await list({ per_page: 1, ...(cursor && { cursor }) })
      ).body;
      walked.push(...page.data.map(({ id }) => id));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(walked).toEqual(await idsOf({ per_page: 100 }));
  });

  it('has the next step of an E-Verify case for who may see cases, and for nobody else', async () => {
    const employer = { uses_e_verify: true, e_verify_company_id: '123456' };
    const { employeeId } = await signedI9(api, await newEmployer(api, employer));
    const cases = async (caller?: object) =>
      (await list({ employee_id: employeeId }, caller)).body.data.filter(
        ({ kind }: { kind: string }) => kind === 'everify_case',
      );
    expect(await cases()).toMatchObject([{ assignee_type: 'employer', everify_case_id: expect.any(String) }]);
    const records = ['task:view', 'employee:view'] as const;
    expect(await cases(await userWith(records))).toEqual([]);
    expect(await cases(await userWith([...records, 'everify:view']))).toHaveLength(1);
  });

  it('has webhooks that fail, for who may see webhooks, and under no filter of people', async () => {
    const body = { url: 'https://orders.example.com/hook', subscribed_events: [] };
    const { id } = (await api.call('webhooks.create', { body })).body;
    const webhooks = async (caller?: object) =>
      (await idsOf({ bucket: 'today', per_page: 100 }, caller)).filter((it) => it.startsWith('webhook:'));
    expect(await webhooks()).toEqual([]);
    await query(api, `UPDATE webhooks SET failing_since = now() WHERE id = '${id}'`);
    expect(await webhooks()).toEqual([`webhook:${id}`]);
    expect(await webhooks(await userWith(['task:view']))).toEqual([]);
    expect(await webhooks(await userWith(['webhook:view']))).toEqual([`webhook:${id}`]);
    expect(await webhooks({ token: api.stranger.apiToken })).toEqual([]);
    expect(await idsOf({ bucket: 'today', employer_id: await newEmployer(api) })).toEqual([]);
  });

  it('has a correction that is asked for, until there is an answer', async () => {
    const { taskId, employeeId } = await waitingI9();
    await query(api, `UPDATE tasks SET correction_requested_at = now() WHERE id = '${taskId}'`);
    const found = (await list({ employee_id: employeeId, bucket: 'today' })).body.data;
    expect(found).toMatchObject([
      { id: `correction:${taskId}`, kind: 'correction', due_on: null, section_id: null },
    ]);
    expect(found[0].since).not.toBeNull();
  });
});

describe('who is waited for', () => {
  const waiting = async (employee_id: string, caller?: object) =>
    (await list({ bucket: 'waiting_on_others', employee_id }, caller)).body.data;

  it('is an employee whose forms wait for themselves, stuck after 48 hours', async () => {
    const { employeeId, taskId } = await newTask(api, 'w-4');
    expect(await waiting(employeeId)).toMatchObject([
      {
        kind: 'employee_forms',
        assignee_type: 'employee',
        open_forms: 1,
        is_stuck: false,
        link_state: 'none',
      },
    ]);
    setClock(api, new Date(Date.now() + 49 * 3_600_000));
    expect(await waiting(employeeId)).toMatchObject([{ is_stuck: true }]);
    expect(await waiting(employeeId, await userWith(['employee:view']))).toEqual([]);
    expect(await waiting(employeeId, await userWith(['task:view']))).toMatchObject([{ link_state: null }]);
    expect(await waiting(employeeId, { token: api.stranger.apiToken })).toEqual([]);
    await query(api, `UPDATE tasks SET next_action = 'employer_action' WHERE id = '${taskId}'`);
    expect(await waiting(employeeId)).toEqual([]);
  });

  it('has a link that was opened or not, or that has ended', async () => {
    const { employeeId } = await newTask(api, 'w-4');
    const link = { path: { employee_id: employeeId }, query: { assignee_type: 'employee' } };
    await api.call('employees.getOnboardingUrl', link);
    expect(await waiting(employeeId)).toMatchObject([{ link_state: 'unopened' }]);
    await HostedPage.open(api, employeeId);
    expect(await waiting(employeeId)).toMatchObject([{ link_state: 'opened' }]);
    await query(api, `UPDATE onboarding_links SET revoked_at = now() WHERE employee_id = '${employeeId}'`);
    expect(await waiting(employeeId)).toMatchObject([{ link_state: 'ended' }]);
  });

  it('is counted, and read a page at a time, whoever was left alone longest first', async () => {
    await newTask(api, 'w-4');
    await newTask(api, 'w-4');
    const { count, kinds } = (await counts({ bucket: 'waiting_on_others' })).waiting_on_others;
    expect(kinds).toEqual([{ kind: 'employee_forms', count }]);
    const all = (await list({ bucket: 'waiting_on_others', per_page: 100 })).body.data;
    expect(all).toHaveLength(count);
    const [first] = all;
    const page = (await list({ bucket: 'waiting_on_others', per_page: 1 })).body;
    expect(page.data).toEqual([first]);
    const next = (await list({ bucket: 'waiting_on_others', per_page: 1, cursor: page.next_cursor })).body;
    expect(next.data[0]?.id).toBe(all[1]?.id);
  });
});
