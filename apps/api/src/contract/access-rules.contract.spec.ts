import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type OperationRow,
  type OperationId,
  operations,
  resources,
  ordinaryPermissions,
} from '@firstday/domain';
import { HostedPage, newTask } from '../testing/hosted-page.js';
import { everyKindOfRecord } from '../testing/record-makers.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

const every = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const facts = (id: OperationId): OperationRow => operations[id];
const allowsPeople = (id: OperationId) => facts(id).allows.includes('user_session');
const tagOf = (id: OperationId) => id.split('.')[0] ?? '';
const parametersOf = (id: OperationId) => facts(id).path.match(/\w+(?=\})/g) ?? [];

const ofRecords = resources.filter(({ holdsRecords }) => holdsRecords);
const tagsThat = (accessRules: 'narrow' | 'show_all') =>
  ofRecords.filter((it) => it.accessRules === accessRules).map(({ tag }) => tag);
const [narrowed, shown] = [tagsThat('narrow'), tagsThat('show_all')];
/** What the paths of narrowed resources name: wherever it is named, it is hidden. */
const hidden = new Set(every.filter((id) => narrowed.includes(tagOf(id))).flatMap(parametersOf));
const ofOneRecord = every.filter((id) => allowsPeople(id) && parametersOf(id).some((it) => hidden.has(it)));
const listsOf = (tags: readonly string[]) =>
  every.filter((id) => allowsPeople(id) && id.endsWith('.list') && tags.includes(tagOf(id)));

/** What an operation cannot be asked without, besides the body that the reference shows. */
const queries: Partial<Record<OperationId, Record<string, string>>> = {
  'tasks.getOnboardingUrl': { assignee_type: 'employee' },
  'upcoming_starts.list': { starts_on_gte: '2026-01-01', starts_on_lte: '2027-12-31' },
  'work_items.list': { bucket: 'waiting_on_others' },
};

let api: TestApi;
let ours: Record<string, string>;
/** Somebody who may do everything, with the records that meet a rule; and none of the account's does. */
let cookie: string;

beforeAll(async () => {
  api = await TestApi.start();
  ({ ours } = await everyKindOfRecord(api, {
    // The PDF of a form is no record, although its pages are named as those of records are.
    names: (name) => name !== 'sha256',
    tags: (tag) => [...narrowed, ...shown].includes(tag),
    known: { page_id: 'document', page: '1' },
  }));
  const due_at = '2027-01-04T23:59:59.999Z';
  await newTask(api, 'handbook', { employee_id: ours['employee_id'] ?? '', due_at });
  const shownTask = await newTask(api, 'handbook');
  const reader = await HostedPage.open(api, shownTask.employeeId);
  const path = { task_id: shownTask.taskId };
  await api.call('tasks.openAccountDocument', { path, token: reader.token });
  await nameOurs();
  const nobody = ['employer', 'client', 'job'].map((noun) => ({
    fact: `${noun}.name`,
    operator: 'equals',
    value: 'Nobody of this name',
  }));
  cookie = await signInUser(api, [{ permissions: ordinaryPermissions, access_rule: { all: nobody } }]);
});
afterAll(() => api.stop());

/** Records of each kind are called the same by whoever asks. */
async function nameOurs(): Promise<void> {
  ours['external_id'] = 'HR-1042';
  for (const tag of ['employees', 'employers', 'clients', 'jobs', 'placements'] as const) {
    const body = { external_id: ours['external_id'] };
    const { status } = await api.call(`${tag}.updateById`, { path: ours, body });
    expect(status).toBe(200);
  }
}

const ask = (id: OperationId) => {
  const { method, reference } = facts(id);
  return api.call(id, {
    ...withCookie(cookie),
    path: ours,
    query: queries[id] ?? {},
    ...(method === 'GET' ? {} : { body: reference.body ?? {} }),
  });
};

describe('a person whose access rule no record meets', () => {
  it('is asked about everything: each resource of records says what access rules do with it', () => {
    expect(ofRecords.map(({ tag, accessRules }) => [tag, accessRules])).toEqual(
      ofRecords.map(({ tag }) => [tag, expect.stringMatching(/^(?:narrow|show_all)$/)]),
    );
    expect([...hidden].filter((name) => !ours[name])).toEqual([]);
    expect(ofOneRecord.length).toBeGreaterThanOrEqual(40);
  });

  it.each(listsOf(narrowed))('sees nothing in %s, where the account has records', async (id) => {
    expect((await api.call(id, { query: queries[id] ?? {} })).body.data).not.toEqual([]);
    const { body } = await ask(id);
    expect([body.data, body.total ?? 0]).toEqual([[], 0]);
  });

  it.each(ofOneRecord)('finds nothing by %s', async (id) => {
    const answer = await ask(id);
    expect([answer.status, answer.body?._tag]).toEqual([404, 'ResourceNotFoundError']);
  });

  it.each(ofOneRecord.filter((id) => id.endsWith('.findById')))('is alone in that: %s', async (id) => {
    expect((await api.call(id, { path: ours })).status).toBe(200);
  });

  it.each(listsOf(shown))('sees all in %s, which access rules are not about', async (id) => {
    const { body } = await api.call(id);
    expect(body.data).not.toEqual([]);
    expect((await ask(id)).body).toEqual(body);
  });
});
