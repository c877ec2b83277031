import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressInput, eventsOf, createRecord, query } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const create = async (body: object) => (await api.call('placements.create', { body })).body;
const path = (placement_id: string) => ({ placement_id });
const update = (id: string, body: object, headers = {}) =>
  api.call('placements.updateById', { path: path(id), body, ...headers });
const find = async (id: string) => (await api.call('placements.findById', { path: path(id) })).body;
const total = async (filter: Record<string, string>) =>
  (await api.call('placements.list', { query: filter })).body.total;
const idOf = async (kind: 'clients' | 'employees' | 'employers' | 'jobs', given = {}): Promise<string> =>
  (await createRecord(api, kind, given)).id;

describe('a placement that is moved', () => {
  it('gets employer, client and job where it had none, others, or none again; lists and events follow', async () => {
    const employee_id = await idOf('employees');
    const { id } = await create({ employee_id });
    const named = {
      employer_id: await idOf('employers'),
      client_id: await idOf('clients'),
      job_id: await idOf('jobs'),
    };
    expect(await total({ employer_id: named.employer_id })).toBe(0);
    expect((await update(id, named)).body).toMatchObject({ employee_id, ...named });
    expect(await total({ employer_id: named.employer_id })).toBe(1);
    const other = { employer_id: await idOf('employers'), client_id: null };
    expect((await update(id, { ...other, employee_id })).body).toMatchObject({ ...named, ...other });
    expect(await total({ employer_id: named.employer_id })).toBe(0);
    expect(await total({ employer_id: other.employer_id })).toBe(1);
    const before = await find(id);
    expect((await update(id, { ...other, employee_id })).body).toEqual(before);
    const told = await eventsOf(api, id);
    expect(told.map(({ kind }) => kind)).toEqual([
      'placement.created',
      'placement.updated',
      'placement.updated',
    ]);
    expect(told.at(-1)?.data).toMatchObject({ ...named, ...other });
  });

  it('is asked of the policies again, and keeps the tasks that it has as they are', async () => {
    const at = (address: object) => idOf('jobs', { address: { ...addressInput, ...address } });
    const abroad = await at({ city: 'Toronto', state: 'Ontario', country: 'CAN' });
    const employer_id = await idOf('employers');
    const employee_id = await idOf('employees');
    const made = await create({ employee_id, employer_id, job_id: abroad, create_tasks: true });
    const i9 = await formId(api, 'i-9');
    const isAsked = ({ form_requirements }: { form_requirements: { form_id: string }[] }) =>
      form_requirements.some(({ form_id }) => form_id === i9);
    expect(isAsked(made)).toBe(false);
    const tasks = async () =>
      (await api.call('tasks.list', { query: { employee_id: made.employee_id } })).body.data;
    const before = await tasks();
    const moved = { job_id: await at({}), employer_id: await idOf('employers') };
    const { body: after } = await update(made.id, moved);
    expect([isAsked(after), after.missing_task_count > 0]).toEqual([true, true]);
    const { policies } = (await api.call('placements.explain', { path: path(made.id) })).body;
    const [why] = policies.filter(({ forms }: { forms: { form_id: string }[] }) => forms[0]?.form_id === i9);
    expect(why.outcome).toBe('met');
    expect(await tasks()).toEqual(before);
    expect((await update(made.id, { create_tasks: true })).body.missing_task_count).toBe(0);
    const [newest] = await tasks();
    expect([newest.employer_id, newest.job_id]).toEqual([moved.employer_id, moved.job_id]);
  });

  it('never becomes the same as another: that is 409 with its id, and nothing has changed', async () => {
    const employee_id = await idOf('employees');
    const [one, two] = [await idOf('employers'), await idOf('employers')];
    const first = await create({ employee_id, employer_id: one });
    const second = await create({ employee_id, employer_id: two });
    const conflict = await update(second.id, { employer_id: one, note: 'x' });
    expect([conflict.status, conflict.body._tag, conflict.body.meta]).toEqual([
      409,
      'PlacementConflictError',
      { placementId: first.id },
    ]);
    expect(await find(second.id)).toEqual(second);
    await api.call('placements.deleteById', { path: path(first.id) });
    expect((await update(second.id, { employer_id: one })).status).toBe(200);
  });

  it('is one of several with the same employer, client and job when their periods do not overlap', async () => {
    const [employee_id, employer_id] = [await idOf('employees'), await idOf('employers')];
    const parties = { employee_id, employer_id };
    const first = await create({ ...parties, start_date: '2026-01-05', end_date: '2026-11-25' });
    const again = (body: object) => api.call('placements.create', { body: { ...parties, ...body } });
    const refused = await again({ start_date: '2026-11-25' });
    expect([refused.status, refused.body.meta]).toEqual([409, { placementId: first.id }]);
    expect((await again({ end_date: '2026-01-05', start_date: '2025-12-01' })).status).toBe(409);
    const rehired = await again({ start_date: '2026-11-30' });
    expect(rehired.status).toBe(201);
    expect((await again({ start_date: '2027-05-01' })).body.meta.placementId).toBe(rehired.body.id);
    // A period that is moved may not overlap either, nor may one whose end is taken back.
    expect((await update(rehired.body.id, { start_date: '2026-11-20' })).status).toBe(409);
    expect((await update(first.id, { end_date: null })).status).toBe(409);
    expect((await update(first.id, { end_date: '2026-11-29' })).status).toBe(200);
    expect(await total({ employer_id })).toBe(2);
  });

  it('begins on the day on which it was created when it has no first day', async () => {
    const parties = { employee_id: await idOf('employees'), employer_id: await idOf('employers') };
    await create({ ...parties, end_date: '2020-03-31' });
    // Ended before it began: that one day counts.
    expect((await api.call('placements.create', { body: parties })).status).toBe(409);
    const other = { ...parties, employer_id: await idOf('employers') };
    await create({ ...other, start_date: '2019-04-01', end_date: '2020-03-31' });
    expect((await api.call('placements.create', { body: other })).status).toBe(201);
    expect((await api.call('placements.create', { body: other })).status).toBe(409);
  });

  it('and one that is made at the same moment do not become the same, whoever is first', async () => {
    const employee_id = await idOf('employees');
    const employer_id = await idOf('employers');
    const others = [
      await create({ employee_id }),
      await create({ employee_id, client_id: await idOf('clients') }),
    ];
    const statuses = await Promise.all([
      ...others.map(async ({ id }) => (await update(id, { employer_id, client_id: null })).status),
      api.call('placements.create', { body: { employee_id, employer_id } }).then(({ status }) => status),
    ]);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(await total({ employee_id, employer_id })).toBe(1);
  });

  it('stays of its employee, and takes no other kind of value', async () => {
    const { id } = await create({ employee_id: await idOf('employees') });
    const another = await idOf('employees');
    for (const [body, name] of [
      [{ employee_id: another }, 'employee_id'],
      [{ employee_id: null }, 'employee_id'],
      [{ client_id: 5 }, 'client_id'],
      [{ employer_id: another }, 'employer_id'],
      [{ job_id: '' }, 'job_id'],
    ] as const) {
      const answer = await update(id, body);
      expect([answer.status, answer.body._tag]).toEqual([400, 'HttpApiDecodeError']);
      expect(answer.body.issues[0].path).toEqual([name]);
    }
  });
});

