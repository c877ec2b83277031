import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId } from '@firstday/domain';
import { addressInput, createRecord, query } from '../testing/factories.js';
import { newTask } from '../testing/hosted-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const names = ['beta', 'Alpha', 'émile', 'alpha', 'Zoe', 'gamma', 'Beta'];

/** Seven of a kind, with names, made in this order and changed in the order of their names' length and letters. */
async function fill(kind: 'clients' | 'employees' | 'employers' | 'jobs'): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const person = { first_name: 'Ana', last_name: name, address: addressInput };
    ids.push((await createRecord(api, kind, kind === 'employees' ? person : { name })).id);
  }
  for (const at of [3, 1, 5])
    await api.call(`${kind}.updateById`, {
      path: { [`${kind.slice(0, -1)}_id`]: ids[at] ?? '' },
      body: { rank: at },
    });
  return ids;
}

const list = async (id: OperationId, asked: Record<string, string | number>, as = {}) =>
  (await api.call(id, { query: asked, ...as })).body;
const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);

/** All rows of a list, read on from cursor to cursor. */
async function readOn(id: OperationId, asked: Record<string, string | number>, as = {}): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const body = await list(id, { per_page: 2, ...asked, starting_after: after }, as);
    found.push(...idsOf(body));
    expect(body.has_more).toBe(body.next_cursor !== null);
    after = body.next_cursor;
  }
  return found;
}

describe.each(['clients', 'employees', 'employers', 'jobs'] as const)('a list of %s', (kind) => {
  let ids: string[];
  beforeAll(async () => {
    ids = await fill(kind);
  });

  const by = (...at: number[]) => at.map((index) => ids[index]);
  const orders = () =>
    ({
      created_at: ids,
      '-created_at': ids.toReversed(),
      updated_at: by(0, 2, 4, 6, 3, 1, 5),
      '-updated_at': by(5, 1, 3, 6, 4, 2, 0),
    }) as const;

  it('is in each order, by pages and from row to row', async () => {
    for (const [sort, expected] of Object.entries(orders())) {
      const pages = [];
      for (const page of [1, 2, 3])
        pages.push(...idsOf(await list(`${kind}.list`, { sort, page, per_page: 3 })));
      expect([sort, pages]).toEqual([sort, expected]);
      expect([sort, await readOn(`${kind}.list`, { sort })]).toEqual([sort, expected]);
    }
    expect(await readOn(`${kind}.list`, {})).toEqual(ids.toReversed());
  });

  it('is in the order of names, without case, ties by id', async () => {
    const ordered = await readOn(`${kind}.list`, { sort: 'name' });
    const names = new Map(ids.map((id, at) => [id, at]));
    const letters = ordered.map((id) => names.get(id));
    expect(letters).toEqual(kind === 'employees' ? [1, 3, 0, 6, 2, 5, 4] : [1, 3, 0, 6, 5, 4, 2]);
    expect(await readOn(`${kind}.list`, { sort: '-name' })).toEqual(ordered.toReversed());
  });

  it('goes on where it was while records come, change and go', async () => {
    const first = await list(`${kind}.list`, { sort: 'updated_at', per_page: 2 });
    expect(idsOf(first)).toEqual(by(0, 2));
    const change = (at: number) =>
      api.call(`${kind}.updateById`, {
        path: { [`${kind.slice(0, -1)}_id`]: ids[at] ?? '' },
        body: { rank: `again ${at}` },
      });
    // The very row from which one reads on becomes the last one.
    await change(2);
    const second = await list(`${kind}.list`, {
      sort: 'updated_at',
      per_page: 9,
      starting_after: first.next_cursor,
    });
    expect(idsOf(second)).toEqual(by(4, 6, 3, 1, 5, 2));
    expect(second).toMatchObject({ total: 7, has_more: false, next_cursor: null });
  });

  it('says nothing more than before where neither is asked', async () => {
    expect(Object.keys(await list(`${kind}.list`, {}))).toEqual([
      'data',
      'total',
      'current_page',
      'per_page',
      'total_pages',
    ]);
  });

  it.each([
    [{ sort: 'nonsense' }, 'sort'],
    [{ sort: 'id; DROP TABLE clients' }, 'sort'],
    [{ starting_after: 'nobody' }, 'starting_after'],
    [{ starting_after: "' OR true --" }, 'starting_after'],
    [{ starting_after: 'x'.repeat(200) }, 'starting_after'],
    [{ starting_after: '', page: 1 }, 'page'],
  ])('refuses %j', async (asked, path) => {
    const body = await list(`${kind}.list`, asked);
    expect(body).toMatchObject({ _tag: 'HttpApiDecodeError', issues: [{ path: [path] }] });
  });

  it('knows the rows of its own account, and of those that the caller may see', async () => {
    const theirs = { token: api.stranger.apiToken };
    const refused = await list(`${kind}.list`, { starting_after: ids[3] ?? '' }, theirs);
    expect(refused.issues).toMatchObject([{ path: ['starting_after'] }]);
    const access_rule = { fact: 'client.name', operator: 'equals', value: 'zoe' };
    const permissions = ['client:view', 'employee:view', 'employer:view', 'job:view'] as const;
    const cookie = await signInUser(api, [{ permissions, access_rule: { all: [access_rule] } }]);
    const hidden = { starting_after: ids[3] ?? '', sort: 'name' };
    const answer = await list(`${kind}.list`, hidden, withCookie(cookie));
    const isHidden = kind === 'clients' || kind === 'employees';
    expect(answer.issues ?? []).toHaveLength(isHidden ? 1 : 0);
    if (isHidden) expect(await readOn(`${kind}.list`, { sort: 'name' }, withCookie(cookie))).toEqual([]);
  });

  it('keeps its filters', async () => {
    const [first] = await query<{ id: string }>(
      api,
      `SELECT id FROM ${kind} WHERE account_id = $1 AND system_attributes ->> 'rank' = '3'`,
      [api.live.account.id],
    );
    expect(await readOn(`${kind}.list`, { name: 'ALPHA', sort: 'updated_at' })).toContain(first?.id);
    expect(await readOn(`${kind}.list`, { name: 'alpha', sort: '-created_at' })).toEqual(by(3, 1));
    expect((await list(`${kind}.list`, { name: 'alpha', sort: 'name', per_page: 1 })).total).toBe(2);
  });
});

it('tasks and placements are read on from row to row', async () => {
  const tasks = [];
  for (let at = 0; at < 3; at++) tasks.push((await newTask(api, 'handbook')).taskId);
  expect(await readOn('tasks.list', {})).toEqual(tasks.toReversed());
  expect(await readOn('tasks.list', { sort: 'created_at', status: 'requires_action' })).toEqual(tasks);
  const placements = [];
  for (let at = 0; at < 3; at++) {
    const { id } = await createRecord(api, 'employees');
    placements.push((await createRecord(api, 'placements', { employee_id: id })).id);
  }
  expect(await readOn('placements.list', { sort: 'updated_at' })).toEqual(placements);
});
