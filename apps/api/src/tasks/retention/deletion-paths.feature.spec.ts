import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, operations } from '@firstday/domain';
import { createRecord, query } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { HostedPage, newEmployee, newEmployer, newFile, setClock } from '../../testing/hosted-page.js';
import { prune } from '../../testing/prune.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';
import { RetentionSweeper } from './retention-sweeper.js';

/** The day on which everybody signs: a form that is signed later than the work began is kept from then on. */
const hiredAt = new Date('2026-11-23T18:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  setClock(api, hiredAt);
});
afterEach(() => setClock(api, hiredAt));
afterAll(() => api.stop());

const sweepAt = async (moment: string) => {
  setClock(api, new Date(moment));
  await prune(api);
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  setClock(api, hiredAt);
};

/** A signed Form W-4, with all that it is connected to. */
async function signedForm() {
  const employer_id = await newEmployer(api);
  const employee_id = await newEmployee(api);
  const client_id = (await createRecord(api, 'clients')).id;
  const job_id = (await createRecord(api, 'jobs')).id;
  const dates = { start_date: '2026-11-23', end_date: '2026-12-31' };
  const placed = { employee_id, employer_id, client_id, job_id, ...dates };
  const { id: placement_id } = await createRecord(api, 'placements', placed);
  const { taskId: task_id } = await finishedW4(api, { employee_id, employer_id, placement_id });
  return { employer_id, employee_id, client_id, job_id, placement_id, task_id };
}
type SignedForm = Awaited<ReturnType<typeof signedForm>>;

const inArchive = (archived_task_id: string) => ({ path: { archived_task_id } });
const active = (task_id: string) => ({ path: { task_id } });

/** What is produced of a form to an inspector, from wherever it is. */
async function produced({ task_id }: SignedForm) {
  const isActive = (await api.call('tasks.findById', active(task_id))).status === 200;
  const answers: TestResponse[] = isActive
    ? [
        await api.call('tasks.getFields', active(task_id)),
        await api.call('tasks.getPdf', active(task_id)),
        await api.call('tasks.getAudit', active(task_id)),
      ]
    : [
        await api.call('archived_tasks.getFields', inArchive(task_id)),
        await api.call('archived_tasks.getPdf', inArchive(task_id)),
        await api.call('archived_tasks.getAudit', inArchive(task_id)),
      ];
  const [, , audit] = answers;
  return { statuses: answers.map(({ status }) => status), isIntact: audit?.body?.is_intact };
}
const whole = { statuses: [200, 200, 200], isIntact: true };

const isDestroyed = async ({ task_id }: SignedForm) =>
  (await query(api, 'SELECT 1 FROM tasks WHERE id = $1 AND purged_at IS NOT NULL', [task_id])).length === 1;

/** Each operation that deletes something which a form is connected to, and what of the form it names. */
const paths = [
  ['tasks.deleteById', 'task_id'],
  ['employees.deleteById', 'employee_id'],
  ['placements.deleteById', 'placement_id'],
] as const satisfies readonly (readonly [OperationId, keyof SignedForm])[];

/** The same of what is not deleted while somebody is placed there: of whom there was, once the record is deleted. */
const places = [
  ['employers.deleteById', 'employer_id'],
  ['clients.deleteById', 'client_id'],
  ['jobs.deleteById', 'job_id'],
] as const satisfies readonly (readonly [OperationId, keyof SignedForm])[];

