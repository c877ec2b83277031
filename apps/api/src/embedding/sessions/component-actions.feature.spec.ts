import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EverifyCaseStatus } from '@firstday/domain';
import { createRecord, query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  sectionOneAnswers,
  w4Answers,
} from '../../testing/hosted-page.js';
import { withCookie, openComponent, signInUser } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());
const by = (token: string) => ({ token: null, headers: { 'x-component-auth-token': token } });

let cases = 0;
interface CaseMade {
  readonly status: EverifyCaseStatus;
  readonly due_on: string | null;
  readonly zone?: string;
  readonly employeeId?: string;
  readonly taskId?: string;
  readonly employerId?: string;
}
/** A case as E-Verify and the days left it. */
async function newCase({
  status,
  due_on,
  zone = 'UTC',
  employeeId = 'ee_any',
  taskId,
  employerId = 'er_any',
}: CaseMade): Promise<string> {
  cases += 1;
  const id = `ecase_${String(cases).padStart(22, '1')}`;
  await query(
    api,
    `INSERT INTO everify_cases (id, account_id, task_id, employee_id, employer_id, is_simulated, status,
       sealed_fields, missing, time_zone, due_on, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $8, false, $5, '', '{}', $6, $7, now(), now())`,
    [id, api.live.account.id, taskId ?? `task_${cases}`, employeeId, status, zone, due_on, employerId],
  );
  return id;
}
const dayIn = (timeZone: string, days = 0) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone });

