import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type OperationRow,
  type OperationId,
  operations,
  resources,
  ordinaryPermissions,
} from '@firstday/domain';
import { destroyedTask } from '../testing/destroyed-task.js';
import { createRecord, query } from '../testing/factories.js';
import { HostedPage, newFile, newTask } from '../testing/hosted-page.js';
import { publishHandbook } from '../testing/publish-handbook.js';
import { recordFromExample, recordParameters } from '../testing/record-from-example.js';
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
  const file = await newFile(api);
  const subtask = { subtask_id: file.subtaskId };
  const task = await api.call('tasks.findById', { path: { task_id: file.taskId } });
  const named = {
    employee_id: task.body.employee_id,
    employer_id: (await createRecord(api, 'employers')).id,
    client_id: (await createRecord(api, 'clients')).id,
    job_id: (await createRecord(api, 'jobs')).id,
  };
  const placement = await createRecord(api, 'placements', { ...named, start_date: '2026-11-30' });
  ours = { ...named, ...subtask, placement_id: placement.id, task_id: file.taskId, file_id: file.fileId };
  ours['everify_case_id'] = await newCase(ours);
  ours['destruction_certificate_id'] = await destroyedTask(api, named.employee_id);
  const withdrawn = await newTask(api, 'handbook', { employee_id: named.employee_id });
  await api.call('tasks.deleteById', { path: { task_id: withdrawn.taskId } });
  ours['archived_task_id'] = withdrawn.taskId;
  const due_at = '2027-01-04T23:59:59.999Z';
  await newTask(api, 'handbook', { employee_id: named.employee_id, due_at });
  await publishHandbook(api);
  const shownTask = await newTask(api, 'handbook');
  const reader = await HostedPage.open(api, shownTask.employeeId);
  const path = { task_id: shownTask.taskId };
  await api.call('tasks.openAccountDocument', { path, token: reader.token });
  Object.assign(ours, { page_id: 'document', page: '1' });
  for (const [tag, name] of recordParameters)
    if ([...narrowed, ...shown].includes(tag)) ours[name] ??= await recordFromExample(api, tag, ours);
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

async function newCase({ task_id, employee_id, employer_id }: Record<string, string>): Promise<string> {
  const [row] = await query<{ id: string }>(
    api,
    `INSERT INTO everify_cases (id, account_id, task_id, employee_id, employer_id, is_simulated, status, sealed_fields,
                                missing, time_zone, created_at, updated_at)
     VALUES ('ecase_' || md5(random()::text), $1, $2, $3, $4, false, 'PREPARED', '', '{}', 'UTC', now(), now())
     RETURNING id`,
    [api.live.account.id, task_id, employee_id, employer_id],
  );
  return row?.id ?? '';
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
