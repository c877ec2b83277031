import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { AccessRulesById1795860000000 } from '../../database/migrations/1795860000000-access-rules-by-id.js';
import { createRecord, ownerDataSource, query } from '../../testing/factories.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await TestApi.shared();
  for (const name of ['Harbor Foods', 'Northwind Staffing']) {
    const employer = await createRecord(api, 'employers', { name });
    const employee = await createRecord(api, 'employees', { first_name: name });
    await createRecord(api, 'placements', { employer_id: employer.id, employee_id: employee.id });
    ids[name] = employer.id;
  }
});
afterAll(() => api.stop());

const rename = (cookie: string, id = '', name: string) =>
  api.call('employers.updateById', { ...withCookie(cookie), path: { employer_id: id }, body: { name } });
const seen = async (cookie: string): Promise<string[]> =>
  (await api.call('employees.list', withCookie(cookie))).body.data.map(
    ({ first_name }: { first_name: string }) => first_name,
  );
const groupWith = (access_rule: object) =>
  api.call('user_groups.create', { body: { name: 'A group', permissions: [], access_rule } });
/** Sees the employees of one employer, and may edit the records of every employer. */
const editors = (access_rule: object): { permissions: Permission[]; access_rule?: object }[] => [
  { permissions: ['employee:view', 'placement:view'], access_rule },
  { permissions: ['employer:view', 'employer:edit'] },
];

describe('an access rule by the id of a record', () => {
  it('gives no one access who renames another record to the name of theirs', async () => {
    const rule = { fact: 'employer.id', operator: 'equals', value: ids['Harbor Foods'] };
    const cookie = await signInUser(api, editors(rule));
    expect(await seen(cookie)).toEqual(['Harbor Foods']);
    expect((await rename(cookie, ids['Northwind Staffing'], 'Harbor Foods')).status).toBe(200);
    expect(await seen(cookie)).toEqual(['Harbor Foods']);
    await rename(cookie, ids['Northwind Staffing'], 'Northwind Staffing');
    await rename(cookie, ids['Harbor Foods'], 'Harbor Foods Group');
    expect(await seen(cookie)).toEqual(['Harbor Foods']);
    await rename(cookie, ids['Harbor Foods'], 'Harbor Foods');
  });

  it('is the safe one: a rule by name follows the name, as the reference says', async () => {
    const rule = { fact: 'employer.name', operator: 'equals', value: 'Harbor Foods' };
    const cookie = await signInUser(api, editors(rule));
    expect(await seen(cookie)).toEqual(['Harbor Foods']);
    await rename(cookie, ids['Northwind Staffing'], 'Harbor Foods');
    expect((await seen(cookie)).sort()).toEqual(['Harbor Foods', 'Northwind Staffing']);
    await rename(cookie, ids['Northwind Staffing'], 'Northwind Staffing');
  });

  it('applies to employers, clients and jobs, to their placements and to the records themselves', async () => {
    const placed = await createRecord(api, 'employees', { first_name: 'Placed' });
    const client = await createRecord(api, 'clients', { name: 'Pier' });
    await createRecord(api, 'clients', { name: 'Quay' });
    const job = await createRecord(api, 'jobs', { name: 'Cook' });
    await createRecord(api, 'placements', { employee_id: placed.id, client_id: client.id, job_id: job.id });
    const permissions: Permission[] = ['employee:view', 'placement:view', 'client:view'];
    for (const rule of [
      { fact: 'client.id', operator: 'in', value: [client.id] },
      { fact: 'job.id', operator: 'equals', value: job.id },
    ])
      expect(await seen(await signInUser(api, [{ permissions, access_rule: rule }]))).toEqual(['Placed']);
    const own = { fact: 'client.id', operator: 'equals', value: client.id };
    const cookie = await signInUser(api, [{ permissions, access_rule: own }]);
    const clients = await api.call('clients.list', withCookie(cookie));
    expect(clients.body.data.map(({ name }: { name: string }) => name)).toEqual(['Pier']);
  });

  it('is read by the name of its record', async () => {
    const value = ids['Harbor Foods'];
    const { body } = await groupWith({ fact: 'employer.id', operator: 'equals', value });
    expect(body.sentence).toContain('Harbor Foods');
    expect(body.sentence).not.toContain(value);
  });

  it('names a record of the account that its author may see', async () => {
    const theirs = await createRecord(api, 'employers', { token: api.stranger.apiToken });
    for (const value of [theirs.id, 'er_1111111111111111111111', 'Harbor Foods']) {
      const answer = await groupWith({ all: [{ fact: 'employer.id', operator: 'equals', value }] });
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([
        400,
        ['access_rule', 'all', 0, 'value'],
      ]);
    }
    const listed = await groupWith({
      fact: 'employer.id',
      operator: 'in',
      value: [ids['Harbor Foods'], 'x'],
    });
    expect(listed.body.issues?.[0]?.path).toEqual(['access_rule', 'value', 1]);
  });
});

describe('an access rule by name of an earlier version', () => {
  it('compares the id from then on, where each name has exactly one record', async () => {
    await createRecord(api, 'clients', { name: 'Twice' });
    await createRecord(api, 'clients', { name: 'Twice' });
    const equals = (fact: string, value: string) => ({ fact, operator: 'equals', value });
    const starts = { fact: 'employer.name', operator: 'starts_with', value: 'Harbor' };
    const both = { fact: 'employer.name', operator: 'in', value: ['Harbor Foods', 'Northwind Staffing'] };
    const before = {
      any: [
        equals('employer.name', 'Harbor Foods'),
        { not: equals('client.name', 'Twice') },
        equals('client.name', 'No one'),
        { all: [both, starts] },
      ],
    };
    const { body: group } = await groupWith(before);
    const runner = ownerDataSource(api).createQueryRunner();
    await new AccessRulesById1795860000000().up(runner).finally(() => runner.release());
    const [row] = await query(api, 'SELECT access_rule FROM user_groups WHERE id = $1', [group.id]);
    const known = ids['Harbor Foods'] ?? '';
    expect(row).toEqual({
      access_rule: {
        any: [
          equals('employer.id', known),
          { not: equals('client.name', 'Twice') },
          equals('client.name', 'No one'),
          { all: [{ ...both, fact: 'employer.id', value: [known, ids['Northwind Staffing']] }, starts] },
        ],
      },
    });
  });
});
