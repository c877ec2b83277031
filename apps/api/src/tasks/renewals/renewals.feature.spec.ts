import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FormScope } from '@firstday/domain';
import { createRecord, query } from '../../testing/factories.js';
import { HostedPage, newEmployee, newEmployer, newTask, setClock } from '../../testing/hosted-page.js';
import { publishedForm } from '../../testing/published-form.js';
import { completeShortForm, expiryDate, remark, shortForm } from '../../testing/short-form.js';
import { TestApi } from '../../testing/test-api.js';
import { RenewalAsker } from './renewal-asker.service.js';
import { ScopeChangesService } from './scope-changes.service.js';

let api: TestApi;
let other: Pick<TestApi, 'app' | 'stop'>;
beforeAll(async () => {
  api = await TestApi.start();
  other = await TestApi.beside(api, { ROLE: 'api' });
}, 60_000);
afterAll(async () => {
  await other?.stop();
  await api?.stop();
});
const start = new Date('2026-11-23T15:00:00Z');
beforeEach(() => setClock(api, start));
afterEach(() => setClock(api));

const day = 86_400_000;
const after = (days: number) => new Date(start.getTime() + days * day);

let number = 0;
async function published(scope: FormScope, fields = [remark]): Promise<{ key: string; form_id: string }> {
  const key = `own-again-${(number += 1)}`;
  return { key, form_id: await publishedForm(api, key, shortForm(fields, { scope })) };
}

/** All workers of two processes, at a moment. */
async function workAt(moment: Date): Promise<void> {
  setClock(api, moment);
  const work = async ({ app }: Pick<TestApi, 'app'>) => {
    while (await app.get(ScopeChangesService).processBatch());
    while (await app.get(RenewalAsker).askNext(moment));
  };
  await Promise.all([work(api), work(other), work(api), work(other)]);
}

const tasksOf = async (employee_id: string, form_id: string) =>
  (await api.call('tasks.list', { query: { employee_id, form_id } })).body.data;
const update = (placement_id: string, body: object) =>
  api.call('placements.updateById', { path: { placement_id }, body });
const requirementOf = (placement: { form_requirements: { form_id: string }[] }, form_id: string) =>
  placement.form_requirements.find((it) => it.form_id === form_id);
const calendarOf = async (employee_id: string) =>
  (await api.call('compliance_calendar.list', { query: { kind: 'renewal', employee_id } })).body.data;

/** A policy that asks those for the form who work in a place of its own. */
async function askedAt(form_id: string): Promise<Record<string, string>> {
  const site = `site-${(number += 1)}`;
  const condition = { fact: 'placement.site', operator: 'equals', value: site };
  const made = await api.call('policies.create', { body: { name: site, condition, form_ids: [form_id] } });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return { site };
}

async function placed(form_id: string, more: object = {}) {
  const { site, ...asked } = { ...(await askedAt(form_id)), ...more } as Record<string, string>;
  const employee_id = asked['employee_id'] ?? (await newEmployee(api));
  const employer_id = asked['employer_id'] ?? (await newEmployer(api));
  const body = { ...asked, site, employee_id, employer_id, create_tasks: true };
  const { status, body: placement } = await api.call('placements.create', { body });
  if (status !== 201) throw new Error(JSON.stringify(placement));
  const taskId: string = requirementOf(placement, form_id)?.['task_id' as never] ?? '';
  return { placement, taskId, employeeId: employee_id, employerId: employer_id, site };
}

