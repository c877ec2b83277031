import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../testing/factories.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const days = ['2026-12-03', undefined, '2026-12-01', '2027-01-04', '2026-12-03'];
let ids: string[];
let employers: string[];

/** Five placements with one employer, one of them undated, and one with another. */
beforeAll(async () => {
  ids = [];
  await createRecord(api, 'custom_properties', {
    name: 'region',
    entity_type: 'employer',
    is_permission_scope: true,
  });
  employers = [];
  for (const region of ['east', 'west'])
    employers.push((await createRecord(api, 'employers', { custom_attributes: { region } })).id);
  for (const [at, start_date] of days.entries()) {
    const { id: employee_id } = await createRecord(api, 'employees');
    const body = { employee_id, employer_id: employers[at === 4 ? 1 : 0], ...(start_date && { start_date }) };
    ids.push((await createRecord(api, 'placements', body)).id);
  }
});

const by = (...at: number[]) => at.map((index) => ids[index]);
const list = (query: Record<string, string | number>, as = {}) =>
  api.call('placements.list', { query, ...as });

async function readOn(query: Record<string, string | number>, as = {}): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { body } = await list({ ...query, per_page: 2, starting_after: after }, as);
    found.push(...body.data.map(({ id }: { id: string }) => id));
    after = body.next_cursor;
  }
  return found;
}

describe('placements by their first day', () => {
  it('are listed from the earliest or the latest on, those without a day before every day', async () => {
    expect(await readOn({ sort: 'start_date' })).toEqual(by(1, 2, 0, 4, 3));
    expect(await readOn({ sort: '-start_date' })).toEqual(by(3, 4, 0, 2, 1));
  });

  it('are held to days, both included, and to an employer besides', async () => {
    const december = { start_date_gte: '2026-12-01', start_date_lte: '2026-12-31' };
    expect(await readOn({ ...december, sort: 'start_date' })).toEqual(by(2, 0, 4));
    expect(await readOn({ ...december, sort: 'start_date', employer_id: employers[1] ?? '' })).toEqual(by(4));
    expect((await list({ start_date_gte: '2026-12-04' })).body).toMatchObject({ total: 1 });
    expect((await list({ start_date_lte: '2026-12-01' })).body.data).toHaveLength(1);
  });

  it.each([
    ['start_date_gte', 'tomorrow'],
    ['start_date_lte', '2026-02-30'],
    ['start_date_gte', "2026-12-01' OR true --"],
    ['sort', 'end_date'],
  ])('are not asked by %s=%s: 400 says where', async (name, value) => {
    const { status, body } = await list({ [name]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ _tag: 'HttpApiDecodeError', issues: [{ path: [name] }] });
  });

  it('are seen in this order too by whoever may see some alone', async () => {
    const access_rule = {
      all: [{ fact: 'employer.custom_attributes.region', operator: 'equals', value: 'west' }],
    };
    const cookie = await signInUser(api, [{ permissions: ['placement:view', 'employer:view'], access_rule }]);
    expect(await readOn({ sort: 'start_date' }, withCookie(cookie))).toEqual(by(4));
    const hidden = await list({ sort: 'start_date', starting_after: ids[0] ?? '' }, withCookie(cookie));
    expect(hidden.status).toBe(400);
  });

  it('are none of another account, nor a place to read on from', async () => {
    const { apiToken: token } = api.stranger;
    expect((await list({ sort: 'start_date' }, { token })).body).toMatchObject({ data: [], total: 0 });
    expect((await list({ starting_after: ids[0] ?? '' }, { token })).status).toBe(400);
  });
});
