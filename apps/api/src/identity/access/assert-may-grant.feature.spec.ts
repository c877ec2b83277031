import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId, Permission } from '@firstday/domain';
import { createRecord, query } from '../../testing/factories.js';
import { newTask } from '../../testing/hosted-page.js';
import { withCookie, signInUser } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
let east: string;
let west: string;
const rule = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'east' };
beforeAll(async () => {
  api = await TestApi.shared();
  await createRecord(api, 'custom_properties', { name: 'region', is_permission_scope: true });
  east = (await createRecord(api, 'employees', { custom_attributes: { region: 'east' } })).id;
  west = (await createRecord(api, 'employees', { custom_attributes: { region: 'west' } })).id;
});
afterAll(() => api.stop());

type Group = Parameters<typeof signInUser>[1][number];
const person = async (...groups: Group[]) => {
  const by = withCookie(await signInUser(api, groups));
  return (id: OperationId, more: object = {}) => api.call(id, { ...by, ...more });
};
const may = (...permissions: Permission[]) => person({ permissions });
const url = 'https://hooks.example.com/in';
const kinds = (...subscribed_events: string[]) => ({ body: { url, subscribed_events } });

describe('nobody gives more than they have', () => {
  it('by an API token: who may make tokens makes none of everything', async () => {
    const ask = await may('api_token:edit', 'client:view');
    const made = await ask('api_tokens.create', { body: { name: 'All' } });
    expect([made.status, made.body._tag]).toEqual([403, 'Forbidden']);
  });

  it('by a webhook: who may make webhooks sees what they are sent', async () => {
    const ask = await may('webhook:edit', 'webhook:view', 'task:view');
    expect((await ask('webhooks.create', kinds('employee.created'))).status).toBe(403);
    expect((await ask('webhooks.create', kinds())).status).toBe(403);
    const mine = await ask('webhooks.create', kinds('task.updated', 'task.form_pdf_generated'));
    expect(mine.status).toBe(201);
    const path = { webhook_id: mine.body.id };
    for (const subscribed_events of [['task.created', 'employee.updated'], []])
      expect((await ask('webhooks.updateById', { path, body: { subscribed_events } })).status).toBe(403);
    expect((await ask('webhooks.updateById', { path, body: { description: 'Mine' } })).status).toBe(200);
  });

  it('by a webhook that was disabled, or by sending again what it was sent', async () => {
    const made = await api.call('webhooks.create', kinds('employee.created'));
    const path = { webhook_id: made.body.id };
    const ask = await may('webhook:edit', 'webhook:view', 'task:view');
    expect((await ask('webhooks.enable', { path })).status).toBe(403);
    const body = { since: '2026-11-01T00:00:00.000Z' };
    expect((await ask('webhooks.redeliverFailed', { path, body })).status).toBe(403);
  });

  it('reads no signing secret by seeing webhooks, nor by changing them', async () => {
    const made = await api.call('webhooks.create', kinds('task.created'));
    const path = { webhook_id: made.body.id };
    const ask = await may('webhook:view', 'webhook:edit', 'task:view');
    const shown = [
      await ask('webhooks.findById', { path }),
      await ask('webhooks.list'),
      await ask('webhooks.updateById', { path, body: {} }),
      await ask('webhooks.create', kinds('task.created')),
      await ask('webhooks.rotateToken', { path }),
      await ask('webhooks.deleteById', { path }),
    ];
    for (const { status, body } of shown) {
      expect([200, 201]).toContain(status);
      expect(JSON.stringify(body)).not.toMatch(/whsec_[\w+/]{8}/);
    }
  });

  it('reads no record in what a webhook was sent of it', async () => {
    const made = await api.call('webhooks.create', kinds('employee.created'));
    const employee = await createRecord(api, 'employees', { first_name: 'Unseen' });
    const ask = await may('webhook:view');
    await fannedOut(made.body.id);
    const { data } = (await ask('webhooks.listDeliveries', { path: { webhook_id: made.body.id } })).body;
    expect(data[0].resource_id).toBe(employee.id);
    const path = { webhook_id: made.body.id, event_id: data[0].event_id };
    expect((await ask('webhooks.getDelivery', { path })).body.body).toBeNull();
    const seeing = await may('webhook:view', 'employee:view');
    expect((await seeing('webhooks.getDelivery', { path })).body.body).toContain('Unseen');
  });

  it('by a component: it shows of tasks what its maker may see of tasks', async () => {
    const [mine, other] = [
      await newTask(api, 'handbook', { employee_id: east }),
      await newTask(api, 'handbook', { employee_id: west }),
    ];
    const blind = await may('component:create', 'employee:view');
    const of = (employee_id: string) => ({ body: { component: 'employee/tasks', employee_id } });
    expect((await blind('components.createUrl', of(west))).status).toBe(403);
    const ask = await person(
      { permissions: ['component:create', 'employee:view'] },
      { permissions: ['task:view'], access_rule: rule },
    );
    const tasks = async (employeeId: string) => {
      const { code } = (await ask('components.createUrl', of(employeeId))).body;
      const { token } = (await api.call('component_sessions.create', { body: { code }, token: null })).body;
      const headers = { 'x-component-auth-token': token };
      const seen = await api.call('tasks.list', { token: null, headers });
      return seen.body.data.map(({ id }: { id: string }) => id);
    };
    expect(await tasks(east)).toEqual([mine.taskId]);
    expect(await tasks(west)).not.toContain(other.taskId);
  });

  it('by a view: who changes one that others embed sees what it lets them see', async () => {
    const view = await api.call('custom_views.create', {
      body: { component: 'employees/list', name: 'One', filters: { first_name: 'Ana' } },
    });
    const path = { custom_view_id: view.body.id };
    const ask = await person(
      { permissions: ['component:create'] },
      { permissions: ['employee:view'], access_rule: rule },
    );
    expect((await ask('custom_views.updateById', { path, body: { filters: {} } })).status).toBe(403);
    expect((await ask('custom_views.updateById', { path, body: { name: 'Two' } })).status).toBe(200);
  });

  it('by an onboarding link: who makes one sees the employee and the tasks that it shows', async () => {
    const path = { employee_id: west };
    const blind = await may('task:edit');
    expect((await blind('employees.getOnboardingUrl', { path })).status).toBe(403);
    const ask = await person(
      { permissions: ['task:edit', 'task:view'] },
      { permissions: ['employee:view'], access_rule: rule },
    );
    expect((await ask('employees.getOnboardingUrl', { path })).status).toBe(404);
    expect((await ask('employees.getOnboardingUrl', { path: { employee_id: east } })).status).toBe(200);
    const { taskId } = await newTask(api, 'w-4', { employee_id: west });
    const ofTask = { path: { task_id: taskId }, query: { assignee_type: 'employee' } };
    expect((await ask('tasks.getOnboardingUrl', ofTask)).status).toBe(404);
  });

  it('by a connection to E-Verify: who sets it may see what goes there', async () => {
    const body = {
      base_url: 'https://everify.uscis.gov/api/v31',
      username: 'HARBOR01',
      password: 'a password of E-Verify',
      creator_name: 'Dana Reyes',
      creator_email: 'dana@example.com',
      creator_phone: '555-0100',
    };
    const ask = await may('everify:configure', 'everify:edit');
    expect((await ask('everify_connection.set', { body })).body._tag).toBe('Forbidden');
  });
});

/** Until the event of the webhook has become a delivery. */
async function fannedOut(webhookId: string): Promise<void> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const found = await query(api, 'SELECT 1 FROM webhook_deliveries WHERE webhook_id = $1', [webhookId]);
    if (found.length > 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('nothing is on its way');
}
