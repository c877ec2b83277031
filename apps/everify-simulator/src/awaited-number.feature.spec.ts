import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PendingActionsService } from '../../api/src/everify/pending-actions.service.js';
import { query } from '../../api/src/testing/factories.js';
import { answerAndSign, setClock } from '../../api/src/testing/hosted-page.js';
import { TestApi } from '../../api/src/testing/test-api.js';
import { Line } from './testing/line.ts';
import { type Hire, newHire, newPage } from './testing/new-hire.ts';
import { Simulator } from './simulator.ts';

let api: TestApi;
let line: Line;
/** The new hires start on the Monday after it: their cases are to be opened by the 27th. */
const friday = new Date('2026-11-20T15:00:00.000Z');
const inTime = new Date('2026-11-25T15:00:00.000Z');
const tooLate = new Date('2026-12-08T15:00:00.000Z');
const applied = {
  'task.social_security_number': null,
  'task.has_applied_for_ssn': 'yes',
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.work_authorization_expires_on': '2028-06-30',
  'task.uscis_number': 'A123456789',
};
const permit = {
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
const simulators = {
  a: new Simulator({ requestsPerSecond: 1000, shape: 'a' }),
  b: new Simulator({ requestsPerSecond: 1000, shape: 'b' }),
};

beforeAll(async () => {
  const url = await simulators.a.listen();
  line = new Line(url);
  await line.listen();
  // The worker runs when a test says so.
  api = await TestApi.start({ EVERIFY_SIMULATOR_URL: line.url, ROLE: 'api' });
});
afterAll(async () => {
  await api.stop();
  await line.close();
  await Promise.all([simulators.a.close(), simulators.b.close()]);
});
beforeEach(() => setClock(api, friday));

const token = () => api.test.apiToken;
const waitingHire = (more: Parameters<typeof newHire>[2] = {}) =>
  newHire(api, '', { sectionOne: applied, answers: permit, ...more });
const enter = ({ employeeId }: Hire, social_security_number = '123-45-0001') =>
  api.call('employees.updateById', {
    path: { employee_id: employeeId },
    body: { social_security_number },
    token: token(),
  });
const read = async ({ caseId }: Hire) =>
  (await api.call('everify_cases.findById', { path: { everify_case_id: caseId }, token: token() })).body;
const open = ({ caseId }: Hire, body: object) =>
  api.call('everify_cases.open', { path: { everify_case_id: caseId }, body, token: token() });
const runDue = async () => {
  await query(api, `UPDATE everify_cases SET run_at = now() - interval '1 second' WHERE wanted IS NOT NULL`);
  while (await api.app.get(PendingActionsService).runNext());
};
const isOn = async (operation: 'work_items.list' | 'compliance_calendar.list', { caseId }: Hire) => {
  const { body } = await api.call(operation, { query: { per_page: 100 }, token: token() });
  return body.data.some((one: { everify_case_id: string | null }) => one.everify_case_id === caseId);
};
const whatOf = async (hire: Hire): Promise<string[]> =>
  (await read(hire)).steps.map(({ what }: { what: string }) => what);

describe.each(['a', 'b'] as const)('a case that waits for a Social Security number, in form %s', (shape) => {
  let target: string;
  beforeAll(async () => {
    target = shape === 'a' ? line.target : await simulators.b.listen();
    line.target = target;
  });
  const delayOf = async ({ caseId }: Hire) => {
    const url = `${target.replace('/api/v31', '')}/simulator/cases`;
    const { cases } = await (await fetch(url, { method: 'POST', body: '{}' })).json();
    const made = cases.filter((one: { employer_case_id: string }) => one.employer_case_id === caseId);
    return made.map((one: { reason_for_delay_code: string | null }) => one.reason_for_delay_code);
  };

  it('is the employee’s turn and no one’s alarm, however long it takes, and is found among those that wait', async () => {
    const hire = await waitingHire();
    setClock(api, tooLate);
    expect(await read(hire)).toMatchObject({
      status: 'PREPARED',
      missing: ['ssn_pending'],
      turn: 'employee',
      due_on: null,
      urgency: null,
      actions: ['discard'],
    });
    expect([await isOn('work_items.list', hire), await isOn('compliance_calendar.list', hire)]).toEqual([
      false,
      false,
    ]);
    const waiting = await api.call('everify_cases.list', {
      query: { missing: 'ssn_pending', per_page: 100 },
      token: token(),
    });
    expect(waiting.body.data.map(({ id }: { id: string }) => id)).toContain(hire.caseId);
  });

  it('opens automatically when the number is entered in the record, and says that it was awaited', async () => {
    const hire = await waitingHire();
    setClock(api, tooLate);
    await enter(hire);
    expect(await read(hire)).toMatchObject({ pending: { action: 'open' }, due_on: '2026-12-08' });
    await runDue();
    expect(await read(hire)).toMatchObject({ status: 'CLOSED', refusal: null });
    expect(await delayOf(hire)).toEqual(['AWAITING_SOCIAL_SECURITY_NUMBER']);
    expect(await whatOf(hire)).toEqual(['prepared', 'number_arrived', 'asked_to_open', 'open', 'submit']);
  });

  it('opens automatically when the employee signs the number, and in time gives no reason', async () => {
    const hire = await waitingHire();
    setClock(api, inTime);
    const employee = await newPage(api, { ...hire, side: 'employee' });
    await api.call('tasks.requestCorrection', {
      path: { task_id: hire.taskId },
      body: { reason: 'My number has arrived', about: 'social_security_number' },
      token: employee.token,
    });
    await employee.prove();
    const added = { 'task.social_security_number': '123-45-0001' };
    const signed = await answerAndSign(employee, hire.taskId, 'section_1', added, 'Ana Lopez');
    expect(signed.status).toBe(201);
    await runDue();
    expect((await read(hire)).status).toBe('CLOSED');
    expect(await delayOf(hire)).toEqual([null]);
    expect(await whatOf(hire)).toEqual(['prepared', 'number_signed', 'asked_to_open', 'open', 'submit']);
  });
});

describe('a number that arrives', () => {
  it('for a case that is late for another reason too leaves the reason to a person', async () => {
    const hire = await waitingHire({ signsAt: new Date('2026-12-01T15:00:00.000Z') });
    setClock(api, tooLate);
    await enter(hire);
    await runDue();
    expect(await read(hire)).toMatchObject({ status: 'PREPARED', pending: null, urgency: 'overdue' });
    expect(await isOn('work_items.list', hire)).toBe(true);
    expect((await open(hire, {})).body.message).toContain('reason_for_delay');
    const reason = { reason_for_delay: 'OTHER', reason_for_delay_description: 'The store was closed' };
    expect((await open(hire, reason)).body.status).toBe('CLOSED');
  });

  it('while E-Verify is down keeps its reason, and the case is due that day', async () => {
    const hire = await waitingHire();
    setClock(api, tooLate);
    line.isDown = true;
    await enter(hire);
    await runDue();
    expect(await read(hire)).toMatchObject({ pending: { last_error: '503' }, urgency: 'due_today' });
    setClock(api, new Date('2026-12-10T15:00:00.000Z'));
    expect(await isOn('work_items.list', hire)).toBe(true);
    line.isDown = false;
    await runDue();
    expect((await read(hire)).status).toBe('CLOSED');
  });

  it('and is corrected before E-Verify was asked goes to E-Verify as corrected', async () => {
    const hire = await waitingHire();
    setClock(api, tooLate);
    await enter(hire, '123-45-0008');
    await enter(hire, '123-45-0001');
    await runDue();
    expect(await read(hire)).toMatchObject({ eligibility_statement: 'EMPLOYMENT_AUTHORIZED' });
  });

  it('for a case that E-Verify refused is opened again without another reason on the same day', async () => {
    const hire = await waitingHire();
    setClock(api, tooLate);
    await enter(hire, '123-45-0009');
    await runDue();
    expect(await read(hire)).toMatchObject({ pending: null, refusal: 'CASE_STATUS_CONFLICT' });
    expect((await open(hire, { duplicate_reason: 'REHIRE' })).body.status).toBe('CLOSED');
  });
});
