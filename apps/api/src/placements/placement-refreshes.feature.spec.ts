import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';
import { PlacementRefreshWorker } from './placement-refresh-worker.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ ROLE: 'api' });
});
afterAll(() => api.stop());

const condition = { fact: 'employer.employee_count', operator: 'at_least', value: 50 };

async function hire(count: number) {
  const { id: employer_id } = await createRecord(api, 'employers', { employee_count: count });
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) {
    const { id: employee_id } = await createRecord(api, 'employees');
    ids.push((await api.call('placements.create', { body: { employee_id, employer_id } })).body.id);
  }
  return { employer_id, ids };
}
const change = (employer_id: string, body: object) =>
  api.call('employers.updateById', { path: { employer_id }, body });
const worker = () => api.app.get(PlacementRefreshWorker);
const workAll = async () => {
  while (await worker().refreshNext());
};
const told = async (ids: readonly string[]) =>
  (
    await query<{ resource_id: string }>(
      api,
      `SELECT resource_id FROM events WHERE kind = 'placement.updated' AND resource_id = ANY ($1) ORDER BY resource_id`,
      [ids],
    )
  ).map(({ resource_id }) => resource_id);
describe('what a placement needs', () => {
  beforeAll(async () => {
    const { body } = await api.call('policies.list', { query: { per_page: 100 } });
    const everybodys = body.data.find(({ form_keys }: { form_keys: string[] }) =>
      form_keys.includes('direct-deposit'),
    );
    const archived = await api.call('policies.updateById', {
      path: { policy_id: everybodys.id },
      body: { status: 'archived' },
    });
    expect(archived.status).toBe(200);
  });

  const address = { street: '1 Main St', city: 'Reno', state: 'NV', zip: '89501', country: 'USA' };
  it.each([
    ['the address of the job', 'work_location.state', 'jobs.updateById', 'job', { address }, 'NV'],
    [
      "the employee's own property",
      'employee.custom_attributes.team',
      'employees.updateById',
      'employee',
      { custom_attributes: { team: 'night' } },
      'night',
    ],
    [
      'what the client is called',
      'client.name',
      'clients.updateById',
      'client',
      { name: 'Pier Nine' },
      'Pier Nine',
    ],
  ] as const)('follows %s, by a suggestion', async (_name, fact, operation, noun, body, value) => {
    await api.call('custom_properties.create', {
      body: { entity_type: 'employee', name: 'team', label: 'Team', scalar_type: 'string' },
    });
    const form = (await api.call('forms.list', { query: { key: 'direct-deposit' } })).body.data[0];
    const policy = { name: fact, condition: { fact, operator: 'equals', value }, form_ids: [form.id] };
    expect((await api.call('policies.create', { body: policy })).status).toBe(201);
    const records = {
      employee_id: (await createRecord(api, 'employees')).id,
      client_id: (await createRecord(api, 'clients')).id,
      job_id: (await createRecord(api, 'jobs')).id,
    };
    const { body: placement } = await api.call('placements.create', { body: records });
    const path = { placement_id: placement.id };
    const needs = async () =>
      (await api.call('placements.findById', { path })).body.suggested_tasks.some(
        ({ form_id, task_id }: { form_id: string; task_id: string | null }) =>
          form_id === form.id && task_id === null,
      );
    expect(await needs()).toBe(false);
    const changed = await api.call(operation, { path: { [`${noun}_id`]: records[`${noun}_id`] }, body });
    expect(changed.status).toBe(200);
    await workAll();
    expect([await needs(), await told([placement.id])]).toEqual([true, [placement.id]]);
  });
});

describe('placements whose facts change', () => {
  let formId: string;
  beforeAll(async () => {
    formId = (await api.call('forms.list', { query: { key: 'handbook' } })).body.data[0].id;
    const made = await api.call('policies.create', {
      body: { name: 'Large employers', condition, form_ids: [formId] },
    });
    expect(made.status).toBe(201);
  });

  it('are decided again once, by two workers, and say so; no task is made', async () => {
    const { employer_id, ids } = await hire(10);
    const others = await hire(10);
    await change(employer_id, { employee_count: 60 });
    await change(employer_id, { employee_count: 70 });
    await Promise.all([workAll(), workAll()]);
    await workAll();
    expect(await told(ids)).toEqual([...ids].sort());
    expect(await told(others.ids)).toEqual([]);
    const explained = await api.call('placements.explain', { path: { placement_id: ids[0] ?? '' } });
    expect(JSON.stringify(explained.body)).toContain('"actual":70');
    const tasks = `SELECT FROM tasks JOIN placements USING (employee_id) WHERE placements.id = ANY ($1)`;
    expect(await query(api, tasks, [ids])).toEqual([]);
    expect(await query(api, `SELECT FROM placement_refreshes`)).toEqual([]);
  });

  it('say nothing where no fact that was looked at changed', async () => {
    const { employer_id, ids } = await hire(10);
    await change(employer_id, { canteen: 'third floor' });
    await workAll();
    expect(await told(ids)).toEqual([]);
  });

  it('go on after the last that was decided once what failed can be done; others do not wait', async () => {
    const [{ employer_id, ids }, others] = [await hire(10), await hire(10)];
    await change(employer_id, { employee_count: 60 });
    await change(others.employer_id, { employee_count: 60 });
    await worker().refreshNext();
    const employeeOfSecond = `id = (SELECT employee_id FROM placements WHERE id = '${[...ids].sort()[1]}')`;
    await query(api, `UPDATE employees SET deleted_at = now() WHERE ${employeeOfSecond}`);
    await workAll();
    expect(await told(ids)).toHaveLength(1);
    expect(await told(others.ids)).toHaveLength(3);
    await query(api, `UPDATE employees SET deleted_at = NULL WHERE ${employeeOfSecond}`);
    await query(api, `UPDATE placement_refreshes SET retry_at = NULL`);
    await workAll();
    expect(await told(ids)).toEqual([...ids].sort());
  });

  it('are passed over where they fail again and again', async () => {
    const { employer_id, ids } = await hire(10);
    await change(employer_id, { employee_count: 60 });
    const first = [...ids].sort()[0] ?? '';
    await query(
      api,
      `UPDATE employees SET deleted_at = now() WHERE id = (SELECT employee_id FROM placements WHERE id = $1)`,
      [first],
    );
    for (let tries = 0; tries < 5; tries += 1) {
      await query(api, `UPDATE placement_refreshes SET retry_at = NULL`);
      await workAll();
    }
    expect(await told(ids)).toEqual(ids.filter((id) => id !== first).sort());
    expect(await query(api, `SELECT FROM placement_refreshes`)).toEqual([]);
  });

  it('are nothing to another account that names the record', async () => {
    const { employer_id, ids } = await hire(10);
    await change(employer_id, { employee_count: 60 });
    const moved = await query(
      api,
      `UPDATE placement_refreshes SET account_id = (SELECT id FROM accounts
         WHERE id <> (SELECT account_id FROM employers WHERE id = $1) LIMIT 1)
        WHERE record_id = $1 RETURNING account_id`,
      [employer_id],
    );
    expect(moved).toEqual([{ account_id: expect.any(String) }]);
    await workAll();
    expect(await told(ids)).toEqual([]);
  });
});
