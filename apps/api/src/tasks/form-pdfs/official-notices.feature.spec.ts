import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEdition, officialDocuments, policyLibrary } from '@firstday/forms';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import {
  answerAndSign,
  completedTask,
  formId,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
} from '../../testing/hosted-page.js';
import { hasOfficialNotices, OfficialFolder } from '../../testing/official-notices.js';
import { TestApi } from '../../testing/test-api.js';

const notices = [
  ['ca-know-your-rights', 'California Workplace - Know Your Rights', 5],
  ['ca-paid-family-leave', 'Does Paid Family', 6],
  ['ca-survivors-leave', 'SURVIVORS OF VIOLENCE', 2],
] as const;
const address = { street: '5 Elm St', city: 'Fresno', state: 'CA', zip: '93650', country: 'USA' };

let api: TestApi;
const folder = new OfficialFolder();
beforeAll(async () => {
  api = await TestApi.start({ OFFICIAL_FORMS_DIR: folder.path });
});
afterAll(async () => {
  await api.stop();
  folder.remove();
});

const asked = async (form: string) => {
  const task = await newTask(api, form, { employer_id: await newEmployer(api) });
  return { ...task, employee: await HostedPage.open(api, task.employeeId) };
};
const document = async (task_id: string) => {
  await completedTask(api, task_id);
  return extractPdfText((await api.call('tasks.getPdf', { path: { task_id } })).bytes);
};

describe('a form that shows an official file', () => {
  it('is offered to accounts, and is nobody’s by default', () => {
    for (const form of ['ca-dwc-time-of-hire', 'ca-emergency-contact', ...notices.map(([key]) => key)])
      expect(policyLibrary.filter(({ forms }) => forms.includes(form))).toEqual([
        expect.objectContaining({ jurisdiction: 'CA', kind: 'notice' }),
      ]);
  });

  it.each(officialDocuments.map(({ form }) => form))(
    '%s is given to nobody, by no policy, while the file is not installed',
    async (form) => {
      const said =
        /shows an official file that is not installed: “.+”, .+ of California .+ OFFICIAL_FORMS_DIR/;
      const id = await formId(api, form);
      const task = await api.call('tasks.create', {
        body: { form_id: id, employee_id: await newEmployee(api) },
      });
      expect([task.status, task.body.issues?.[0]?.message ?? task.body.message]).toEqual([
        400,
        expect.stringMatching(said),
      ]);
      const policy = { name: form, condition: { all: [] }, form_ids: [id], status: 'active' };
      const added = await api.call('policies.create', { body: policy });
      expect([added.status, added.body.issues?.[0]?.message ?? added.body.message]).toEqual([
        400,
        expect.stringMatching(said),
      ]);
    },
  );

  it('says in the list of forms which file is missing, and that an official form is drawn without its own', async () => {
    const filesOf = async (key: string) =>
      (await api.call('forms.list', { query: { key } })).body.data[0].official_files;
    for (const { form, sha256, title, edition, publisher } of officialDocuments)
      expect(await filesOf(form)).toEqual([
        { sha256, title, edition, publisher, is_required: true, is_installed: false },
      ]);
    expect(await filesOf('i-9')).toMatchObject([
      {
        title: expect.stringMatching(/^Form I-9/),
        edition: '01/20/25',
        is_required: false,
        is_installed: false,
      },
    ]);
    expect(await filesOf('emergency-contact')).toEqual([]);
  });

  it('is not given for a file of its name with other content', async () => {
    const [file] = officialDocuments;
    const path = folder.pathOf(file?.sha256 ?? '');
    writeFileSync(path, '%PDF-1.7 something else');
    const form_id = await formId(api, file?.form ?? '');
    const task = await api.call('tasks.create', { body: { form_id, employee_id: await newEmployee(api) } });
    expect(task.status).toBe(400);
    folder.uninstall(file?.form ?? '');
  });
});

