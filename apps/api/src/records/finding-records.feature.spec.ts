import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId } from '@firstday/domain';
import { phoneDigits } from './phone-digits.js';
import { addressInput, createRecord, query } from '../testing/factories.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let ana: { id: string };
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await TestApi.start();
  const theirs = api.stranger.apiToken;
  const person = { first_name: 'Ana', last_name: 'López-O’Brien', address: addressInput };
  ana = await createRecord(api, 'employees', {
    ...person,
    email: 'Ana.Lopez@Example.com',
    phone: '+1 (518) 555-0142',
  });
  await createRecord(api, 'employees', { first_name: 'Bo', last_name: '50%_Sure', phone: '518 555 014' });
  await createRecord(api, 'employees', {
    token: theirs,
    ...person,
    email: 'ana.lopez@example.com',
  });
  for (const [kind, name] of [
    ['employers', 'Harbor Foods'],
    ['clients', 'Pier Nine'],
    ['jobs', 'Line Cook'],
  ] as const) {
    ids[kind] = (
      await createRecord(api, kind, { name, ...(kind === 'employers' && { phone: '212-555-0100' }) })
    ).id;
    await createRecord(api, kind, { name: 'Another' });
    await createRecord(api, kind, { name, token: theirs });
  }
  await createRecord(api, 'custom_properties', { entity_type: 'job', name: 'level', label: 'Level' });
  ids['employees'] = ana.id;
  ids['placements'] = (await createRecord(api, 'placements', { employee_id: ana.id })).id;
});
afterAll(() => api.stop());

const found = async (id: OperationId, asked: Record<string, string>, as = {}): Promise<string[]> => {
  const answer = await api.call(id, { query: asked, ...as });
  expect(answer.status).toBe(200);
  expect(answer.body.total).toBe(answer.body.data.length);
  return answer.body.data.map(({ id }: { id: string }) => id);
};

describe('a record is found', () => {
  it.each([
    ['employees', { email: 'ana.lopez@example.COM' }],
    ['employees', { phone: '518.555.0142' }],
    ['employees', { phone: '15185550142' }],
    ['employees', { name: 'ANA LÓP' }],
    ['employees', { name: 'o’bri', email: 'ana.lopez@example.com', phone: '(518) 555 0142' }],
    ['employers', { phone: '+1 212 555 0100' }],
    ['employers', { name: 'bor fo' }],
    ['clients', { name: 'pier' }],
    ['jobs', { name: 'k', per_page: '1' }],
  ] as const)('in %s by %j', async (kind, asked) => {
    expect(await found(`${kind}.list`, asked)).toEqual([ids[kind]]);
  });

  it.each([
    ['employees', { email: 'ana.lopez@example.co' }],
    ['employees', { email: '%' }],
    ['employees', { phone: '5550142' }],
    ['employees', { name: 'Ana  López' }],
    ['employees', { name: '5_%' }],
    ['employees', { name: "' OR true --" }],
    ['clients', { name: '%' }],
  ] as const)('in %s by all of what is asked, and not by %j', async (kind, asked) => {
    expect(await found(`${kind}.list`, asked)).toEqual([]);
  });

  it('by signs that patterns give a meaning, as they are', async () => {
    expect(await found('employees.list', { name: '50%_s' })).toHaveLength(1);
  });

  it('among all pages where many are', async () => {
    await query(
      api,
      `INSERT INTO clients (id, account_id, name, created_at, updated_at)
       SELECT 'cl_many' || n, $1, 'Of many', now(), now() FROM generate_series(1, 700) n`,
      [api.live.account.id],
    );
    const last = await api.call('clients.list', { query: { name: 'of MANY', page: '8', per_page: '100' } });
    expect(last.body).toMatchObject({ total: 700, total_pages: 7, data: [] });
    await query(api, `DELETE FROM clients WHERE name = 'Of many'`);
  });

  it('by nobody whose groups do not show it', async () => {
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody of this name' };
    const cookie = await signInUser(api, [{ permissions: ['employee:view'], access_rule }]);
    const asked = { email: 'ana.lopez@example.com', phone: '5185550142', name: 'ana' };
    for (const [name, value] of Object.entries(asked))
      expect(await found('employees.list', { [name]: value }, withCookie(cookie))).toEqual([]);
  });
});

