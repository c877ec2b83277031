import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type FormContent,
  type OperationId,
  operations,
  ordinaryPermissions,
  Permission,
} from '@firstday/domain';
import { query } from '../../testing/factories.js';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
} from '../../testing/hosted-page.js';
import { publishedForm, workwear } from '../../testing/published-form.js';
import { completeShortForm, remark, shortForm } from '../../testing/short-form.js';
import {
  openComponent,
  sessionCookie,
  signInByLink,
  signInUser,
  withCookie,
} from '../../testing/sign-in-by-link.js';
import { TestApi, type TestResponse } from '../../testing/test-api.js';

type Sent = { token?: string | null; headers?: Record<string, string> };

let api: TestApi;
let admin: Sent;
beforeAll(async () => {
  api = await TestApi.shared();
  const groups = (await api.call('user_groups.list')).body.data;
  const id = groups.find(({ name }: { name: string }) => name === 'Admin').id;
  await api.call('users.create', { body: { email: 'admin@harborfoods.com', user_group_ids: [id] } });
  admin = withCookie(await signInByLink(api, 'admin@harborfoods.com'));
}, 60_000);
afterAll(() => api?.stop());

/** Nobody of these may see it anywhere. */
const secret = 'Epilepsia-Zwölf';

const questions: FormContent['sections'][number]['pages'] = [
  {
    id: 'question',
    title: { en: 'A voluntary question' },
    fields: [
      { path: 'task.name', kind: 'name', label: { en: 'Your name' }, prefill: 'employee.first_name' },
      { path: 'task.phone', kind: 'phone', label: { en: 'Your phone' }, prefill: 'employee.phone_number' },
      {
        path: 'task.disability',
        kind: 'radio',
        label: { en: 'Do you have a disability?' },
        required: true,
        options: [
          { value: 'yes', label: { en: 'Yes' } },
          { value: 'no', label: { en: 'No' } },
        ],
      },
    ],
  },
  {
    id: 'more',
    title: { en: 'More' },
    when: { fact: 'task.disability', operator: 'equals', value: 'yes' },
    fields: [
      { path: 'task.which', kind: 'text', label: { en: 'Which?' }, required: true },
      { path: 'task.letter', kind: 'file', label: { en: 'A letter' } },
    ],
  },
];
const base = shortForm([], { segregated: true });
const content: FormContent = { ...base, sections: base.sections.map((it) => ({ ...it, pages: questions })) };
const answers = { 'task.disability': 'yes', 'task.which': secret };

let number = 0;
const newKey = () => `own-segregated-${(number += 1)}`;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A completed task with a file, and what it takes to name its parts. */
async function answered(key = newKey()) {
  const form_id = await publishedForm(api, key, content);
  const employer_id = await newEmployer(api);
  const { taskId, employeeId } = await newTask(api, key, { employer_id });
  const page = await HostedPage.open(api, employeeId);
  await page.write(taskId, answers);
  const subtasks: { id: string; page_id: string }[] = (await page.sheet(taskId)).body.subtasks;
  const subtask_id = subtasks.find(({ page_id }) => page_id === 'more')?.id ?? '';
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(png)]), 'letter.png');
  const sent = await api.call('subtasks.uploadFiles', { path: { subtask_id }, form, token: page.token });
  await answerAndSign(page, taskId, 'employee', answers, 'Ana Lopez');
  await completedTask(api, taskId);
  const file_id: string = sent.body.files[0].id;
  return { form_id, key, taskId, employeeId, employer_id, page, subtask_id, file_id };
}

/** Who is given the permission by an administrator: a person, in a group of theirs, or a token. */
async function personWith(
  ...groups: readonly { permissions: readonly Permission[]; access_rule?: unknown }[]
): Promise<Sent> {
  const user_group_ids: string[] = [];
  for (const group of groups) {
    const made = await api.call('user_groups.create', { body: { name: 'Apart', ...group }, ...admin });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    user_group_ids.push(made.body.id);
  }
  const email = `apart-${(number += 1)}@harborfoods.com`;
  await api.call('users.create', { body: { email, user_group_ids }, ...admin });
  const link = await api.call('magic_links.create', {
    body: { user_email: email, expire_in: 600 },
    ...admin,
  });
  const body = { token: new URL(link.body.url).searchParams.get('link') };
  return withCookie(sessionCookie(await api.call('sessions.redeemMagicLink', { body, token: null })));
}