describe('a component of E-Verify cases', () => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const employee = await createRecord(api, 'employees', { first_name: 'Ana', last_name: 'Lopez' });
    ids['employee'] = employee.id;
    const utc = (days: number) => dayIn('UTC', days);
    ids['overdue'] = await newCase({ status: 'PREPARED', due_on: utc(-3), employeeId: employee.id });
    ids['today'] = await newCase({ status: 'PENDING_REFERRAL', due_on: utc(0) });
    ids['upcoming'] = await newCase({ status: 'REFERRED', due_on: utc(5) });
    ids['closed'] = await newCase({ status: 'CLOSED', due_on: utc(-3) });
    ids['waiting'] = await newCase({ status: 'QUEUED', due_on: null });
  });
  const named = (found: readonly { id: string }[]) =>
    found.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id).sort();
  const seen = async (filters: Record<string, string>, asked: Record<string, string> = {}) => {
    const token = await openComponent(api, { component: 'everify/cases', filters });
    const answer = await api.call('everify_cases.list', { query: asked, ...by(token) });
    return named(answer.body.data);
  };

  it.each([
    [{}, ['closed', 'overdue', 'today', 'upcoming', 'waiting']],
    [{ case_statuses: 'PREPARED' }, ['overdue']],
    [{ case_statuses: 'prepared, REFERRED' }, ['overdue', 'upcoming']],
    [{ case_statuses: 'open' }, ['overdue', 'today', 'upcoming', 'waiting']],
    [{ case_statuses: 'closed' }, ['closed']],
    [{ case_tracking: 'overdue' }, ['overdue']],
    [{ case_tracking: 'due_today' }, ['today']],
    [{ case_tracking: 'upcoming,due_today' }, ['today', 'upcoming']],
    [{ case_tracking: 'none' }, ['closed', 'waiting']],
    [{ case_tracking: 'overdue', case_statuses: 'REFERRED' }, []],
  ])('made with %j shows those cases and no others, whatever it asks for', async (filters, expected) => {
    expect(await seen(filters)).toEqual(expected);
    const wide = { case_statuses: 'open,closed', case_tracking: 'overdue,due_today,upcoming,none' };
    expect(await seen(filters, wide)).toEqual(expected);
    const token = await openComponent(api, { component: 'everify/cases', filters });
    for (const name of ['overdue', 'today', 'upcoming', 'closed', 'waiting'] as const) {
      const path = { everify_case_id: ids[name] ?? '' };
      const { status } = await api.call('everify_cases.findById', { path, ...by(token) });
      expect([name, status]).toEqual([name, expected.some((one) => one === name) ? 200 : 404]);
    }
  });

  it('is held to an employer, a client or an employee, in what it reads and does', async () => {
    const employers = await Promise.all(
      ['Harbor', 'Lagoon'].map((name) => createRecord(api, 'employers', { name })),
    );
    const clients = await Promise.all(['Pier', 'Quay'].map((name) => createRecord(api, 'clients', { name })));
    const made: { id: string; taskId: string; filters: Record<string, string> }[] = [];
    for (const [at, employer] of employers.entries()) {
      const [employer_id, client_id] = [employer.id, clients[at]?.id ?? ''];
      const task = await newTask(api, 'i-9', { employer_id });
      await query(api, `UPDATE tasks SET client_id = $2 WHERE id = $1`, [task.taskId, client_id]);
      const { employeeId, taskId } = task;
      const due_on = dayIn('UTC', 9);
      const id = await newCase({ status: 'PREPARED', due_on, employeeId, taskId, employerId: employer_id });
      made.push({ id, taskId, filters: { employer_id, client_id, employee_id: employeeId } });
    }
    const [own, foreign] = made;
    if (!own || !foreign) throw new Error('two cases were made');
    for (const name of ['employer_id', 'client_id', 'employee_id']) {
      const filters = { [name]: own.filters[name] ?? '' };
      const token = await openComponent(api, { component: 'everify/cases', filters });
      const wide = { employer_id: foreign.filters['employer_id'] ?? '' };
      const listed = async (asked: Record<string, string> = {}) =>
        (await api.call('everify_cases.list', { query: asked, ...by(token) })).body.data.map(
          ({ id }: { id: string }) => id,
        );
      expect([name, await listed()]).toEqual([name, [own.id]]);
      expect(await listed(wide)).toEqual([]);
      const path = { everify_case_id: foreign.id };
      const tried = [
        await api.call('everify_cases.findById', { path, ...by(token) }),
        await api.call('everify_cases.discard', { path, ...by(token) }),
        await api.call('everify_cases.listCopies', { path, ...by(token) }),
        await api.call('everify_cases.matchPhoto', { path, body: { matches: true }, ...by(token) }),
        await api.call('everify_cases.refer', { path, ...by(token) }),
      ];
      // Whatever is done with a case is done in a form session, which a link of the component opens.
      const opened = async (task_id: string) =>
        (
          await api.call('tasks.getOnboardingUrl', {
            path: { task_id },
            query: { assignee_type: 'employer' },
            ...by(token),
          })
        ).status;
      expect([await opened(foreign.taskId), await opened(own.taskId)]).toEqual([404, 200]);
      expect(tried.every(({ status }) => status === 403 || status === 404)).toBe(true);
      expect(tried[0]?.status).toBe(404);
      const mine = await api.call('everify_cases.findById', {
        path: { everify_case_id: own.id },
        ...by(token),
      });
      expect(mine.status).toBe(200);
    }
    await query(api, `DELETE FROM everify_cases WHERE id = ANY ($1)`, [made.map(({ id }) => id)]);
  });

  it('asks for less, page by page', async () => {
    expect(await seen({ case_statuses: 'open' }, { case_tracking: 'overdue' })).toEqual(['overdue']);
    const token = await openComponent(api, {
      component: 'everify/cases',
      filters: { case_statuses: 'open' },
    });
    const page = await api.call('everify_cases.list', { query: { page: 2, per_page: 3 }, ...by(token) });
    expect(page.body).toMatchObject({ total: 4, total_pages: 2 });
    expect(page.body.data).toHaveLength(1);
  });

  it('is read by the day that counts next, what has none at the end, and on from any case', async () => {
    const token = await openComponent(api, { component: 'everify/cases' });
    const due = ['closed', 'overdue', 'today', 'upcoming', 'waiting'];
    const read = async (sort: string, last = '') => {
      const query = { sort, per_page: 2, ...(last && { starting_after: ids[last] ?? '' }) };
      const { body } = await api.call('everify_cases.list', { query, ...by(token) });
      return body.data.map(({ id }: { id: string }) => due.find((name) => ids[name] === id));
    };
    // Two of one day: the one that was made first.
    expect(await read('due_on')).toEqual(['overdue', 'closed']);
    expect(await read('due_on', 'overdue')).toEqual(['closed', 'today']);
    expect(await read('due_on', 'today')).toEqual(['upcoming', 'waiting']);
    expect(await read('due_on', 'waiting')).toEqual([]);
    expect(await read('-created_at', 'closed')).toEqual(['upcoming', 'today']);
    // From a case that one does not see one learns of no other: not that it is due before or after them.
    const open = await openComponent(api, { component: 'everify/cases', filters: { case_statuses: 'open' } });
    const asked = { sort: 'due_on', starting_after: ids['closed'] ?? '' };
    expect((await api.call('everify_cases.list', { query: asked, ...by(open) })).body.data).toEqual([]);
    expect((await api.call('everify_cases.list', { query: { sort: 'status' }, ...by(token) })).status).toBe(
      400,
    );
  });

  it('counts days where the employer is', async () => {
    for (const zone of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
      const id = await newCase({ status: 'DRAFT', due_on: dayIn(zone), zone });
      expect([
        zone,
        (await seen({ case_statuses: 'DRAFT', case_tracking: 'due_today' })).includes(id),
      ]).toEqual([zone, true]);
      await query(api, `DELETE FROM everify_cases WHERE id = $1`, [id]);
    }
  });

  it('is not made with words that nobody knows', async () => {
    const wrong: Record<string, string>[] = [
      { case_statuses: 'DONE' },
      { case_statuses: ',' },
      { case_tracking: 'late' },
    ];
    for (const filters of wrong) {
      const made = await api.call('components.createUrl', { body: { component: 'everify/cases', filters } });
      expect([filters, made.status]).toEqual([filters, 400]);
      expect((await api.call('everify_cases.list', { query: filters })).status).toBe(400);
    }
  });

  it('names people and companies, and shows no record of them', async () => {
    const token = await openComponent(api, { component: 'everify/cases' });
    const path = { everify_case_id: ids['overdue'] ?? '' };
    const found = await api.call('everify_cases.findById', { path, ...by(token) });
    expect(found.body).toMatchObject({ employee_name: 'Ana Lopez', employer_name: null });
    const employee = { employee_id: ids['employee'] ?? '' };
    expect((await api.call('employees.findById', { path: employee, ...by(token) })).status).toBe(404);
  });

  it('opens a case at the employer’s link, and nothing else of its form', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    await newCase({ status: 'MANUAL_REVIEW', due_on: null, employeeId, taskId });
    const token = await openComponent(api, {
      component: 'everify/cases',
      filters: { case_statuses: 'MANUAL_REVIEW' },
    });
    const link = (assignee_type: string, given = token) =>
      api.call('tasks.getOnboardingUrl', {
        path: { task_id: taskId },
        query: { assignee_type },
        ...by(given),
      });
    expect((await link('employer')).status).toBe(200);
    expect((await link('employee')).status).toBe(404);
    const other = await openComponent(api, {
      component: 'everify/cases',
      filters: { case_statuses: 'CLOSED' },
    });
    expect((await link('employer', other)).status).toBe(404);
    for (const id of ['tasks.findById', 'tasks.getPdf', 'tasks.getCertificate'] as const)
      expect([id, (await api.call(id, { path: { task_id: taskId }, ...by(token) })).status]).toEqual([
        id,
        404,
      ]);
    const body = { reason: 'Please look again' };
    expect((await api.call('tasks.sendBack', { path: { task_id: taskId }, body, ...by(token) })).status).toBe(
      404,
    );
  });

  it('is none of a component of another kind, nor of another account', async () => {
    for (const [asked, token] of [
      [{ component: 'employees/list' }, undefined],
      [{ component: 'everify/cases' }, api.stranger.apiToken],
    ] as const) {
      const component = await openComponent(api, asked, token);
      const listed = await api.call('everify_cases.list', by(component));
      expect(listed.body.total).toBe(0);
      const path = { everify_case_id: ids['overdue'] ?? '' };
      expect((await api.call('everify_cases.findById', { path, ...by(component) })).status).toBe(404);
    }
  });
});