describe('a form that is asked for again', () => {
  it('after ten days, once, where a licence expires in 40 and is asked for 30 days before', async () => {
    const expires = { path: expiryDate.path, days_before: 30 };
    const { key, form_id } = await published({ per: 'employee', expires }, [expiryDate]);
    const first = await newTask(api, key);
    await completeShortForm(api, first, { 'task.expires_on': '2027-01-02' });
    expect(await calendarOf(first.employeeId)).toMatchObject([
      { id: `renewal:${first.taskId}`, kind: 'renewal', due_on: '2026-12-03', assignee_type: null },
    ]);
    await workAt(after(9));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(1);
    await workAt(after(10));
    const [second, before, ...none] = await tasksOf(first.employeeId, form_id);
    expect(none).toEqual([]);
    expect(before).toMatchObject({ id: first.taskId, status: 'completed', renews_task_id: null });
    expect(second).toMatchObject({ status: 'requires_action', renews_task_id: first.taskId });
    expect(await calendarOf(first.employeeId)).toEqual([]);
    await workAt(after(11));
    await workAt(after(100));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(2);
    const events = await query<{ id: string }>(
      api,
      `SELECT data ->> 'renews_task_id' AS id FROM events WHERE kind = 'task.created' AND resource_id = '${second.id}'`,
    );
    expect(events).toEqual([{ id: first.taskId }]);
    setClock(api, after(10));
    const page = (await (await HostedPage.open(api, first.employeeId)).current()).body;
    expect(page.tasks.map(({ id }: { id: string }) => id)).toEqual([first.taskId, second.id]);
  });

  it('by another date once the date is corrected', async () => {
    const expires = { path: expiryDate.path, days_before: 30 };
    const { key, form_id } = await published({ per: 'employee', expires }, [expiryDate]);
    const first = await newTask(api, key);
    await completeShortForm(api, first, { 'task.expires_on': '2027-01-02' });
    const reason = { reason: 'A wrong year' };
    await api.call('task_change_requests.create', { path: { task_id: first.taskId }, body: reason });
    expect(await calendarOf(first.employeeId)).toEqual([]);
    await workAt(after(10));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(1);
    await completeShortForm(api, first, { 'task.expires_on': '2028-01-02' });
    expect(await calendarOf(first.employeeId)).toMatchObject([{ due_on: '2027-12-03' }]);
    await workAt(after(20));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(1);
  });

  it('every year, by the calendar of the employer’s time zone, each after the one before', async () => {
    const { key, form_id } = await published({ per: 'employer', every_months: 12 });
    // It is the 24th in Auckland already.
    const employer_id = await newEmployer(api, { time_zone: 'Pacific/Auckland' });
    const first = await newTask(api, key, { employer_id });
    await completeShortForm(api, first);
    expect(await calendarOf(first.employeeId)).toMatchObject([
      { due_on: '2027-11-24', employer_id, due_at: '2027-11-24T10:59:59.999Z' },
    ]);
    await workAt(new Date('2027-11-23T10:59:59Z'));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(1);
    await workAt(new Date('2027-11-23T11:00:00Z'));
    const [second] = await tasksOf(first.employeeId, form_id);
    expect(second).toMatchObject({ renews_task_id: first.taskId, employer_id });
    await completeShortForm(api, { ...first, taskId: second.id });
    await workAt(new Date('2028-12-01T00:00:00Z'));
    const [third, ...earlier] = await tasksOf(first.employeeId, form_id);
    expect([third.renews_task_id, earlier.length]).toEqual([second.id, 2]);
  });

  it('of nobody whose employment has ended, or who was deleted', async () => {
    const { form_id } = await published({ per: 'employee', every_months: 1 });
    const [ended, deleted, going] = [await placed(form_id), await placed(form_id), await placed(form_id)];
    for (const it of [ended, deleted, going]) await completeShortForm(api, it);
    await update(ended.placement.id, { end_date: '2026-12-10' });
    expect(await calendarOf(ended.employeeId)).toEqual([]);
    await api.call('employees.deleteById', { path: { employee_id: deleted.employeeId } });
    await workAt(after(31));
    const counts = async () =>
      Promise.all([ended, going].map(async (it) => (await tasksOf(it.employeeId, form_id)).length));
    expect(await counts()).toEqual([1, 2]);
    expect(
      await query(
        api,
        `SELECT id FROM tasks WHERE employee_id = '${deleted.employeeId}' AND form_id = '${form_id}'`,
      ),
    ).toHaveLength(1);
    // It goes on after all: what was due meanwhile is asked now.
    await update(ended.placement.id, { end_date: '2027-12-10' });
    await workAt(after(32));
    expect(await counts()).toEqual([2, 2]);
  });

  it('not while it is retired, and once it is restored', async () => {
    const { key, form_id } = await published({ per: 'employee', every_months: 1 });
    const first = await newTask(api, key);
    await completeShortForm(api, first);
    await api.call('forms.retire', { path: { form_id } });
    await workAt(after(40));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(1);
    await api.call('forms.restore', { path: { form_id } });
    await workAt(after(41));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(2);
  });

  it('of an employee on legal hold, whose records are kept and who works on', async () => {
    const { key, form_id } = await published({ per: 'employee', every_months: 1 });
    const first = await newTask(api, key);
    await completeShortForm(api, first);
    const hold = { subject_id: first.employeeId, reason: 'Lopez v. Harbor Foods' };
    expect((await api.call('legal_holds.create', { body: hold })).status).toBe(201);
    await workAt(after(31));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(2);
  });

  it('not a second time where the new one was withdrawn, nor while another one is open', async () => {
    const { key, form_id } = await published({ per: 'employee', every_months: 1 });
    const first = await newTask(api, key);
    await completeShortForm(api, first);
    await workAt(after(31));
    const [second] = await tasksOf(first.employeeId, form_id);
    await api.call('tasks.deleteById', { path: { task_id: second.id } });
    await workAt(after(60));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(1);

    setClock(api, start);
    const late = await newTask(api, key);
    await completeShortForm(api, late);
    const body = { form_id, employee_id: late.employeeId };
    await api.call('tasks.create', { body, query: { allow_duplicate: 'true' } });
    await workAt(after(31));
    expect(await tasksOf(late.employeeId, form_id)).toHaveLength(2);
  });

  it('by the last published edition', async () => {
    const { key, form_id } = await published({ per: 'employee' });
    const first = await newTask(api, key);
    await completeShortForm(api, first);
    await workAt(after(31));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(1);
    const content = shortForm([remark], { scope: { per: 'employee', every_months: 1 } });
    await api.call('forms.updateDraft', { path: { form_id }, body: { content } });
    await api.call('forms.publish', { path: { form_id } });
    await workAt(after(31));
    const [second] = await tasksOf(first.employeeId, form_id);
    expect(second.renews_task_id).toBe(first.taskId);
  });

  it('for a placement that needs it, and for none that does not', async () => {
    const { form_id } = await published({ per: 'employee', every_months: 1 });
    const first = await placed(form_id);
    await completeShortForm(api, first);
    await update(first.placement.id, { site: 'elsewhere' });
    expect(await calendarOf(first.employeeId)).toEqual([]);
    await workAt(after(31));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(1);
    await update(first.placement.id, { site: first.site });
    await workAt(after(32));
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(2);
    const { body } = await api.call('placements.findById', { path: { placement_id: first.placement.id } });
    const [second] = await tasksOf(first.employeeId, form_id);
    expect(requirementOf(body, form_id)).toMatchObject({ task_id: second.id });
    expect([body.missing_task_count, second.placement_id ?? null]).toEqual([expect.any(Number), null]);
  });
});

