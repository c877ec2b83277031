import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmployeeActLine, type OperationId, type Permission } from '@firstday/domain';
import { SecurityReadsService } from '../../identity/security-log/security-reads.service.js';
import { createRecord, query } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { newTask } from '../../testing/hosted-page.js';
import { unzip } from '../../testing/inspection-package.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
const ids: Record<string, string> = {};
const does: Permission[] = ['employee:view', 'task:view', 'task:edit'];
const east = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'east' };

const everyAct = [
  'employee_acts.createLinks',
  'employee_acts.withdrawTasks',
  'employee_acts.downloadDocuments',
  'employee_acts.exportRows',
] as const satisfies readonly OperationId[];
const bodyOf = (id: OperationId, selection: object) => ({
  selection,
  ...(id === 'employee_acts.createLinks' ? { act_id: randomUUID() } : {}),
});

/** What an act says of everybody, once it is done. */
async function act(id: OperationId, body: object, by: object = {}) {
  const { status, bytes, headers, body: problem } = await api.call(id, { body, ...by });
  if (status !== 200) return { status, lines: [], problem };
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'application/x-ndjson',
    'no-store',
  ]);
  const lines = bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => EmployeeActLine.parse(JSON.parse(line)));
  return { status, lines, problem };
}
const makeLinks = (body: object, by: object = {}) =>
  act('employee_acts.createLinks', { act_id: randomUUID(), ...body }, by);
const doneIn = ({ lines }: Awaited<ReturnType<typeof act>>) =>
  lines.flatMap((line) => (line.kind === 'done' ? [line] : []));
const failedIn = ({ lines }: Awaited<ReturnType<typeof act>>) =>
  lines.flatMap((line) => (line.kind === 'failed' ? [line] : []));
const linksOf = async (employee_id: string) =>
  (await api.call('onboarding_links.list', { query: { employee_id } })).body.data;
const selectionOf = (...names: string[]) => ({ employee_ids: names.map((name) => ids[name] ?? name) });

beforeAll(async () => {
  api = await TestApi.shared();
  const property = { name: 'region', scalar_type: 'string', is_permission_scope: true };
  await createRecord(api, 'custom_properties', property);
  for (const [first_name, region] of [
    ['Ana', 'east'],
    ['Ben', 'west'],
    ['Cara', 'east'],
  ] as const) {
    const person = { first_name, last_name: 'Act', custom_attributes: { region } };
    const { id } = await createRecord(api, 'employees', person);
    ids[first_name] = id;
    await newTask(api, 'w-4', { employee_id: id });
  }
  const gone = await createRecord(api, 'employees', { first_name: 'Gone' });
  ids['Gone'] = gone.id;
  await api.call('employees.deleteById', { path: { employee_id: gone.id } });
  const theirs = { token: api.stranger.apiToken, first_name: 'Theirs' };
  ids['Theirs'] = (await createRecord(api, 'employees', theirs)).id;
}, 60_000);
afterAll(() => api.stop());

describe('an act for many employees', () => {
  it.each(everyAct)('%s is for those who may do it for one, and for nobody else', async (id) => {
    const body = bodyOf(id, selectionOf('Ana'));
    const without = async (...left: Permission[]) => {
      const permissions = does.filter((name) => !left.includes(name));
      return (await api.call(id, { body, ...withCookie(await signInUser(api, [{ permissions }])) })).status;
    };
    expect(await without('employee:view')).toBe(403);
    expect(await without('task:view', 'task:edit')).toBe(id === 'employee_acts.exportRows' ? 200 : 403);
    for (const selection of [
      {},
      { employee_ids: [] },
      { matching: { page: '2' } },
      { matching: { status: 'x' } },
      { matching: { custom_attributes: '2026-02-30' } },
    ])
      expect((await api.call(id, { body: bodyOf(id, selection) })).status).toBe(400);
  });

  it('says of each what became of it: who is another account’s, in the other mode or gone is not found', async () => {
    const made = await makeLinks({
      selection: selectionOf('Ana', 'Gone', 'Theirs', 'ee_1111111111111111111111'),
    });
    expect(made.lines[0]).toEqual({ kind: 'begun', total: 4 });
    expect(made.lines.at(-1)).toEqual({ kind: 'totals', done: 1, failed: 3 });
    expect(failedIn(made)).toMatchObject([1, 2, 3].map(() => ({ reason: 'not_found', employee_name: null })));
    for (const { apiToken: token } of [api.stranger, api.test])
      expect(doneIn(await makeLinks({ selection: selectionOf('Ana') }, { token }))).toEqual([]);
  });

  it('keeps to the rules of groups: nobody is named, and nothing done, beyond them', async () => {
    const cookie = withCookie(await signInUser(api, [{ permissions: does, access_rule: east }]));
    const made = await makeLinks({ selection: selectionOf('Ana', 'Ben') }, cookie);
    expect(doneIn(made).map(({ employee_id }) => employee_id)).toEqual([ids['Ana']]);
    expect(failedIn(made)).toMatchObject([
      { employee_id: ids['Ben'], employee_name: null, reason: 'not_found' },
    ]);
    const all = await makeLinks({ selection: { matching: {} } }, cookie);
    expect(doneIn(all).map(({ employee_name: name }) => name)).toEqual(['Ana Act', 'Cara Act']);
    // Sees everybody, and may change the forms of some.
    const two = withCookie(
      await signInUser(api, [{ permissions: ['employee:view'] }, { permissions: does, access_rule: east }]),
    );
    const mixed = await makeLinks({ selection: selectionOf('Ana', 'Ben') }, two);
    expect(failedIn(mixed)).toMatchObject([{ employee_name: 'Ben Act', reason: 'not_allowed' }]);
  });

  it('takes all that a list has, by its filters', async () => {
    const made = await makeLinks({ selection: { matching: { search: 'act', status: 'requires_action' } } });
    expect(doneIn(made)).toHaveLength(3);
    expect(doneIn(await makeLinks({ selection: { matching: { search: 'nobody' } } }))).toEqual([]);
  });
});

