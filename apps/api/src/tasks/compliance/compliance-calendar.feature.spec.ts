import type { Permission } from '@firstday/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  formId,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { ComplianceRefreshesService } from './compliance-refreshes.service.js';
import { DueDeadlinesService } from './due-deadlines.service.js';

let api: TestApi;
/** Before any document shown here ends, and any receipt's ninety days. */
const today = new Date('2026-11-25T15:00:00Z');
beforeAll(async () => {
  api = await TestApi.start();
});
beforeEach(() => setClock(api, today));
afterAll(() => api.stop());

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly due_on: string;
  readonly task_id: string;
  readonly section_id: string | null;
}

/** As the account's own server, unless somebody else is named. */
const calendar = async (asked: Readonly<Record<string, string | number>>, caller: object = {}) =>
  (await api.call('compliance_calendar.list', { query: asked, ...caller })).body;
const dueOf = async (taskId: string, caller?: object): Promise<string[]> =>
  (await calendar({ task_id: taskId }, caller)).data.map(
    ({ kind, due_on, section_id }: Entry) => `${kind} ${due_on} ${section_id}`,
  );

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
const shown = (documents: object) => ({ ...sectionTwoAnswers, 'task.list_choice': 'a', ...documents });

/** A Form I-9 that was signed by both sides. */
async function completedI9(sectionTwo: object = shown({ 'task.list_a_1': permit }), more: object = {}) {
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api), ...more });
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'section_1', alien, 'Ana Lopez');
  const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
  const signed = await answerAndSign(staff, taskId, 'section_2', { ...sectionTwo }, 'Carla Reyes');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  await completedTask(api, taskId);
  return { taskId, employeeId, staff };
}

async function completedW4(employeeId: string, answers: object) {
  const body = { form_id: await formId(api, 'w-4'), employee_id: employeeId };
  const created = await api.call('tasks.create', { body, query: { allow_duplicate: 'true' } });
  const taskId: string = created.body.id;
  const page = await HostedPage.open(api, employeeId);
  const signed = await answerAndSign(page, taskId, 'employee', { ...w4Answers, ...answers }, 'Ana Lopez');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  await completedTask(api, taskId);
  return taskId;
}

