import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { query } from '../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
} from '../testing/hosted-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
/** Before any document shown here ends. */
const today = new Date('2026-11-25T15:00:00Z');
beforeAll(async () => {
  api = await TestApi.start();
});
beforeEach(() => setClock(api, today));
afterAll(() => api.stop());

const permit = {
  document: 'employment_authorization_document',
  issuing_authority: 'USCIS',
  number: 'ABC1234567890',
  expires_on: '2027-05-01',
};
const alien = {
  ...sectionOneAnswers,
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.uscis_number': 'A123456789',
  'task.work_authorization_expires_on': '2027-06-30',
};
let made = 0;

/** A completed Form I-9 with a case of that number. */
async function newCase(sectionOne: object = alien, document: object = permit) {
  const employer_id = await newEmployer(api, { uses_e_verify: true, e_verify_company_id: '123456' });
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id });
  const page = await HostedPage.open(api, employeeId);
  const ssn = { 'task.social_security_number': '123-45-6789' };
  await answerAndSign(page, taskId, 'section_1', { ...sectionOne, ...ssn }, 'Ana Lopez');
  const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
  const shown = { ...sectionTwoAnswers, 'task.list_choice': 'a', 'task.list_a_1': document };
  const signed = await answerAndSign(staff, taskId, 'section_2', shown, 'Carla Reyes');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  await completedTask(api, taskId);
  made += 1;
  const caseNumber = `2026${String(made).padStart(9, '0')}AB`;
  await query(api, `UPDATE everify_cases SET case_number = '${caseNumber}' WHERE task_id = '${taskId}'`);
  return { taskId, employeeId, staff, caseNumber };
}

const report = (...lines: readonly string[]) =>
  ['Revocation Date,Case Number,A-Number', ...lines].join('\r\n');
const apply = (csv: string, more: object = {}, caller: object = {}) =>
  api.call('everify_cases.applyStatusChangeReport', { body: { csv, ...more }, ...caller });
const outcomes = async (csv: string, more: object = {}, caller: object = {}): Promise<string[]> =>
  (await apply(csv, more, caller)).body.lines.map(
    ({ line, outcome, section_id }: { line: number; outcome: string; section_id: string | null }) =>
      [line, outcome, section_id].filter(Boolean).join(' '),
  );
const status = async (task_id: string) =>
  (await api.call('tasks.findById', { path: { task_id } })).body.status;

