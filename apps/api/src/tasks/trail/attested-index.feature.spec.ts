import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../../testing/factories.js';
import { newEmployee, newEmployer, newTask } from '../../testing/hosted-page.js';
import { checkedImport, committedImport, importRows } from '../../testing/imports.js';
import { packageOf, unzip, verifyAlone } from '../../testing/inspection-package.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
let employerId: string;
let ana: { readonly taskId: string; readonly employeeId: string };

beforeAll(async () => {
  api = await TestApi.shared();
  employerId = await newEmployer(api);
  ana = await signedI9(api, employerId);
});
afterAll(() => api.stop());

type Index = Readonly<Record<string, unknown>>;

async function audit(taskId: string) {
  const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
  const events: readonly { readonly detail: { readonly index?: Index } }[] = body.events;
  const attestedAt: string | null = body.index_attested_at;
  return { isIntact: body.is_intact === true, attestedAt, events };
}

/** What the trail attests, entry by entry. */
async function attested(taskId: string): Promise<Index[]> {
  const { events } = await audit(taskId);
  return events.flatMap(({ detail }) => (detail.index ? [detail.index] : []));
}

const readable = async (taskId: string) =>
  (await api.call('tasks.getPdf', { path: { task_id: taskId } })).status === 200;

async function placementOf(employeeId: string): Promise<string> {
  const { body } = await api.call('placements.list', { query: { employee_id: employeeId } });
  return body.data[0].id;
}

describe('the trail of a form attests the index of 8 CFR 274a.2(e)(1)(iv)', () => {
  it('with the form, its person, employer and employment from the first entry, and its completion', async () => {
    const { taskId, employeeId } = ana;
    const [first, ...later] = await attested(taskId);
    expect(first).toMatchObject({
      ...{ form_key: 'i-9', employee_id: employeeId, employer_id: employerId, completed_at: null },
      placements: { [await placementOf(employeeId)]: { employer_id: employerId, starts_on: '2026-11-23' } },
    });
    const task = await api.call('tasks.findById', { path: { task_id: taskId } });
    expect(later).toEqual([{ completed_at: task.body.completed_at }]);
    expect(await audit(taskId)).toMatchObject({ isIntact: true, attestedAt: task.body.created_at });
  });

  it('but nothing that was changed with database rights, whatever changes lawfully later', async () => {
    const { taskId, employeeId } = ana;
    const placement_id = await placementOf(employeeId);
    const set = (start: string) =>
      query(
        api,
        `UPDATE placements SET system_attributes = system_attributes || '{"start_date": "${start}"}' WHERE id = $1`,
        [placement_id],
      );
    await set('2022-01-03');
    const body = { employer_id: null };
    expect((await api.call('placements.updateById', { path: { placement_id }, body })).status).toBe(500);
    const name = { middle_name: 'Maria' };
    await api.call('employees.updateById', { path: { employee_id: employeeId }, body: name });
    expect(await readable(taskId)).toBe(false);
    await set('2026-11-23');
    expect(await readable(taskId)).toBe(true);
  });

  it('with each lawful change, after which the form is as whole as before', async () => {
    const { taskId, employeeId } = ana;
    const placement_id = await placementOf(employeeId);
    const { id: jobId } = (await api.call('jobs.create', { body: { name: 'Cook' } })).body;
    const path = { placement_id };
    const changes: (() => Promise<unknown>)[] = [
      () => api.call('placements.updateById', { path, body: { start_date: '2026-11-24' } }),
      () => api.call('placements.updateById', { path, body: { end_date: '2026-12-31' } }),
      () => api.call('placements.updateById', { path, body: { job_id: jobId } }),
      () => createRecord(api, 'placements', { employee_id: employeeId, start_date: '2027-01-04' }),
      () => api.call('placements.deleteById', { path }),
      () =>
        api.call('employees.updateById', {
          path: { employee_id: employeeId },
          body: { last_name: 'Silva' },
        }),
      () => api.call('jobs.deleteById', { path: { job_id: jobId } }),
    ];
    for (const change of changes) {
      await change();
      expect((await audit(taskId)).isIntact).toBe(true);
      expect(await readable(taskId)).toBe(true);
    }
    const patches = (await attested(taskId)).filter((index) => index['placements'] && !index['form_key']);
    expect(patches.map((index) => index['placements'])).toMatchObject([
      { [placement_id]: { starts_on: '2026-11-24' } },
      { [placement_id]: { ends_on: '2026-12-31' } },
      { [placement_id]: { job_id: jobId } },
      {},
      { [placement_id]: { deleted_at: expect.any(String) } },
    ]);
  });

  it('with the record that it is moved to, and the employments of that record', async () => {
    const target = await newEmployee(api);
    await createRecord(api, 'placements', { employee_id: target, employer_id: employerId });
    const path = { employee_id: ana.employeeId };
    await api.call('employees.migrateTaskProgress', { path, body: { target_employee_id: target } });
    const moved = (await attested(ana.taskId)).at(-1);
    expect(moved).toMatchObject({ employee_id: target, placements: { [await placementOf(target)]: {} } });
    expect(await audit(ana.taskId)).toMatchObject({ isIntact: true });
    expect(await readable(ana.taskId)).toBe(true);
    ana = { ...ana, employeeId: target };
  });

  it('and that it is withdrawn with its employee, and brought back', async () => {
    const { taskId, employeeId } = ana;
    const deleted = await api.call('employees.deleteById', { path: { employee_id: employeeId } });
    expect(deleted).toMatchObject({ status: 200 });
    const restored = await api.call('archived_tasks.restore', { path: { archived_task_id: taskId } });
    expect(restored.status).toBe(200);
    expect(await audit(taskId)).toMatchObject({ isIntact: true });
    expect(await readable(taskId)).toBe(true);
  });

  it('and a package with the form is whole after all of that', async () => {
    const { bytes } = await packageOf(api, { employer_id: employerId });
    const files = new Map(unzip(bytes));
    const [verifier, key] = ['verify.mjs', 'public-key.pem'].map(
      (name) => files.get(name) ?? Buffer.alloc(0),
    );
    const { code, says } = await verifyAlone(bytes, verifier ?? Buffer.alloc(0), { key });
    expect(says).toContain('The package is whole');
    expect(code).toBe(0);
  });
});

