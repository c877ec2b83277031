import { w4Positions } from '@firstday/forms';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../../testing/factories.js';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newTask,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { newHire, reportingEmployer } from '../../testing/new-hires.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());
afterEach(() => setClock(api));

const listDue = async (
  employer_id: string,
  more: Readonly<Record<string, string>> = {},
  caller: object = {},
) => (await api.call('new_hire_reports.listDue', { query: { employer_id, ...more }, ...caller })).body.data;
const days = async (employer_id: string): Promise<string[]> =>
  (await listDue(employer_id)).map(
    ({ hired_on, work_state, due_on, is_sure }: Record<string, string>) =>
      `${hired_on} ${work_state} ${due_on}${is_sure ? '' : '?'}`,
  );
const calendar = async (employer_id: string, caller: object = {}) =>
  (await api.call('compliance_calendar.list', { query: { employer_id, kind: 'new_hire_report' }, ...caller }))
    .body.data;
const create = (body: object) => api.call('new_hire_reports.create', { body: { state: 'NY', ...body } });
const clearAddress = (employee_id: string) =>
  api.call('employees.updateById', { path: { employee_id }, body: { address: null } });
const path = (id: string) => ({ path: { new_hire_report_id: id } });
const fieldsOf = (line: string) =>
  Object.fromEntries(
    w4Positions.map(({ field, first, last }) => [field, line.slice(first - 1, last).trimEnd()]),
  );

describe('who is to be reported', () => {
  it('is nobody of an employer that reports elsewhere, and everybody from its day on', async () => {
    const employer = await reportingEmployer(api, { new_hire_reports_from: null });
    await newHire(api, employer);
    expect(await days(employer)).toEqual([]);
    expect((await create({ employer_id: employer })).status).toBe(400);
    const body = { new_hire_reports_from: '2026-11-03' };
    await api.call('employers.updateById', { path: { employer_id: employer }, body });
    expect(await days(employer)).toEqual([]);
    await newHire(api, employer, { placement: { start_date: '2026-11-03' } });
    expect(await days(employer)).toEqual(['2026-11-03 NY 2026-11-23']);
  });

  it('42 U.S.C. 653a(b)(1)(A): is due by the days of the state of the work, wherever that is said', async () => {
    const employer = await reportingEmployer(api);
    const at = async (state: string, more: object = {}, country = 'USA') => {
      const address = { street: '1 Main St', city: 'Mobile', state, zip: '36602', country };
      const { id: job_id } = await createRecord(api, 'jobs', { address });
      await newHire(api, employer, { placement: { job_id, ...more } });
    };
    await at('Alabama');
    await at('ga');
    await at('VT');
    await at('TX', { works_remotely: true });
    await at('Ontario', {}, 'CAN');
    expect(await days(employer)).toEqual([
      '2026-11-02 AL 2026-11-09',
      '2026-11-02 GA 2026-11-12',
      '2026-11-02 VT 2026-11-12?',
      '2026-11-02 NY 2026-11-22',
      '2026-11-02 null 2026-11-22',
    ]);
    const [, , , , nowhere] = await listDue(employer);
    expect(nowhere).toMatchObject({
      reports_to: null,
      obstacles: [{ field: 'work_state', reason: 'missing' }],
    });
    const body = { new_hire_reports_to: 'ME' };
    await api.call('employers.updateById', { path: { employer_id: employer }, body });
    expect((await days(employer)).every((it) => it.includes('2026-11-09'))).toBe(true);
    expect((await create({ employer_id: employer })).status).toBe(400);
    expect((await create({ employer_id: employer, state: 'ME' })).body.people).toBe(4);
  });

  it('42 U.S.C. 653a(a)(2)(A): is who comes back after 60 days, and nobody who has a second placement or is a contractor', async () => {
    const employer = await reportingEmployer(api);
    const { employeeId: employee_id, placementId } = await newHire(api, employer, {
      placement: { start_date: '2026-03-02', end_date: '2026-06-30' },
    });
    const { id: job_id } = await createRecord(api, 'jobs');
    const again = async (start_date: string) =>
      (await createRecord(api, 'placements', { employee_id, employer_id: employer, job_id, start_date })).id;
    const soon = await again('2026-08-28');
    expect(await days(employer)).toEqual(['2026-03-02 NY 2026-03-22']);
    const move = (start_date: string) =>
      api.call('placements.updateById', { path: { placement_id: soon }, body: { start_date } });
    await move('2026-08-29');
    expect(await days(employer)).toEqual(['2026-03-02 NY 2026-03-22', '2026-08-29 NY 2026-09-18']);
    const goesOn = { path: { placement_id: placementId }, body: { end_date: null } };
    await api.call('placements.updateById', goesOn);
    expect(await days(employer)).toEqual(['2026-03-02 NY 2026-03-22']);
    await newHire(api, employer, { placement: { worker_type: 'contractor' } });
    expect(await days(employer)).toHaveLength(1);
  });

  it('is read on, the earliest day first, and filtered', async () => {
    const employer = await reportingEmployer(api);
    for (const start_date of ['2026-11-04', '2026-11-02', '2026-11-03'])
      await newHire(api, employer, { placement: { start_date } });
    const asked = { employer_id: employer, per_page: '2' };
    const first = (await api.call('new_hire_reports.listDue', { query: asked })).body;
    const rest = (
      await api.call('new_hire_reports.listDue', { query: { ...asked, cursor: first.next_cursor } })
    ).body;
    const hired = [...first.data, ...rest.data].map(({ hired_on }: { hired_on: string }) => hired_on);
    expect([hired, rest.next_cursor]).toEqual([['2026-11-02', '2026-11-03', '2026-11-04'], null]);
    expect(await listDue(employer, { hired_on_gte: '2026-11-03', hired_on_lte: '2026-11-03' })).toHaveLength(
      1,
    );
    expect(await listDue(employer, { reports_to: 'TX' })).toEqual([]);
  });
});

