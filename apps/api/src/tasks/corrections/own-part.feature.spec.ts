import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newEmployee,
  newEmployer,
  sectionTwoAnswers,
  setClock,
} from '../../testing/hosted-page.js';
import { publishedForm } from '../../testing/published-form.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
const hired = new Date('2026-11-24T15:00:00Z');
/** After the driver's license of Section 2 has expired. */
const later = new Date('2027-03-01T15:00:00Z');
beforeAll(async () => {
  api = await TestApi.start();
});
beforeEach(() => setClock(api, hired));
afterAll(() => api.stop());

const license = { ...sectionTwoAnswers['task.list_b'], expires_on: '2026-12-15' };
const reason = 'My birthday is wrong';
const birthday = { 'task.date_of_birth': '1991-04-05' };

/** A Form I-9 that was signed by both in time; today its List B document has expired. */
async function signedThen() {
  const { taskId, employeeId } = await signedI9(api, await newEmployer(api), {
    sectionTwo: { 'task.list_b': license },
  });
  setClock(api, later);
  const employee = await HostedPage.open(api, employeeId);
  await employee.prove();
  const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
  return { taskId, employeeId, employee, employer };
}

const pathOf = (taskId: string) => ({ task_id: taskId });
const reopen = (taskId: string, starting_section_id: string) =>
  api.call('task_change_requests.create', { path: pathOf(taskId), body: { starting_section_id, reason } });
const taskOf = async (taskId: string) => (await api.call('tasks.findById', { path: pathOf(taskId) })).body;
const versionsOf = async (taskId: string) =>
  (await api.call('tasks.listVersions', { path: pathOf(taskId) })).body.versions;
const stateOf = async (page: HostedPage, taskId: string, section: string) =>
  (await page.sheet(taskId)).body.sections.find(({ id }: { id: string }) => id === section);
const textOf = async (taskId: string) =>
  extractPdfText((await api.call('tasks.getPdf', { path: pathOf(taskId) })).bytes);

describe('a correction of Section 1 (M-274, 9.0)', () => {
  it.each(['the employee asks for', 'the account asks for'])(
    'that %s opens Section 1 alone: Section 2 stays as it was signed, with its document that has expired since',
    async (who) => {
      const { taskId, employee, employer } = await signedThen();
      const [before] = await versionsOf(taskId);
      if (who === 'the account asks for') await reopen(taskId, 'section_1');
      else {
        await api.call('tasks.requestCorrection', {
          path: pathOf(taskId),
          body: { reason },
          token: employee.token,
        });
        const opened = await api.call('tasks.answerCorrectionRequest', {
          path: pathOf(taskId),
          body: { outcome: 'opened' },
          token: employer.token,
        });
        expect(opened.status).toBe(200);
      }
      expect((await versionsOf(taskId))[0].replaced.section_ids).toEqual(['section_1']);
      expect(await stateOf(employer, taskId, 'section_2')).toMatchObject({
        state: 'done',
        signature: { signed_on: '2026-11-24', name: 'Carla Reyes' },
      });
      expect((await employer.current()).body.tasks[0]).toMatchObject({ is_actionable: false, due_on: null });

      expect((await answerAndSign(employee, taskId, 'section_1', birthday, 'Ana Lopez')).status).toBe(201);
      await completedTask(api, taskId);
      const [, inForce] = await versionsOf(taskId);
      const signatureIn = (version: { signatures: { section_id: string }[] }, section: string) =>
        version.signatures.find(({ section_id }) => section_id === section);
      expect(signatureIn(inForce, 'section_2')).toEqual(signatureIn(before, 'section_2'));
      expect(signatureIn(inForce, 'section_1')).not.toEqual(signatureIn(before, 'section_1'));
      const { body: audit } = await api.call('tasks.getAudit', { path: pathOf(taskId) });
      expect(audit.is_intact).toBe(true);
    },
  );

  it('has no deadline: it is not overdue, in no calendar, and in progress instead of not complete', async () => {
    const { taskId, employee } = await signedThen();
    const { due_at } = await taskOf(taskId);
    expect(due_at).not.toBeNull();
    await reopen(taskId, 'section_1');
    expect(await taskOf(taskId)).toMatchObject({
      status: 'requires_action',
      is_being_corrected: true,
      due_at: null,
      next_action: { type: 'employee_action' },
    });
    const calendar = await api.call('compliance_calendar.list', { query: { task_id: taskId } });
    expect(calendar.body.data.filter(({ kind }: { kind: string }) => kind === 'section')).toEqual([]);
    expect(await stateOf(employee, taskId, 'section_1')).toMatchObject({ state: 'open', due_on: null });

    await answerAndSign(employee, taskId, 'section_1', birthday, 'Ana Lopez');
    await completedTask(api, taskId);
    expect(await taskOf(taskId)).toMatchObject({ is_being_corrected: false, due_at });
  });

  it('shows on the form who corrected what and when, and keeps both signatures with their days', async () => {
    const { taskId, employee } = await signedThen();
    await reopen(taskId, 'section_1');
    await answerAndSign(employee, taskId, 'section_1', birthday, 'Ana Lopez');
    await completedTask(api, taskId);
    const text = await textOf(taskId);
    for (const part of ['04/05/1990', '04/05/1991', 'AL 03/01/2027', '12/15/2026'])
      expect(text).toContain(part);
    // Once beside each signature of that day.
    expect(text.split('11/24/2026')).toHaveLength(3);
    // Beside initials alone.
    expect(text.split('03/01/2027')).toHaveLength(text.split('AL 03/01/2027').length);
  });

  it('tells the employer so, who asks for no documents', async () => {
    const { taskId, employee, employer } = await signedThen();
    expect((await employer.sheet(taskId)).body.corrected_since).toEqual([]);
    await reopen(taskId, 'section_1');
    await answerAndSign(employee, taskId, 'section_1', birthday, 'Ana Lopez');
    await completedTask(api, taskId);
    expect((await employer.sheet(taskId)).body.corrected_since).toEqual([
      { section_id: 'section_1', signed_on: '2027-03-01' },
    ]);
    expect((await employee.sheet(taskId)).body.corrected_since).toEqual([]);
  });

  it('does not hold up a correction of Section 2, nor a reverification', async () => {
    const { taskId, employee, employer } = await signedThen();
    await reopen(taskId, 'section_1');
    expect((await reopen(taskId, 'section_2')).body).toEqual({ _tag: 'created' });
    await answerAndSign(
      employer,
      taskId,
      'section_2',
      { 'task.additional_information': 'Typo' },
      'Carla Reyes',
    );
    expect((await taskOf(taskId)).status).toBe('requires_action');
    expect((await reopen(taskId, 'supplement_b_1')).body).toEqual({ _tag: 'created' });
    expect(await stateOf(employer, taskId, 'supplement_b_1')).toMatchObject({ state: 'open' });
    expect(await stateOf(employee, taskId, 'section_1')).toMatchObject({ state: 'open' });
  });
});

