import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LinkIssuer, Permission } from '@firstday/domain';
import { addressInput, createRecord, query, testSystemContext } from '../../testing/factories.js';
import { checkedImport, committedImport } from '../../testing/imports.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import type { Actor, Context } from '../../context/index.js';
import { EmployeeContactsService } from './employee-contacts.service.js';
import { EmployeesService } from './employees.service.js';

const recruiting: readonly Permission[] = ['employee:view', 'employee:edit', 'api_token:edit'];
const day = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

interface Change {
  readonly channel: string;
  readonly changed_by_type: string;
  readonly changed_by_id: string | null;
  readonly responsible_ids: string[];
}
const changesOf = (employeeId: string) =>
  query<Change>(
    api,
    `SELECT channel, changed_by_type, changed_by_id, responsible_ids FROM employee_contact_changes
      WHERE employee_id = $1 ORDER BY changed_at, channel`,
    [employeeId],
  );
const sourcesOf = async (employeeId: string) =>
  (await changesOf(employeeId)).map((it) => [it.channel, it.changed_by_type, it.changed_by_id]);

const recruiter = async () => {
  const by = withCookie(await signInUser(api, [{ permissions: recruiting }]));
  const { body } = await api.call('sessions.current', by);
  return { by, id: String(body.user.id) };
};
const trusted = async (employeeId: string, actor: LinkIssuer, days: number) => {
  const ctx = { ...testSystemContext(api), now: new Date(Date.now() + days * day) };
  const found = await api.app.get(EmployeeContactsService).contactsUnchangedBy(ctx, employeeId, { actor });
  return found.map(({ channel }) => channel);
};
const ownToken = async (): Promise<string> =>
  (
    await query<{ id: string }>(api, `SELECT id FROM api_tokens WHERE account_id = $1 LIMIT 1`, [
      api.live.account.id,
    ])
  )[0]?.id ?? '';

describe('a change of the contacts of an employee', () => {
  it('is recorded with who made it, whatever it is made through', async () => {
    const token = await ownToken();
    const { id } = await createRecord(api, 'employees', {
      email: 'ana@home.example',
      phone: '+1 212 555 0147',
    });
    const { by, id: person } = await recruiter();
    const path = { employee_id: id };
    await api.call('employees.updateById', { path, body: { email: 'ana@work.example' }, ...by });
    await api.call('employees.updateById', {
      path,
      body: { email: 'ana@work.example', first_name: 'Eva' },
      ...by,
    });
    await api.call('employees.updateById', { path, body: { phone: null } });
    expect(await sourcesOf(id)).toEqual([
      ['email', 'api_token', token],
      ['phone', 'api_token', token],
      ['email', 'user_session', person],
      ['phone', 'api_token', token],
    ]);
    const text =
      'First name,Last name,Email,Street,City,State,Country\nEva,Lopez,eva@home.example,1 Pier Road,Albany,NY,USA\n';
    const checked = await checkedImport(api, { kind: 'employees', content: text });
    await committedImport(api, checked.id);
    const [imported] = await query<{ id: string }>(
      api,
      `SELECT id FROM employees WHERE email = 'eva@home.example'`,
    );
    expect(await sourcesOf(imported?.id ?? '')).toEqual([['email', 'api_token', token]]);
  });

  it('by a component or a form session names who made its link', async () => {
    const token = await ownToken();
    const session = await openComponent(api, {
      component: 'placements/new',
      filters: { employer_id: (await createRecord(api, 'employers')).id },
    });
    const employee = {
      first_name: 'Eva',
      last_name: 'Lopez',
      email: 'eva@new.example',
      address: addressInput,
      start_date: '2026-12-01',
    };
    const added = await api.call('component_placements.create', { body: employee, ...asComponent(session) });
    expect(added.status).toBe(201);
    const [change] = await changesOf(added.body.employee_id);
    expect(change).toMatchObject({ channel: 'email', changed_by_type: 'component_token' });
    expect(change?.responsible_ids).toContain(token);

    const { id } = await createRecord(api, 'employees', {});
    const ctx: Context = {
      ...testSystemContext(api),
      actor: formSession(id, { type: 'user', id: 'user_maker' }),
    };
    await api.app.get(EmployeesService).updateById(ctx, id, { email: 'ana@form.example' });
    expect(await changesOf(id)).toEqual([
      {
        channel: 'email',
        changed_by_type: 'form_session',
        changed_by_id: id,
        responsible_ids: ['fs_1', 'user_maker'],
      },
    ]);
  });
});

