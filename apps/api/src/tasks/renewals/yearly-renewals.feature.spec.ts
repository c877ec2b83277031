import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { policyLibrary } from '@firstday/forms';
import { query } from '../../testing/factories.js';
import {
  answerAndSign,
  completedTask,
  formId,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
  setClock,
} from '../../testing/hosted-page.js';
import { hasOfficialNotices, OfficialFolder } from '../../testing/official-notices.js';
import { TestApi } from '../../testing/test-api.js';
import { RenewalAsker } from './renewal-asker.service.js';
import { ScopeChangesService } from './scope-changes.service.js';

const key = 'ca-know-your-rights';
const folder = new OfficialFolder();
let api: TestApi;
let other: Pick<TestApi, 'app' | 'stop'>;
beforeAll(async () => {
  if (hasOfficialNotices) folder.install(key);
  api = await TestApi.start({ OFFICIAL_FORMS_DIR: folder.path });
  other = await TestApi.beside(api, { ROLE: 'api', OFFICIAL_FORMS_DIR: folder.path });
  if (hasOfficialNotices) for (const token of [api.live.apiToken, api.test.apiToken]) await adopt(token);
}, 60_000);
afterAll(async () => {
  await other?.stop();
  await api?.stop();
  folder.remove();
});
beforeEach(() => setClock(api, new Date('2026-11-25T18:00:00Z')));
afterEach(() => setClock(api));

const california = { street: '5 Elm St', city: 'Fresno', state: 'CA', zip: '93650', country: 'USA' };

/** The policy of the library, as an account adds it. */
async function adopt(token: string): Promise<void> {
  const { condition } = policyLibrary.find((policy) => policy.key === key) ?? {};
  const form_ids = [await formId(api, key, token)];
  const body = { name: key, condition, form_ids, status: 'active' };
  const { status, body: made } = await api.call('policies.create', { body, token });
  if (status !== 201) throw new Error(JSON.stringify(made));
}

interface Hired {
  readonly employeeId: string;
  readonly placementId: string;
  readonly token: string;
}

