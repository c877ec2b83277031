import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId } from '@firstday/domain';
import { DatesOfPlacements1795399000000 } from '../database/migrations/1795399000000-dates-of-placements.js';
import { createRecord, ownerDataSource, query } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

type Kind = 'clients' | 'employees' | 'employers' | 'jobs' | 'placements';
const parameter = {
  clients: 'client_id',
  employees: 'employee_id',
  employers: 'employer_id',
  jobs: 'job_id',
  placements: 'placement_id',
} as const satisfies Record<Kind, string>;

const idOf = async (kind: Kind): Promise<string> => {
  const employee = kind === 'placements' ? { employee_id: (await createRecord(api, 'employees')).id } : {};
  return (await createRecord(api, kind, employee)).id;
};
const update = (kind: Kind, id: string, body: object) =>
  api.call(`${kind}.updateById`, { path: { [parameter[kind]]: id }, body });
const find = async (kind: Kind, id: string) =>
  (await api.call(`${kind}.findById`, { path: { [parameter[kind]]: id } })).body;

const days = ['2027-02-29', 'tomorrow', 20261201, true, '2026-12-01T00:00:00Z', ''];
const flags = ['true', 'yes', 1, 0, ''];
const sites = ['always', true, ''];
const amounts = ['1', -1, true, 1e12];

const texts = ['', 5, true, 'x'.repeat(101)];
const codes = ['88000', '8800000', 880000, 'AB1234', ''];

/** Of a job, and of a placement. */
const terms: readonly (readonly [string, right: readonly unknown[], wrong: readonly unknown[]])[] = [
  ['pay_rate', [0, 18.5], [...amounts, '18.50/hr']],
  ['pay_basis', ['hour', 'salary', 'piece'], ['hourly', true, '']],
  ['overtime_rate', [27.75], amounts],
  ['overtime_status', ['exempt', 'non_exempt'], ['non-exempt', true, '']],
  ['pay_frequency', ['weekly', 'biweekly'], ['bi-weekly', 14, '']],
  ['regular_payday', ['Every Friday'], texts],
  ['tip_allowance', [3.5], amounts],
  ['meal_allowance', [4.15], amounts],
  ['lodging_allowance', ['$15 a week'], texts],
  ['other_allowance', ['Utilities, $5 a week'], texts],
  ['work_county', ['Kings'], texts],
  ['work_school_district', ['2102'], texts],
  ['work_psd_code', ['510101'], codes],
];

/** What is right of each property, and what is not. */
const properties: readonly (readonly [Kind, string, right: readonly unknown[], wrong: readonly unknown[]])[] =
  [
    ['employers', 'uses_e_verify', [true, false], flags],
    ['employers', 'e_verify_company_id', ['123456', 123456], ['12a', -1, 1.5, true, '', '1'.repeat(31)]],
    ['employers', 'remote_examination', ['all_hires', 'remote_hires', 'in_person'], sites],
    ['employers', 'time_zone', ['America/New_York', 'UTC'], ['Mars/Base', '', 5, true, 'x'.repeat(3000)]],
    [
      'employers',
      'business_days',
      ['mon-fri', 'Tue – Sat', 'mon,wed, fri', 'daily'],
      ['someday', '', 5, 'mon-'],
    ],
    [
      'employers',
      'holidays',
      ['federal,2026-12-24', '2026-12-24'],
      ['christmas', '2026-02-30', '', 20261224],
    ],
    ['employers', 'handbook_title', ['Our way'], ['', 5, 'x'.repeat(256)]],
    ['employers', 'handbook_version', ['2026.1'], ['', 3]],
    ['clients', 'remote_examination', ['in_person'], sites],
    ['jobs', 'remote_examination', ['all_hires'], sites],
    ['employees', 'has_applied_for_ssn', [true, false], flags],
    ['employees', 'primary_language', ['es', 'zh-TW'], ['xx', 7, '', 'es_MX']],
    ['employees', 'lock_in_filing_status', ['head_of_household'], ['single', true, '']],
    ['employees', 'lock_in_credits', [0, 500.5], amounts],
    ['employees', 'lock_in_deductions', [1000], amounts],
    ['employees', 'lock_in_extra_withholding', [20], amounts],
    ['placements', 'start_date', ['2028-02-29'], days],
    ['placements', 'end_date', ['2028-02-29'], days],
    ['placements', 'offer_accepted_on', ['2028-02-29'], days],
    ['placements', 'job_days', [1, 2], [0, 1.5, '2', true, -3]],
    ['placements', 'works_remotely', [true, false], flags],
    ['placements', 'worker_type', ['employee', 'contractor'], ['1099', true, '']],
    ['placements', 'claims_treaty_exemption', [true, false], flags],
    ['placements', 'first_payday', ['2026-12-04'], days],
    ...(['jobs', 'placements'] as const).flatMap((kind) =>
      terms.map(([name, right, wrong]) => [kind, name, right, wrong] as const),
    ),
    ['employees', 'residence_county', ['Albany'], texts],
    ['employees', 'residence_school_district', ['2102'], texts],
    ['employees', 'residence_psd_code', ['880000'], codes],
    ['employers', 'workers_compensation_insurer', ['State Fund'], ['', 5, 'x'.repeat(256)]],
    [
      'employers',
      'workers_compensation_phone',
      ['+1 (888) 555-0100'],
      ['', 8885550100, 'call us', '1'.repeat(31)],
    ],
    ['employers', 'workers_compensation_policy', ['WC-1024-26'], ['', 5, 'x'.repeat(61)]],
  ];