const said = ({ bytes, body }: TestResponse): string =>
  `${bytes?.toString('utf8') ?? ''}${JSON.stringify(body ?? '')}`;

type Answered = Awaited<ReturnType<typeof answered>>;

/** All that reads something of a task, a page, a file or a form, by the table of operations. */
const readingDoors = Object.entries(operations).flatMap(([id, { method, path }]) =>
  method === 'GET' && /\{(task_id|archived_task_id|subtask_id|file_id|form_id|employee_id)\}/.test(path)
    ? [id]
    : [],
) as OperationId[];

async function openDoors(it: Answered, by: Sent): Promise<ReadonlyMap<string, TestResponse>> {
  const path = {
    task_id: it.taskId,
    archived_task_id: it.taskId,
    subtask_id: it.subtask_id,
    file_id: it.file_id,
    form_id: it.form_id,
    employee_id: it.employeeId,
    edition: '1',
    version: '1',
  };
  const given: Partial<Record<OperationId, Record<string, string>>> = {
    'tasks.getOnboardingUrl': { assignee_type: 'employer' },
    'tasks.getFields': { include_sensitive_info: 'true' },
    'tasks.getVersionFields': { include_sensitive_info: 'true' },
  };
  const found = new Map<string, TestResponse>();
  for (const id of readingDoors) found.set(id, await api.call(id, { path, query: given[id] ?? {}, ...by }));
  return found;
}

const withAnswers = [
  'tasks.getFields',
  'tasks.getPdf',
  'tasks.previewPdf',
  'tasks.getCertificate',
  'tasks.getAudit',
  'tasks.listVersions',
  'tasks.getVersionFields',
  'subtasks.findById',
  'files.findById',
  'files.getContent',
] as const satisfies readonly OperationId[];

