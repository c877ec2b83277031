import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
} from '../../testing/hosted-page.js';
import { publishedForm, workwear } from '../../testing/published-form.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
}, 60_000);
afterAll(() => api?.stop());

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

let number = 0;
const newKey = () => `own-workwear-${(number += 1)}`;
const create = (content: unknown, more: object = {}) =>
  api.call('forms.create', { body: { key: newKey(), content }, ...more });
const on = (form_id: string) => ({ path: { form_id } });
const renamed = { ...workwear, short_name: { en: 'Clothes' } };

describe('a form of one’s own', () => {
  it('is answered and signed by both sides, printed, and found like any other', async () => {
    const key = newKey();
    const form_id = await publishedForm(api, key);
    const found = (await api.call('forms.list', { query: { key } })).body.data;
    expect(found).toMatchObject([{ id: form_id, key, name: 'Workwear loan', tags: [{ name: 'warehouse' }] }]);
    expect(found[0].form_pages.map(({ id }: { id: string }) => id)).toEqual(['sizes', 'handed_out']);

    const { taskId, employeeId } = await newTask(api, key, { employer_id: await newEmployer(api) });
    const employee = await HostedPage.open(api, employeeId);
    const { body: sheet } = await employee.sheet(taskId);
    expect([sheet.form_key, sheet.edition, sheet.content]).toEqual([key, '1', workwear]);
    const early = await employee.sign(taskId, 'employee', 'Ana Lopez');
    expect(early.status).toBe(400);
    expect((await employee.write(taskId, { 'task.size': 'xxl' })).status).toBe(400);
    const answers = { 'task.size': 'other', 'task.other_size': 'XS tall', 'task.account': '000123456789' };
    const signed = await answerAndSign(employee, taskId, 'employee', answers, 'Ana Lopez');
    expect([signed.status, signed.body.next_action]).toEqual([201, { type: 'employer_action' }]);

    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const seen = (await employer.sheet(taskId)).body;
    expect(seen.answers['task.other_size']).toBe('XS tall');
    await answerAndSign(employer, taskId, 'employer', { 'task.pieces': 3 }, 'Carla Reyes');
    expect((await completedTask(api, taskId)).body.status).toBe('completed');
    const pdf = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    const text = await extractPdfText(pdf.bytes);
    for (const part of [
      'Workwear loan',
      'XS tall',
      'I return the workwear when I leave.',
      'Wash it at 40 degrees.',
    ])
      expect(text).toContain(part);
    const trail = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(trail.is_intact).toBe(true);
  });

  it('has words that read as they are written: nothing that turns text around, and no controls', async () => {
    for (const turned of ['\u202eNSS', 'a\u2066b', 'a\u0007b', 'a\u2028b'])
      for (const changed of [{ name: { en: turned } }, { purpose: { en: 'a', ar: turned } }]) {
        const { status, body } = await create({ ...workwear, ...changed });
        expect([status, body.issues[0].path.slice(0, 2)]).toEqual([
          400,
          ['content', Object.keys(changed)[0]],
        ]);
      }
    const inArabic = { ...workwear, purpose: { en: 'Two lines\nof text', ar: 'نص \u200fعربي' } };
    expect((await create(inArabic)).status).toBe(201);
  });

  it('asks for what policies say, as forms of the catalog do', async () => {
    const form_id = await publishedForm(api, newKey());
    const body = { name: 'Warehouse', condition: { all: [] }, form_ids: [form_id] };
    expect((await api.call('policies.create', { body })).status).toBe(201);
    const placement = { employee_id: await newEmployee(api), employer_id: await newEmployer(api) };
    const previewed = (await api.call('placements.previewTasks', { body: placement })).body;
    expect(previewed.map((task: { form_id: string }) => task.form_id)).toContain(form_id);
  });

  it('is published as editions that stay what they were: tasks keep the one that they began with', async () => {
    const key = newKey();
    const form_id = await publishedForm(api, key);
    const before = await newTask(api, key);
    expect((await api.call('forms.publish', on(form_id))).body.message).toMatch(/nothing has changed/);
    const changed = await api.call('forms.updateDraft', { ...on(form_id), body: { content: renamed } });
    expect(changed.body).toMatchObject({ edition: '1', is_published: false, issues: [] });
    const second = await api.call('forms.publish', on(form_id));
    expect(second.body).toMatchObject({ form_id, edition: '2' });
    const after = await newTask(api, key);
    const editions = await Promise.all(
      [before, after].map(async ({ taskId, employeeId }) => {
        const { body } = await (await HostedPage.open(api, employeeId)).sheet(taskId);
        return [body.edition, body.content.short_name.en];
      }),
    );
    expect(editions).toEqual([
      ['1', 'Workwear'],
      ['2', 'Clothes'],
    ]);
    const listed = (await api.call('forms.listEditions', on(form_id))).body.editions;
    expect(listed.map(({ edition }: { edition: string }) => edition)).toEqual(['2', '1']);
    const first = await api.call('forms.getEdition', { path: { form_id, edition: '1' } });
    expect(first.body.content).toEqual(workwear);
    for (const edition of ['0', '3', '1.0', '-1', '9'.repeat(16)])
      expect((await api.call('forms.getEdition', { path: { form_id, edition } })).status).toBe(404);
  });
});

