import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  preparerAnswers,
  sectionOneAnswers,
  sectionTwoAnswers,
} from '../../testing/hosted-page.js';
import { query } from '../../testing/factories.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

async function begin() {
  const employer = await newEmployer(api);
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: employer });
  return {
    taskId,
    employee: await HostedPage.open(api, employeeId),
    employer: await HostedPage.open(api, employeeId, { assignee_type: 'employer' }),
  };
}

const stateOf = async (page: HostedPage, taskId: string, section: string): Promise<string | undefined> =>
  (await page.sheet(taskId)).body.sections.find((it: { id: string }) => it.id === section)?.state;

describe('Form I-9', () => {
  it('goes from the employee through the preparer to the employer and becomes a document', async () => {
    const { taskId, employee, employer } = await begin();
    expect(await stateOf(employer, taskId, 'section_2')).toBe('locked');
    const helped = { ...sectionOneAnswers, 'task.preparer_count': '1' };
    expect((await answerAndSign(employee, taskId, 'section_1', helped, 'Ana Lopez')).status).toBe(201);
    expect(await stateOf(employer, taskId, 'section_2')).toBe('locked');
    expect((await employer.write(taskId, { 'task.list_choice': 'a' })).status).toBe(403);
    const preparer = await employee.handOver(taskId, 'supplement_a_1', 'Min Cho');
    const prepared = await answerAndSign(preparer, taskId, 'supplement_a_1', preparerAnswers, 'Min Cho');
    expect(prepared.body.next_action).toEqual({ type: 'employer_action' });
    expect(await stateOf(employer, taskId, 'section_2')).toBe('open');
    const seen = (await employer.sheet(taskId)).body.answers;
    expect(seen).toMatchObject({ 'task.social_security_number': '123-45-6789', 'task.last_name': 'Lopez' });
    const signed = await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    expect(signed.status).toBe(201);
    await completedTask(api, taskId);
    const pdf = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    const text = await extractPdfText(pdf.bytes);
    for (const answer of ['Lopez', 'Cho', 'Reyes, Carla, HR Manager', 'Harbor Foods']) {
      expect(text).toContain(answer);
    }
    const certificate = await api.call('tasks.getCertificate', { path: { task_id: taskId } });
    expect(await extractPdfText(certificate.bytes)).toContain('Carla Reyes');
  });

  it('8 CFR 274a.2(b)(1)(i): only the employee fills in Section 1, unless the account turns prefilling on', async () => {
    const { taskId, employee } = await begin();
    const write = () =>
      api.call('tasks.updateFields', {
        path: { task_id: taskId },
        body: { fields: [{ path: 'task.last_name', value: 'Lopez' }] },
      });
    expect((await write()).status).toBe(403);
    expect((await employee.sheet(taskId)).body.prefilled).toEqual([]);
  });

  it('after Section 1 the employee may look at the documents to bring, and nobody has to wait for it', async () => {
    const { taskId, employee, employer } = await begin();
    const task = async (page: HostedPage) => (await page.current()).body.tasks[0];
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    expect(await stateOf(employee, taskId, 'documents')).toBe('open');
    expect(await task(employee)).toMatchObject({ is_actionable: true, next_action: 'employer_action' });
    expect(await task(employer)).toMatchObject({ is_actionable: true });
    await employee.visitAll(taskId, 'documents');
    expect(await stateOf(employee, taskId, 'documents')).toBe('done');
    expect(await task(employee)).toMatchObject({ is_actionable: false, minutes_left: 0 });
  });

  it('the employee cannot sign Section 2, nor the employer Section 1', async () => {
    const { taskId, employee, employer } = await begin();
    expect((await employer.sign(taskId, 'section_1', 'Carla Reyes')).status).toBe(403);
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    expect((await employee.sign(taskId, 'section_2', 'Carla Reyes')).status).toBe(403);
    await employer.write(taskId, sectionTwoAnswers);
    await employer.visitAll(taskId, 'section_2');
    expect((await employer.sign(taskId, 'section_2', 'Lopez, Ana')).status).toBe(403);
    expect((await employer.sign(taskId, 'section_2', 'Carla Reyes')).status).toBe(201);
  });

  it('what the employer sends back is open again for the employee, who reads why', async () => {
    const { taskId, employee, employer } = await begin();
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    const sendBack = (token: string) =>
      api.call('tasks.sendBack', {
        path: { task_id: taskId },
        body: { section_id: 'section_1', reason: 'The date of birth looks wrong' },
        token,
      });
    expect((await sendBack(employee.token)).status).toBe(403);
    const back = await sendBack(employer.token);
    expect(back.status).toBe(200);
    expect(back.body.next_action).toEqual({ type: 'employee_action' });
    expect((await employee.current()).body.tasks[0]).toMatchObject({
      sent_back_reason: 'The date of birth looks wrong',
      is_actionable: true,
    });
    expect(await stateOf(employer, taskId, 'section_2')).toBe('locked');
    expect((await employee.sign(taskId, 'section_1', 'Ana Lopez')).status).toBe(400);
    const again = await answerAndSign(
      employee,
      taskId,
      'section_1',
      { 'task.date_of_birth': '1990-05-04' },
      'Ana Lopez',
    );
    expect(again.status).toBe(201);
    expect((await employee.current()).body.tasks[0].sent_back_reason).toBeNull();
    const audit = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(audit.is_intact).toBe(true);
    const kinds = audit.events.map((event: { kind: string }) => event.kind);
    expect(kinds).toEqual(expect.arrayContaining(['sent_back', 'signature_voided', 'signed']));
    expect(kinds.filter((kind: string) => kind === 'signed')).toHaveLength(2);
    expect(JSON.stringify(audit)).not.toContain('1990-05-04');
  });

  it('Supplement B opens on request, one block after the other, and its document supersedes the first', async () => {
    const { taskId, employee, employer } = await begin();
    const status = {
      'task.citizenship_status': 'alien_authorized_to_work',
      'task.uscis_number': 'A123456789',
      'task.work_authorization_expires_on': '2027-01-31',
    };
    await answerAndSign(employee, taskId, 'section_1', { ...sectionOneAnswers, ...status }, 'Ana Lopez');
    await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    await completedTask(api, taskId);
    const request = (starting_section_id: string, token: string) =>
      api.call('task_change_requests.create', {
        path: { task_id: taskId },
        body: { starting_section_id },
        token,
      });
    expect((await request('supplement_b_1', employee.token)).status).toBe(403);
    expect((await request('section_2', employer.token)).status).toBe(403);
    expect((await request('supplement_b_2', employer.token)).status).toBe(400);
    const opened = await request('supplement_b_1', employer.token);
    expect([opened.status, opened.body]).toEqual([201, { _tag: 'created' }]);
    const skipped = await request('supplement_b_2', employer.token);
    expect([skipped.status, skipped.body]).toEqual([200, { _tag: 'skipped' }]);
    expect(await stateOf(employer, taskId, 'supplement_b_1')).toBe('open');
    const block = {
      'task.reverify_1_document': {
        document: 'employment_authorization_document',
        number: 'SRC1234567890',
        expires_on: '2029-01-31',
      },
      'task.reverify_1_representative': 'Reyes, Carla',
    };
    const signed = await answerAndSign(employer, taskId, 'supplement_b_1', block, 'Carla Reyes');
    expect([signed.status, signed.body.issues]).toEqual([201, undefined]);
    await completedTask(api, taskId);
    const first = await api.call('tasks.getPdf', { path: { task_id: taskId }, query: { version: 1 } });
    const second = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    expect(first.bytes.equals(second.bytes)).toBe(false);
    expect(await extractPdfText(second.bytes)).toContain('SRC1234567890');
    expect(await extractPdfText(first.bytes)).not.toContain('SRC1234567890');
  });

  it('a section whose pages came to the form after the task was made is filled in like any other', async () => {
    const { taskId, employee, employer } = await begin();
    const status = {
      'task.citizenship_status': 'alien_authorized_to_work',
      'task.uscis_number': 'A123456789',
      'task.work_authorization_expires_on': '2027-01-31',
    };
    await answerAndSign(employee, taskId, 'section_1', { ...sectionOneAnswers, ...status }, 'Ana Lopez');
    await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    await completedTask(api, taskId);
    await query(api, `DELETE FROM subtasks WHERE task_id = $1 AND page_id LIKE 'supplement_b%'`, [taskId]);
    await api.call('task_change_requests.create', {
      path: { task_id: taskId },
      body: { starting_section_id: 'supplement_b_1' },
      token: employer.token,
    });
    const block = {
      'task.reverify_1_document': {
        document: 'employment_authorization_document',
        number: 'SRC1234567890',
        expires_on: '2029-01-31',
      },
      'task.reverify_1_representative': 'Reyes, Carla',
    };
    const signed = await answerAndSign(employer, taskId, 'supplement_b_1', block, 'Carla Reyes');
    expect([signed.status, signed.body.issues]).toEqual([201, undefined]);
    expect((await completedTask(api, taskId)).status).toBe(200);
  });
});