describe('a property that forms, policies or deadlines read', () => {
  it.each(properties)(
    'of %s: %s is of its type or 400, and null clears it',
    async (kind, name, right, wrong) => {
      const id = await idOf(kind);
      for (const value of wrong) {
        const { status, body } = await update(kind, id, { [name]: value });
        expect([
          value,
          status,
          body._tag,
          body.issues?.map((issue: { path: unknown }) => issue.path),
        ]).toEqual([value, 400, 'HttpApiDecodeError', [[name]]]);
      }
      for (const value of right) expect((await update(kind, id, { [name]: value })).body[name]).toBe(value);
      expect((await find(kind, id))[name]).toBe(right.at(-1));
      expect((await update(kind, id, { [name]: null })).body).not.toHaveProperty(name);
    },
  );

  it('is refused where a record is made or previewed too, and other scalars stay free', async () => {
    const employer = {
      name: 'A',
      ein: '123456789',
      address: null,
      uses_e_verify: 'yes',
      time_zone: 'Mars/Base',
    };
    const refused = await api.call('employers.create', { body: employer });
    const paths = refused.body.issues.map(({ path }: { path: string[] }) => path[0]);
    expect(paths).toEqual(expect.arrayContaining(['uses_e_verify', 'time_zone']));
    const { id: employee_id } = await createRecord(api, 'employees');
    for (const id of ['placements.create', 'placements.preview'] as const satisfies readonly OperationId[])
      expect((await api.call(id, { body: { employee_id, end_date: 'soon' } })).status).toBe(400);
    const free = { note: 'yes', rank: 1.5, is_new: true, uses_e_verified: 'true' };
    expect(await createRecord(api, 'employers', free)).toMatchObject(free);
  });
});

describe('a value that was kept before its property had a type', () => {
  const keep = (kind: Kind, id: string, attributes: object) =>
    query(api, `UPDATE ${kind} SET system_attributes = $2 WHERE id = $1`, [id, attributes]);

  it.each(properties)('of %s: %s counts as absent, and breaks nothing', async (kind, name, _right, wrong) => {
    const id = await idOf(kind);
    for (const value of wrong) {
      await keep(kind, id, { [name]: value, note: 'kept' });
      const read = await find(kind, id);
      expect([value, name in read, read.note]).toEqual([value, false, 'kept']);
    }
    const { body } = await api.call(`${kind}.list`, { query: { per_page: 1 } });
    expect(body.data[0]).toMatchObject({ id, note: 'kept' });
    expect((await update(kind, id, { note: 'changed' })).status).toBe(200);
  });

  it('is no fact of a policy, and of its type it is', async () => {
    const { id: policy_id } = (
      await api.call('policies.create', {
        body: {
          name: 'Later starts',
          condition: { all: [{ fact: 'placement.start_date', operator: 'after', value: '2026-12-01' }] },
          form_ids: [await formId(api, 'w-4')],
        },
      })
    ).body;
    const id = await idOf('placements');
    const outcome = async (body: object) => {
      expect((await update('placements', id, body)).status).toBe(200);
      const { policies } = (await api.call('placements.explain', { path: { placement_id: id } })).body;
      return policies.find((policy: { policy_id: string }) => policy.policy_id === policy_id)?.outcome;
    };
    await keep('placements', id, { start_date: 'zzz' });
    expect(await outcome({ note: 'asked again' })).toBe('unknown');
    expect(await outcome({ start_date: '2026-12-02' })).toBe('met');
  });

  it('of a day that has a time is that day since the migration, and what is no day stays as it is', async () => {
    const id = await idOf('placements');
    await keep('placements', id, {
      start_date: '2026-12-01T08:00:00-05:00',
      end_date: '2027-01-31 00:00',
      offer_accepted_on: 'soon',
      note: '2026-12-01T00:00:00Z',
    });
    const runner = ownerDataSource(api).createQueryRunner();
    await new DatesOfPlacements1795399000000().up(runner).finally(() => runner.release());
    const read = await find('placements', id);
    expect(read).toMatchObject({
      start_date: '2026-12-01',
      end_date: '2027-01-31',
      note: '2026-12-01T00:00:00Z',
    });
    expect(read).not.toHaveProperty('offer_accepted_on');
    const [row] = await query<{ kept: string }>(
      api,
      `SELECT system_attributes ->> 'offer_accepted_on' AS kept FROM placements WHERE id = $1`,
      [id],
    );
    expect(row?.kept).toBe('soon');
  });
});
