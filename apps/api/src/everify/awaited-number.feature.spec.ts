import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createRecord, eventsOf, query } from '../testing/factories.js';
import { extractPdfText } from '../testing/extract-pdf-text.js';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
} from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';
import { CaseSealer } from './case-sealer.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { SystemContexts } from '../identity/index.js';

let api: TestApi;
const hired = new Date('2026-11-24T15:00:00Z');
const later = new Date('2026-12-08T15:00:00Z');
beforeAll(async () => {
  api = await TestApi.start();
});
beforeEach(() => setClock(api, hired));
afterAll(() => api.stop());

const number = '123-45-9876';
const blank = {
  ...sectionOneAnswers,
  'task.social_security_number': null,
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.work_authorization_expires_on': '2028-06-30',
  'task.uscis_number': 'A123456789',
  'task.has_applied_for_ssn': 'yes',
};
const permit = {
  ...sectionTwoAnswers,
  'task.list_choice': 'a',
  'task.list_a_1': {
    document: 'employment_authorization_document',
    issuing_authority: 'USCIS',
    number: 'ABC1234567890',
    expires_on: '2028-06-30',
  },
  'task.list_b': null,
  'task.list_c': null,
};

interface Waiting {
  readonly taskId: string;
  readonly employeeId: string;
  readonly employee: HostedPage;
  readonly employer: HostedPage;
}

const pagesOf = async (employeeId: string) => ({
  employee: await HostedPage.open(api, employeeId),
  employer: await HostedPage.open(api, employeeId, { assignee_type: 'employer' }),
});

/** An employee who signed Section 1 before their number was issued. */
async function signedSectionOne(employer: object = {}): Promise<Waiting> {
  const employer_id = await newEmployer(api, {
    uses_e_verify: true,
    e_verify_company_id: '123456',
    time_zone: 'America/New_York',
    ...employer,
  });
  const employeeId = await newEmployee(api);
  await createRecord(api, 'placements', { employee_id: employeeId, employer_id, start_date: '2026-11-24' });
  const { taskId } = await newTask(api, 'i-9', { employee_id: employeeId, employer_id });
  const pages = await pagesOf(employeeId);
  const signed = await answerAndSign(pages.employee, taskId, 'section_1', blank, 'Ana Lopez');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  return { taskId, employeeId, ...pages };
}

/** The same once the employer has signed, two weeks later. */
async function waitingForNumber(employer: object = {}): Promise<Waiting> {
  const hire = await signedSectionOne(employer);
  const signed = await answerAndSign(hire.employer, hire.taskId, 'section_2', permit, 'Carla Reyes');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  setClock(api, later);
  return { ...hire, ...(await pagesOf(hire.employeeId)) };
}

const caseOf = async ({ employeeId }: Waiting) =>
  (await api.call('everify_cases.list', { query: { employee_id: employeeId } })).body.data[0];
/** Without the one that says that no E-Verify is there to be asked: it may come before or after. */
const stepsOf = async (hire: Waiting): Promise<string[]> =>
  (await caseOf(hire)).steps
    .map(({ what }: { what: string }) => what)
    .filter((what: string) => what !== 'unanswered');
/** What is sealed in the case. */
async function numberInCase(hire: Waiting) {
  const { id } = await caseOf(hire);
  const [account] = await query<{ account_id: string }>(
    api,
    'SELECT account_id FROM everify_cases WHERE id = $1',
    [id],
  );
  const ctx = await api.app.get(SystemContexts).ofAccount(account?.account_id ?? '');
  const row = ctx && (await api.app.get(EverifyCasesStore).find(ctx, id));
  return row ? api.app.get(CaseSealer).openFields(row).ssn : undefined;
}
const patch = ({ employeeId }: Waiting, body: object) =>
  api.call('employees.updateById', { path: { employee_id: employeeId }, body });
const sectionOf = async (page: HostedPage, taskId: string, section: string) =>
  (await page.sheet(taskId)).body.sections.find(({ id }: { id: string }) => id === section);
const taskOf = async ({ taskId }: Waiting) =>
  (await api.call('tasks.findById', { path: { task_id: taskId } })).body;
