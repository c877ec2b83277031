import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Permission, PolicyReplayLine } from '@firstday/domain';
import { createRecord, query, testSystemContext } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';
import { PolicyReplaysService } from './policy-replays.service.js';

let api: TestApi;
let handbook: string;
let uniform: string;
let north: { placement: string; employer: string };
let south: { placement: string; employer: string };

const everything: readonly Permission[] = [
  'policy:view',
  'placement:view',
  'employee:view',
  'employer:view',
  'client:view',
  'job:view',
];
const atLeast = (value: number) => ({ fact: 'employer.employee_count', operator: 'at_least', value });
const isNamed = (value: string) => ({ fact: 'employer.name', operator: 'equals', value }) as const;

async function replay(body: object, by: object = {}) {
  const { status, bytes, headers, body: problem } = await api.call('policies.replay', { body, ...by });
  if (status !== 200) return { status, lines: [], totals: undefined, problem };
  expect(headers.get('content-type')).toBe('application/x-ndjson');
  const lines = bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => PolicyReplayLine.parse(JSON.parse(line)));
  const found = lines.flatMap((line) => (line.kind === 'placement' ? [line] : []));
  return { status, lines: found, totals: lines.find(({ kind }) => kind === 'totals'), problem };
}
const placementIds = ({ lines }: Awaited<ReturnType<typeof replay>>) =>
  lines.map((line) => line.placement_id).sort();

/** A placement at an employer of its own, and what it is called. */
async function placementAt(
  name: string,
  employee_count: number | null,
  token = api.live.apiToken,
  more: object = {},
) {
  const employer = await createRecord(api, 'employers', { name, employee_count, token });
  const employee = await createRecord(api, 'employees', { first_name: name, last_name: 'Okafor', token });
  const named = { employer_id: employer.id, employee_id: employee.id, token };
  const { id } = await createRecord(api, 'placements', { ...named, ...more });
  return { placement: String(id), employer: String(employer.id), employee: String(employee.id) };
}

/** How many transactions wait for their process, once they are as many, or after some seconds. */
async function openTransactions(expected: number): Promise<number> {
  for (let tries = 0; ; tries++) {
    const open = await query(
      api,
      `SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()`,
    );
    if (open.length === expected || tries === 500) return open.length;
    await setTimeout(100);
  }
}

beforeAll(async () => {
  // The test itself holds connections of the pool.
  api = await TestApi.start({ DATABASE_POOL: '10' });
  [handbook, uniform] = [await formId(api, 'handbook'), await formId(api, 'w-4')];
  // The built-in ones ask everybody for these forms: nothing would change.
  const { body } = await api.call('policies.list', { query: { per_page: 100 } });
  for (const { id } of body.data)
    await api.call('policies.updateById', { path: { policy_id: id }, body: { status: 'archived' } });
  north = await placementAt('North', 120);
  south = await placementAt('South', null);
  await placementAt('Ended', 120, api.live.apiToken, { end_date: '2020-01-31' });
  const deleted = await placementAt('Deleted', 120);
  await api.call('placements.deleteById', { path: { placement_id: deleted.placement } });
  await placementAt('Theirs', 120, api.stranger.apiToken);
  await placementAt('Of the test account', 120, api.test.apiToken);
});
afterAll(() => api.stop());