(hasOfficialNotices ? describe : describe.skip)('an official file that is installed', () => {
  beforeAll(() => officialDocuments.forEach(({ form }) => folder.install(form)));

  it('is in the list of forms as installed', async () => {
    const { data } = (await api.call('forms.list', { query: { per_page: 100 } })).body;
    const required = data.flatMap(
      ({ official_files: files }: { official_files: { is_required: boolean }[] }) =>
        files.filter(({ is_required }) => is_required),
    );
    expect(required).toHaveLength(officialDocuments.length);
    for (const file of required) expect(file).toMatchObject({ is_installed: true });
  });

  it.each(notices)(
    '%s is read page by page, signed for, and comes out with its receipt',
    async (form, words, pages) => {
      const { taskId, employee } = await asked(form);
      const [shown] = (await employee.sheet(taskId)).body.page_documents;
      const { sha256 } = officialDocuments.find((it) => it.form === form) ?? {};
      expect([shown.sha256, shown.pages.length, shown.page_id]).toEqual([sha256, pages, 'notice']);
      const place = { task_id: taskId, page_id: 'notice' };
      const { token } = employee;
      const picture = (page: string) =>
        api.call('tasks.getDocumentPage', { path: { ...place, page }, token, query: { width: '400' } });
      expect([(await picture('1')).status, (await picture(String(pages + 1))).status]).toEqual([200, 404]);
      const { bytes } = await api.call('tasks.getPageDocument', { path: place, token });
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect((await employee.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(403);
      expect((await answerAndSign(employee, taskId, 'employee', {}, 'Ana Lopez')).status).toBe(201);
      const text = await document(taskId);
      expect(text.indexOf(words)).toBeGreaterThanOrEqual(0);
      expect(text.indexOf('I have received the')).toBeGreaterThan(text.indexOf(words));
      expect(text).toContain('Ana Lopez');
      const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
      const opened = body.events.find(({ kind }: { kind: string }) => kind === 'page_document_opened');
      expect([opened.detail, body.is_intact]).toEqual([{ page_id: 'notice', sha256 }, true]);
    },
  );

  it('is nobody else’s to read through a task that is not theirs', async () => {
    const { taskId } = await asked('ca-survivors-leave');
    const { employee } = await asked('ca-survivors-leave');
    const path = { task_id: taskId, page_id: 'notice' };
    const other = await api.call('tasks.getPageDocument', { path, token: employee.token });
    const stranger = await api.call('tasks.getPageDocument', { path, token: api.stranger.apiToken });
    expect([other.status, stranger.status]).toEqual([404, 403]);
  });

  it('is not signed for once the operator has taken it away: the page waits for the employer', async () => {
    const { taskId, employee } = await asked('ca-survivors-leave');
    folder.uninstall('ca-survivors-leave');
    const { body } = await employee.sheet(taskId);
    expect(body.page_documents).toEqual([]);
    const path = { subtask_id: body.subtasks[0].id };
    expect((await api.call('subtasks.visit', { path, token: employee.token })).status).toBe(403);
    expect((await employee.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(403);
    folder.install('ca-survivors-leave');
    expect((await answerAndSign(employee, taskId, 'employee', {}, 'Ana Lopez')).status).toBe(201);
  });

  it('names a doctor only where the employee does, on its own page', async () => {
    const form = 'ca-dwc-time-of-hire';
    const claims = {
      'task.claims_administrator': 'Pacific Mutual Claims',
      'task.claims_address': address,
      'task.claims_phone': '+15595550100',
    };
    const begin = async () => {
      const task = await asked(form);
      const employer = await HostedPage.open(api, task.employeeId, { assignee_type: 'employer' });
      expect((await answerAndSign(employer, task.taskId, 'claims', claims, 'Carla Reyes')).status).toBe(201);
      return task;
    };
    const nobody = await begin();
    const none = { 'task.names_physician': 'no', 'task.names_chiropractor': 'no' };
    await answerAndSign(nobody.employee, nobody.taskId, 'employee', none, 'Ana Lopez');
    const text = await document(nobody.taskId);
    expect(text).toContain('Pacific Mutual Claims');
    expect(text).not.toContain('Dr. Cho');
    const { taskId, employee } = await begin();
    await answerAndSign(
      employee,
      taskId,
      'employee',
      { ...none, 'task.names_physician': 'yes' },
      'Ana Lopez',
    );
    const doctor = {
      'task.physician_name': 'Dr. Min Cho, M.D.',
      'task.physician_address': address,
      'task.physician_phone': '+15595550111',
      'task.physician_employee_address': address,
      'task.health_coverage': 'Valley Health Plan',
    };
    expect((await answerAndSign(employee, taskId, 'physician', doctor, 'Ana Lopez')).status).toBe(201);
    const named = await document(taskId);
    const [form9783 = ''] = named
      .slice(named.indexOf('In the event you sustain'))
      .split('NOTICE OF PERSONAL CHIROPRACTOR');
    for (const words of ['Dr. Min Cho, M.D.', 'Valley Health Plan', '(559) 555-0111'])
      expect(form9783).toContain(words);
    expect(currentEdition(form)?.pdf?.boxes.length).toBe(20);
  });
});

describe('the contact of Lab. Code 1555', () => {
  it('is the employee’s choice, to be told of an arrest or not', async () => {
    const { taskId, employee } = await asked('ca-emergency-contact');
    const contact = {
      'task.names_contact': 'yes',
      'task.primary_name': 'Luis Rivera',
      'task.primary_relationship': 'parent',
      'task.primary_phone': '+15595550123',
    };
    expect((await answerAndSign(employee, taskId, 'employee', contact, 'Ana Lopez')).status).toBe(400);
    const chosen = { ...contact, 'task.notify_if_detained': 'yes' };
    expect((await answerAndSign(employee, taskId, 'employee', chosen, 'Ana Lopez')).status).toBe(201);
    expect(await document(taskId)).toContain('Luis Rivera');
    const nobody = await asked('ca-emergency-contact');
    const none = { 'task.names_contact': 'no' };
    expect((await answerAndSign(nobody.employee, nobody.taskId, 'employee', none, 'Ana Lopez')).status).toBe(
      201,
    );
  });
});