describe('a report', () => {
  it('has who was hired, is downloaded, sent with the answer of the agency, and ends the deadline', async () => {
    const employer = await reportingEmployer(api);
    const { placementId, employeeId } = await newHire(api, employer, {
      person: { last_name: 'Nuñez', date_of_birth: '1990-02-03' },
    });
    const lacking = await newHire(api, employer, {
      person: { first_name: '王', social_security_number: undefined },
    });
    await clearAddress(lacking.employeeId);
    await newHire(api, employer, { placement: { start_date: '2099-01-01' } });
    const { status, body } = await create({ employer_id: employer });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'made',
      people: 1,
      state: 'NY',
      employer_name: 'Harbor Foods',
    });
    expect(body.left_out).toEqual([
      {
        placement_id: lacking.placementId,
        employee_id: lacking.employeeId,
        employee_name: '王 Flores',
        obstacles: [
          { field: 'social_security_number', reason: 'missing' },
          { field: 'first_name', reason: 'letters' },
          { field: 'address', reason: 'missing' },
        ],
      },
    ]);
    const { id, file_sha256 } = body;
    const [waiting] = await listDue(employer, { hired_on_lte: '2026-12-01' });
    expect(waiting).toMatchObject({ placement_id: placementId, new_hire_report_id: id });
    const taken = await api.call('new_hire_reports.download', path(id));
    expect([taken.headers.get('content-disposition'), taken.headers.get('cache-control')]).toEqual([
      `attachment; filename="${id}.txt"`,
      'no-store',
    ]);
    expect(fieldsOf(taken.bytes.toString('latin1'))).toMatchObject({
      record_id: 'W4',
      ssn: '219099999',
      last_name: 'NUNEZ',
      date_of_birth: '19900203',
      date_of_hire: '20261102',
      state_of_hire: 'NY',
      employer_name: 'HARBOR FOODS',
      employer_city: 'ALBANY',
    });
    expect((await api.call('new_hire_reports.listHires', path(id))).body.data).toMatchObject([
      { placement_id: placementId, employee_id: employeeId, hired_on: '2026-11-02', work_state: 'NY' },
    ]);
    const answer = { confirmation: 'No. 42', sent_on: '2026-11-20' };
    const sent = await api.call('new_hire_reports.send', { ...path(id), body: answer });
    expect(sent.body).toMatchObject({
      ...answer,
      status: 'sent',
      file_sha256,
      next_transmission: { from: '2026-12-02', until: '2026-12-06' },
      sent_by: { kind: 'api_token' },
    });
    expect(
      (await days(employer)).some((it) => it.includes('2026-11-02 NY') && it.includes(placementId)),
    ).toBe(false);
    expect(
      (await listDue(employer)).map(({ placement_id }: { placement_id: string }) => placement_id),
    ).not.toContain(placementId);
    expect((await api.call('new_hire_reports.download', path(id))).bytes).toEqual(taken.bytes);
    await api.call('employees.updateById', {
      path: { employee_id: employeeId },
      body: { last_name: 'Ruiz' },
    });
    expect((await api.call('new_hire_reports.download', path(id))).status).toBe(400);
    const log = await query<{ kind: string; detail: object }>(
      api,
      `SELECT kind, detail FROM security_events WHERE subject_id = $1 ORDER BY at, id`,
      [id],
    );
    expect(log.map(({ kind }) => kind)).toEqual([
      'new_hire_report.created',
      'new_hire_report.downloaded',
      'new_hire_report.sent',
      'new_hire_report.downloaded',
    ]);
    const kept = await query(
      api,
      `SELECT to_jsonb(report) AS report, (SELECT jsonb_agg(line) FROM new_hire_report_lines line) AS lines FROM new_hire_reports report`,
    );
    expect(JSON.stringify([kept, log, body])).not.toMatch(/219-?09-?9999/);
  });

  it('has the number that was signed, and of a form that another employer or nobody may see none', async () => {
    const employer = await reportingEmployer(api);
    const person = { social_security_number: undefined };
    const { employeeId: employee_id } = await newHire(api, employer, { person });
    await clearAddress(employee_id);
    const { taskId } = await newTask(api, 'w-4', { employee_id, employer_id: employer });
    expect((await create({ employer_id: employer })).status).toBe(400);
    await answerAndSign(await HostedPage.open(api, employee_id), taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    // What is signed reaches the record too: without that, it is in the form alone.
    await query(api, `UPDATE employees SET sealed = NULL, address = NULL WHERE id = $1`, [employee_id]);
    const blind = ['placement:view', 'employee:view', 'employer:view'] as const;
    const caller = withCookie(await signInUser(api, [{ permissions: blind }]));
    expect((await listDue(employer, {}, caller))[0].obstacles).not.toEqual([]);
    const { id } = (await create({ employer_id: employer })).body;
    const { bytes } = await api.call('new_hire_reports.download', path(id));
    expect(fieldsOf(bytes.toString('latin1'))).toMatchObject({
      ssn: '123456789',
      last_name: 'LOPEZ',
      city: 'TROY',
    });
    await query(api, `UPDATE tasks SET employer_id = 'er_other' WHERE id = $1`, [taskId]);
    expect((await listDue(employer))[0].obstacles).toHaveLength(2);
  });

  it('reports somebody again only where they are named, and those elsewhere without a file', async () => {
    const employer = await reportingEmployer(api);
    const { placementId } = await newHire(api, employer, { person: { social_security_number: undefined } });
    const elsewhere = await create({
      employer_id: employer,
      is_elsewhere: true,
      confirmation: 'By our payroll',
    });
    expect(elsewhere.body).toMatchObject({
      status: 'sent',
      people: 1,
      confirmation: 'By our payroll',
    });
    expect((await api.call('new_hire_reports.download', path(elsewhere.body.id))).status).toBe(400);
    expect(await days(employer)).toEqual([]);
    await api.call('employees.updateById', {
      path: {
        employee_id: (await api.call('new_hire_reports.listHires', path(elsewhere.body.id))).body.data[0]
          .employee_id,
      },
      body: { social_security_number: '219-09-9999' },
    });
    expect((await create({ employer_id: employer })).status).toBe(400);
    expect((await create({ employer_id: employer, placement_ids: [placementId] })).status).toBe(400);
    const again = await create({
      employer_id: employer,
      placement_ids: [placementId],
      includes_reported: true,
    });
    expect([again.status, again.body.people]).toEqual([201, 1]);
    expect((await api.call('new_hire_reports.deleteById', path(again.body.id))).status).toBe(200);
    expect((await api.call('new_hire_reports.list', { query: { employer_id: employer } })).body.total).toBe(
      1,
    );
  });
});