describe('a replay', () => {
  it('is for those who may see policies, and shows what each other permission lets them see', async () => {
    const draft = { condition: { all: [] }, form_ids: [handbook] };
    const without = async (left: Permission) => {
      const cookie = await signInUser(api, [{ permissions: everything.filter((name) => name !== left) }]);
      return replay(draft, withCookie(cookie));
    };
    expect((await without('policy:view')).status).toBe(403);
    for (const left of ['placement:view', 'employee:view', 'employer:view'] as const)
      expect([left, await without(left)]).toMatchObject([left, { lines: [], totals: { checked: 0 } }]);
    // These placements name neither a client nor a job.
    for (const left of ['client:view', 'job:view'] as const)
      expect([left, (await without(left)).totals]).toMatchObject([left, { checked: 2 }]);
    const { body } = await api.call('api_tokens.create', {
      body: { name: 'Narrow', permissions: ['policy:view', 'placement:view'] },
    });
    expect(await replay(draft, { token: body.token })).toMatchObject({ lines: [], totals: { checked: 0 } });
  });

  it('is of the caller’s account and mode, and of placements that go on', async () => {
    const draft = { condition: { all: [] }, form_ids: [handbook] };
    const ours = await replay(draft);
    expect(placementIds(ours)).toEqual([north.placement, south.placement].sort());
    expect(ours.totals).toEqual({
      kind: 'totals',
      checked: 2,
      gained: 2,
      lost: 0,
      undecided: 0,
      unchanged: 0,
    });
    const inTest = await formId(api, 'handbook', api.test.apiToken);
    const ofTest = await replay({ ...draft, form_ids: [inTest] }, { token: api.test.apiToken });
    expect(JSON.stringify(ofTest.lines)).not.toMatch(/North|South|Theirs/);
    expect((await replay(draft, { token: api.stranger.apiToken })).status).toBe(404);
    const strangers = await formId(api, 'handbook', api.stranger.apiToken);
    const theirs = await api.call('policies.create', {
      token: api.stranger.apiToken,
      body: { name: 'Theirs', ...draft, form_ids: [strangers] },
    });
    expect((await replay({ policy_id: theirs.body.id, status: 'archived' })).status).toBe(404);
  });

  it('shows a caller of some employers theirs, and nothing of what others hold', async () => {
    const draft = { condition: { all: [] }, form_ids: [handbook] };
    const group = { permissions: everything, access_rule: { all: [isNamed('North')] } };
    const cookie = await signInUser(api, [group]);
    const seen = await replay(draft, withCookie(cookie));
    expect([placementIds(seen), seen.totals]).toMatchObject([[north.placement], { checked: 1 }]);
    // What a second group may see of policies opens no placement.
    const two = await signInUser(api, [group, { permissions: ['policy:view'] }]);
    expect(placementIds(await replay(draft, withCookie(two)))).toEqual([north.placement]);
  });

  it('tells nothing of a client that the caller does not see, by a condition that asks for it', async () => {
    const client = await createRecord(api, 'clients', { name: 'Secret Foods' });
    const { placement } = await placementAt('Served', 10, api.live.apiToken, { client_id: client.id });
    const draft = {
      condition: { fact: 'client.name', operator: 'starts_with', value: 'Secret' },
      form_ids: [handbook],
    };
    expect(placementIds(await replay(draft))).toContain(placement);
    const rule = { all: [isNamed('Served')] };
    const cookie = await signInUser(api, [
      { permissions: everything.filter((name) => name !== 'client:view'), access_rule: rule },
      { permissions: ['client:view'], access_rule: { all: [{ ...isNamed('Nobody'), fact: 'client.name' }] } },
    ]);
    const seen = await replay(draft, withCookie(cookie));
    expect([seen.status, seen.lines, seen.totals]).toMatchObject([200, [], { checked: 0 }]);
    await api.call('placements.deleteById', { path: { placement_id: placement } });
  });

  it('says who gains a form, who becomes undecided, and why', async () => {
    const { lines, totals } = await replay({ condition: atLeast(50), form_ids: [handbook] });
    const form = { form_id: handbook, form_key: 'handbook' };
    expect(lines.sort((one, other) => one.employee_name.localeCompare(other.employee_name))).toMatchObject([
      {
        placement_id: north.placement,
        employee_name: 'North Okafor',
        gained: [form],
        lost: [],
        undecided: [],
        reason: "Required because the employer's number of employees is at least 50: it is 120.",
      },
      {
        placement_id: south.placement,
        gained: [],
        undecided: [form],
        reason: "Undecided: we need the employer's number of employees.",
      },
    ]);
    expect(totals).toMatchObject({ checked: 2, gained: 1, undecided: 1, unchanged: 0 });
  });

  it('of a change, of an end, and of what another policy asks for anyway', async () => {
    const kept = { name: 'Large', condition: atLeast(50), form_ids: [handbook, uniform] };
    const { body } = await api.call('policies.create', { body: kept });
    const policy_id = String(body.id);
    expect((await replay({ policy_id })).lines).toEqual([]);
    const changed = await replay({ policy_id, condition: atLeast(500) });
    expect(changed.lines.map(({ lost, reason }) => [lost.length, reason])).toEqual([
      [2, "Not required because the employer's number of employees is less than 500: it is 120."],
    ]);
    const ended = await replay({ policy_id, status: 'archived' });
    expect(ended.lines.map(({ lost, reason }) => [lost.length, reason])).toEqual([
      [2, '“Large” would not ask for it any more.'],
      [2, '“Large” would not ask for it any more.'],
    ]);
    const all = { name: 'All', condition: { all: [] }, form_ids: [handbook] };
    const other = await api.call('policies.create', { body: all });
    const covered = await replay({ policy_id, status: 'archived' });
    expect(covered.lines.map(({ lost }) => lost.map(({ form_key }) => form_key))).toEqual([['w-4'], ['w-4']]);
    for (const id of [policy_id, other.body.id])
      await api.call('policies.updateById', { path: { policy_id: id }, body: { status: 'archived' } });
  });

  it('writes nothing but that it was done', async () => {
    const count = () => query(api, 'SELECT count(*) FROM policies UNION ALL SELECT count(*) FROM events');
    const before = await count();
    await replay({ condition: { all: [] }, form_ids: [handbook] });
    expect(await count()).toEqual(before);
    const wrong = await replay({ condition: { ...atLeast(1), operator: 'contains' }, form_ids: [handbook] });
    expect([wrong.status, wrong.problem._tag]).toEqual([400, 'HttpApiDecodeError']);
  });

  it('has each of many placements once, and stops where nobody reads on', async () => {
    const { id: employer_id } = await createRecord(api, 'employers', { name: 'Many' });
    await query(
      api,
      `INSERT INTO employees (id, account_id, first_name, last_name, created_at, updated_at)
       SELECT 'ee_' || lpad(n::text, 22, '0'), $1, 'Ana', 'Number ' || n, now(), now() FROM generate_series(1, 1200) n`,
      [api.live.account.id],
    );
    await query(
      api,
      `INSERT INTO placements (id, account_id, employee_id, employer_id, decisions, decided_at, created_at, updated_at)
       SELECT 'pla_' || lpad(n::text, 22, '0'), $1, 'ee_' || lpad(n::text, 22, '0'), $2, '[]', now(), now(), now()
         FROM generate_series(1, 1200) n ON CONFLICT DO NOTHING`,
      [api.live.account.id, employer_id],
    );
    const { lines } = await replay({ condition: isNamed('Many'), form_ids: [handbook] });
    expect(new Set(lines.map(({ placement_id }) => placement_id)).size).toBe(1200);
    expect(lines).toHaveLength(1200);
  });

  it('waits for a slow reader, and ends when the reader goes', async () => {
    const service = api.app.get(PolicyReplaysService);
    const ctx = testSystemContext(api);
    const draft = { condition: isNamed('Many'), form_ids: [handbook] };
    const unread = [await service.begin(ctx, draft), await service.begin(ctx, draft)];
    await expect(service.begin(ctx, draft)).rejects.toMatchObject({ status: 429 });
    expect(await openTransactions(2)).toBe(2);
    for (const content of unread) content.destroy();
    expect(await openTransactions(0)).toBe(0);
    expect((await replay(draft)).lines).toHaveLength(1200);
  });
});
