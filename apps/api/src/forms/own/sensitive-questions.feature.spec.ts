import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FormContent } from '@firstday/domain';
import { query } from '../../testing/factories.js';
import { newTask } from '../../testing/hosted-page.js';
import { publishedForm, workwear } from '../../testing/published-form.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { contentHash } from './content-hash.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

/** A form with one question for the employee. */
const asking = (label: string, more: object = {}): FormContent => {
  const [section] = workwear.sections;
  const [page] = section?.pages ?? [];
  if (!section || !page) throw new Error('the form has a page');
  const field = { path: 'task.question', kind: 'text' as const, label: { en: label }, ...more };
  return { ...workwear, sections: [{ ...section, pages: [{ ...page, fields: [field] }] }] };
};
const draft = async (key: string, content: FormContent) =>
  (await api.call('forms.create', { body: { key, content } })).body;
const answer = (taskId: string, value: string) =>
  api.call('tasks.updateFields', {
    path: { task_id: taskId },
    body: { fields: [{ path: 'task.question', value }] },
  });
const readByViewer = async (taskId: string) => {
  const cookie = await signInUser(api, [{ permissions: ['task:view', 'employee:view', 'form:view'] }]);
  return api.call('tasks.getFields', { ...withCookie(cookie), path: { task_id: taskId } });
};

describe('a custom form that asks for a Social Security number as text', () => {
  it('is not published, and says at which question', async () => {
    const made = await draft('own-asks', asking('Your Social Security number'));
    const path = ['content', 'sections', 0, 'pages', 0, 'fields', 0, 'kind'];
    expect(made.issues).toMatchObject([{ path }]);
    const refused = await api.call('forms.publish', { path: { form_id: made.id } });
    expect([refused.status, refused.body.issues]).toMatchObject([400, [{ path }]]);
    const sealed = await draft('own-seals', asking('Your Social Security number', { kind: 'ssn' }));
    expect(sealed.issues).toEqual([]);
  });

  it('is warned of other sensitive questions, and may be published', async () => {
    const made = await draft('own-birth', asking('Date of birth', { kind: 'date' }));
    expect([made.issues, made.warnings.length]).toEqual([[], 1]);
    expect((await api.call('forms.publish', { path: { form_id: made.id } })).status).toBe(200);
  });

  it('that an earlier version published is masked for a viewer', async () => {
    const formId = await publishedForm(api, 'own-earlier', asking('Number'));
    const earlier = asking('Your Social Security number');
    await query(api, 'UPDATE form_editions SET content = $2, sha256 = $3 WHERE form_id = $1', [
      formId,
      JSON.stringify(earlier),
      contentHash(earlier),
    ]);
    const { taskId } = await newTask(api, 'own-earlier');
    expect((await answer(taskId, '523846612')).status).toBe(200);
    const { status, body } = await readByViewer(taskId);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('523846612');
  });
});

describe('an answer in the clear that looks like a Social Security number', () => {
  it('is refused and not stored, whatever the question', async () => {
    await publishedForm(api, 'own-clear', asking('Your number'));
    const { taskId } = await newTask(api, 'own-clear');
    for (const value of ['523846612', '523-84-6612', 'It is 523-84-6612.', 'SSN 523846612']) {
      const refused = await answer(taskId, value);
      expect([value, refused.status]).toEqual([value, 400]);
      expect(JSON.stringify(refused.body)).toContain('Social Security number');
      expect(JSON.stringify(refused.body)).not.toContain('6612');
    }
    expect(JSON.stringify((await readByViewer(taskId)).body)).not.toContain('6612');
    for (const value of ['5238466123', '12207-1234', 'Size 9'])
      expect([value, (await answer(taskId, value)).status]).toEqual([value, 200]);
  });

  it('is kept, masked, where the question is masked', async () => {
    await publishedForm(api, 'own-masked', asking('Your number', { sensitive: true }));
    const { taskId } = await newTask(api, 'own-masked');
    expect((await answer(taskId, '523846612')).status).toBe(200);
    expect(JSON.stringify((await readByViewer(taskId)).body)).not.toContain('523846612');
  });
});