describe('links for many', () => {
  it('open the forms of each, and are recorded as any other', async () => {
    const [line] = doneIn(await makeLinks({ selection: selectionOf('Cara'), locale: 'es' }));
    const link = new URL(line?.url ?? '').searchParams.get('link');
    const opened = await api.call('form_sessions.create', { body: { link }, token: null });
    expect(opened.status).toBe(201);
    const [recorded] = await linksOf(String(ids['Cara']));
    expect(recorded).toMatchObject({
      uses: 1,
      assignee_type: 'employee',
      task_ids: null,
      handed_over: 'api',
    });
    const { body } = await api.call('security_events.list', { query: { kind: 'onboarding_link.created' } });
    expect(body.data[0]).toMatchObject({ subject: { id: ids['Cara'] } });
  });

  it('are made once an act, however often and at once it is sent; by another person they are others', async () => {
    const before = (await linksOf(String(ids['Ben']))).length;
    const asked = { selection: selectionOf('Ben', 'Ana'), act_id: randomUUID() };
    const [one, other] = await Promise.all([makeLinks(asked), makeLinks(asked)]);
    const again = await makeLinks({ ...asked, selection: selectionOf('Ben', 'Ana', 'Cara') });
    expect([doneIn(one).length, doneIn(other).length, doneIn(again).length]).toEqual([2, 2, 3]);
    expect(await linksOf(String(ids['Ben']))).toHaveLength(before + 1);
    const link = new URL(doneIn(again)[0]?.url ?? '').searchParams.get('link');
    expect((await api.call('form_sessions.create', { body: { link }, token: null })).status).toBe(201);
    const cookie = withCookie(await signInUser(api, [{ permissions: does }]));
    await makeLinks(asked, cookie);
    expect(await linksOf(String(ids['Ben']))).toHaveLength(before + 2);
  });

  it('that were revoked are not made to open again by the same act', async () => {
    const asked = { selection: selectionOf('Ana'), act_id: randomUUID() };
    await makeLinks(asked);
    const [{ id }] = await linksOf(String(ids['Ana']));
    await api.call('onboarding_links.revoke', { path: { onboarding_link_id: id } });
    expect(failedIn(await makeLinks(asked))).toMatchObject([{ reason: 'revoked' }]);
  });

  it('of who sees some of somebody’s forms open those', async () => {
    const { id } = await createRecord(api, 'employers', { name: 'North' });
    const person = await createRecord(api, 'employees', { first_name: 'Dora' });
    await createRecord(api, 'placements', { employee_id: person.id, employer_id: id });
    const rule = { fact: 'employer.name', operator: 'equals', value: 'North' };
    const cookie = withCookie(await signInUser(api, [{ permissions: does, access_rule: rule }]));
    const hidden = await newTask(api, 'w-4', { employee_id: person.id });
    const made = await makeLinks({ selection: { employee_ids: [person.id] } }, cookie);
    const link = new URL(doneIn(made)[0]?.url ?? '').searchParams.get('link');
    const { body } = await api.call('form_sessions.create', { body: { link }, token: null });
    expect(JSON.stringify(body)).not.toContain(hidden.taskId);
    expect((await linksOf(person.id))[0].task_ids).not.toContain(hidden.taskId);
  });
});

