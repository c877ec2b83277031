import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { systemContext } from '../../apps/api/src/context/index.js';
import { Database } from '../../apps/api/src/database/index.js';
import { VisibleChangesStore } from '../../apps/api/src/embedding/changes/visible-changes.store.js';
import { toOpenApi } from '../../apps/api/src/http/index.js';
import { ComponentCredentials } from '../../apps/api/src/identity/index.js';
import { hashToken } from '../../apps/api/src/sealing/index.js';
import { createRecord, query } from '../../apps/api/src/testing/factories.js';
import { TestApi } from '../../apps/api/src/testing/test-api.js';

/*
 * What `new-component.night.spec.ts` has Jest run in a copy of the sources, in a process of its own: two copies of the API in
 * one process would have one list of schemas between them.
 */

const name = 'employee/cases';

let api: TestApi;
let people: readonly string[];

beforeAll(async () => {
  api = await TestApi.start();
  people = [await newPerson('EMPLOYMENT_AUTHORIZED', 'CLOSED'), await newPerson('EMPLOYMENT_AUTHORIZED')];
});
afterAll(() => api?.stop());

/** @returns the id of an employee with a case of each status */
async function newPerson(...statuses: readonly string[]): Promise<string> {
  const { id } = await createRecord(api, 'employees');
  for (const status of statuses) await newCase(id, status);
  return id;
}

const newCase = (employeeId: string, status: string) =>
  query(
    api,
    `INSERT INTO everify_cases (id, account_id, task_id, employee_id, employer_id, is_simulated, status, sealed_fields,
                                missing, time_zone, created_at, updated_at)
     VALUES ('ecase_' || md5(random()::text), $1, 'task_' || md5(random()::text), $2, 'er_1', false, $3, '', '{}', 'UTC', now(), now())`,
    [api.live.account.id, employeeId, status],
  );

const createUrl = (body: object, token?: string) =>
  api.call('components.createUrl', { body: { component: name, ...body }, ...(token ? { token } : {}) });

async function open(body: object): Promise<{ token: null; headers: Record<string, string> }> {
  const { code } = (await createUrl(body)).body;
  const begun = await api.call('component_sessions.create', { body: { code }, token: null });
  expect(begun.body).toMatchObject({ component: name, employee_id: people[0] });
  return { token: null, headers: { 'x-component-auth-token': begun.body.token } };
}

describe('a new component', () => {
  it('has links that name an employee, take its filters, and are for those who may see what it shows', async () => {
    const [employee_id] = people;
    const made = await createUrl({ employee_id, filters: { case_statuses: 'open' } });
    expect(made.body.redirect_url).toContain(`/components/${name}?code=`);
    for (const wrong of [
      {},
      { employee_id, filters: { case_tracking: 'overdue' } },
      { employee_id, filters: { case_statuses: 'LOST' } },
      { employee_id: 'ee_2zzzzzzzzzzzzzzzzzzzzz' },
    ])
      expect([wrong, (await createUrl(wrong)).status]).toEqual([wrong, 400]);
    const permissions = ['component:create', 'employee:view'];
    const { token } = (await api.call('api_tokens.create', { body: { name: 'Less', permissions } })).body;
    expect((await createUrl({ employee_id }, token)).status).toBe(403);
  });

  it('shows the rows of its employee that its filters leave, and nothing else', async () => {
    const whole = await open({ employee_id: people[0] });
    const narrowed = await open({ employee_id: people[0], filters: { case_statuses: 'closed' } });
    const shown = async (by: typeof whole) =>
      (await api.call('everify_cases.list', by)).body.data.map(
        (row: { employee_id: string; status: string }) => [row.employee_id, row.status],
      );
    expect((await shown(whole)).sort()).toEqual([
      [people[0], 'CLOSED'],
      [people[0], 'EMPLOYMENT_AUTHORIZED'],
    ]);
    expect(await shown(narrowed)).toEqual([[people[0], 'CLOSED']]);
    expect((await api.call('component_rows.listEmployees', whole)).body.data).toEqual([]);
  });

  it('keeps views of its filters alone', async () => {
    const view = (filters: object) =>
      api.call('custom_views.create', { body: { component: name, name: 'V', filters } });
    expect((await view({ case_statuses: 'open' })).status).toBe(201);
    expect((await view({ case_tracking: 'overdue' })).status).toBe(400);
  });

  it('is told of changes of what it shows', async () => {
    const { changes, hasHidden } = await visibleChanges(await open({ employee_id: people[0] }));
    expect(changes).toHaveLength(2);
    expect(hasHidden).toBe(false);
  });

  it('is named in the reference where links are made', () => {
    const { paths } = toOpenApi(api.app);
    const made = paths['/api/v1/components/create_url']?.post;
    expect(made).toBeDefined();
    expect(
      JSON.stringify(made && 'requestBody' in made && made.requestBody).split(`"enum":["${name}"]`),
    ).toHaveLength(2);
  });
});

/** What a session is told where every case of the account changed. */
async function visibleChanges({ headers }: { headers: Record<string, string> }) {
  const { app } = api;
  const now = new Date();
  const hash = hashToken(headers['x-component-auth-token'] ?? '');
  const credential = await app
    .get(ComponentCredentials, { strict: false })
    .find(hash, now, 'component_token');
  if (!credential) throw new Error('the session is not known');
  const rows = await query<{ id: string }>(api, 'SELECT id FROM everify_cases');
  const changed = { employees: [], tasks: [], placements: [], everify_cases: rows.map(({ id }) => id) };
  const db = app.get(Database, { strict: false });
  const ctx = { ...systemContext(credential.account, now, db), ...credential };
  return app.get(VisibleChangesStore, { strict: false }).findVisible(ctx, changed);
}
