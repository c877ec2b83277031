import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, operations } from '@firstday/domain';
import { newRecord, query } from '../testing/factories.js';
import { formId } from '../testing/onboarding.js';
import { TestApi } from '../testing/test-api.js';

/** The parts of the interface whose every operation is asked here. */
const parts = ['clients', 'employers', 'employees', 'jobs', 'placements', 'custom_properties', 'policies'];
const asked = Object.keys(operations)
  .filter((id): id is OperationId => Object.hasOwn(operations, id))
  .filter((id) => parts.includes(id.split('.')[0] ?? ''));
const ofOneRecord = asked.filter((id) => operations[id].path.includes('{'));
const lists = asked.filter((id) => id.endsWith('.list'));
/** What an operation cannot be asked without. */
const bodies: Partial<Record<OperationId, object>> = {
  'employees.migrateTaskProgress': { target_employee_id: 'ee_another' },
};
const bodyOf = (id: OperationId) => (operations[id].method === 'GET' ? {} : { body: bodies[id] ?? {} });

let api: TestApi;
let ours: Record<string, string>;
let marked: string;

beforeAll(async () => {
  api = await TestApi.start();
  const property = await newRecord(api, 'custom_properties', { name: 'badge' });
  const employee = await newRecord(api, 'employees', { custom_attributes: { badge: 'ours' } });
  const [employer, client, job] = [
    await newRecord(api, 'employers'),
    await newRecord(api, 'clients'),
    await newRecord(api, 'jobs'),
  ];
  const named = { employer_id: employer.id, client_id: client.id, job_id: job.id };
  const placement = await newRecord(api, 'placements', { employee_id: employee.id, ...named });
  const body = { name: 'Ours', condition: { all: [] }, form_ids: [await formId(api, 'handbook')] };
  const policy = await api.call('policies.create', { body });
  ours = {
    ...named,
    employee_id: employee.id,
    placement_id: placement.id,
    custom_property_id: property.id,
    policy_id: policy.body.id,
  };
  marked = await everythingOfOurs();
});
afterAll(() => api.stop());

/** Every row and event of the account, to see that nothing of it changed. */
async function everythingOfOurs(): Promise<string> {
  const tables = [
    'clients',
    'employers',
    'employees',
    'jobs',
    'placements',
    'custom_properties',
    'policies',
    'events',
  ];
  const kept = [];
  for (const table of tables)
    kept.push(
      await query(api, `SELECT * FROM ${table} WHERE account_id = $1 ORDER BY id`, [api.live.account.id]),
    );
  return JSON.stringify(kept);
}

/** Another organization's token, and that of our own test account. */
const strangers = () => [api.stranger.apiToken, api.test.apiToken];

describe("another account's records", () => {
  it('are all asked for: every operation that takes an id of one', () => {
    expect(ofOneRecord.length).toBeGreaterThanOrEqual(20);
    const names = new Set(ofOneRecord.flatMap((id) => operations[id].path.match(/\w+(?=\})/g) ?? []));
    expect([...names].sort()).toEqual(Object.keys(ours).sort());
  });

  it.each(ofOneRecord)('are 404 to %s, and nothing of them changes', async (id) => {
    for (const token of strangers()) {
      const answer = await api.call(id, { path: ours, token, ...bodyOf(id) });
      expect(answer.status).toBe(404);
      expect(answer.body._tag).toBe('ResourceNotFoundError');
      expect(answer.body.message).not.toContain('route');
    }
    expect(await everythingOfOurs()).toBe(marked);
  });

  it('are in no list', async () => {
    for (const id of lists)
      for (const token of strangers()) {
        const { body } = await api.call(id, { token, query: { per_page: 100 } });
        const ids = body.data.map((record: { id: string }) => record.id);
        for (const our of Object.values(ours)) expect(ids).not.toContain(our);
      }
  });

  it('cannot be named by a placement, made or previewed', async () => {
    for (const token of strangers()) {
      const employee = await newRecord(api, 'employees', { token });
      for (const name of ['employee_id', 'employer_id', 'client_id', 'job_id']) {
        const body = { employee_id: employee.id, [name]: ours[name] };
        for (const id of ['placements.create', 'placements.preview'] as const)
          expect((await api.call(id, { body, token })).status).toBe(404);
      }
    }
    expect(await everythingOfOurs()).toBe(marked);
  });

  it('do not lend their custom properties', async () => {
    const body = { custom_attributes: { badge: 'theirs' }, first_name: 'A', last_name: 'B' };
    for (const token of strangers()) {
      const employee = await newRecord(api, 'employees', { token });
      const answer = await api.call('employees.updateById', {
        path: { employee_id: employee.id },
        body,
        token,
      });
      expect(answer.body).toMatchObject({
        _tag: 'BadRequestError',
        message: expect.stringContaining('badge'),
      });
    }
  });
});

describe('every operation of records', () => {
  it.each(asked)('%s asks for a credential', async (id) => {
    for (const token of [null, 'fd_live_unknownunknownunknownunknownunknownunkno'])
      expect((await api.call(id, { path: ours, token, ...bodyOf(id) })).body._tag).toBe('Unauthorized');
  });
});
