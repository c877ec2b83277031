import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations, type Permission } from '@firstday/domain';
import fc from 'fast-check';
import { createRecord } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi, type TestResponse } from '../testing/test-api.js';
import { PlacementRefreshWorker } from './placement-refresh-worker.js';

const fact = 'employee.age_at_start';
const recruiting: readonly Permission[] = [
  'placement:view',
  'placement:edit',
  'employee:view',
  'employee:edit',
  'task:view',
  'task:edit',
  'policy:view',
  'policy:edit',
  'employer:view',
  'client:view',
  'job:view',
  'form:view',
  'webhook:view',
];

/** Both are 17 on the first day; nothing else is different. */
const firstDay = '2026-12-01';
const birthdays = ['2009-06-15', '2009-11-02'] as const;

interface World {
  readonly token: string;
  readonly by: ReturnType<typeof withCookie>;
  readonly employee: string;
  readonly handbook: string;
  placement: string;
}

let api: TestApi;
beforeAll(async () => {
  // Without workers of its own: the test says when changes are worked off.
  api = await TestApi.start({ ROLE: 'api' });
});
afterAll(() => api.stop());

const openWorlds = async (createdBy: 'administrator' | 'recruiter'): Promise<World[]> => {
  const tokens = [api.live.apiToken, api.stranger.apiToken];
  return Promise.all(tokens.map((token, at) => openWorld(token, birthdays[at] ?? '', createdBy)));
};

async function openWorld(token: string, date_of_birth: string, createdBy: string): Promise<World> {
  const { body } = await api.call('policies.list', { query: { per_page: 100 }, token });
  for (const { id } of body.data)
    await api.call('policies.updateById', { path: { policy_id: id }, body: { status: 'archived' }, token });
  const handbook = await formId(api, 'handbook', token);
  const w4 = await formId(api, 'w-4', token);
  const under = (value: number) => ({ fact, operator: 'less_than', value });
  for (const [name, condition, form] of [
    ['Minors', under(18), handbook],
    ['Sixteen or more', { not: under(16) }, w4],
    ['Young managers', { all: [under(21), { fact: 'placement.grade', operator: 'equals', value: 'A' }] }, w4],
  ] as const)
    await api.call('policies.create', { body: { name, condition, form_ids: [form] }, token });
  const by = withCookie(await signInUser(api, [{ permissions: recruiting }], token));
  const { id: employee } = await createRecord(api, 'employees', { date_of_birth, token });
  const creator = createdBy === 'recruiter' ? by : { token };
  const made = await api.call('placements.create', {
    body: { employee_id: employee, start_date: firstDay },
    ...creator,
  });
  expect(made.status).toBe(201);
  return { token, by, employee, handbook, placement: made.body.id };
}

/** What an answer says, without what differs between any two accounts: ids, times, and the order of rows of one moment. */
function said({ status, bytes }: TestResponse): string {
  const text = bytes
    .toString()
    .replaceAll(/\b([a-z]{2,8})_[0-9A-Za-z]{20,24}\b/g, '$1')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'a time')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'a hash')
    .replaceAll(/person-\d+@/g, 'person@')
    .replaceAll(/link=[\w-]+|Ours|Theirs/g, '')
    .replaceAll(/"(after|before|next_cursor|request_id|snapshot|version)":"[^"]*"/g, '"$1":""');
  return `${status} ${text.replace(/"data":(\[.*\])/s, (whole, rows: string) => sortedRows(rows) ?? whole)}`;
}

function sortedRows(rows: string): string | undefined {
  try {
    const parsed: unknown[] = JSON.parse(rows);
    return JSON.stringify(parsed.map((row) => JSON.stringify(row)).sort());
  } catch {
    return undefined;
  }
}

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const acts = [
  'move',
  'move and ask for tasks',
  'make again',
  'change a fact',
  'preview',
  'unsaved',
  'replay',
] as const;
const sequence = fc.array(fc.tuple(fc.constantFrom(...acts), day), { minLength: 3, maxLength: 8 });

async function act(world: World, what: (typeof acts)[number], start_date: string): Promise<TestResponse> {
  const { by, employee: employee_id, handbook } = world;
  const path = { placement_id: world.placement };
  switch (what) {
    case 'move':
      return api.call('placements.updateById', { path, body: { start_date }, ...by });
    case 'move and ask for tasks':
      return api.call('placements.updateById', { path, body: { start_date, create_tasks: true }, ...by });
    case 'change a fact':
      return api.call('placements.updateById', { path, body: { start_date, grade: 'A' }, ...by });
    case 'make again': {
      await api.call('placements.deleteById', { path, ...by });
      const made = await api.call('placements.create', { body: { employee_id, start_date }, ...by });
      world.placement = made.body.id;
      return made;
    }
    case 'preview':
      return api.call('placements.preview', { body: { employee_id, start_date }, ...by });
    case 'unsaved':
      return api.call('placements.explainUnsaved', { body: { employee_id, start_date }, ...by });
    case 'replay':
      return api.call('policies.replay', { body: { condition: { all: [] }, form_ids: [handbook] }, ...by });
  }
}

/** Every operation that reads, of the records of the world or of all that the caller sees. */
async function readAll(world: World): Promise<[string, string][]> {
  const ids: Record<string, string> = { employee_id: world.employee, placement_id: world.placement };
  const tasks = await api.call('tasks.list', { query: { employee_id: world.employee }, ...world.by });
  const { body } = await api.call('policies.list', {
    query: { per_page: '100', status: 'active' },
    ...world.by,
  });
  if (tasks.body.data?.[0]) ids['task_id'] = tasks.body.data[0].id;
  if (body.data?.[0]) ids['policy_id'] = body.data[0].id;
  const answers: [string, string][] = [];
  for (const [operation, { method, path }] of Object.entries(operations)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (method !== 'GET' || names.some((name) => ids[name] === undefined)) continue;
    const asked = names.reduce((text, name) => text.replace(`{${name}}`, ids[name] ?? ''), path);
    answers.push([operation, said(await api.request('GET', `/api/v1${asked}`, world.by))]);
  }
  return answers;
}

const workAll = async () => {
  while (await api.app.get(PlacementRefreshWorker).refreshNext());
};

describe('two worlds that differ in a date of birth alone', () => {
  it.each(['administrator', 'recruiter'] as const)(
    'answer alike to who may not see it, whatever they do after the %s made the placement',
    async (createdBy) => {
      const worlds = await openWorlds(createdBy);
      await fc.assert(
        fc.asyncProperty(sequence, async (steps) => {
          for (const [what, start] of steps) {
            const [one, other] = await Promise.all(worlds.map((world) => act(world, what, start)));
            if (one && other) expect([what, start, said(other)]).toEqual([what, start, said(one)]);
            const path = worlds.map(({ placement }) => ({ placement_id: placement }));
            const explained = await Promise.all(
              worlds.map((world, at) =>
                api.call('placements.explain', { path: path[at] ?? {}, ...world.by }),
              ),
            );
            const [first, second] = explained.map(said);
            expect(second).toBe(first);
          }
        }),
        { numRuns: 3, endOnFailure: true },
      );
      await workAll();
      const [one, other] = await Promise.all(worlds.map(readAll));
      expect(one?.length).toBeGreaterThan(20);
      expect(other).toEqual(one);
    },
    60_000,
  );
});