describe('a component of tasks', () => {
  const listed = (employee_id: string, filters = {}) =>
    openComponent(api, { component: 'employee/tasks', employee_id, filters });

  it('sends back what it shows, from the first section that the employee has signed', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    const token = await listed(employeeId);
    const sendBack = (given: string, more = {}) =>
      api.call('tasks.sendBack', {
        path: { task_id: taskId },
        body: { reason: 'The date of birth looks wrong', ...more },
        ...by(given),
      });
    expect((await sendBack(token)).status).toBe(400);
    await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    const hidden = await listed(employeeId, { assignee: 'employee' });
    expect((await sendBack(hidden)).status).toBe(404);
    expect((await sendBack(await listed((await createRecord(api, 'employees')).id))).status).toBe(404);
    expect((await sendBack(token, { section_id: 'section_2' })).status).toBe(400);
    const back = await sendBack(token);
    expect(back.body.next_action).toEqual({ type: 'employee_action' });
    expect((await page.current()).body.tasks[0].sent_back_reason).toBe('The date of birth looks wrong');
  });

  it('downloads the document and the certificate of what it shows', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    const path = { task_id: taskId };
    const other = await listed((await createRecord(api, 'employees')).id);
    for (const id of ['tasks.getPdf', 'tasks.getCertificate'] as const) {
      const token = await listed(employeeId);
      expect((await api.call(id, { path, ...by(token) })).bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await api.call(id, { path, ...by(other) })).status).toBe(404);
    }
  });

  it('of a person lets through what that person may do', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    await answerAndSign(
      await HostedPage.open(api, employeeId),
      taskId,
      'section_1',
      sectionOneAnswers,
      'Ana Lopez',
    );
    const cookie = await signInUser(api, [
      { permissions: ['component:create', 'employee:view', 'task:view'] },
    ]);
    const body = { component: 'employee/tasks', employee_id: employeeId };
    const { code } = (await api.call('components.createUrl', { body, ...withCookie(cookie) })).body;
    const begun = await api.call('component_sessions.create', { body: { code }, token: null });
    const asked = { path: { task_id: taskId }, ...by(begun.body.token) };
    expect((await api.call('tasks.findById', asked)).status).toBe(200);
    expect((await api.call('tasks.getPdf', asked)).status).toBe(403);
    const reason = { reason: 'Please look again' };
    expect((await api.call('tasks.sendBack', { ...asked, body: reason })).status).toBe(403);
  });
});
