import type { FormContent, FormFieldContent } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { answerAndSign, HostedPage, newEmployee, newEmployer, newTask } from '../../testing/hosted-page.js';
import { publishedForm, workwear } from '../../testing/published-form.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
}, 60_000);
afterAll(() => api?.stop());

let number = 0;
const newKey = () => `own-moved-${(number += 1)}`;
const on = (form_id: string) => ({ path: { form_id } });
const size = (value: string) => ({ 'task.size': value });

/** The form with other fields on its first page, and a page before it. */
function changed(edit: (field: FormFieldContent) => FormFieldContent[], more: object = {}): FormContent {
  const [employee, ...others] = workwear.sections;
  if (!employee) throw new Error('there is a section');
  const [sizes] = employee.pages;
  if (!sizes) throw new Error('there is a page');
  const locker = { path: 'task.locker', kind: 'text', label: { en: 'Which locker?' } } as const;
  const before = { id: 'locker', title: { en: 'Your locker' }, fields: [locker] };
  const pages = [before, { ...sizes, fields: sizes.fields.flatMap(edit) }];
  return { ...workwear, sections: [{ ...employee, pages, ...more }, ...others] };
}

const withoutMedium = changed((field) => [
  field.path === 'task.size' && field.options
    ? { ...field, options: field.options.filter(({ value }) => value !== 'm') }
    : field,
]);
const kept = changed((field) => [field]);

async function draftOf(form_id: string, content: FormContent): Promise<void> {
  const { status, body } = await api.call('forms.updateDraft', { ...on(form_id), body: { content } });
  if (status !== 200) throw new Error(JSON.stringify(body));
}
const publish = (form_id: string) => api.call('forms.publish', on(form_id));
const changes = (form_id: string, more: object = {}) =>
  api.call('forms.getDraftChanges', { ...on(form_id), ...more });
const move = (form_id: string, misfits: string, more: object = {}) =>
  api.call('forms.moveTasks', { ...on(form_id), body: { misfits }, ...more });

/** A task that somebody began, and its page. */
async function begun(key: string, answers: Readonly<Record<string, unknown>> = {}, employer: object = {}) {
  const { taskId, employeeId } = await newTask(api, key, { employer_id: await newEmployer(api, employer) });
  const page = await HostedPage.open(api, employeeId);
  if (Object.keys(answers).length > 0) expect((await page.write(taskId, answers)).status).toBe(200);
  return { taskId, page, employeeId };
}

const stateOf = async ({ taskId, page }: { taskId: string; page: HostedPage }) => {
  const { body } = await page.sheet(taskId);
  return [body.edition, body.answers['task.size'] ?? null];
};