describe('a form that an import creates with its employee and placement', () => {
  it('attests them', async () => {
    const { body: employer } = await api.call('employers.findById', { path: { employer_id: employerId } });
    const content = [
      'First name,Last name,E-mail,Street,City,State,Zip,Country,Employer,Start date',
      `Ben,Cho,ben@example.com,12 Pier Road,Albany,NY,12207,USA,${employer.name},2026-11-23`,
    ].join('\n');
    const { id } = await checkedImport(api, { kind: 'employees', create_tasks: true, content });
    expect(await committedImport(api, id)).toMatchObject({ status: 'completed' });
    const [{ record_id: employee_id }] = await importRows(api, id);
    const { body: tasks } = await api.call('tasks.list', { query: { employee_id, form_key: 'i-9' } });
    const [task] = tasks.data;
    expect(await attested(task.id)).toMatchObject([
      {
        employee_id,
        placements: {
          [await placementOf(employee_id)]: { employer_id: employerId, starts_on: '2026-11-23' },
        },
      },
    ]);
    expect(await audit(task.id)).toMatchObject({ isIntact: true });
  });
});

describe('forms and placements that are written at the same time', () => {
  it('attest what the placements say in the end', async () => {
    const hires = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const employee_id = await newEmployee(api);
        const placement = { employee_id, employer_id: employerId, start_date: '2026-11-23' };
        const { id } = await createRecord(api, 'placements', placement);
        return { employee_id, placement_id: id };
      }),
    );
    const made = hires.map(async ({ employee_id, placement_id }) => {
      const path = { placement_id };
      const [{ taskId }] = await Promise.all([
        newTask(api, 'i-9', { employee_id, employer_id: employerId }),
        api.call('placements.updateById', { path, body: { start_date: '2026-11-24' } }),
        api.call('placements.deleteById', { path }),
        createRecord(api, 'placements', { employee_id, start_date: '2026-11-25' }),
      ]);
      return taskId;
    });
    for (const taskId of await Promise.all(made)) expect((await audit(taskId)).isIntact).toBe(true);
  });
});

describe('a form that no inspector asks for', () => {
  it('attests its person and completion, and no employments', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: employerId });
    await createRecord(api, 'placements', { employee_id: employeeId, start_date: '2026-11-23' });
    expect(await attested(taskId)).toMatchObject([{ employee_id: employeeId, placements: {} }]);
    await query(api, 'UPDATE tasks SET client_id = $2 WHERE id = $1', [taskId, 'cl_another']);
    expect((await api.call('tasks.findById', { path: { task_id: taskId } })).status).toBe(500);
  });
});