describe('E-Verify’s Status Change Report', () => {
  it('opens Supplement B for who it names, once however often it is sent', async () => {
    const { taskId, staff, caseNumber } = await newCase();
    const csv = report(`2026-11-01,${caseNumber},A123456789`);
    expect(await outcomes(csv, { dry_run: true })).toEqual(['2 opened supplement_b_1']);
    expect(await status(taskId)).toBe('completed');
    expect(await outcomes(csv)).toEqual(['2 opened supplement_b_1']);
    expect(await status(taskId)).toBe('requires_action');
    expect(await outcomes(csv)).toEqual(['2 open_already supplement_b_1']);
    const next = {
      'task.reverify_1_document': { ...permit, number: 'ABC0987654321', expires_on: '2029-05-01' },
      'task.reverify_1_representative': 'Reyes, Carla, HR Manager',
    };
    expect((await answerAndSign(staff, taskId, 'supplement_b_1', next, 'Carla Reyes')).status).toBe(201);
    await completedTask(api, taskId);
    expect(await outcomes(csv)).toEqual(['2 reverified supplement_b_1']);
    expect(await status(taskId)).toBe('completed');
    const { body } = await api.call('tasks.listVersions', { path: { task_id: taskId } });
    expect(JSON.stringify(body)).toContain('Status Change Report');
    expect(await outcomes(report(`12/31/2099,${caseNumber},123456789`))).toEqual(['2 opened supplement_b_2']);
  });

  it('tells the employee what is asked and by when, and is due in three business days unless it says otherwise', async () => {
    // A Sunday.
    setClock(api, new Date('2026-11-22T15:00:00Z'));
    const { taskId, employeeId, caseNumber } = await newCase();
    const csv = report(`2026-11-01,${caseNumber},A123456789`);
    const [planned] = (await apply(csv, { dry_run: true })).body.lines;
    expect([planned.due_on, planned.employee_name]).toEqual(['2026-11-25', 'Ana Lopez']);
    expect((await apply(csv, { due_on: '2026-11-20' })).status).toBe(400);
    const asked = async () => {
      const { token } = await HostedPage.open(api, employeeId);
      return (await api.call('form_sessions.current', { token })).body.tasks[0].document_asked;
    };
    expect(await asked()).toBeNull();
    await apply(csv, { due_on: '2026-12-10' });
    expect(await asked()).toEqual({ due_on: '2026-12-10' });
    const { body } = await api.call('compliance_calendar.list', {
      query: { task_id: taskId, kind: 'section' },
    });
    expect(body.data).toMatchObject([
      { due_on: '2026-12-10', section_id: 'supplement_b_1', legal_basis: null },
    ]);
    const fields = (await api.call('tasks.getFields', { path: { task_id: taskId } })).body.fields;
    const events = fields.find(({ path }: { path: string }) => path === 'task.supplement_b_1_events');
    expect(events.value).toEqual(['reverification']);
    const kinds = await query<{ kind: string }>(
      api,
      `SELECT kind FROM events WHERE resource_id = '${taskId}' AND kind = 'task.reverification_required'`,
    );
    expect(kinds).toHaveLength(1);
    const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const { sections } = (await staff.sheet(taskId)).body;
    const open = sections.find(({ id }: { id: string }) => id === 'supplement_b_1');
    expect([open.state, open.due_on]).toEqual(['open', '2026-12-10']);
    const next = {
      'task.reverify_1_document': { ...permit, number: 'ABC0987654321', expires_on: '2029-05-01' },
      'task.reverify_1_representative': 'Reyes, Carla, HR Manager',
    };
    expect((await answerAndSign(staff, taskId, 'supplement_b_1', next, 'Carla Reyes')).status).toBe(201);
    expect(await asked()).toBeNull();
    const trail = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(trail.is_intact).toBe(true);
  });

  it('names each line that is not one, and carries out the others', async () => {
    const { caseNumber } = await newCase();
    const csv = report(
      `2026-11-01,${caseNumber},A987654321`,
      '2026-11-01,2026999999999ZZ,A123456789',
      'soon,2026999999999ZZ,A123456789',
      `2026-11-01,${caseNumber},A123456789`,
      `2026-11-01,${caseNumber},A123456789`,
    );
    expect(await outcomes(csv)).toEqual([
      '2 numbers_differ',
      '3 not_found',
      '4 malformed',
      '5 opened supplement_b_1',
      '6 open_already supplement_b_1',
    ]);
    const wrong = await apply('Name\nAna');
    expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('case_number')]);
    expect((await apply(report(...Array<string>(2001).fill('x,y,z')))).status).toBe(400);
  });

  it('matches by the document too, and says by which number', async () => {
    const { 'task.uscis_number': _, ...named } = alien;
    const byForm94 = { ...named, 'task.i94_number': '12345678901' };
    const { caseNumber, taskId } = await newCase(byForm94);
    const heading = 'Case Number,A-Number,Document Number,Revocation Date';
    const ofCard = (number: string) => `${heading}\n${caseNumber},A123456789,${number},2026-11-01`;
    expect(await outcomes(ofCard('ABC0000000000'))).toEqual(['2 numbers_differ']);
    expect(await outcomes(ofCard(''))).toEqual(['2 numbers_differ']);
    expect(await status(taskId)).toBe('completed');
    const { lines } = (await apply(ofCard('abc 1234567890'))).body;
    expect(lines).toMatchObject([{ outcome: 'opened', matched_by: ['document_number'] }]);
    const other = await newCase();
    const both = `${heading}\n${other.caseNumber},A123456789,ABC1234567890,2026-11-01`;
    expect((await apply(both, { dry_run: true })).body.lines).toMatchObject([
      { outcome: 'opened', matched_by: ['a_number', 'document_number'] },
    ]);
  });

  it('opens the block while the form is being corrected: a correction holds up no reverification', async () => {
    const { caseNumber, taskId } = await newCase();
    const correction = { starting_section_id: 'section_2', reason: 'A wrong title' };
    await api.call('task_change_requests.create', { path: { task_id: taskId }, body: correction });
    const csv = report(`2026-11-01,${caseNumber},A123456789`);
    expect(await outcomes(csv)).toEqual(['2 opened supplement_b_1']);
  });

  it('M-274, 9.0: takes no correction of a block for a new examination', async () => {
    const { caseNumber, employeeId, taskId } = await newCase();
    await apply(report(`2026-11-01,${caseNumber},A123456789`));
    const signBlock = async (number: string) => {
      const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
      const answers = {
        'task.reverify_1_document': { ...permit, number, expires_on: '2029-05-01' },
        'task.reverify_1_representative': 'Reyes, Carla, HR Manager',
      };
      const signed = await answerAndSign(staff, taskId, 'supplement_b_1', answers, 'Carla Reyes');
      expect(signed.status).toBe(201);
      await completedTask(api, taskId);
    };
    await signBlock('ABC0987654321');
    setClock(api, new Date('2027-01-20T15:00:00Z'));
    const correction = { starting_section_id: 'supplement_b_1', reason: 'A wrong number' };
    await api.call('task_change_requests.create', { path: { task_id: taskId }, body: correction });
    const csv = report(`2027-01-10,${caseNumber},A123456789`);
    expect(await outcomes(csv, { dry_run: true })).toEqual(['2 opened supplement_b_2']);
    await signBlock('ABC0987654320');
    expect(await outcomes(csv)).toEqual(['2 opened supplement_b_2']);
  });

  it('M-274 5.1: never opens it for who is not reverified', async () => {
    const resident = {
      ...sectionOneAnswers,
      'task.citizenship_status': 'lawful_permanent_resident',
      'task.lpr_number': 'A123456789',
    };
    const card = { ...permit, document: 'permanent_resident_card' };
    const { taskId, caseNumber } = await newCase(resident, card);
    expect(await outcomes(report(`2026-11-01,${caseNumber},A123456789`))).toEqual(['2 never_reverified']);
    expect(await status(taskId)).toBe('completed');
  });

  it('finds nobody of another account, nor whom the caller may not see', async () => {
    const { taskId, caseNumber } = await newCase();
    const csv = report(`2026-11-01,${caseNumber},A123456789`);
    expect(await outcomes(csv, {}, { token: api.stranger.apiToken })).toEqual(['2 not_found']);
    const permissions = ['employee:view', 'task:view', 'task:edit', 'everify:view', 'everify:edit'] as const;
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    const narrow = withCookie(await signInUser(api, [{ permissions, access_rule }]));
    expect(await outcomes(csv, {}, narrow)).toEqual(['2 not_found']);
    const reader = withCookie(
      await signInUser(api, [{ permissions: ['employee:view', 'everify:view', 'everify:edit'] }]),
    );
    expect((await apply(csv, {}, reader)).status).toBe(403);
    expect(await status(taskId)).toBe('completed');
  });

  it('is recorded once it is carried out: when, by whom, which file, and how many lines had which outcome', async () => {
    const { caseNumber } = await newCase();
    const csv = report(`2026-11-01,${caseNumber},A123456789`, '2026-11-01,2026999999999ZZ,A123456789');
    const imports = async (caller: object = {}) =>
      (await api.call('everify_cases.listStatusChangeReports', { ...caller })).body;
    const before = (await imports()).total;
    await apply(csv, { dry_run: true });
    expect((await imports()).total).toBe(before);
    await apply(csv, { file_name: 'report.csv' });
    expect(await imports()).toMatchObject({
      total: before + 1,
      data: expect.arrayContaining([
        {
          imported_at: today.toISOString(),
          imported_by: 'api_token',
          imported_by_id: expect.any(String),
          imported_by_name: expect.any(String),
          file_name: 'report.csv',
          sha256: createHash('sha256').update(csv).digest('hex'),
          covers_all_cases: true,
          lines: 2,
          outcomes: [
            { outcome: 'opened', count: 1 },
            { outcome: 'not_found', count: 1 },
          ],
        },
      ]),
    });
    const elsewhere = await imports({ token: api.stranger.apiToken });
    expect(JSON.stringify(elsewhere)).not.toContain('report.csv');
  });

  it('has a file in Spanish, with its columns in another order', async () => {
    const { caseNumber } = await newCase();
    const csv = `NÚMERO DE EXTRANJERO;FECHA DE REVOCACIÓN;NÚMERO DE CASO\nA123456789;11/01/2026;${caseNumber}`;
    expect(await outcomes(csv, { dry_run: true })).toEqual(['2 opened supplement_b_1']);
  });

  it('leaves no number of a person in an answer, an event or a trail', async () => {
    const { taskId, caseNumber } = await newCase();
    const { body } = await apply(report(`2026-11-01,${caseNumber},A123456789`));
    const events = await query(api, `SELECT data FROM events WHERE resource_id = '${taskId}'`);
    const trail = await query(api, `SELECT detail FROM audit_events WHERE task_id = '${taskId}'`);
    expect(JSON.stringify([body, events, trail])).not.toContain('123456789');
  });
});