it.each([
  ['employees', { phone: 'none' }],
  ['employees', { email: '' }],
  ['employees', { name: 'x'.repeat(256) }],
  ['employees', { name: 'a\0' }],
  ['jobs', { created_at_gte: 'yesterday' }],
  ['placements', { updated_at_lte: '2026-02-30' }],
] as const)('a list of %s refuses %j', async (kind, asked) => {
  const refused = await api.call(`${kind}.list`, { query: asked });
  expect(refused.body).toMatchObject({ _tag: 'HttpApiDecodeError', issues: [{ path: Object.keys(asked) }] });
});

describe('the times of a row', () => {
  const lists = [
    ['employees.list', 'employees'],
    ['employers.list', 'employers'],
    ['clients.list', 'clients'],
    ['jobs.list', 'jobs'],
    ['placements.list', 'placements'],
    ['custom_properties.list', 'custom_properties'],
    ['policies.list', 'policies'],
    ['user_groups.list', 'user_groups'],
    ['users.list', 'users'],
    ['themes.list', 'themes'],
    ['webhooks.list', 'webhooks'],
  ] as const;

  it.each(lists)('are asked by %s, each edge within', async (id, table) => {
    await signInUser(api, [{ permissions: ['employee:view'] }]);
    if (table === 'themes') await api.call('themes.create', { body: { name: 'Sea', light: {}, dark: {} } });
    if (table === 'webhooks')
      await api.call('webhooks.create', { body: { url: 'https://hooks.harborfoods.com/in' } });
    const [made, changed] = ['2020-02-03T04:05:06.007Z', '2021-02-03T04:05:06.007Z'];
    const mine = await query<{ id: string }>(
      api,
      `UPDATE ${table} SET created_at = $2, updated_at = $3 WHERE id = (
         SELECT id FROM ${table} WHERE account_id = $1 ORDER BY id DESC LIMIT 1) RETURNING id`,
      [api.live.account.id, made, changed],
    );
    const expected = mine.map((row) => row.id);
    expect(expected).toHaveLength(1);
    const [before, after] = ['2020-02-03T04:05:06.006Z', '2021-02-03T04:05:06.008Z'];
    expect(await found(id, { created_at_lte: made })).toEqual(expected);
    expect(
      await found(id, {
        created_at_gte: made,
        created_at_lte: made,
        updated_at_gte: changed,
        updated_at_lte: changed,
      }),
    ).toEqual(expected);
    expect(await found(id, { updated_at_lte: changed })).toEqual(expected);
    expect(await found(id, { created_at_lte: before })).toEqual([]);
    expect(await found(id, { updated_at_gte: after, created_at_lte: made })).toEqual([]);
  });
});

it('takes the index that finds the record among many', async () => {
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    api,
    `WITH made AS (INSERT INTO employees (id, account_id, first_name, last_name, email, phone, created_at, updated_at)
       SELECT 'ee_many' || n, $1, 'Given' || n, 'Family' || n, 'person' || n || '@example.com', '+1 415 ' || 1000000 + n, now(), now()
         FROM generate_series(1, 20000) n RETURNING 1)
     SELECT count(*)::int AS count FROM made`,
    [api.live.account.id],
  );
  expect(count).toBe(20_000);
  await query(api, 'VACUUM ANALYZE employees');
  const plan = async (condition: string, value: string) =>
    JSON.stringify(
      await query(
        api,
        `EXPLAIN WITH few AS MATERIALIZED (SELECT id FROM employees WHERE account_id = '${api.live.account.id}'
           AND deleted_at IS NULL AND ${condition.replace('@value', () => `'${value}'`)} LIMIT 501) SELECT * FROM few`,
      ),
    );
  expect(await plan(`lower(email) = lower(@value::text)`, 'PERSON77@example.com')).toContain(
    'employees_email',
  );
  expect(await plan(`(first_name || ' ' || last_name) ILIKE @value`, '%ven77 fam%')).toContain(
    'employees_name',
  );
  expect(await plan(`${phoneDigits('phone')} = ${phoneDigits('@value::text')}`, '415-1000077')).toContain(
    'employees_phone',
  );
  expect(await found('employees.list', { phone: '(415) 1000077' })).toEqual(['ee_many77']);
});