describe('one form', () => {
  it('of an employer serves its placements, and no other employer’s', async () => {
    const { form_id } = await published({ per: 'employer' });
    const first = await placed(form_id);
    const again = { employee_id: first.employeeId, site: first.site };
    const job_id = (await createRecord(api, 'jobs')).id;
    const same = (
      await api.call('placements.create', {
        body: { ...again, employer_id: first.employerId, job_id, create_tasks: true },
      })
    ).body;
    expect(requirementOf(same, form_id)).toMatchObject({ task_id: first.taskId });
    const elsewhere = { ...again, employer_id: await newEmployer(api, { name: 'Other Foods' }) };
    const previewed = (await api.call('placements.preview', { body: elsewhere })).body;
    expect(requirementOf(previewed, form_id)).toMatchObject({ task_id: null });
    const moved = (await api.call('placements.create', { body: { ...elsewhere, create_tasks: true } })).body;
    expect(requirementOf(moved, form_id)?.['task_id' as never]).not.toBe(first.taskId);
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(2);
  });

  it('of a placement is for it alone: a notice is given with each assignment', async () => {
    const { form_id } = await published({ per: 'placement' });
    const first = await placed(form_id);
    const job_id = (await createRecord(api, 'jobs')).id;
    const body = {
      employee_id: first.employeeId,
      employer_id: first.employerId,
      site: first.site,
      job_id,
    };
    const second = (await api.call('placements.create', { body })).body;
    expect(requirementOf(second, form_id)).toMatchObject({ task_id: null });
    const made = await api.call('tasks.create', {
      body: { form_id, employee_id: first.employeeId, placement_id: second.id },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ employer_id: first.employerId, job_id });
    const twice = await api.call('tasks.create', {
      body: { form_id, employee_id: first.employeeId, placement_id: second.id },
    });
    expect(twice.body._tag).toBe('DuplicateTaskError');
    const found = (await api.call('placements.findById', { path: { placement_id: second.id } })).body;
    expect(requirementOf(found, form_id)).toMatchObject({ task_id: made.body.id });
  });

  it('of an employee is one, whichever of two placements is made first', async () => {
    const forms = await Promise.all(
      (['employee', 'employer', 'placement'] as const).map((per) => published({ per })),
    );
    const site = `site-${(number += 1)}`;
    const condition = { fact: 'placement.site', operator: 'equals', value: site };
    const form_ids = forms.map(({ form_id }) => form_id);
    await api.call('policies.create', { body: { name: site, condition, form_ids } });
    const [one, two] = [await newEmployer(api), await newEmployer(api)];
    const employee_id = await newEmployee(api);
    const jobs = [(await createRecord(api, 'jobs')).id, (await createRecord(api, 'jobs')).id];
    const bodies = [one, two].flatMap((employer_id) =>
      jobs.map((job_id) => ({ employee_id, employer_id, job_id, site, create_tasks: true })),
    );
    const made = await Promise.all(bodies.map((body) => api.call('placements.create', { body })));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const counts = await Promise.all(
      form_ids.map(async (form_id) => (await tasksOf(employee_id, form_id)).length),
    );
    expect(counts).toEqual([1, 2, 4]);
  });
});

