import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EmployeeRow, EmployeeRowOrder, type Permission } from '@firstday/domain';
import { createRecord } from '../../testing/factories.js';
import { newTask } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

type Query = Record<string, string>;

let api: TestApi;
const ids: Record<string, string> = {};
const month = { start_date_from: '2026-11-01' };
const open = { status: 'requires_action' };

const asked = (query: Query, by: object = {}): Promise<TestResponse> =>
  api.call('component_rows.listEmployees', { query, ...by });
const emails = ({ body }: TestResponse): string[] => body.data.map(({ email }: EmployeeRow) => email);

/** Whether a task is open, and where and when they start; many are called the same, so that ids decide their order. */
const people: Record<string, { isOpen: boolean; starts: [employer: string, day: string | null][] }> = {
  'a@x.com': { isOpen: true, starts: [['North', '2026-11-30']] },
  'b@x.com': { isOpen: false, starts: [['North', '2026-11-30']] },
  'c@x.com': { isOpen: true, starts: [['North', '2026-01-05']] },
  'd@x.com': { isOpen: true, starts: [['South', '2026-11-02']] },
  // Twice in the month, and still one row.
  'e@x.com': {
    isOpen: true,
    starts: [
      ['North', '2026-11-03'],
      ['South', '2026-11-04'],
    ],
  },
  // At North long ago: what is asked of one placement is not met by two.
  'f@x.com': {
    isOpen: true,
    starts: [
      ['North', '2026-01-05'],
      ['South', '2026-11-05'],
    ],
  },
  'g@x.com': { isOpen: true, starts: [['North', null]] },
  'h@x.com': { isOpen: true, starts: [] },
  'i@x.com': { isOpen: false, starts: [['South', '2026-11-06']] },
  'j@x.com': { isOpen: true, starts: [['North', '2026-12-01']] },
};
const named = { a: ['Ana', 'Brown'], d: ['Ben', 'Avila'], j: ['Zoe', 'Brown'] };
const sameName = ['Ana', 'Brown'];

beforeAll(async () => {
  api = await TestApi.shared();
  for (const name of ['North', 'South']) ids[name] = (await createRecord(api, 'employers', { name })).id;
  for (const [email, { isOpen, starts }] of Object.entries(people)) {
    const [first_name, last_name] =
      Object.entries(named).find(([letter]) => email.startsWith(letter))?.[1] ?? sameName;
    const { id: employee_id } = await createRecord(api, 'employees', { first_name, last_name, email });
    if (isOpen) await newTask(api, 'handbook', { employee_id, due_at: '2026-12-01T12:00:00.000Z' });
    for (const [employer, start_date] of starts)
      await createRecord(api, 'placements', {
        employee_id,
        employer_id: ids[employer],
        ...(start_date ? { start_date } : {}),
      });
  }
  // Somebody else's, who would be first.
  const theirs = { first_name: 'Aaron', last_name: 'Aalto', email: 'a@y.com', token: api.stranger.apiToken };
  await createRecord(api, 'employees', theirs);
}, 60_000);
afterAll(() => api.stop());

/** Pages of so many, forth until there is no more and back again from the last one, with their totals. */
async function readThrough(query: Query): Promise<{ forth: string[]; back: string[]; totals: number[] }> {
  const forth = [await asked(query)];
  for (let page = forth[0]; page?.body.after; forth.push(page))
    page = await asked({ ...query, after: page.body.after });
  const back = forth.slice(-1);
  for (let page = back[0]; page?.body.before; back.unshift(page))
    page = await asked({ ...query, before: page.body.before });
  return {
    forth: forth.flatMap(emails),
    back: back.flatMap(emails),
    totals: forth.map(({ body }) => body.total),
  };
}

const orders = EmployeeRowOrder.options.flatMap((order_by) =>
  ['asc', 'desc'].map((order_dir) => ({ order_by, order_dir })),
);

describe('employees by several filters', () => {
  it.each<[string, () => Query, string]>([
    ['the day of the start and what is open', () => ({ ...month, ...open }), 'adefj'],
    ['the same, with a count of placements', () => ({ ...month, ...open, placements_count_min: '2' }), 'ef'],
    ['an employer and what is open', () => ({ employer_id: String(ids['North']), ...open }), 'acefgj'],
    [
      'an employer, the day and what is open',
      () => ({ employer_id: String(ids['North']), ...month, ...open }),
      'aej',
    ],
    ['the day, what is open and a word', () => ({ ...month, ...open, search: 'brown' }), 'aefj'],
    ['what is open and an email', () => ({ ...open, email: 'C@x.com' }), 'c'],
    [
      'what is open and the day of the record',
      () => ({ ...open, created_at_from: '2020-01-01' }),
      'acdefghj',
    ],
    ['the day, and who waits', () => ({ ...month, assignee: 'employee' }), 'adefj'],
    ['the day and what nobody meets', () => ({ ...month, progress_min: '50' }), ''],
  ])(
    'are those of the whole list that meet all, in its order: %s',
    async (_, query, letters) => {
      for (const order of orders) {
        const whole = emails(await asked({ ...order, limit: '100' }));
        expect(whole).toHaveLength(Object.keys(people).length);
        const expected = whole.filter((email) => letters.includes(email.charAt(0)));
        for (const limit of ['1', '3', '100']) {
          const { forth, back, totals } = await readThrough({ ...query(), ...order, limit });
          expect([order, limit, forth, back]).toEqual([order, limit, expected, expected]);
          expect(new Set(totals)).toEqual(new Set([letters.length]));
        }
      }
    },
    60_000,
  );

  it('are found by the placements alone that the caller sees', async () => {
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'North' };
    const permissions: Permission[] = ['employee:view', 'placement:view', 'employer:view', 'task:view'];
    const north = withCookie(await signInUser(api, [{ permissions, access_rule }]));
    for (const order of orders)
      expect(emails(await asked({ ...month, ...open, ...order }, north)).sort()).toEqual([
        'a@x.com',
        'e@x.com',
        'j@x.com',
      ]);
    const blind = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    expect((await asked({ ...month, ...open }, blind)).status).toBe(403);
    for (const { apiToken: token } of [api.stranger, api.test])
      expect(emails(await asked({ ...month, ...open }, { token }))).toEqual([]);
  });
});
