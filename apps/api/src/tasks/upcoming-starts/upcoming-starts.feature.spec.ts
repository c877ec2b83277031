import type { Permission } from '@firstday/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { newEmployee, newEmployer, setClock } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());
afterEach(() => setClock(api));

const monday = '2026-11-30';
const onMonday = { starts_on_gte: monday, starts_on_lte: monday };
const list = (asked: object = {}, caller: object = {}) =>
  api.call('upcoming_starts.list', { query: { ...onMonday, ...asked }, ...caller });
const count = (asked: object = {}, caller: object = {}) =>
  api.call('upcoming_starts.count', { query: { ...onMonday, ...asked }, ...caller });
const userWith = async (permissions: readonly Permission[], more: object = {}) =>
  withCookie(await signInUser(api, [{ permissions, ...more }]));

async function newStart(more: object = {}) {
  const employer_id = await newEmployer(api);
  const body = {
    employee_id: await newEmployee(api),
    employer_id,
    start_date: monday,
    create_tasks: true,
    ...more,
  };
  const made = await api.call('placements.create', { body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return { employerId: employer_id, placement: made.body };
}

describe('who starts on a day', () => {
  it('is told to those who may see placements, of their own account and within their rules', async () => {
    const { employerId, placement } = await newStart();
    const asked = { employer_id: employerId };
    expect((await list(asked)).body.data).toMatchObject([{ placement_id: placement.id }]);
    expect((await list(asked, { token: api.stranger.apiToken })).body.data).toEqual([]);
    expect((await list(asked, await userWith(['task:view']))).status).toBe(403);
    expect((await count(asked, await userWith(['task:view']))).status).toBe(403);
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    const narrow = await userWith(['placement:view', 'task:view'], { access_rule });
    expect((await list(asked, narrow)).body.data).toEqual([]);
    expect((await count(asked, narrow)).body).toMatchObject({ waiting: { count: 0 }, next_starts_on: null });
    expect((await list({ starts_on_lte: '2026-11-01' })).body.data).toEqual([]);
    expect((await list({ starts_on_gte: 'Monday' })).status).toBe(400);
    expect((await list({ cursor: `${monday}~x'--` })).status).toBe(400);
  });

  it('waits for forms of the employee and for what is due by then, and is ready without', async () => {
    const { employerId, placement } = await newStart();
    const asked = { employer_id: employerId };
    const [found] = (await list(asked)).body.data;
    expect(found).toMatchObject({ readiness: 'waiting', starts_on: monday });
    expect(found.waits_for).toContainEqual(
      expect.objectContaining({ form_key: 'i-9', assignee_type: 'employee', due_on: monday }),
    );
    expect((await list(asked, await userWith(['placement:view']))).body.data).toMatchObject([
      { readiness: 'waiting', waits_for: [] },
    ]);
    // Section 2 is due by the third business day: it keeps nobody from beginning.
    const later = `next_action = 'employer_action', due_on = '2026-12-03'`;
    await query(api, `UPDATE tasks SET ${later} WHERE employee_id = '${placement.employee_id}'`);
    await query(
      api,
      `UPDATE placements SET decisions = jsonb_path_query_array(decisions, '$[*] ? (@.outcome != "unknown")') WHERE id = '${placement.id}'`,
    );
    expect((await list(asked)).body.data).toMatchObject([{ readiness: 'ready', waits_for: [] }]);
    expect((await count(asked)).body).toMatchObject({
      ready: { count: 1, is_exact: true },
      waiting: { count: 0, is_exact: true },
    });
    const inTime = `next_action = 'employer_action', due_on = '${monday}'`;
    await query(api, `UPDATE tasks SET ${inTime} WHERE employee_id = '${placement.employee_id}'`);
    expect((await list({ ...asked, readiness: 'waiting' })).body.data).toHaveLength(1);
    expect((await list({ ...asked, readiness: 'ready' })).body.data).toEqual([]);
  });

  it('is not ready while a form is required and nobody was asked for it', async () => {
    const { employerId } = await newStart({ create_tasks: false });
    const [found] = (await list({ employer_id: employerId })).body.data;
    expect(found.readiness).toBe('waiting');
    expect(found.waits_for).toContainEqual(
      expect.objectContaining({ task_id: null, form_key: 'i-9', assignee_type: 'employer' }),
    );
  });

  it('is undecided where a policy lacks a fact, and says which', async () => {
    const { employerId, placement } = await newStart();
    const unknown = {
      policyId: 'pol_1',
      policyKey: 'pol_1',
      version: 1,
      name: 'Safety',
      outcome: 'unknown',
      forms: ['safety'],
      explanation: {
        fact: 'job.address.state',
        operator: 'equals',
        value: 'NY',
        actual: null,
        outcome: 'unknown',
      },
    };
    await query(
      api,
      `UPDATE tasks SET next_action = 'employer_action', due_on = NULL WHERE employee_id = '${placement.employee_id}'`,
    );
    await query(
      api,
      `UPDATE placements SET undecided_count = 1, decisions = '${JSON.stringify([unknown])}' WHERE id = '${placement.id}'`,
    );
    expect((await list({ employer_id: employerId })).body.data).toMatchObject([
      { readiness: 'undecided', missing_facts: ['job.address.state'] },
    ]);
    expect((await count({ employer_id: employerId })).body).toMatchObject({ undecided: { count: 1 } });
  });

  it('is read a page at a time, and names the next day where nobody starts', async () => {
    const { employerId } = await newStart();
    await newStart({ employer_id: employerId });
    const first = (await list({ employer_id: employerId, per_page: 1 })).body;
    const second = (await list({ employer_id: employerId, per_page: 1, cursor: first.next_cursor })).body;
    expect(second.data[0].placement_id).not.toBe(first.data[0].placement_id);
    expect(second.next_cursor).toBeNull();
    const before = { starts_on_gte: '2026-11-23', starts_on_lte: '2026-11-23', employer_id: employerId };
    expect((await count(before)).body).toMatchObject({ ready: { count: 0 }, next_starts_on: monday });
  });
});
