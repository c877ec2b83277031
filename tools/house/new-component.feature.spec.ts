import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestApi } from '../../apps/api/src/testing/test-api.js';
import { root } from '../setup/root.mjs';
import { employeeCases } from './fixtures/employee-cases.js';
import { SourceCopy } from './source-copy.js';

const name = 'employee/cases';
const libraries = ['domain', 'documents', 'embed', 'everify', 'forms', 'policy-engine', 'ui'];
const copy = new SourceCopy([
  ...libraries.map((library) => `libs/${library}`),
  'apps/api',
  'apps/web/src',
  'tools/components',
  'tools/generate',
  'tools/house',
  'tools/languages',
  'tools/setup',
]);
const inCopy = (file: string) => import(join(copy.folder, 'apps/api/src', file));

let api: TestApi;
let factories: typeof import('../../apps/api/src/testing/factories.js');
let people: readonly string[];

beforeAll(async () => {
  for (const [file, text] of employeeCases) copy.write(file, text);
  await copy.run(['tools/components/write-indexes.mjs']);
  factories = await inCopy('testing/factories.ts');
  api = await (await inCopy('testing/test-api.ts')).TestApi.start();
  people = [await newPerson('EMPLOYMENT_AUTHORIZED', 'CLOSED'), await newPerson('EMPLOYMENT_AUTHORIZED')];
});
afterAll(async () => {
  await api?.stop();
  copy.remove();
});

/** @returns the id of an employee with a case of each status */
async function newPerson(...statuses: readonly string[]): Promise<string> {
  const { id } = await factories.createRecord(api, 'employees');
  for (const status of statuses) await newCase(id, status);
  return id;
}

const newCase = (employeeId: string, status: string) =>
  factories.query(
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
  it('is its definition and its view: besides them only the written lists differ', () => {
    expect(copy.changed()).toEqual(
      [
        ...employeeCases.keys(),
        'apps/web/src/embedded/generated/component-facts.ts',
        'apps/web/src/embedded/generated/component-views.ts',
        'libs/domain/src/components/component-definitions.ts',
        'libs/embed/src/generated/component-names.ts',
      ].sort(),
    );
  });

  it('finds the lists of the checkout as they are written', () => {
    const check = () =>
      execFileSync(process.execPath, ['tools/components/write-indexes.mjs', '--check'], { cwd: root });
    expect(check).not.toThrow();
  });

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

  it('has a page, a title in each language, a place in the loader and in the reference', async () => {
    const program = [
      '--import',
      './tools/house/run-from-source.mjs',
      'tools/house/try-new-component.mjs',
      name,
    ];
    const made: unknown = JSON.parse(await copy.run(program));
    expect(made).toEqual({
      spoken: expect.arrayContaining([name]),
      titles: ['Cases of one employee', 'Casos de un empleado'],
      page: name,
      pageWithin: null,
      path: `/components/${name}`,
      columns: 3,
      html: '<p>Cases of ee_1</p>',
    });
    const { toOpenApi } = await inCopy('http/index.ts');
    const { paths } = toOpenApi(api.app);
    const { requestBody } = paths['/api/v1/components/create_url'].post;
    expect(JSON.stringify(requestBody).split(`"enum":["${name}"]`)).toHaveLength(2);
  });
});

/** What a session is told where every case of the account changed. */
async function visibleChanges({ headers }: { headers: Record<string, string> }) {
  const [{ VisibleChangesStore }, { ComponentCredentials }, { Database }, { hashToken }] = await Promise.all([
    inCopy('embedding/changes/visible-changes.store.ts'),
    inCopy('identity/index.ts'),
    inCopy('database/index.ts'),
    inCopy('sealing/index.ts'),
  ]);
  const { app } = api;
  const now = new Date();
  const hash = hashToken(headers['x-component-auth-token']);
  const credential = await app
    .get(ComponentCredentials, { strict: false })
    .find(hash, now, 'component_token');
  const rows = await factories.query<{ id: string }>(api, 'SELECT id FROM everify_cases');
  const changed = { employees: [], tasks: [], placements: [], everify_cases: rows.map(({ id }) => id) };
  const ctx = { ...credential, db: app.get(Database, { strict: false }), now };
  return app.get(VisibleChangesStore, { strict: false }).findVisible(ctx, changed);
}