describe('a correction of Section 2 (M-274, 9.0)', () => {
  it('is no new examination: what was unexpired when it was examined is not compared with today', async () => {
    const { taskId, employee, employer } = await signedThen();
    await reopen(taskId, 'section_2');
    expect(await stateOf(employee, taskId, 'section_1')).toMatchObject({
      state: 'done',
      signature: { signed_on: '2026-11-24' },
    });
    const corrected = { 'task.list_b': { ...license, number: '987654321' } };
    expect((await answerAndSign(employer, taskId, 'section_2', corrected, 'Carla Reyes')).status).toBe(201);
    await completedTask(api, taskId);
    const text = await textOf(taskId);
    for (const part of ['987654321', 'CR 03/01/2027']) expect(text).toContain(part);
    expect(text.split('11/24/2026')).toHaveLength(3);
    // It was not unexpired then either.
    await reopen(taskId, 'section_2');
    const never = { 'task.list_b': { ...license, expires_on: '2026-11-23' } };
    expect((await answerAndSign(employer, taskId, 'section_2', never, 'Carla Reyes')).status).toBe(400);
  });
});

describe('a correction of any form that several people sign', () => {
  it.each([
    ['employee', 'employer', { 'task.size': 'other', 'task.other_size': 'XL' }, 'AL'],
    ['employer', 'employee', { 'task.pieces': 3 }, 'CR'],
  ] as const)(
    'by the %s leaves the part of the %s as it was signed',
    async (who, other, answers, initials) => {
      const form_id = await publishedForm(api, `own-loan-by-${who}`);
      const employeeId = await newEmployee(api);
      const body = { form_id, employee_id: employeeId, employer_id: await newEmployer(api) };
      const taskId: string = (await api.call('tasks.create', { body })).body.id;
      const pages = {
        employee: await HostedPage.open(api, employeeId),
        employer: await HostedPage.open(api, employeeId, { assignee_type: 'employer' }),
      };
      const names = { employee: 'Ana Lopez', employer: 'Carla Reyes' };
      await answerAndSign(pages.employee, taskId, 'employee', { 'task.size': 'm' }, names.employee);
      await answerAndSign(pages.employer, taskId, 'employer', { 'task.pieces': 2 }, names.employer);
      await completedTask(api, taskId);
      const signed = await stateOf(pages[other], taskId, other);

      await reopen(taskId, who);
      expect(await stateOf(pages[other], taskId, other)).toEqual(signed);
      expect((await pages[other].write(taskId, { 'task.pieces': 9, 'task.size': 'm' })).status).toBe(403);
      expect((await answerAndSign(pages[who], taskId, who, answers, names[who])).status).toBe(201);
      await completedTask(api, taskId);
      expect(await stateOf(pages[other], taskId, other)).toEqual(signed);
      const text = await textOf(taskId);
      for (const part of ['Corrections', `${initials} 11/24/2026`, reason]) expect(text).toContain(part);
    },
  );
});