const textOf = async ({ taskId }: Waiting) =>
  extractPdfText((await api.call('tasks.getPdf', { path: { task_id: taskId } })).bytes);
const has = (page: HostedPage, taskId: string, about?: string) =>
  api.call('tasks.requestCorrection', {
    path: { task_id: taskId },
    body: { reason: 'My number has arrived', ...(about && { about }) },
    token: page.token,
  });
const arrived = (page: HostedPage, taskId: string) => has(page, taskId, 'social_security_number');

describe('a Social Security number that was not issued when Section 1 was signed', () => {
  it('keeps the case waiting, and the employee is told where to add it', async () => {
    const hire = await waitingForNumber();
    expect(await caseOf(hire)).toMatchObject({
      status: 'PREPARED',
      missing: ['ssn_pending'],
      turn: 'employee',
      due_on: null,
    });
    expect((await hire.employee.sheet(hire.taskId)).body.awaits_social_security_number).toBe(true);
    expect((await hire.employer.sheet(hire.taskId)).body.awaits_social_security_number).toBe(false);
  });

  it('goes to the case when the employer enters it in the record, and the employee is asked to correct Section 1', async () => {
    const hire = await waitingForNumber();
    await completedTask(api, hire.taskId);
    expect((await patch(hire, { social_security_number: number })).status).toBe(200);
    expect(await caseOf(hire)).toMatchObject({
      status: 'PREPARED',
      missing: [],
      pending: { action: 'open' },
    });
    expect(await stepsOf(hire)).toEqual(['prepared', 'number_arrived', 'asked_to_open']);
    expect(await numberInCase(hire)).toBe(number);

    // M-274, 9.0: only the employee writes it into Section 1, and Section 2 stays as it was signed.
    expect(await taskOf(hire)).toMatchObject({
      status: 'requires_action',
      is_being_corrected: true,
      next_action: { type: 'employee_action' },
    });
    expect((await hire.employee.sheet(hire.taskId)).body).toMatchObject({
      awaits_social_security_number: true,
    });
    expect((await hire.employee.sheet(hire.taskId)).body.answers).not.toHaveProperty(
      'task.social_security_number',
    );
    expect(await sectionOf(hire.employer, hire.taskId, 'section_2')).toMatchObject({
      state: 'done',
      signature: { signed_on: '2026-11-24', name: 'Carla Reyes' },
    });

    await hire.employee.prove();
    const added = { 'task.social_security_number': number };
    expect((await answerAndSign(hire.employee, hire.taskId, 'section_1', added, 'Ana Lopez')).status).toBe(
      201,
    );
    await completedTask(api, hire.taskId);
    // The case had it already.
    expect(await stepsOf(hire)).toEqual(['prepared', 'number_arrived', 'asked_to_open']);
    const text = await textOf(hire);
    expect(text).toContain('AL 12/08/2026');
    expect(text).not.toContain('applied for');
    expect((await hire.employee.sheet(hire.taskId)).body.awaits_social_security_number).toBe(false);
  });

  it('is corrected in the case where the record is, until Section 1 has it', async () => {
    const hire = await waitingForNumber();
    await patch(hire, { social_security_number: '123-45-6780' });
    await patch(hire, { social_security_number: number });
    expect(await numberInCase(hire)).toBe(number);
    await hire.employee.prove();
    const own = { 'task.social_security_number': '123-45-4321' };
    await answerAndSign(hire.employee, hire.taskId, 'section_1', own, 'Ana Lopez');
    expect(await numberInCase(hire)).toBe('123-45-4321');
    await patch(hire, { social_security_number: '123-45-0001' });
    expect(await numberInCase(hire)).toBe('123-45-4321');
  });

  it('goes to the case when the employee adds it, who opens their own part without an answer of the employer', async () => {
    const hire = await waitingForNumber();
    await completedTask(api, hire.taskId);
    expect((await arrived(hire.employee, hire.taskId)).body).toMatchObject({ status: 'opened' });
    expect(await sectionOf(hire.employee, hire.taskId, 'section_1')).toMatchObject({ state: 'open' });
    await hire.employee.prove();
    const added = { 'task.social_security_number': number };
    await answerAndSign(hire.employee, hire.taskId, 'section_1', added, 'Ana Lopez');
    await completedTask(api, hire.taskId);
    expect(await caseOf(hire)).toMatchObject({ status: 'PREPARED', missing: [] });
    expect(await numberInCase(hire)).toBe(number);
    expect(await textOf(hire)).toContain('AL 12/08/2026');
  });

  it('opens the case once corrections that are under way are signed', async () => {
    const hire = await waitingForNumber();
    await completedTask(api, hire.taskId);
    await api.call('task_change_requests.create', {
      path: { task_id: hire.taskId },
      body: { starting_section_id: 'section_2', reason: 'A wrong title' },
    });
    await patch(hire, { social_security_number: number });
    expect(await caseOf(hire)).toMatchObject({ missing: [], pending: null, due_on: '2026-12-08' });
    await hire.employer.prove();
    await answerAndSign(hire.employer, hire.taskId, 'section_2', {}, 'Carla Reyes');
    await hire.employee.prove();
    const added = { 'task.social_security_number': number };
    await answerAndSign(hire.employee, hire.taskId, 'section_1', added, 'Ana Lopez');
    expect(await caseOf(hire)).toMatchObject({ pending: { action: 'open' } });
  });

  it('that arrives before Section 2 is signed holds the employer up no longer than Section 1 did', async () => {
    const hire = await signedSectionOne();
    await patch(hire, { social_security_number: number });
    expect(await sectionOf(hire.employer, hire.taskId, 'section_2')).toMatchObject({ state: 'open' });
    const signed = await answerAndSign(hire.employer, hire.taskId, 'section_2', permit, 'Carla Reyes');
    expect(signed.status).toBe(201);
    // A case that never waited is opened by a person, like any other.
    expect(await caseOf(hire)).toMatchObject({ missing: [], pending: null });
    expect(await numberInCase(hire)).toBe(number);
    // Then the employee is asked, once.
    expect(await sectionOf(hire.employee, hire.taskId, 'section_1')).toMatchObject({ state: 'open' });
    await hire.employee.prove();
    await answerAndSign(hire.employee, hire.taskId, 'section_1', {}, 'Ana Lopez');
    expect(await sectionOf(hire.employee, hire.taskId, 'section_1')).toMatchObject({ state: 'done' });
  });

  it('is opened for no one else, and for no form that does not wait for a number', async () => {
    const hire = await waitingForNumber();
    expect((await arrived(hire.employer, hire.taskId)).status).toBe(403);
    await arrived(hire.employee, hire.taskId);
    expect((await arrived(hire.employee, hire.taskId)).status).toBe(400);
  });

  it('is in no event', async () => {
    const hire = await waitingForNumber();
    await patch(hire, { social_security_number: number });
    const { id } = await caseOf(hire);
    const said = JSON.stringify([...(await eventsOf(api, id)), ...(await eventsOf(api, hire.taskId))]);
    expect(said).not.toContain('9876');
  });

  it('of an employer without E-Verify is voluntary: nothing waits, and nothing is opened', async () => {
    const hire = await waitingForNumber({ uses_e_verify: false });
    await completedTask(api, hire.taskId);
    await patch(hire, { social_security_number: number });
    expect(await taskOf(hire)).toMatchObject({ status: 'completed' });
    expect((await hire.employee.sheet(hire.taskId)).body.awaits_social_security_number).toBe(false);
  });
});

describe('a correction of Section 1 (M-274, 9.0)', () => {
  it('reaches the case that was prepared from the form', async () => {
    const hire = await waitingForNumber();
    await patch(hire, { social_security_number: number });
    await hire.employee.prove();
    const corrected = { 'task.social_security_number': number, 'task.first_name': 'Anna' };
    await answerAndSign(hire.employee, hire.taskId, 'section_1', corrected, 'Anna Lopez');
    expect(await stepsOf(hire)).toEqual(['prepared', 'number_arrived', 'asked_to_open', 'prepared_again']);
  });
});