describe('the compliance calendar', () => {
  it('8 CFR 274a.2(b)(1)(vii): has the end of a work authorization, and of the next one after Supplement B', async () => {
    const { taskId, staff } = await completedI9();
    expect(await dueOf(taskId)).toEqual(['reverification 2027-05-01 section_2']);
    const body = { starting_section_id: 'supplement_b_1' };
    await api.call('task_change_requests.create', { path: { task_id: taskId }, body, token: staff.token });
    expect(await dueOf(taskId)).toEqual(['reverification 2027-05-01 section_2']);
    const next = {
      'task.reverify_1_document': { ...permit, expires_on: '2028-05-01' },
      'task.reverify_1_representative': 'Reyes, Carla, HR Manager',
    };
    expect((await answerAndSign(staff, taskId, 'supplement_b_1', next, 'Carla Reyes')).status).toBe(201);
    await completedTask(api, taskId);
    expect(await dueOf(taskId)).toEqual(['reverification 2028-05-01 supplement_b_1']);
  });

  it('8 CFR 274a.2(b)(1)(vi): has the day by which a document takes the place of its receipt', async () => {
    const license = { ...sectionTwoAnswers['task.list_b'], is_receipt: true };
    const { taskId } = await completedI9({ ...sectionTwoAnswers, 'task.list_b': license });
    expect(await dueOf(taskId)).toEqual([
      'receipt 2027-02-21 section_2',
      'reverification 2027-06-30 section_2',
    ]);
  });

  describe('8 CFR 274a.2(b)(1)(vi): a document takes the place of its receipt', () => {
    const license = { ...sectionTwoAnswers['task.list_b'], is_receipt: true };
    const withReceipt = { ...sectionTwoAnswers, 'task.list_b': license };
    const shownNow = { ...sectionTwoAnswers['task.list_b'], number: 'D7654321', expires_on: '2031-05-01' };
    const path = 'task.receipt_list_b_document';
    const open = (task_id: string, section: string, token?: string) =>
      api.call('task_change_requests.create', {
        path: { task_id },
        body: { starting_section_id: section },
        ...(token && { token }),
      });
    const replaceIn = async (taskId: string, staff: HostedPage) => {
      const opened = await open(taskId, 'receipt_list_b', staff.token);
      const signed = await answerAndSign(
        staff,
        taskId,
        'receipt_list_b',
        { [path]: shownNow },
        'Carla Reyes',
      );
      await completedTask(api, taskId);
      return [opened.status, signed.status];
    };
    const audit = async (task_id: string) => (await api.call('tasks.getAudit', { path: { task_id } })).body;
    const signedOn = async (task_id: string) =>
      query<{ section_id: string; signed_on: string; voided_at: Date | null }>(
        api,
        `SELECT section_id, signed_on, voided_at FROM signatures WHERE task_id = '${task_id}' ORDER BY signed_at`,
      );

    it('with a signature of its own, while Section 2 stays signed as it was, and a version is kept', async () => {
      const { taskId, staff } = await completedI9(withReceipt);
      const before = await signedOn(taskId);
      expect(await replaceIn(taskId, staff)).toEqual([201, 201]);
      const after = await signedOn(taskId);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.slice(before.length)).toMatchObject([{ section_id: 'receipt_list_b', voided_at: null }]);
      expect(await dueOf(taskId)).toEqual(['reverification 2027-06-30 section_2']);
      const trail = await audit(taskId);
      expect(trail.is_intact).toBe(true);
      const { events } = trail;
      const kept = events.find(({ kind }: { kind: string }) => kind === 'version_kept');
      expect(kept.detail).toMatchObject({ version: 1, section_ids: ['receipt_list_b'] });
      expect(events.findLast(({ kind }: { kind: string }) => kind === 'signed').detail).toMatchObject({
        section_id: 'receipt_list_b',
        is_late: false,
      });
    });

    it('late, too, which the record says', async () => {
      const { taskId } = await completedI9(withReceipt);
      setClock(api, new Date('2027-02-22T12:00:00Z'));
      const { employee_id } = (await api.call('tasks.findById', { path: { task_id: taskId } })).body;
      const staff = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
      expect(await replaceIn(taskId, staff)).toEqual([201, 201]);
      const { events } = await audit(taskId);
      expect(events.findLast(({ kind }: { kind: string }) => kind === 'signed').detail).toMatchObject({
        section_id: 'receipt_list_b',
        is_late: true,
      });
      expect(await dueOf(taskId)).toEqual(['reverification 2027-06-30 section_2']);
    });

    it('where there is a receipt, and never by another one', async () => {
      const { taskId, staff } = await completedI9();
      expect((await open(taskId, 'receipt_list_b', staff.token)).status).toBe(400);
      const other = await completedI9(withReceipt);
      expect((await open(other.taskId, 'receipt_list_c', other.staff.token)).status).toBe(400);
      const employee = await HostedPage.open(api, other.employeeId);
      expect((await open(other.taskId, 'receipt_list_b', employee.token)).status).toBe(403);
      await open(other.taskId, 'receipt_list_b', other.staff.token);
      const again = { [path]: { ...shownNow, is_receipt: true } };
      const refused = await answerAndSign(other.staff, other.taskId, 'receipt_list_b', again, 'Carla Reyes');
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('no receipt for this document'),
      ]);
    });
  });

  it('M-274, 5.0: has the end of an extension that was chosen, and none that a note speaks of', async () => {
    const card = { 'task.list_a_1': { ...permit, expires_on: '2026-11-01' } };
    const noted = { ...card, 'task.additional_information': 'call office ext. 12' };
    await expect(completedI9(shown(noted))).rejects.toThrow(/document_expired|has expired/);
    const extension = {
      'task.extension': 'federal_register_notice',
      'task.extension_until': '2027-05-23',
    };
    const { taskId } = await completedI9(shown({ ...noted, ...extension }));
    expect(await dueOf(taskId)).toEqual(['reverification 2027-05-23 section_2']);
  });

  it('has nothing of an employment that ended', async () => {
    const employer_id = await newEmployer(api);
    const employee_id = await newEmployee(api);
    const place = { employee_id, employer_id, start_date: '2026-11-23' };
    const placement = (await api.call('placements.create', { body: place })).body;
    const { taskId } = await completedI9(undefined, { employee_id, employer_id, placement_id: placement.id });
    const path = { placement_id: placement.id };
    const end = (end_date: string | null) => api.call('placements.updateById', { path, body: { end_date } });
    const reverification = 'reverification 2027-05-01 section_2';
    expect(await dueOf(taskId)).toContain(reverification);
    await end('2027-04-30');
    expect((await dueOf(taskId)).map((it) => it.split(' ')[0])).toEqual(['deletion']);
    await end('2027-12-31');
    expect(await dueOf(taskId)).toContain(reverification);
    setClock(api, new Date('2028-01-02T12:00:00Z'));
    expect(await dueOf(taskId)).not.toContain(reverification);
  });

  it('has the sections that wait for a signature, and drops what is withdrawn', async () => {
    const employer_id = await newEmployer(api);
    const due = { employer_id, due_at: '2026-11-23T23:59:59.999Z' };
    const { taskId } = await newTask(api, 'i-9', due);
    expect(await dueOf(taskId)).toEqual(['section 2026-11-23 section_1']);
    await api.call('tasks.deleteById', { path: { task_id: taskId } });
    expect(await dueOf(taskId)).toEqual([]);
  });

  it('Pub. 15, section 9: has the lapse of an exempt Form W-4 until a newer one is in force', async () => {
    const employeeId = await newEmployee(api);
    const exempt = { 'task.exempt': true, 'task.filing_status': null };
    const none = { 'task.qualifying_children_amount': null, 'task.dependents_total': null };
    const first = await completedW4(employeeId, { ...exempt, ...none });
    expect(await dueOf(first)).toEqual(['withholding_exemption 2027-02-16 employee']);
    setClock(api, new Date('2026-11-26T15:00:00Z'));
    await completedW4(employeeId, {});
    expect(await dueOf(first)).toEqual([]);
  });

  it('says what is to be done and by whom, of whose form, and by which law', async () => {
    const employer_id = await newEmployer(api, { name: 'Calendar Foods' });
    const employee_id = await newEmployee(api);
    const start = { employee_id, employer_id, start_date: '2026-11-23' };
    const { id: placement_id } = (await api.call('placements.create', { body: start })).body;
    const { taskId } = await newTask(api, 'i-9', { employee_id, employer_id, placement_id });
    const [section] = (await calendar({ task_id: taskId, kind: 'section' })).data;
    expect(section).toMatchObject({
      section_name: expect.stringMatching(/^Section 1/),
      legal_basis: '8 CFR 274a.2(b)(1)(i)(A)',
      assignee_type: 'employee',
      employee_name: expect.stringContaining('Lopez'),
      employer_name: 'Calendar Foods',
    });
    const chosen = await newTask(api, 'i-9', { employer_id, due_at: '2026-12-01T23:59:59.999Z' });
    const [other] = (await calendar({ task_id: chosen.taskId })).data;
    expect([other.legal_basis, other.due_on]).toEqual([null, '2026-12-01']);
    const completed = await completedI9();
    const [reverification] = (await calendar({ task_id: completed.taskId })).data;
    expect([reverification.assignee_type, reverification.legal_basis]).toEqual([
      'employer',
      '8 CFR 274a.2(b)(1)(vii)',
    ]);
  });

  it('has what is next of an E-Verify case, for those who may see cases', async () => {
    const employer_id = await newEmployer(api, { uses_e_verify: true, e_verify_company_id: '123456' });
    const { taskId } = await completedI9(undefined, { employer_id });
    const kind = 'everify_case';
    const [next] = (await calendar({ task_id: taskId, kind })).data;
    expect(next).toMatchObject({ kind, due_on: '2026-11-27', section_id: null, employer_id });
    const found = await api.call('everify_cases.list', { query: { employer_id } });
    expect([next.everify_case_id, next.due_on]).toEqual([found.body.data[0].id, found.body.data[0].due_on]);
    const records = ['task:view', 'employee:view', 'employee:view_sensitive'] as const;
    const viewer = withCookie(await signInUser(api, [{ permissions: records }]));
    expect(await dueOf(taskId, viewer)).toEqual(['reverification 2027-05-01 section_2']);
  });

  it('is read page by page, by day, employer and kind', async () => {
    const employer_id = await newEmployer(api);
    const days = ['2026-12-03', '2026-12-01', '2026-12-02', '2026-12-02'];
    for (const day of days) await newTask(api, 'handbook', { employer_id, due_at: `${day}T23:59:59.999Z` });
    const seen: Entry[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await calendar({ employer_id, per_page: 1, ...(cursor && { cursor }) });
      seen.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen.map(({ due_on }) => due_on)).toEqual(days.toSorted());
    expect(new Set(seen.map(({ id }) => id)).size).toBe(4);
    const count = async (more: Readonly<Record<string, string>>) =>
      (await calendar({ employer_id, ...more })).data.length;
    expect(await count({ due_on_gte: '2026-12-02', due_on_lte: '2026-12-02' })).toBe(2);
    expect([await count({ kind: 'section,receipt' }), await count({ kind: 'receipt' })]).toEqual([4, 0]);
    const wrongQueries: readonly Readonly<Record<string, string>>[] = [
      { kind: 'birthday' },
      { cursor: 'x' },
      { cursor: '0000-01-01T00:00:00.000Z~section:task_1' },
      { due_on_gte: '2026-02-30' },
      { due_on_gte: '0000-01-01' },
    ];
    for (const wrong of wrongQueries)
      expect((await api.call('compliance_calendar.list', { query: wrong })).status).toBe(400);
  });

  it('shows nobody more than a list of tasks does, and the right to work to who may see sensitive values', async () => {
    const { taskId, employeeId } = await completedI9();
    expect(await dueOf(taskId, { token: api.test.apiToken })).toEqual([]);
    const records = ['task:view', 'employee:view'] as const;
    const all = [...records, 'employee:view_sensitive'] as const;
    const somebodyElse = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    const asUser = async (permissions: readonly Permission[], access_rule?: object) =>
      withCookie(await signInUser(api, [{ permissions, ...(access_rule && { access_rule }) }]));
    expect(await dueOf(taskId, await asUser(records))).toEqual([]);
    expect(await dueOf(taskId, await asUser(all))).toHaveLength(1);
    expect(await dueOf(taskId, await asUser(all, somebodyElse))).toEqual([]);
    const refused = await asUser(['employee:view']);
    expect((await api.call('compliance_calendar.list', refused)).status).toBe(403);
    const page = await HostedPage.open(api, employeeId);
    expect((await api.call('compliance_calendar.list', { token: page.token })).status).toBe(403);
  });

  it('says once that a day has come, and once that it has passed, by the employer’s clock', async () => {
    const { taskId } = await completedI9();
    const announceAt = async (moment: string) => {
      while (await api.app.get(DueDeadlinesService).announce(new Date(moment)));
      const events = await query<{ kind: string; data: object }>(
        api,
        `SELECT kind, data FROM events WHERE resource_id = '${taskId}' AND kind LIKE 'task.compliance%' ORDER BY position`,
      );
      expect(JSON.stringify(events)).not.toContain('2027-05-01');
      return events.map(({ kind }) => kind);
    };
    expect(await announceAt('2027-04-30T23:00:00Z')).toEqual([]);
    expect(await announceAt('2027-05-01T01:00:00Z')).toEqual(['task.compliance_due']);
    expect(await announceAt('2027-05-01T23:00:00Z')).toHaveLength(1);
    expect(await announceAt('2027-05-02T01:00:00Z')).toEqual([
      'task.compliance_due',
      'task.compliance_overdue',
    ]);
    expect(await announceAt('2027-05-03T01:00:00Z')).toHaveLength(2);
  });

  it('has what earlier versions completed once the worker has looked at it', async () => {
    const { taskId, employeeId } = await completedI9();
    const [due] = await dueOf(taskId);
    await query(api, `DELETE FROM compliance_deadlines WHERE task_id = '${taskId}'`);
    await query(
      api,
      `INSERT INTO compliance_refreshes (employee_id, account_id) SELECT employee_id, account_id FROM tasks WHERE id = '${taskId}'`,
    );
    expect(await dueOf(taskId)).toEqual([]);
    await api.app.get(ComplianceRefreshesService).work(new AbortController().signal);
    expect(await dueOf(taskId)).toEqual([due]);
    const waiting = await query(api, `SELECT FROM compliance_refreshes WHERE employee_id = '${employeeId}'`);
    expect(waiting).toEqual([]);
  });
});
