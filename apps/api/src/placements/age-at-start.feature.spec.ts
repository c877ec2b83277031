import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { createRecord, query } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';
import { PlacementRefreshWorker } from './placement-refresh-worker.js';

const fact = 'employee.age_at_start';
const under18 = { fact, operator: 'less_than', value: 18 };
const everything: readonly Permission[] = [
  'policy:view',
  'policy:edit',
  'placement:view',
  'placement:edit',
  'employee:view',
  'employer:view',
  'client:view',
  'job:view',
  'form:view',
];

let api: TestApi;
let handbook: string;
let policy: string;
/** Somebody who may do all of this, but see a date of birth. */
let narrow: { readonly cookie: string; readonly origin: string } | object;

beforeAll(async () => {
  // Without workers of its own: the test says when changes are worked off.
  api = await TestApi.start({ ROLE: 'api' });
  handbook = await formId(api, 'handbook');
  const { body } = await api.call('policies.list', { query: { per_page: 100 } });
  for (const { id } of body.data)
    await api.call('policies.updateById', { path: { policy_id: id }, body: { status: 'archived' } });
  const made = await api.call('policies.create', {
    body: { name: 'Minors', condition: under18, form_ids: [handbook] },
  });
  policy = made.body.id;
  narrow = withCookie(await signInUser(api, [{ permissions: everything }]));
});
afterAll(() => api.stop());

const hire = async (date_of_birth: string | null, start_date: string | null) => {
  const { id: employee_id } = await createRecord(api, 'employees', { date_of_birth, age_at_start: 40 });
  const { body } = await api.call('placements.create', { body: { employee_id, start_date } });
  return { employee_id: String(employee_id), placement_id: String(body.id) };
};
const explained = async (placement_id: string) => {
  const { body } = await api.call('placements.explain', { path: { placement_id } });
  return body.policies.find(({ policy_id }: { policy_id: string }) => policy_id === policy);
};
const workAll = async () => {
  while (await api.app.get(PlacementRefreshWorker).refreshNext());
};

describe('a policy that asks how old an employee is at the start', () => {
  it.each([
    ['2009-06-15', '2027-06-14', 'met', "Required because the employee's age at the start is less than 18."],
    [
      '2009-06-15',
      '2027-06-15',
      'unmet',
      "Not required because the employee's age at the start is at least 18.",
    ],
    [
      null,
      '2027-06-15',
      'unknown',
      "Undecided: we need the employee's date of birth and the placement's start date.",
    ],
  ])('born on %s and beginning on %s is %s', async (born, start, outcome, sentence) => {
    const { placement_id } = await hire(born, start);
    expect(await explained(placement_id)).toMatchObject({ outcome, sentence });
  });

  it('keeps neither the day of birth nor the age: not in what is answered, nor in the table, nor in events', async () => {
    const { placement_id } = await hire('2009-06-15', '2026-12-01');
    expect((await explained(placement_id)).explanation).toEqual({ ...under18, actual: null, outcome: 'met' });
    const [kept] = await query<{ row: string }>(
      api,
      `SELECT row_to_json(placements)::text AS row FROM placements WHERE id = $1`,
      [placement_id],
    );
    const told = await query<{ data: string }>(
      api,
      `SELECT row_to_json(events)::text AS data FROM events WHERE resource_id = $1`,
      [placement_id],
    );
    const all = [kept?.row, ...told.map(({ data }) => data)].join('\n');
    expect(all).toContain(fact);
    expect(all).not.toMatch(/2009-06|"actual": ?17/);
  });

  it('is decided again when the day of birth or the first day changes', async () => {
    const { placement_id, employee_id } = await hire('2009-06-15', '2027-01-10');
    const outcome = async () => (await explained(placement_id)).outcome;
    const born = async (date_of_birth: string | null) => {
      const body = { date_of_birth };
      await api.call('employees.updateById', { path: { employee_id }, body });
      await workAll();
      return outcome();
    };
    const begins = async (start_date: string | null) => {
      await api.call('placements.updateById', { path: { placement_id }, body: { start_date } });
      return outcome();
    };
    expect([await outcome(), await born('2008-06-15'), await born(null), await born('2009-06-15')]).toEqual([
      'met',
      'unmet',
      'unknown',
      'met',
    ]);
    expect([await begins('2027-06-15'), await begins(null), await begins('2027-06-14')]).toEqual([
      'unmet',
      'unknown',
      'met',
    ]);
  });

  it('is proven as an ordered number, and replayed', async () => {
    const prove = async (condition: object) =>
      (await api.call('policies.prove', { body: { condition, form_ids: [handbook] } })).body.findings.map(
        ({ kind }: { kind: string }) => kind,
      );
    const both = { all: [under18, { fact, operator: 'at_least', value: 18 }] };
    expect(await prove(both)).toContain('never_met');
    expect(await prove({ fact, operator: 'at_least', value: 22 })).toContain('never_met');
    expect(await prove({ any: [under18, { fact, operator: 'at_least', value: 18 }] })).toContain(
      'always_met',
    );
    expect(await prove({ fact, operator: 'at_most', value: 17 })).toContain('same');
    const { placement_id } = await hire('2006-06-15', '2026-12-01');
    const body = { policy_id: policy, condition: { fact, operator: 'less_than', value: 21 } };
    const { bytes } = await api.call('policies.replay', { body });
    const line = bytes
      .toString()
      .split('\n')
      .find((it) => it.includes(placement_id));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      gained: [{ form_key: 'handbook' }],
      reason: "Required because the employee's age at the start is less than 21.",
    });
  });
});

describe('who may not see dates of birth', () => {
  it('writes no condition that asks the age, and tries none', async () => {
    const at16 = { all: [{ not: { fact, operator: 'at_least', value: 16 } }] };
    const body = { name: 'How old', condition: at16, form_ids: [handbook] };
    const draft = { condition: at16, form_ids: [handbook] };
    const refused = await Promise.all([
      api.call('policies.create', { body, ...narrow }),
      api.call('policies.prove', { body: draft, ...narrow }),
      api.call('policies.replay', { body: draft, ...narrow }),
      api.call('policies.replay', { body: { policy_id: policy, status: 'archived' }, ...narrow }),
      api.call('policies.updateById', { path: { policy_id: policy }, body: { condition: at16 }, ...narrow }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(refused[0]?.body.message).toContain('employee:view_sensitive');
    const allowed = { name: 'Anybody', condition: { all: [] }, form_ids: [handbook], status: 'draft' };
    expect((await api.call('policies.create', { body: allowed, ...narrow })).status).toBe(201);
    const { body: made } = await api.call('api_tokens.create', {
      body: { name: 'Narrow', permissions: ['policy:edit', 'policy:view', 'form:view'] },
    });
    expect((await api.call('policies.create', { body, token: made.token })).status).toBe(403);
  });

  it('finds no birthday by previews of one first day after another', async () => {
    const { employee_id } = await hire('2009-06-15', '2026-12-01');
    const preview = async (start_date: string, by: object = {}) => {
      const answer = await api.call('placements.preview', { body: { employee_id, start_date }, ...by });
      expect(answer.status).toBe(200);
      const { form_requirements, suggested_tasks, missing_task_count } = answer.body;
      return [form_requirements.length, suggested_tasks.length, missing_task_count];
    };
    expect(await preview('2027-06-14', narrow)).toEqual(await preview('2027-06-15', narrow));
    expect(await preview('2027-06-14')).toEqual([1, 1, 1]);
    expect(await preview('2027-06-15')).toEqual([0, 0, 0]);
  });
});
