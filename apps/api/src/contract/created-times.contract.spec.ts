import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId } from '@firstday/domain';
import { createRecord, query } from '../testing/factories.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { newHire, reportingEmployer } from '../testing/new-hires.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

async function made(id: OperationId, asked: object = {}): Promise<Record<string, string>> {
  const { status, body } = await api.call(id, asked);
  expect({ id, status, body }).toMatchObject({ status: status < 300 ? status : 201 });
  return body;
}

async function readyPackage(): Promise<{ inspection_package_id: string }> {
  const { id } = await createRecord(api, 'employers', { name: 'Harbor Foods' });
  const ordered = await made('inspection_packages.create', { body: { employer_id: id } });
  const ready = `UPDATE inspection_packages SET status = 'ready', ready_at = now() WHERE id = $1`;
  await query(api, ready, [ordered['id']]);
  return { inspection_package_id: ordered['id'] ?? '' };
}

async function newReport(): Promise<unknown> {
  const employer_id = await reportingEmployer(api);
  await newHire(api, employer_id);
  return made('new_hire_reports.create', { body: { employer_id, state: 'NY' } });
}

async function newWebhook(): Promise<{ webhook_id: string }> {
  const hook = await made('webhooks.create', { body: { url: 'https://hooks.harborfoods.com/in' } });
  return { webhook_id: hook['id'] ?? '' };
}

const organization = {
  business_email: 'office@pier.com',
  default_language: 'en',
  supported_languages: ['en'],
};
const person = { inspector_name: 'Dana Whitfield' };

/** Of each list its table, how a row of it is made, and where that is not the account, in what. */
const lists: readonly {
  readonly id: OperationId;
  readonly table: string;
  readonly key?: string;
  readonly within?: () => Promise<Record<string, string>>;
  readonly make: (path: Record<string, string>) => Promise<unknown>;
}[] = [
  {
    id: 'connected_organizations.list',
    table: 'organizations',
    make: () => made('connected_organizations.create', { body: { name: 'Pier', ...organization } }),
  },
  {
    id: 'imports.list',
    table: 'imports',
    make: () => made('imports.create', { body: { kind: 'clients', content: 'name\nPier' } }),
  },
  { id: 'integrity_checks.list', table: 'integrity_checks', make: () => made('integrity_checks.create') },
  {
    id: 'onboarding_links.list',
    table: 'onboarding_links',
    make: async () => {
      const { id } = await createRecord(api, 'employees');
      return made('employees.getOnboardingUrl', { path: { employee_id: id } });
    },
  },
  {
    id: 'webhooks.listDeliveries',
    table: 'webhook_deliveries',
    key: 'event_id',
    within: newWebhook,
    make: (path) => made('webhooks.sendTest', { path }),
  },
  { id: 'inspection_packages.list', table: 'inspection_packages', make: readyPackage },
  { id: 'new_hire_reports.list', table: 'new_hire_reports', make: newReport },
  {
    id: 'inspector_accesses.list',
    table: 'inspector_accesses',
    within: readyPackage,
    make: (path) => made('inspector_accesses.create', { path, body: person }),
  },
];

describe('the time when a row was made', () => {
  it.each(lists)('is asked of $id, each edge within', async ({ id, table, key = 'id', within, make }) => {
    const path = (await within?.()) ?? {};
    await make(path);
    const time = '2020-02-03T04:05:06.007Z';
    const moved = await query(
      api,
      `UPDATE ${table} SET created_at = $1
        WHERE ${key} = (SELECT ${key} FROM ${table} ORDER BY created_at DESC LIMIT 1) RETURNING ${key}`,
      [time],
    );
    expect(moved).toHaveLength(1);
    await make(path);
    const listed = async (asked: Record<string, string>) => (await made(id, { path, query: asked }))['data'];
    const same = await listed({ created_at_gte: time, created_at_lte: time });
    expect(same).toMatchObject([{ created_at: time }]);
    expect(await listed({ created_at_lte: '2020-02-03T04:05:06.006Z' })).toEqual([]);
    expect(await listed({ created_at_gte: '2020-02-03T04:05:06.008Z' })).not.toContainEqual(
      expect.objectContaining({ created_at: time }),
    );
  });

  it('is asked of sessions', async () => {
    const cookie = await signInUser(api, [{ permissions: ['employee:view'] }]);
    const listed = async (asked: Record<string, string>) =>
      (await made('sessions.list', { ...withCookie(cookie), query: asked }))['data'];
    const [session] = await query<{ at: Date }>(
      api,
      'SELECT created_at AS at FROM user_sessions ORDER BY created_at DESC LIMIT 1',
    );
    const time = session?.at.toISOString() ?? '';
    expect(await listed({ created_at_gte: time, created_at_lte: time })).toHaveLength(1);
    expect(await listed({ created_at_lte: '2020-01-01T00:00:00Z' })).toEqual([]);
  });
});
