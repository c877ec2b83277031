import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressInput, createRecord, query } from '../testing/factories.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { formId } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let employerId: string;
let jobs: { readonly ny: string; readonly ca: string };

beforeAll(async () => {
  api = await TestApi.shared();
  employerId = (await createRecord(api, 'employers')).id;
  const job = async (state: string) =>
    String((await createRecord(api, 'jobs', { address: { ...addressInput, state } })).id);
  jobs = { ny: await job('NY'), ca: await job('CA') };
  for (const [state, form] of [
    ['NY', 'ny-it-2104'],
    ['CA', 'ca-de-4'],
  ] as const)
    await api.call('policies.create', {
      body: {
        name: `Withholding of ${state}`,
        condition: { fact: 'work_location.state', operator: 'equals', value: state },
        form_ids: [await formId(api, form)],
      },
    });
});
afterAll(() => api.stop());

const explain = (body: object, more: object = {}) => api.call('placements.explainUnsaved', { body, ...more });

interface Policy {
  readonly outcome: string;
  readonly missing_facts: readonly string[];
  readonly forms: readonly { readonly form_key: string }[];
}

const keysOf = (policies: readonly Policy[], outcome: string) =>
  policies
    .filter((policy) => policy.outcome === outcome)
    .flatMap(({ forms }) => forms.map(({ form_key }) => form_key))
    .sort();

describe('a placement that nobody has made', () => {
  it('is explained for somebody who is not written yet, by what is said of them and where they work', async () => {
    const employee = { address: { state: 'NY', country: 'USA' } };
    const named = { employer_id: employerId, start_date: '2026-12-01' };
    const ny = await explain({ ...named, employee, job_id: jobs.ny });
    expect(ny.status).toBe(200);
    const ca = await explain({ ...named, employee, job_id: jobs.ca });
    expect(keysOf(ny.body.policies, 'met')).toContain('ny-it-2104');
    expect(keysOf(ny.body.policies, 'met')).not.toContain('ca-de-4');
    expect(keysOf(ca.body.policies, 'met')).toContain('ca-de-4');
  });

  it('says which facts are missing, and of nobody at all too', async () => {
    const { status, body } = await explain({});
    expect(status).toBe(200);
    const undecided = body.policies.filter(({ outcome }: Policy) => outcome === 'unknown');
    expect(undecided.flatMap(({ missing_facts }: Policy) => missing_facts)).toContain('work_location.state');
  });

  it('is explained as it is once it was made', async () => {
    const { id: employee_id } = await createRecord(api, 'employees');
    const named = { employee_id, employer_id: employerId, job_id: jobs.ny, start_date: '2026-12-01' };
    const before = await explain(named);
    const made = await createRecord(api, 'placements', named);
    const after = await api.call('placements.explain', { path: { placement_id: made.id } });
    expect(before.body.policies).toEqual(after.body.policies);
    const { employee_id: _, ...unnamed } = named;
    const asNew = await explain({
      ...unnamed,
      employee: { address: { state: 'NY', country: 'USA', city: 'Albany', zip: '12207' } },
    });
    expect(keysOf(asNew.body.policies, 'met')).toEqual(keysOf(after.body.policies, 'met'));
  });

  it('writes nothing', async () => {
    const count = () =>
      query(
        api,
        `SELECT (SELECT count(*) FROM employees WHERE account_id = $1) AS employees,
           (SELECT count(*) FROM placements WHERE account_id = $1) AS placements,
           (SELECT count(*) FROM events WHERE account_id = $1) AS events`,
        [api.live.account.id],
      );
    const before = await count();
    await explain({ employer_id: employerId, job_id: jobs.ny, employee: { date_of_birth: '1990-02-28' } });
    expect(await count()).toEqual(before);
  });

  it('is for whoever may see placements, and names only whom their group lets them see', async () => {
    await createRecord(api, 'custom_properties', { name: 'badge' });
    await query(
      api,
      `UPDATE custom_properties SET is_permission_scope = true WHERE account_id = $1 AND name = 'badge'`,
      [api.live.account.id],
    );
    const access_rule = {
      all: [{ fact: 'employee.custom_attributes.badge', operator: 'equals', value: 'A-17' }],
    };
    const hidden = await createRecord(api, 'employees');
    const cookie = await signInUser(api, [{ permissions: ['placement:view', 'employee:view'], access_rule }]);
    expect((await explain({ employee_id: hidden.id }, withCookie(cookie))).status).toBe(404);
    const without = await signInUser(api, [{ permissions: ['employee:view'] }]);
    expect((await explain({}, withCookie(without))).status).toBe(403);
  });

  it('is refused where it names somebody and describes them too, and where a value is not what it should be', async () => {
    const { id } = await createRecord(api, 'employees');
    expect((await explain({ employee_id: id, employee: {} })).status).toBe(400);
    expect((await explain({ start_date: 'tomorrow' })).status).toBe(400);
    expect((await explain({ employee: { date_of_birth: 'x' } })).status).toBe(400);
    expect((await explain({ employee: { custom_attributes: { nobody_knows: 1 } } })).status).toBe(400);
  });
});