describe('publishing a form that people have begun', () => {
  it('says what changes, and what would become of each task, and changes nothing by saying so', async () => {
    const key = newKey();
    const form_id = await publishedForm(api, key);
    const [blank, fitting, misfit, signed] = [
      await begun(key),
      await begun(key, { 'task.size': 'other', 'task.other_size': 'XS', 'task.account': '000123456789' }),
      await begun(key, size('m')),
      await begun(key),
    ];
    await answerAndSign(signed.page, signed.taskId, 'employee', size('m'), 'Ana Lopez');
    await draftOf(form_id, withoutMedium);
    const { body } = await changes(form_id);
    expect(body).toEqual({
      form_id,
      since: '1',
      is_breaking: true,
      changes: [
        { of: 'page', id: 'locker', change: 'added', is_breaking: false },
        { of: 'field', id: 'task.locker', change: 'added', is_breaking: false },
        { of: 'field', id: 'task.size', change: 'options_removed', is_breaking: true },
      ],
      open_tasks: { total: 4, signed: 1, fitting: 2, misfitting: 1, answers: 4, misfitting_answers: 1 },
    });
    for (const task of [blank, fitting, misfit, signed]) expect((await stateOf(task))[0]).toBe('1');
  });

  it('moves tasks with all their answers, leaves what was signed, and has others stay or start again', async () => {
    const key = newKey();
    const form_id = await publishedForm(api, key);
    const answers = { 'task.size': 'other', 'task.other_size': 'XS', 'task.account': '000123456789' };
    const [blank, fitting, misfit, signed] = [
      await begun(key),
      await begun(key, answers),
      await begun(key, size('m')),
      await begun(key),
    ];
    await fitting.page.visitAll(fitting.taskId, 'employee');
    await answerAndSign(signed.page, signed.taskId, 'employee', size('m'), 'Ana Lopez');
    await draftOf(form_id, withoutMedium);
    expect((await publish(form_id)).body.edition).toBe('2');
    const first = await move(form_id, 'stay');
    expect([first.status, first.body]).toEqual([
      200,
      {
        form_id,
        edition: '2',
        moved: 2,
        started_again: 0,
        stayed: 2,
        answers_before: 3,
        answers_after: 3,
        next_cursor: null,
      },
    ]);
    expect(await Promise.all([blank, fitting, misfit, signed].map(stateOf))).toEqual([
      ['2', null],
      ['2', 'other'],
      ['1', 'm'],
      ['1', 'm'],
    ]);
    const sheet = (await fitting.page.sheet(fitting.taskId)).body;
    expect(sheet.subtasks.map(({ page_id }: { page_id: string }) => page_id)).toEqual([
      'locker',
      'sizes',
      'handed_out',
    ]);

    const again = await move(form_id, 'start_again');
    expect(again.body).toMatchObject({ moved: 0, started_again: 1, stayed: 1 });
    expect(await stateOf(misfit)).toEqual(['2', null]);
    expect(await stateOf(signed)).toEqual(['1', 'm']);

    const done = await answerAndSign(
      fitting.page,
      fitting.taskId,
      'employee',
      { 'task.locker': '12' },
      'Ana Lopez',
    );
    expect([done.status, done.body.next_action]).toEqual([201, { type: 'employer_action' }]);
    for (const { taskId } of [fitting, misfit]) {
      const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
      expect(body.is_intact).toBe(true);
      expect(body.events.find(({ kind }: { kind: string }) => kind === 'edition_changed').detail).toEqual({
        from_edition: '1',
        edition: '2',
        edition_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        started_again: taskId === misfit.taskId,
        index: { edition: '2' },
      });
    }
  });

  it('loses no answer that somebody gives meanwhile', async () => {
    const key = newKey();
    const form_id = await publishedForm(api, key);
    const tasks = [];
    for (let count = 0; count < 12; count += 1) tasks.push(await begun(key, size('m')));
    await draftOf(form_id, kept);
    await publish(form_id);
    const [moved, ...written] = await Promise.all([
      move(form_id, 'stay'),
      ...tasks.map(({ page, taskId }) =>
        page.write(taskId, { 'task.size': 'other', 'task.other_size': 'L' }),
      ),
    ]);
    expect(moved.body).toMatchObject({ moved: 12, stayed: 0 });
    expect(written.map(({ status }) => status)).toEqual(tasks.map(() => 200));
    for (const { page, taskId } of tasks) {
      const { body } = await page.sheet(taskId);
      expect([body.edition, body.answers]).toMatchObject([
        '2',
        { 'task.size': 'other', 'task.other_size': 'L' },
      ]);
    }
  });

  it('shows nobody what was masked, and gives no side the answers of the other', async () => {
    const key = newKey();
    const masked = changed((field) => [
      field.path === 'task.other_size' ? { ...field, sensitive: true } : field,
    ]);
    const form_id = await publishedForm(api, key, masked);
    const task = await begun(key, { 'task.size': 'other', 'task.other_size': 'XS' });
    await draftOf(form_id, kept);
    expect((await changes(form_id)).body).toMatchObject({ is_breaking: true, open_tasks: { misfitting: 1 } });
    await publish(form_id);
    expect((await move(form_id, 'stay')).body.stayed).toBe(1);
    await draftOf(
      form_id,
      changed((field) => [field], { assignee_type: 'employer' }),
    );
    await publish(form_id);
    expect((await move(form_id, 'stay')).body.stayed).toBe(1);
    expect(await stateOf(task)).toEqual(['1', 'other']);
  });

  it('moves no task that the caller may not change', async () => {
    const key = newKey();
    const form_id = await publishedForm(api, key);
    const [ours, other] = [await begun(key, {}, { name: 'Night Shift Foods' }), await begun(key)];
    await draftOf(form_id, kept);
    await publish(form_id);
    const formsAlone = { body: { name: 'Forms', permissions: ['form:edit'] as const } };
    const { token } = (await api.call('api_tokens.create', formsAlone)).body;
    expect((await move(form_id, 'stay', { token })).status).toBe(403);
    expect((await changes(form_id, { token })).body.open_tasks).toBeNull();

    const rule = { fact: 'employer.name', operator: 'equals', value: 'Night Shift Foods' };
    const cookie = await signInUser(api, [
      { permissions: ['form:view', 'form:edit'] },
      { permissions: ['task:view', 'task:edit'], access_rule: { all: [rule] } },
    ]);
    expect((await changes(form_id, withCookie(cookie))).body.open_tasks.total).toBe(1);
    expect((await move(form_id, 'stay', withCookie(cookie))).body.moved).toBe(1);
    expect([(await stateOf(ours))[0], (await stateOf(other))[0]]).toEqual(['2', '1']);
  });

  it('is not there before anything was published', async () => {
    const draft = await api.call('forms.create', { body: { key: newKey(), content: workwear } });
    expect((await move(draft.body.id, 'stay')).status).toBe(400);
    expect((await changes(draft.body.id)).body).toMatchObject({
      since: null,
      changes: [],
      is_breaking: false,
    });
    expect((await move(draft.body.id, 'forget')).status).toBe(400);
  });
});