describe('withdrawing from many', () => {
  it('withdraws what is not completed, says how much, and finds nothing the second time', async () => {
    const person = await createRecord(api, 'employees', { first_name: 'Eva' });
    for (const key of ['w-4', 'handbook']) await newTask(api, key, { employee_id: person.id });
    const asked = { selection: { employee_ids: [person.id] }, reason: 'made_by_mistake' };
    expect(doneIn(await act('employee_acts.withdrawTasks', asked))).toMatchObject([{ count: 2, url: null }]);
    expect(doneIn(await act('employee_acts.withdrawTasks', asked))).toMatchObject([{ count: 0 }]);
    const { body } = await api.call('tasks.list', { query: { employee_id: person.id } });
    expect(body.data).toEqual([]);
    const withdrawn = await query(
      api,
      `SELECT 1 FROM tasks WHERE employee_id = $1 AND withdrawal ->> 'reason' = 'made_by_mistake'`,
      [person.id],
    );
    expect(withdrawn).toHaveLength(2);
  });
});

describe('files of many', () => {
  it('are an archive of what is finished, logged document by document', async () => {
    const { employeeId, taskId } = await finishedW4(api);
    await newTask(api, 'handbook', { employee_id: employeeId });
    const body = { selection: { employee_ids: [employeeId, ids['Ana'], ids['Theirs']] } };
    const { bytes, headers } = await api.call('employee_acts.downloadDocuments', { body });
    expect(headers.get('content-type')).toBe('application/zip');
    const files = unzip(bytes);
    expect(files.map(([name]) => name.endsWith(`(${taskId}).pdf`))).toEqual([true]);
    const alone = await api.call('tasks.getPdf', {
      path: { task_id: taskId },
      headers: { accept: 'application/pdf' },
    });
    expect(files[0]?.[1].equals(alone.bytes)).toBe(true);
    await api.app.get(SecurityReadsService).writeAll();
    const { body: log } = await api.call('security_events.list', { query: { kind: 'document.downloaded' } });
    expect(log.data[0]).toMatchObject({ subject: { id: taskId } });
  });

  it('are documents for who may read each by itself, and for nobody else', async () => {
    const { employeeId, taskId } = await finishedW4(api);
    const body = { selection: { employee_ids: [employeeId] } };
    const narrow = withCookie(await signInUser(api, [{ permissions: does }]));
    const alone = await api.call('tasks.getPdf', { path: { task_id: taskId }, ...narrow });
    const answer = await api.call('employee_acts.downloadDocuments', { body, ...narrow });
    expect([alone.status, answer.status]).toEqual([403, 403]);
    // Sensitive values of the east alone: this W-4 is somebody's elsewhere.
    const groups = [
      { permissions: does },
      { permissions: [...does, 'employee:view_sensitive' as const], access_rule: east },
    ];
    const ofEast = withCookie(await signInUser(api, groups));
    expect((await api.call('tasks.getPdf', { path: { task_id: taskId }, ...ofEast })).status).toBe(404);
    const { bytes } = await api.call('employee_acts.downloadDocuments', { body, ...ofEast });
    expect(unzip(bytes)).toEqual([]);
  });

  it('are a table of what the list shows, with the columns that are asked for', async () => {
    const body = { selection: selectionOf('Ben', 'Ana', 'Gone', 'Theirs'), columns: ['name', 'progress'] };
    const { bytes } = await api.call('employee_acts.exportRows', { body });
    expect(bytes.toString().replace('\ufeff', '').trim().split('\r\n')).toEqual([
      '"id","name","progress"',
      expect.stringMatching(new RegExp(`^"${ids['Ana']}","Ana Act","\\d+%"$`)),
      expect.stringMatching(new RegExp(`^"${ids['Ben']}","Ben Act","\\d+%"$`)),
    ]);
    const blind = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    const { bytes: all } = await api.call('employee_acts.exportRows', {
      body: { selection: { matching: {} } },
      ...blind,
    });
    expect(all.toString()).toContain('Ana Act');
  });

  it('say in that table of whom forms are undecided', async () => {
    const placement = await createRecord(api, 'placements', { employee_id: ids['Cara'] });
    const body = { selection: selectionOf('Cara'), columns: ['progress'] };
    const { bytes } = await api.call('employee_acts.exportRows', { body });
    expect(bytes.toString()).toMatch(/"\d+%, [1-9] undecided"/);
    await api.call('placements.deleteById', { path: { placement_id: placement.id } });
  });
});