describe('a placement that is moved to what its caller may not see', () => {
  it('is 404 for another account’s records, deleted ones and those that exist nowhere', async () => {
    const { id } = await create({ employee_id: await idOf('employees') });
    const theirs = await createRecord(api, 'employers', { token: api.stranger.apiToken });
    const test = await createRecord(api, 'clients', { token: api.test.apiToken });
    const gone = await idOf('jobs');
    await api.call('jobs.deleteById', { path: { job_id: gone } });
    for (const body of [
      { employer_id: theirs.id },
      { client_id: test.id },
      { job_id: gone },
      { client_id: 'cl_1ChFExampLe11111111111' },
    ])
      expect([body, (await update(id, body)).status]).toEqual([body, 404]);
    expect(await find(id)).toMatchObject({ employer_id: null, client_id: null, job_id: null });
  });

  it('by a person whose rule does not show it: 404, and neither may it leave what the rule shows', async () => {
    await createRecord(api, 'custom_properties', {
      name: 'region',
      entity_type: 'employer',
      is_permission_scope: true,
    });
    const [east, west] = await Promise.all(
      ['east', 'west'].map((region) => idOf('employers', { custom_attributes: { region } })),
    );
    const { id } = await create({ employee_id: await idOf('employees'), employer_id: east });
    const rule = { all: [{ fact: 'employer.custom_attributes.region', operator: 'equals', value: 'east' }] };
    const cookie = await signInUser(api, [
      {
        permissions: ['placement:view', 'placement:edit', 'employee:view', 'employer:view'],
        access_rule: rule,
      },
    ]);
    const as = (body: object) => update(id, body, withCookie(cookie));
    expect((await as({ employer_id: west })).status).toBe(404);
    expect((await as({ employer_id: null })).status).toBe(403);
    expect((await as({ note: 'mine' })).status).toBe(200);
    expect((await find(id)).employer_id).toBe(east);
  });

  it('keeps a record that it names from being deleted, from then on', async () => {
    const { id } = await create({ employee_id: await idOf('employees') });
    const client_id = await idOf('clients');
    await update(id, { client_id });
    expect((await api.call('clients.deleteById', { path: { client_id } })).status).toBe(400);
    await update(id, { client_id: null });
    expect((await api.call('clients.deleteById', { path: { client_id } })).status).toBe(200);
    const [row] = await query<{ client_id: string | null }>(
      api,
      'SELECT client_id FROM placements WHERE id = $1',
      [id],
    );
    expect(row?.client_id).toBeNull();
  });
});