/** Each operation that deletes what no form is made of; the reason stands beside those that look otherwise. */
const apart: readonly OperationId[] = [
  'api_tokens.revoke',
  // What forms have of a property is in their answers.
  'custom_properties.deleteById',
  'custom_views.deleteById',
  'employee_views.deleteById',
  // Its file: the records that it created stay.
  'imports.deleteById',
  // A copy: the forms stay where they are.
  'inspection_packages.deleteById',
  // Says who was to be reported; one that was sent stays.
  'new_hire_reports.deleteById',
  'onboarding_links.revoke',
  // Who waived a policy, and why, stays as its history.
  'policy_library.takeBackWaiver',
  'sessions.end',
  'sessions.endOthers',
  'sessions.signOut',
  'sessions.unlinkAccount',
  // Ends an access; what was signed by it stays.
  'tasks.revokeRepresentative',
  'themes.deleteById',
  'user_groups.deleteById',
  // Trail and signature hold what they say of a person.
  'users.deleteById',
  'users.endSession',
  'users.endSessions',
  'webhooks.deleteById',
];
/** Tested below, and beside the deletion of organizations. */
const elsewhere: readonly OperationId[] = ['connected_organizations.deleteById', 'subtasks.deleteFile'];

describe('what the law keeps', () => {
  it('has each operation that deletes anything in one of the lists here', () => {
    const deleting = Object.entries(operations).flatMap(([id, { method }]) =>
      method === 'DELETE' ? [id] : [],
    );
    expect(deleting.toSorted()).toEqual(
      [...[...paths, ...places].map(([id]) => id), ...apart, ...elsewhere].toSorted(),
    );
  });

  it.each(paths)('stays whole after %s, until its day and no longer', async (id, name) => {
    const form = await signedForm();
    expect((await api.call(id, { path: { [name]: form[name] } })).status).toBe(200);
    await sweepAt('2031-04-14T12:00:00Z');
    expect(await produced(form)).toEqual(whole);
    await sweepAt('2031-04-16T12:00:00Z');
    // What is still with the work goes on its scheduled day.
    expect(await isDestroyed(form)).toBe(true);
  });

  it.each(paths)('that is held stays whole after %s, whatever the day', async (id, name) => {
    const form = await signedForm();
    const body = { subject_id: form.employee_id, reason: 'A charge of the EEOC' };
    expect((await api.call('legal_holds.create', { body })).status).toBe(201);
    await api.call(id, { path: { [name]: form[name] } });
    await sweepAt('2041-04-16T12:00:00Z');
    expect(await produced(form)).toEqual(whole);
  });

  it.each(places)('stays whole after %s, which waits until nobody is placed there', async (id, name) => {
    const form = await signedForm();
    const remove = async () => (await api.call(id, { path: { [name]: form[name] } })).status;
    expect(await remove()).toBe(400);
    await api.call('employees.deleteById', { path: { employee_id: form.employee_id } });
    expect(await remove()).toBe(200);
    await sweepAt('2031-04-14T12:00:00Z');
    expect(await produced(form)).toEqual(whole);
    await sweepAt('2031-04-16T12:00:00Z');
    expect(await isDestroyed(form)).toBe(true);
  });

  it('stays whole where an early day was asked for, by each property that has one', async () => {
    const form = await signedForm();
    const early = '2027-02-01T00:00:00Z';
    const ask = (body: object) => api.call('tasks.updateById', { ...active(form.task_id), body });
    expect((await ask({ deletion_allowed_at: early })).status).toBe(403);
    expect((await ask({ deletion_scheduled_at: early })).status).toBe(200);
    await sweepAt('2031-04-14T12:00:00Z');
    expect(await produced(form)).toEqual(whole);
  });

  it('is kept too where a section was sent back before the form was deleted: it was attested', async () => {
    const { taskId: task_id, employeeId } = await newFile(api);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const reason = 'The year of birth';
    const body = { section_id: 'section_1', reason };
    const sent = await api.call('tasks.sendBack', { ...active(task_id), body, token: employer.token });
    expect(sent.status).toBe(200);
    const task = (await api.call('tasks.findById', active(task_id))).body;
    expect(task.retention_waits_for).toBe('end_of_employment');
    await api.call('tasks.deleteById', active(task_id));
    await sweepAt(new Date(Date.now() + 86_400_000).toISOString());
    const archived = await api.call('archived_tasks.findById', inArchive(task_id));
    expect(archived.status).toBe(200);
    const versions = await api.call('archived_tasks.listVersions', inArchive(task_id));
    expect(versions.body.versions).not.toEqual([]);
  });
});