describe('a draft', () => {
  it('may lack what publishing asks for, and says all of it', async () => {
    const [employee] = workwear.sections;
    const draft = await create({ ...workwear, sections: [{ ...employee, attestation: null, pages: [] }] });
    expect(draft.status).toBe(201);
    const paths = (issues: { path: unknown[] }[]) => issues.map(({ path }) => path.join('.'));
    const expected = ['content.sections.0.pages', 'content.sections'];
    expect(paths(draft.body.issues)).toEqual(expected);
    const refused = await api.call('forms.publish', on(draft.body.id));
    expect([refused.status, paths(refused.body.issues)]).toEqual([400, expected]);
    expect((await api.call('forms.findById', on(draft.body.id))).status).toBe(404);
    const tasks = { form_id: draft.body.id, employee_id: await newEmployee(api) };
    expect((await api.call('tasks.create', { body: tasks })).status).toBe(404);
  });

  it('that two people edit tells the second', async () => {
    const created = await create(workwear);
    const ifMatch = { headers: { 'if-match': String(created.headers.get('etag')) } };
    const put = (content: unknown) =>
      api.call('forms.updateDraft', { ...on(created.body.id), body: { content }, ...ifMatch });
    expect((await put(renamed)).status).toBe(200);
    expect((await put({ ...renamed, minutes: 9 })).status).toBe(412);
    expect((await api.call('forms.getDraft', on(created.body.id))).body.content).toEqual(renamed);
    expect((await api.call('forms.publish', { ...on(created.body.id), ...ifMatch })).status).toBe(412);
  });

  it('is refused whole where it is none', async () => {
    for (const [key, content] of [
      ['i-9', workwear],
      ['own-', workwear],
      ['own-i--9', workwear],
      [newKey(), { ...workwear, minutes: 0 }],
      [newKey(), { ...workwear, source: 'government' }],
      [newKey(), { ...workwear, name: { es: 'Sin inglés' } }],
      [newKey(), { ...workwear, name: { en: 'x\u0000y' } }],
    ] as const)
      expect((await api.call('forms.create', { body: { key, content } })).status).toBe(400);
    const body = { key: newKey(), content: workwear };
    const made = await Promise.all(Array.from({ length: 5 }, () => api.call('forms.create', { body })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
  });

  it('is drafted only by those who may edit forms', async () => {
    const form_id = await publishedForm(api, newKey());
    const viewer = await api.call('api_tokens.create', {
      body: { name: 'Reads', permissions: ['form:view'] },
    });
    const token = viewer.body.token;
    expect((await create(workwear, { token })).status).toBe(403);
    expect((await api.call('forms.getDraft', { ...on(form_id), token })).status).toBe(403);
    expect((await api.call('forms.listEditions', { ...on(form_id), token })).status).toBe(200);
  });

  it('of the same key in two accounts is two forms', async () => {
    const key = newKey();
    await publishedForm(api, key);
    const token = api.stranger.apiToken;
    const theirs = await api.call('forms.create', { body: { key, content: renamed }, token });
    await api.call('forms.publish', { ...on(theirs.body.id), token });
    const task = async (as: string) => {
      const body = { first_name: 'Ana', last_name: 'Lopez', address };
      const employee = await api.call('employees.create', { body, token: as });
      const { taskId, employeeId } = await newTask(api, key, { employee_id: employee.body.id, token: as });
      const sheet = await (await HostedPage.open(api, employeeId, {}, as)).sheet(taskId);
      return sheet.body.content.short_name.en;
    };
    expect([await task(api.live.apiToken), await task(token)]).toEqual(['Workwear', 'Clothes']);
  });
});