describe('a form that is retired', () => {
  it('is given to nobody any more; who has it finishes it', async () => {
    const key = newKey();
    const form_id = await publishedForm(api, key);
    const task = await begun(key);
    const policy = { name: 'Warehouse', condition: { all: [] }, form_ids: [form_id] };
    const made = await api.call('policies.create', { body: policy });
    const refused = await api.call('forms.retire', on(form_id));
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('“Warehouse”')]);
    const path = { policy_id: made.body.id };
    await api.call('policies.updateById', { path, body: { status: 'archived' } });
    const retired = await api.call('forms.retire', on(form_id));
    expect([retired.status, typeof retired.body.retired_at]).toEqual([200, 'string']);

    expect((await api.call('forms.list', { query: { key } })).body.data).toEqual([]);
    const employee_id = await newEmployee(api);
    expect((await api.call('tasks.create', { body: { form_id, employee_id } })).status).toBe(400);
    expect((await api.call('policies.create', { body: policy })).status).toBe(400);
    expect((await api.call('policies.updateById', { path, body: { status: 'active' } })).status).toBe(400);
    expect((await publish(form_id)).status).toBe(400);
    const signed = await answerAndSign(task.page, task.taskId, 'employee', size('m'), 'Ana Lopez');
    expect(signed.status).toBe(201);

    const restored = await api.call('forms.restore', on(form_id));
    expect([restored.status, restored.body.retired_at]).toEqual([200, null]);
    expect((await api.call('tasks.create', { body: { form_id, employee_id } })).status).toBe(201);
  });

  it('was published, and is the account’s own', async () => {
    const draft = await api.call('forms.create', { body: { key: newKey(), content: workwear } });
    expect((await api.call('forms.retire', on(draft.body.id))).status).toBe(400);
    const [{ id: catalogForm }] = (await api.call('forms.list', { query: { key: 'w-4' } })).body.data;
    for (const [id, token] of [
      [catalogForm, api.live.apiToken],
      [draft.body.id, api.stranger.apiToken],
    ])
      for (const operation of ['forms.retire', 'forms.restore'] as const)
        expect((await api.call(operation, { ...on(id), token })).status).toBe(404);
  });

  it('is not retired while somebody makes a policy that asks for it', async () => {
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await publishedForm(api, newKey()));
    for (const form_id of ids) {
      const body = { name: 'At once', condition: { all: [] }, form_ids: [form_id] };
      const both = await Promise.all([
        api.call('policies.create', { body }),
        api.call('forms.retire', on(form_id)),
      ]);
      expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 201]);
      const [made] = both;
      const path = { policy_id: made.body.id };
      if (made.status === 201) await api.call('policies.updateById', { path, body: { status: 'archived' } });
    }
  });
});

describe('the document of a draft', () => {
  it('is drawn with samples, or empty, and not while it cannot be published', async () => {
    const draft = await api.call('forms.create', { body: { key: newKey(), content: workwear } });
    const preview = (body: object, more: object = {}) =>
      api.call('forms.preview', { ...on(draft.body.id), body, ...more });
    const sample = await preview({});
    expect(sample.status).toBe(200);
    const text = await extractPdfText(sample.bytes);
    for (const part of [
      'Workwear loan',
      'Medium',
      '000123456789',
      'Alex Sample',
      'Robin Sample',
      'Wash it at 40',
    ])
      expect(text).toContain(part);
    const empty = await extractPdfText((await preview({ answers: 'none', locale: 'es' })).bytes);
    expect(empty).toContain('Préstamo de ropa de trabajo');
    expect(empty).not.toContain('Sample');
    for (const locale of ['ar', 'zh-TW']) expect((await preview({ locale })).status).toBe(200);
    expect((await preview({ locale: '../x' })).status).toBe(400);
    expect((await preview({}, { token: api.stranger.apiToken })).status).toBe(404);
    await draftOf(draft.body.id, { ...workwear, sections: [] });
    expect((await preview({})).body.issues).toHaveLength(2);
  });
});

describe('a form that is made from another', () => {
  it('is a draft of its own, and is listed with the others', async () => {
    const form_id = await publishedForm(api, newKey());
    const key = newKey();
    const copy = await api.call('forms.copy', { ...on(form_id), body: { key, name: 'Tools' } });
    expect([copy.status, copy.body.edition, copy.body.content.short_name]).toEqual([
      201,
      null,
      { en: 'Tools' },
    ]);
    expect(copy.body.content.sections).toEqual(workwear.sections);
    expect((await api.call('forms.copy', { ...on(form_id), body: { key } })).status).toBe(400);
    const { body } = await api.call('forms.listDrafts', { query: { per_page: '2' } });
    expect(body.data).toMatchObject([
      { key, name: 'Tools', edition: null, is_published: false, retired_at: null },
      { id: form_id, name: 'Workwear', edition: '1', is_published: true },
    ]);
    const later = { updated_at_gte: new Date(Date.now() + 60_000).toISOString() };
    expect((await api.call('forms.listDrafts', { query: later })).body.total).toBe(0);
    const token = api.stranger.apiToken;
    expect((await api.call('forms.listDrafts', { token })).body.data).toEqual([]);
    expect((await api.call('forms.copy', { ...on(form_id), body: { key: newKey() }, token })).status).toBe(
      404,
    );
  });
});