describe('answers that are kept apart', () => {
  it('are told by no door to anybody to whom they were not given by name', async () => {
    const it = await answered();
    const employerSide = await HostedPage.open(api, it.employeeId, { assignee_type: 'employer' });
    const narrow = await api.call('api_tokens.create', {
      body: { name: 'All', permissions: ordinaryPermissions },
    });
    const team = { entity_type: 'employee', name: 'team', label: 'Team', scalar_type: 'string' };
    await api.call('custom_properties.create', { body: { ...team, is_permission_scope: true } });
    const elsewhere = { fact: 'employee.custom_attributes.team', operator: 'equals', value: 'another' };
    const component = await openComponent(api, { component: 'employees/list' });
    const credentials: Record<string, Sent> = {
      'a token without bounds': {},
      'a token with everything else': { token: narrow.body.token },
      'an administrator': admin,
      'a person with everything else': withCookie(
        await signInUser(api, [{ permissions: ordinaryPermissions }]),
      ),
      'a person who was given it for others': await personWith(
        { permissions: ordinaryPermissions },
        { permissions: Permission.options, access_rule: elsewhere },
      ),
      'the employer’s side': { token: employerSide.token },
      'an embedded component': { token: null, headers: { 'x-component-auth-token': component } },
    };
    expect(readingDoors.length).toBeGreaterThan(30);
    for (const [who, by] of Object.entries(credentials)) {
      const doors = await openDoors(it, by);
      for (const [door, answer] of doors)
        expect([who, door, said(answer).includes(secret)]).toEqual([who, door, false]);
      for (const door of withAnswers)
        expect([who, door, [403, 404].includes(doors.get(door)?.status ?? 0)]).toEqual([who, door, true]);
    }
  });

  it('are seen by who was given it by its name, and by the employee who proved who they are', async () => {
    const it = await answered();
    const token = await api.call('api_tokens.create', {
      body: { name: 'Equal opportunity', permissions: ['task:view', 'answer:view_segregated'] },
      ...admin,
    });
    expect(token.status).toBe(201);
    const holders = [
      await personWith({ permissions: ['task:view', 'answer:view_segregated', 'employee:view_sensitive'] }),
      // It draws on the person who made it, who does not have it: it is worth nothing there.
      { token: token.body.token },
    ];
    const statuses = [];
    for (const by of holders) {
      const fields = await api.call('tasks.getFields', { path: { task_id: it.taskId }, ...by });
      const pdf = await api.call('tasks.getPdf', { path: { task_id: it.taskId }, ...by });
      statuses.push([fields.status, said(fields).includes(secret), pdf.status]);
    }
    expect(statuses).toEqual([
      [200, true, 200],
      [403, false, 403],
    ]);
    const refused = await api.call('tasks.getFields', { path: { task_id: it.taskId } });
    expect(refused.body).toEqual({
      _tag: expect.any(String),
      message: expect.stringContaining('are kept apart'),
    });
    // In the session in which it was entered it shows; another link to the same form shows it after a proof alone.
    expect(said(await it.page.sheet(it.taskId))).toContain(secret);
    const later = await HostedPage.open(api, it.employeeId);
    const sheet = await later.sheet(it.taskId);
    expect([sheet.status, said(sheet).includes(secret)]).toEqual([200, false]);
    for (const id of ['tasks.previewPdf', 'tasks.getCertificate', 'tasks.listVersions'] as const)
      expect([id, (await api.call(id, { path: { task_id: it.taskId }, token: later.token })).status]).toEqual(
        [id, 403],
      );
    const pdf = () => api.call('tasks.getPdf', { path: { task_id: it.taskId }, token: later.token });
    expect((await pdf()).status).toBe(403);
    const { taskId } = await newTask(api, 'i-9', {
      employee_id: it.employeeId,
      employer_id: it.employer_id,
    });
    await answerAndSign(it.page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    expect((await later.prove()).status).toBe(200);
    expect(said(await later.sheet(it.taskId))).toContain(secret);
    expect((await pdf()).status).toBe(200);
  });

  it('show to no user who is signed in and opens the employee’s link', async () => {
    const it = await answered();
    const person = await signInUser(api, [{ permissions: ordinaryPermissions }]);
    const link = await api.call('employees.getOnboardingUrl', {
      path: { employee_id: it.employeeId },
      query: { assignee_type: 'employee' },
    });
    const opened = await api.call('form_sessions.create', {
      body: { link: new URL(link.body.url).searchParams.get('link') },
      ...withCookie(person),
    });
    expect(opened.status).toBe(201);
    const { token } = opened.body;
    for (const id of ['tasks.getSheet', 'tasks.getFields', 'tasks.previewPdf'] as const)
      expect([
        id,
        said(await api.call(id, { path: { task_id: it.taskId }, token })).includes(secret),
      ]).toEqual([id, false]);
    expect((await api.call('tasks.getPdf', { path: { task_id: it.taskId }, token })).status).toBe(403);
  });

  it('are written by nobody else, and nothing that is said of a write tells them', async () => {
    const it = await answered();
    const path = { task_id: it.taskId, subtask_id: it.subtask_id, file_id: it.file_id };
    const fields = [{ path: 'task.which', value: 'x', expected: secret }];
    const doors: [OperationId, object][] = [
      ['tasks.updateFields', { fields }],
      ['tasks.sendBack', { section_id: 'employee', reason: 'Please look again' }],
      ['task_change_requests.create', { reason: 'Please look again' }],
      ['tasks.answerCorrectionRequest', { outcome: 'opened' }],
      ['subtasks.deleteFile', {}],
    ];
    for (const [id, body] of doors) {
      const { method } = operations[id];
      const answer = await api.call(id, { path, ...(method === 'DELETE' ? {} : { body }) });
      expect([id, answer.status, said(answer).includes(secret)]).toEqual([id, 403, false]);
    }
  });

  it('leave of the task that it is there, whose turn it is, and whether it is done', async () => {
    const key = newKey();
    await publishedForm(api, key, content);
    const [one, other] = [await newTask(api, key), await newTask(api, key)];
    const begun = async (task: typeof one, given: object) => {
      const page = await HostedPage.open(api, task.employeeId);
      await page.write(task.taskId, { ...given });
      const { body } = await api.call('tasks.findById', { path: { task_id: task.taskId } });
      return { task: body, page };
    };
    const yes = await begun(one, { 'task.disability': 'yes' });
    const no = await begun(other, { 'task.disability': 'no' });
    const shown = ({ task }: typeof yes) => [
      task.status,
      task.next_action,
      task.progress,
      task.outcome,
      task.subtasks.map(({ form_page_id, progress }: { form_page_id: string; progress: object }) => [
        form_page_id,
        progress,
      ]),
    ];
    expect(shown(yes)).toEqual(shown(no));
    expect(shown(yes)[2]).toEqual({ percent: 0, numerator: 0, denominator: 1 });
    // On the employee's own page the pages that are called for count.
    const pages = async ({ page, task }: typeof yes) =>
      (await page.sheet(task.id)).body.subtasks.map(({ progress }: { progress: object }) => progress);
    expect(await pages(yes)).not.toEqual(await pages(no));
    // Whoever opens another link, and may be who made it, sees neither.
    const another = async ({ task }: typeof yes) => {
      const page = await HostedPage.open(api, task.employee_id);
      const { hidden, subtasks, answers: shown, task: listed } = (await page.sheet(task.id)).body;
      const [inList] = (await page.current()).body.tasks;
      const pages = subtasks.map(({ progress }: { progress: object }) => progress);
      return [hidden, shown, pages, listed.progress, inList.progress];
    };
    expect(await another(yes)).toEqual(await another(no));
    const told = await query<{ data: object }>(
      api,
      `SELECT data FROM events WHERE resource_id = '${one.taskId}'`,
    );
    expect(JSON.stringify(told)).not.toMatch(/"yes"|task\.disability/);
  });

  it('are not found out by drafts of the form that would leave no place for them', async () => {
    const key = newKey();
    const form_id = await publishedForm(api, key, content);
    const task = await newTask(api, key);
    const page = await HostedPage.open(api, task.employeeId);
    await page.write(task.taskId, { 'task.disability': 'yes' });
    const forecasts = [];
    for (const gone of ['yes', 'no']) {
      const pages = questions.map((it) => ({
        ...it,
        fields: it.fields.map((field) =>
          field.options
            ? {
                ...field,
                options: [
                  ...field.options.filter(({ value }) => value !== gone),
                  { value: 'other', label: { en: 'Other' } },
                ],
              }
            : field,
        ),
      }));
      const asking = pages.filter(({ id }) => id === 'question');
      const draft = { ...content, sections: content.sections.map((it) => ({ ...it, pages: asking })) };
      const saved = await api.call('forms.updateDraft', { path: { form_id }, body: { content: draft } });
      expect(saved.status).toBe(200);
      forecasts.push((await api.call('forms.getDraftChanges', { path: { form_id } })).body.open_tasks);
    }
    expect(forecasts[0]).toEqual(forecasts[1]);
    await api.call('forms.publish', { path: { form_id } });
    const moved = await api.call('forms.moveTasks', { path: { form_id }, body: { misfits: 'stay' } });
    expect(moved.body).toMatchObject({ moved: 0, started_again: 0, stayed: 1, answers_before: 0 });
  });

  it('go into no other form of the employee, nor theirs into it, but name and address', async () => {
    const employee_id = await newEmployee(api, { phone_number: '(518) 555-0100' });
    const [apart, open] = [newKey(), `${newKey()}-open`];
    await publishedForm(api, apart, content);
    const plain = shortForm([
      { path: 'task.phone', kind: 'phone', label: { en: 'Phone' }, prefill: 'employee.phone_number' },
      { path: 'task.name', kind: 'name', label: { en: 'Name' }, prefill: 'employee.first_name' },
    ]);
    await publishedForm(api, open, plain);
    const [one, two] = [
      await newTask(api, apart, { employee_id }),
      await newTask(api, open, { employee_id }),
    ];
    const page = await HostedPage.open(api, employee_id);
    const said = async (taskId: string) => {
      const { answers: shown, prefilled_from } = (await page.sheet(taskId)).body;
      return [shown['task.phone'], shown['task.name'], prefilled_from];
    };
    await page.write(one.taskId, { 'task.phone': '(518) 555-0111', 'task.name': 'Anabel' });
    expect(await said(two.taskId)).toEqual(['+15185550100', 'Anabel', { 'task.name': apart }]);
    await page.write(two.taskId, { 'task.phone': '(518) 555-0122' });
    await page.write(one.taskId, { 'task.phone': null });
    expect((await said(one.taskId))[0]).not.toBe('+15185550122');
  });

  it('stay out of the archive of documents that the employer’s side downloads, which has the others', async () => {
    const employee_id = await newEmployee(api);
    const employer_id = await newEmployer(api);
    const [apart, open] = [newKey(), `${newKey()}-open`];
    await publishedForm(api, apart, shortForm([remark], { segregated: true }));
    await publishedForm(api, open, shortForm([remark]));
    for (const key of [apart, open])
      await completeShortForm(api, await newTask(api, key, { employee_id, employer_id }), {
        'task.remark': secret,
      });
    const side = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
    const archive = await api.call('form_sessions.downloadDocuments', { token: side.token });
    expect([archive.status, archive.bytes.toString('latin1').split('PK\u0001\u0002').length - 1]).toEqual([
      200, 1,
    ]);
  });

  it('are in the archive as they were before', async () => {
    const it = await answered();
    await api.call('tasks.deleteById', { path: { task_id: it.taskId } });
    const path = { archived_task_id: it.taskId, file_id: it.file_id };
    for (const id of [
      'archived_tasks.getFields',
      'archived_tasks.getPdf',
      'archived_tasks.getCertificate',
      'archived_tasks.getAudit',
      'archived_tasks.listVersions',
      'archived_tasks.getFile',
    ] as const)
      expect([id, (await api.call(id, { path })).status]).toEqual([id, 403]);
    expect((await api.call('archived_tasks.findById', { path })).status).toBe(200);
  });

  it('are those that were given before an edition said so, and stay apart when a later one does not', async () => {
    const key = newKey();
    const open = { ...content };
    delete open.segregated;
    const form_id = await publishedForm(api, key, open);
    const task = await newTask(api, key, { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, task.employeeId);
    await answerAndSign(page, task.taskId, 'employee', answers, 'Ana Lopez');
    await completedTask(api, task.taskId);
    const read = () => api.call('tasks.getFields', { path: { task_id: task.taskId } });
    expect((await read()).status).toBe(200);
    for (const next of [content, open]) {
      await api.call('forms.updateDraft', { path: { form_id }, body: { content: next } });
      expect((await api.call('forms.publish', { path: { form_id } })).status).toBe(200);
      expect((await read()).status).toBe(403);
    }
    const { body } = await api.call('tasks.findById', { path: { task_id: task.taskId } });
    expect(body.progress).toEqual({ percent: 100, numerator: 1, denominator: 1 });
  });
});

describe('the permission to see them', () => {
  const grant = (by: Sent) =>
    api.call('user_groups.create', {
      body: { name: 'Apart', permissions: ['task:view', 'answer:view_segregated'] },
      ...by,
    });

  it('is nobody’s from the start', async () => {
    const held = await query<{ n: number }>(
      api,
      `SELECT count(*)::int AS n FROM user_groups WHERE 'answer:view_segregated' = ANY (permissions) AND name = 'Admin'`,
    );
    expect(held).toEqual([{ n: 0 }]);
  });

  it('is given by an administrator, by its name, and by no token and nobody with less', async () => {
    expect((await grant(admin)).status).toBe(201);
    expect((await grant({})).status).toBe(403);
    const most = await signInUser(api, [
      { permissions: ordinaryPermissions.filter((it) => it !== 'webhook:view_secret') },
    ]);
    expect((await grant(withCookie(most))).status).toBe(403);
    const body = { name: 'T', permissions: ['answer:view_segregated'] };
    expect((await api.call('api_tokens.create', { body })).status).toBe(403);
    const all = await api.call('api_tokens.create', { body: { name: 'All' } });
    expect(all.status).toBe(201);
    // A token without bounds that is narrowed to it gains it.
    const path = { api_token_id: all.body.id };
    const narrowed = await api.call('api_tokens.update', { path, body: { permissions: body.permissions } });
    expect(narrowed.status).toBe(403);
  });

  it('is in no token without bounds, whoever made it', async () => {
    const it = await answered();
    const holder = await personWith({ permissions: Permission.options });
    const named = await api.call('api_tokens.create', {
      body: { name: 'Named', permissions: ['task:view', 'answer:view_segregated'] },
      ...holder,
    });
    const all = await api.call('api_tokens.create', { body: { name: 'All' }, ...holder });
    expect([named.status, all.status]).toEqual([201, 201]);
    const read = async (token: string) =>
      (await api.call('tasks.getFields', { path: { task_id: it.taskId }, token })).status;
    expect([await read(named.body.token), await read(all.body.token)]).toEqual([200, 403]);
  });

  it('signs nobody in as who has it, for a token that has it not', async () => {
    const group = await grant(admin);
    const email = 'has-it@harborfoods.com';
    await api.call('users.create', { body: { email, user_group_ids: [group.body.id] }, ...admin });
    const link = await api.call('magic_links.create', { body: { user_email: email, expire_in: 600 } });
    expect(link.status).toBe(403);
  });
});

describe('how a form ended', () => {
  const outcomes = (segregated?: true): FormContent => ({
    ...workwear,
    outcome: 'task.size',
    ...(segregated && { segregated }),
  });

  it('is told once its section is signed, found by it, and told no longer once that is opened again', async () => {
    const key = newKey();
    await publishedForm(api, key, outcomes());
    const { taskId, employeeId } = await newTask(api, key, { employer_id: await newEmployer(api) });
    const outcome = async () =>
      (await api.call('tasks.findById', { path: { task_id: taskId } })).body.outcome;
    const found = async (value: string) =>
      (await api.call('tasks.list', { query: { outcome: value, employee_id: employeeId } })).body.total;
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, { 'task.size': 'm' });
    expect([await outcome(), await found('m')]).toEqual([null, 0]);
    await answerAndSign(page, taskId, 'employee', { 'task.size': 'm' }, 'Ana Lopez');
    expect(await outcome()).toEqual({ value: 'm', label: 'Medium' });
    expect([await found('m'), await found('other')]).toEqual([1, 0]);
    const told = await query<{ outcome: object }>(
      api,
      `SELECT data -> 'outcome' AS outcome FROM events WHERE resource_id = '${taskId}' ORDER BY id DESC LIMIT 1`,
    );
    expect(told).toEqual([{ outcome: { value: 'm', label: 'Medium' } }]);
    const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const back = await api.call('tasks.sendBack', {
      path: { task_id: taskId },
      body: { section_id: 'employee', reason: 'Another size' },
      token: staff.token,
    });
    expect([back.status, await outcome(), await found('m')]).toEqual([200, null, 0]);
    await answerAndSign(
      page,
      taskId,
      'employee',
      { 'task.size': 'other', 'task.other_size': 'S' },
      'Ana Lopez',
    );
    await answerAndSign(staff, taskId, 'employer', { 'task.pieces': 1 }, 'Carla Reyes');
    await completedTask(api, taskId);
    expect(await outcome()).toEqual({ value: 'other', label: 'Another' });
    await api.call('task_change_requests.create', {
      path: { task_id: taskId },
      body: { reason: 'A mistake' },
    });
    expect([await outcome(), await found('other')]).toEqual([null, 0]);
  });
});