describe('the reminder to import the report', () => {
  const reminders = async (caller: object = {}) => {
    const { body } = await api.call('work_items.list', { query: { per_page: 100 }, ...caller });
    return body.data.filter(({ kind }: { kind: string }) => kind === 'status_change_report');
  };
  const daysLater = (days: number) => setClock(api, new Date(today.getTime() + days * 86_400_000));
  const permissions = ['task:view', 'task:edit', 'employee:view', 'everify:view', 'everify:edit'] as const;
  const nothing = report(`2026-11-01,2026999999999ZZ,A123456789`);
  const begin = async () => {
    await query(api, 'UPDATE everify_cases SET case_number = NULL');
    await query(api, 'DELETE FROM status_change_imports');
  };

  it('is on Today 14 days after the last import, until the next one, even if that one is empty', async () => {
    await begin();
    await newCase();
    expect(await reminders()).toEqual([]);
    daysLater(14);
    expect(await reminders()).toMatchObject([
      { everify_problem: null, due_on: null, since: '2026-12-09T15:00:00.000Z', assignee_type: 'employer' },
    ]);
    await apply(nothing);
    expect(await reminders()).toEqual([]);
    daysLater(27);
    expect(await reminders()).toEqual([]);
    daysLater(28);
    expect(await reminders()).toMatchObject([{ since: '2026-12-23T15:00:00.000Z' }]);
  });

  it('is for those who may import it for the whole account; an import that covers a part of it ends no reminder', async () => {
    await begin();
    await newCase();
    daysLater(20);
    expect(await reminders(withCookie(await signInUser(api, [{ permissions }])))).toHaveLength(1);
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    const narrow = withCookie(await signInUser(api, [{ permissions, access_rule }]));
    expect(await reminders(narrow)).toEqual([]);
    expect((await apply(nothing, {}, narrow)).status).toBe(200);
    expect(await reminders()).toHaveLength(1);
    const reader = permissions.filter((one) => one !== 'everify:edit');
    expect(await reminders(withCookie(await signInUser(api, [{ permissions: reader }])))).toEqual([]);
    expect(await reminders({ token: api.stranger.apiToken })).toEqual([]);
  });

  it('is for accounts with people whom the report could name: not for citizens, nor before a case is at E-Verify', async () => {
    await begin();
    const passport = { ...permit, document: 'us_passport', number: '123456789', expires_on: '2031-01-01' };
    await newCase(sectionOneAnswers, passport);
    const { taskId } = await newCase();
    await query(api, `UPDATE everify_cases SET case_number = NULL WHERE task_id = '${taskId}'`);
    daysLater(20);
    expect(await reminders()).toEqual([]);
    await query(api, `UPDATE everify_cases SET case_number = '2026777777777AB' WHERE task_id = '${taskId}'`);
    expect(await reminders()).toHaveLength(1);
    await query(api, `UPDATE everify_cases SET is_simulated = TRUE WHERE task_id = '${taskId}'`);
    expect(await reminders()).toEqual([]);
  });
});