async function hired(address: object = california, token = api.live.apiToken): Promise<Hired> {
  const made = async (id: 'employees.create' | 'employers.create' | 'placements.create', body: object) => {
    const answer = await api.call(id, { body, token });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const employer = await made('employers.create', {
    name: 'Harbor Foods',
    ein: '12-3456789',
    address,
    time_zone: 'America/Los_Angeles',
  });
  const employee = await made('employees.create', { first_name: 'Ana', last_name: 'Lopez', address });
  const placement = await made('placements.create', {
    employee_id: employee.id,
    employer_id: employer.id,
    start_date: '2026-11-25',
    create_tasks: true,
  });
  return { employeeId: employee.id, placementId: placement.id, token };
}

const noticesOf = async ({ employeeId: employee_id, token }: Hired) =>
  (await api.call('tasks.list', { query: { employee_id, form_id: await formId(api, key, token) }, token }))
    .body.data;

async function receive(it: Hired): Promise<string> {
  const [{ id }] = await noticesOf(it);
  const page = await HostedPage.open(api, it.employeeId, {}, it.token);
  const signed = await answerAndSign(page, id, 'employee', {}, 'Ana Lopez');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  for (let tries = 0; tries < 1000; tries += 1) {
    const { body } = await api.call('tasks.findById', { path: { task_id: id }, token: it.token });
    if (body.status === 'completed') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the notice was not completed in time');
}

/** When the notice is asked for and due; other forms of the hire are in the calendar too. */
const calendarOf = async ({ employeeId: employee_id, token }: Hired) => {
  const { body } = await api.call('compliance_calendar.list', {
    query: { employee_id, kind: 'renewal,section' },
    token,
  });
  return body.data.filter(({ form_key }: { form_key: string }) => form_key === key);
};

/** All workers of two processes, at a moment. */
async function workAt(moment: string): Promise<void> {
  setClock(api, new Date(moment));
  const work = async ({ app }: Pick<TestApi, 'app'>) => {
    while (await app.get(ScopeChangesService).processBatch());
    while (await app.get(RenewalAsker).askNext(new Date(moment)));
  };
  await Promise.all([work(api), work(other), work(api), work(other)]);
}

(hasOfficialNotices ? describe : describe.skip)(
  'California’s notice of rights, which everybody is given by 1 February of each year (Lab. Code 1550–1559)',
  () => {
    it('is asked for again on 1 January where the employer is, once, and is due on 1 February', async () => {
      const ana = await hired();
      const first = await receive(ana);
      expect(await calendarOf(ana)).toMatchObject([
        {
          kind: 'renewal',
          due_on: '2027-01-01',
          legal_basis: 'Cal. Lab. Code 1550–1559',
          assignee_type: null,
        },
      ]);
      await workAt('2027-01-01T07:59:59Z');
      expect(await noticesOf(ana)).toHaveLength(1);
      await workAt('2027-01-01T08:00:00Z');
      const [second, ...earlier] = await noticesOf(ana);
      expect(earlier.map(({ id }: { id: string }) => id)).toEqual([first]);
      expect(second).toMatchObject({
        renews_task_id: first,
        status: 'requires_action',
      });
      expect(second.due_at).toBe('2027-02-02T07:59:59.999Z');
      expect(await calendarOf(ana)).toMatchObject([
        {
          kind: 'section',
          due_on: '2027-02-01',
          legal_basis: 'Cal. Lab. Code 1550–1559',
          assignee_type: 'employee',
        },
      ]);
      for (const moment of ['2027-01-01T09:00:00Z', '2027-01-31T09:00:00Z', '2027-03-01T09:00:00Z'])
        await workAt(moment);
      expect(await noticesOf(ana)).toHaveLength(2);
      // Given late: it counts for the year all the same, and the next is of the next year.
      await receive(ana);
      await workAt('2027-12-31T12:00:00Z');
      expect(await noticesOf(ana)).toHaveLength(2);
      await workAt('2028-01-01T12:00:00Z');
      expect(
        (await noticesOf(ana)).map(({ due_at }: { due_at: string | null }) => due_at?.slice(0, 10) ?? null),
      ).toEqual(['2028-02-02', expect.anything(), null]);
    });

    it('was given in the year to whoever was hired in January, and is not asked for until the next', async () => {
      setClock(api, new Date('2027-01-04T18:00:00Z'));
      const ana = await hired();
      await receive(ana);
      await workAt('2027-02-01T18:00:00Z');
      expect(await noticesOf(ana)).toHaveLength(1);
      expect(await calendarOf(ana)).toMatchObject([{ due_on: '2028-01-01' }]);
    });

    it('goes to who works in California on that day, and to nobody whose placement has ended or who works elsewhere', async () => {
      const [ended, moved, going] = [await hired(), await hired(), await hired()];
      for (const it of [ended, moved, going]) await receive(it);
      const change = (it: Hired, body: object) =>
        api.call('placements.updateById', { path: { placement_id: it.placementId }, body });
      await change(ended, { end_date: '2026-12-31' });
      const nevada = { ...california, city: 'Reno', state: 'NV', zip: '89501' };
      const elsewhere = (await api.call('jobs.create', { body: { name: 'Line cook', address: nevada } }))
        .body;
      const changed = await change(moved, { job_id: elsewhere.id });
      expect(changed.status).toBe(200);
      expect(await calendarOf(ended)).toEqual([]);
      await workAt('2027-01-02T18:00:00Z');
      const counts = await Promise.all([ended, moved, going].map(async (it) => (await noticesOf(it)).length));
      expect(counts).toEqual([1, 1, 2]);
    });

    it('is asked for in the mode of the account, and of no other one’s people', async () => {
      const [live, test] = [await hired(), await hired(california, api.test.apiToken)];
      for (const it of [live, test]) await receive(it);
      await workAt('2027-01-02T18:00:00Z');
      const rows = await query<{ account_id: string; count: string }>(
        api,
        `SELECT account_id, count(*)::text FROM tasks WHERE form_key = '${key}' AND employee_id IN ('${live.employeeId}', '${test.employeeId}')
          GROUP BY account_id ORDER BY account_id`,
      );
      expect(rows.map(({ count }) => count)).toEqual(['2', '2']);
      const [renewed] = await noticesOf(test);
      const path = { task_id: renewed.id };
      expect((await api.call('tasks.findById', { path, token: api.live.apiToken })).status).toBe(404);
    });

    it('waits for the operator where the file was taken away, and goes out once it is back', async () => {
      const ana = await hired();
      await receive(ana);
      folder.uninstall(key);
      await workAt('2027-01-02T18:00:00Z');
      expect(await noticesOf(ana)).toHaveLength(1);
      folder.install(key);
      await workAt('2027-01-02T19:00:01Z');
      expect(await noticesOf(ana)).toHaveLength(2);
    });

    it('is asked of those who had it before the rule was known: the new rule of the form is worked off', async () => {
      const ana = await hired();
      await receive(ana);
      await query(api, `DELETE FROM compliance_deadlines WHERE kind = 'renewal'`);
      await query(api, `UPDATE forms SET scope = NULL WHERE key = '${key}'`);
      const late = await TestApi.beside(api, { ROLE: 'api', OFFICIAL_FORMS_DIR: folder.path });
      await late.stop();
      await workAt('2027-01-02T18:00:00Z');
      expect(await noticesOf(ana)).toHaveLength(2);
    });
  },
);

describe('a claim of exemption on Form W-4', () => {
  it('is not asked for again on the edition of the year that it was for', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', {
      employer_id: await newEmployer(api),
      employee_id: await newEmployee(api),
    });
    const page = await HostedPage.open(api, employeeId);
    const claimed = {
      'employee.first_name': 'Ana',
      'employee.last_name': 'Lopez',
      'employee.address': california,
      'employee.social_security_number': '123-45-6789',
      'task.exempt': true,
    };
    expect((await answerAndSign(page, taskId, 'employee', claimed, 'Ana Lopez')).status).toBe(201);
    await completedTask(api, taskId);
    await workAt('2027-01-02T18:00:00Z');
    const { body } = await api.call('compliance_calendar.list', { query: { employee_id: employeeId } });
    expect(body.data).toMatchObject([{ kind: 'withholding_exemption', due_on: '2027-02-16' }]);
    expect((await api.call('tasks.list', { query: { employee_id: employeeId } })).body.data).toHaveLength(1);
  });
});
