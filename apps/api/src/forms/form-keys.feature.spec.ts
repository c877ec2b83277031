import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formKeys } from '@firstday/forms';
import { query } from '../testing/factories.js';
import { formId, newEmployee, newEmployer, newTask } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';
import { FormsService } from './forms.service.js';

interface Keyed {
  readonly id: string;
  readonly key: string;
  readonly form_key: string;
  readonly form_id: string;
  readonly name: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const forms = async (asked: Record<string, string | number>, token = api.live.apiToken): Promise<Keyed[]> =>
  (await api.call('forms.list', { query: { per_page: 100, ...asked }, token })).body.data;
const tasks = async (asked: Record<string, string | number>): Promise<string[]> =>
  (await api.call('tasks.list', { query: asked })).body.data.map(({ id }: Keyed) => id);

describe('the key of a form', () => {
  it('finds the same form in each account, by another id, and nothing where no form has it', async () => {
    expect((await forms({})).map(({ key }) => key).sort()).toEqual([...formKeys].sort());
    const [mine, others] = [await forms({ key: 'i-9' }), await forms({ key: 'i-9' }, api.stranger.apiToken)];
    expect([...mine, ...others].map(({ key }) => key)).toEqual(['i-9', 'i-9']);
    expect(mine[0]?.id).not.toBe(others[0]?.id);
    expect((await api.call('forms.findById', { path: { form_id: mine[0]?.id ?? '' } })).body.key).toBe('i-9');
    for (const key of ['I-9', 'constructor', '%']) expect(await forms({ key })).toEqual([]);
    const tooLong = await api.call('forms.list', { query: { key: 'x'.repeat(129) } });
    expect(tooLong.body.issues[0].path).toEqual(['key']);
  });

  it('finds the tasks of its form, beside all other filters, and by nothing but the key', async () => {
    const employee_id = await newEmployee(api);
    const [w4, i9] = [await newTask(api, 'w-4', { employee_id }), await newTask(api, 'i-9', { employee_id })];
    await newTask(api, 'w-4');
    const task = await api.call('tasks.findById', { path: { task_id: w4.taskId } });
    expect(task.body).toMatchObject({
      form_key: 'w-4',
      name: "Form W-4, Employee's Withholding Certificate",
    });
    expect(await tasks({ form_key: 'w-4', employee_id })).toEqual([w4.taskId]);
    expect(await tasks({ form_key: 'i-9' })).toEqual([i9.taskId]);
    const formOfW4 = await formId(api, 'w-4');
    expect(await tasks({ form_key: 'i-9', form_id: formOfW4 })).toEqual([]);
    for (const form_key of [formOfW4, 'w-5']) expect(await tasks({ form_key })).toEqual([]);
  });

  it('stands wherever a form is named: requirements, suggestions, previews, explanations, policies', async () => {
    const body = { employee_id: await newEmployee(api), employer_id: await newEmployer(api) };
    const placement = (await api.call('placements.create', { body })).body;
    const keyOf = new Map((await forms({})).map(({ id, key }) => [id, key]));
    const previewed = (await api.call('placements.previewTasks', { body })).body;
    const path = { placement_id: placement.id };
    const explained = (await api.call('placements.explain', { path })).body.policies;
    const named: Keyed[] = [
      ...placement.form_requirements,
      ...placement.suggested_tasks,
      ...previewed,
      ...explained.flatMap((policy: { forms: Keyed[] }) => policy.forms),
    ];
    expect(named.length).toBeGreaterThan(10);
    for (const { form_id, form_key } of named) expect(form_key).toBe(keyOf.get(form_id));
    expect(placement.form_requirements.map(({ form }: { form: Keyed }) => form.key)).toContain('i-9');
    const policies = (await api.call('policies.list')).body.data;
    for (const { form_ids, form_keys } of policies)
      expect(form_keys).toEqual(form_ids.map((id: string) => keyOf.get(id)));
  });
});

describe('the names of forms', () => {
  it('are those that people use, after the next start also where the account had others', async () => {
    const rename = `UPDATE forms SET name = 'Employment Eligibility Verification' WHERE key = 'i-9'`;
    await query(api, rename);
    await api.app.get(FormsService).onApplicationBootstrap();
    for (const token of [api.live.apiToken, api.stranger.apiToken])
      expect((await forms({ name: 'form i-9' }, token)).map(({ name }) => name)).toEqual([
        'Form I-9, Employment Eligibility Verification',
      ]);
    expect((await forms({ name: "employee's withholding certificate" })).map(({ key }) => key)).toEqual([
      'w-4',
    ]);
  });
});