describe('a form that is asked for again when a fact has changed', () => {
  it('counts no longer, and is made anew where tasks are asked for, once', async () => {
    const { form_id } = await published({ per: 'placement', on_change_of: ['placement.pay_rate'] });
    const first = await placed(form_id, { pay_rate: 20 });
    await completeShortForm(api, first);
    const same = await update(first.placement.id, { pay_rate: 20, create_tasks: true });
    expect(requirementOf(same.body, form_id)).toMatchObject({ task_id: first.taskId });
    const raised = (await update(first.placement.id, { pay_rate: 21 })).body;
    expect(requirementOf(raised, form_id)).toMatchObject({ task_id: null });
    expect(raised.missing_task_count).toBe(same.body.missing_task_count + 1);
    const made = (await update(first.placement.id, { create_tasks: true })).body;
    const [second] = await tasksOf(first.employeeId, form_id);
    expect(requirementOf(made, form_id)).toMatchObject({ task_id: second.id });
    expect(second).toMatchObject({ renews_task_id: first.taskId, status: 'requires_action' });
    await update(first.placement.id, { pay_rate: 22, create_tasks: true });
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(2);
    const kept = await query<{ fact_hashes: object }>(
      api,
      `SELECT fact_hashes FROM tasks WHERE id = '${first.taskId}'`,
    );
    expect(kept).toEqual([{ fact_hashes: { 'placement.pay_rate': expect.stringMatching(/^[\da-f]{32}$/) } }]);
  });

  it('of a record that the placement names, some seconds later and without a task of its own', async () => {
    const { form_id } = await published({ per: 'placement', on_change_of: ['employer.name'] });
    const first = await placed(form_id);
    await completeShortForm(api, first);
    await api.call('employers.updateById', {
      path: { employer_id: first.employerId },
      body: { name: 'Harbor Group' },
    });
    const read = async () =>
      (await api.call('placements.findById', { path: { placement_id: first.placement.id } })).body;
    for (let tries = 0; tries < 500 && requirementOf(await read(), form_id)?.['task_id' as never]; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(requirementOf(await read(), form_id)).toMatchObject({ task_id: null });
    expect(await tasksOf(first.employeeId, form_id)).toHaveLength(1);
    const body = { form_id, employee_id: first.employeeId, placement_id: first.placement.id };
    const made = await api.call('tasks.create', { body });
    expect([made.status, made.body.renews_task_id]).toEqual([201, first.taskId]);
  }, 60_000);

  it('is not published with a fact that nobody knows', async () => {
    const on_change_of = ['employer.name', 'employee.social_security_number', 'employee.age_at_start'];
    const content = shortForm([remark], { scope: { per: 'employee', on_change_of } });
    const body = { key: 'own-unknown-fact', content };
    const draft = (await api.call('forms.create', { body })).body;
    const issues = [1, 2].map((at) => ({
      path: ['content', 'scope', 'on_change_of', at],
      message: 'Expected a fact of placements',
    }));
    expect(draft.issues).toMatchObject(issues);
    const refused = await api.call('forms.publish', { path: { form_id: draft.id } });
    expect([refused.status, refused.body.issues]).toMatchObject([400, issues]);
  });
});