describe('the compliance calendar', () => {
  it('has the day with its law, for those who see the placement, until a state was told', async () => {
    const employer = await reportingEmployer(api, { time_zone: 'America/New_York' });
    const { placementId } = await newHire(api, employer);
    expect(await calendar(employer)).toEqual([
      expect.objectContaining({
        id: `new_hire_report:${placementId}`,
        kind: 'new_hire_report',
        due_on: '2026-11-22',
        due_at: '2026-11-23T04:59:59.999Z',
        placement_id: placementId,
        task_id: null,
        form_name: null,
        legal_basis: '42 U.S.C. 653a(b)(2)(A)',
        is_sure: true,
        assignee_type: 'employer',
        employee_name: 'Ana Flores',
      }),
    ]);
    const blind = withCookie(await signInUser(api, [{ permissions: ['task:view'] }]));
    expect(await calendar(employer, blind)).toEqual([]);
    const embedded = async (filters: object) => {
      const token = await openComponent(api, { component: 'compliance/calendar', filters });
      return calendar(employer, { token: null, headers: { 'x-component-auth-token': token } });
    };
    expect(await embedded({ employer_id: employer })).toHaveLength(1);
    expect(await embedded({ employer_id: await reportingEmployer(api) })).toEqual([]);
    expect(await embedded({ kind: 'receipt' })).toEqual([]);
    const all = (await api.call('compliance_calendar.list', { query: { per_page: '1' } })).body;
    const rest = { per_page: '100', cursor: all.next_cursor };
    expect(
      all.next_cursor === null || (await api.call('compliance_calendar.list', { query: rest })).status,
    ).toBe(all.next_cursor === null ? true : 200);
    const { id } = (await create({ employer_id: employer })).body;
    expect(await calendar(employer)).toHaveLength(1);
    await api.call('new_hire_reports.send', { ...path(id), body: { confirmation: 'No. 1' } });
    expect(await calendar(employer)).toEqual([]);
  });
});