describe('contacts that a given actor does not control', () => {
  it('are those that someone else set, more than 7 days ago', async () => {
    const { id } = await createRecord(api, 'employees', {
      email: 'ana@home.example',
      phone: '+1 212 555 0148',
    });
    const { by, id: person } = await recruiter();
    const recruiting = { type: 'user', id: person } as const;
    expect(await trusted(id, recruiting, 6)).toEqual([]);
    expect(await trusted(id, recruiting, 8)).toEqual(['email', 'phone']);
    await api.call('employees.updateById', {
      path: { employee_id: id },
      body: { email: 'me@recruiter.example' },
      ...by,
    });
    expect(await trusted(id, recruiting, 8)).toEqual(['phone']);
    expect(await trusted(id, { type: 'user', id: 'user_other' }, 8)).toEqual(['email', 'phone']);
    expect(await trusted(id, { type: 'api_token', id: await ownToken() }, 8)).toEqual(['email']);
  });

  it('are none that the actor set by a token, or through a link, of their own', async () => {
    const { by, id: person } = await recruiter();
    const made = await api.call('api_tokens.create', {
      body: { name: 'Mine', permissions: ['employee:edit', 'employee:view'] },
      ...by,
    });
    const { id } = await createRecord(api, 'employees', { first_name: 'Eva' });
    const path = { employee_id: id };
    await api.call('employees.updateById', {
      path,
      body: { email: 'me@recruiter.example' },
      token: made.body.token,
    });
    expect(await trusted(id, { type: 'user', id: person }, 8)).toEqual([]);
    const ctx: Context = {
      ...testSystemContext(api),
      actor: formSession(id, { type: 'api_token', id: made.body.id }),
    };
    await api.app.get(EmployeesService).updateById(ctx, id, { phone: '+1 212 555 0149' });
    expect(await trusted(id, { type: 'user', id: person }, 8)).toEqual([]);
    expect(await trusted(id, { type: 'user', id: 'user_other' }, 8)).toEqual(['email', 'phone']);
  });

  it('are none whose source is unknown', async () => {
    const { id } = await createRecord(api, 'employees', { email: 'ana@home.example' });
    await query(api, `DELETE FROM employee_contact_changes WHERE employee_id = $1`, [id]);
    expect(await trusted(id, { type: 'user', id: 'user_other' }, 30)).toEqual([]);
    const ctx: Context = { ...testSystemContext(api), actor: { kind: 'system' } };
    await api.app.get(EmployeesService).updateById(ctx, id, { email: 'system@home.example' });
    expect(await trusted(id, { type: 'user', id: 'user_other' }, 30)).toEqual([]);
  });
});

const asComponent = (token: string) => ({ token: null, headers: { 'x-component-auth-token': token } });
const formSession = (employeeId: string, issuer: LinkIssuer): Actor => ({
  kind: 'form_session',
  sessionId: 'fs_1',
  employeeId,
  side: 'employee',
  taskIds: null,
  locale: null,
  reader: {
    linkId: 'olink_1',
    issuer,
    seesSensitive: false,
    requiresIdentityProof: true,
    proved: 'nothing',
    entered: [],
    signer: null,
    userId: null,
    groups: [],
    handover: null,
    representative: null,
  },
});
