import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeMessage, EmployeeRow, Permission } from '@firstday/domain';
import { messageSql } from '../outbox/index.js';
import { employeeSql } from '../records/index.js';
import { createRecord, query } from '../testing/factories.js';
import { MailServer } from '../testing/mail-server.js';
import { openComponent, signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
const employers: Record<string, string> = {};

const turn = (mode: string, by: object = {}) =>
  api.call('message_settings.update', { body: { mode }, ...by });
const asked = (query: Record<string, string> = {}, by: object = {}): Promise<TestResponse> =>
  api.call('component_rows.listEmployees', { query: { reach: 'unreached', ...query }, ...by });
const names = ({ body }: TestResponse): string[] =>
  body.data.map(({ first_name }: EmployeeRow) => first_name).sort();

/** Somebody at an employer, to whom an invitation is sent. */
async function invited(first_name: string, employer: string, by: object = {}) {
  const email = `${first_name.toLowerCase()}@example.com`;
  const { id } = await createRecord(api, 'employees', { first_name, email, ...by });
  employers[employer] ??= (await createRecord(api, 'employers', { name: employer, ...by })).id;
  await createRecord(api, 'placements', { employee_id: id, employer_id: employers[employer], ...by });
  await api.call('messages.send', { path: { employee_id: id }, body: { kind: 'invitation' }, ...by });
  return String(id);
}
/** The latest message to them, apart from the notice that goes to a former address. */
async function latestOf(employee_id: string, by: object = {}): Promise<EmployeeMessage> {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const { body } = await api.call('messages.list', { query: { employee_id }, ...by });
    const latest = (body.data as EmployeeMessage[]).find(({ kind }) => kind !== 'contact_changed');
    if (latest && latest.status !== 'queued') return latest;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the message still waits');
}

beforeAll(async () => {
  mail = await MailServer.start();
  const from = 'Firstday <people@firstday.example>';
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: from, MAIL_SECONDS: '2' });
  await turn('on');
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});
afterEach(() => {
  mail.refuseRecipient = () => undefined;
});

describe('those whom no message reached', () => {
  let ana = '';

  it('are found until one may have reached them', async () => {
    mail.refuseRecipient = () => ({ code: 550, text: '5.1.1 nobody' });
    ana = await invited('Ana', 'North');
    const ben = await invited('Ben', 'South');
    for (const id of [ana, ben]) expect((await latestOf(id)).status).toBe('bounced');
    mail.refuseRecipient = () => undefined;
    const cara = await invited('Cara', 'North');
    expect((await latestOf(cara)).status).toBe('sent');
    await createRecord(api, 'employees', { first_name: 'Dora' });
    const found = await asked();
    expect([names(found), found.body.total]).toEqual([['Ana', 'Ben'], 2]);
    expect(names(await asked({ employer_id: String(employers['North']) }))).toEqual(['Ana']);
    expect(names(await asked({ search: 'be' }))).toEqual(['Ben']);
    for (const order_by of ['name', 'progress', 'next_due_at', 'created_at'])
      expect([order_by, ...names(await asked({ order_by }))]).toEqual([order_by, 'Ana', 'Ben']);
    await api.call('messages.send', { path: { employee_id: ben }, body: { kind: 'link_again' } });
    await latestOf(ben);
    expect(names(await asked())).toEqual(['Ana']);
  });

  it('are those of their own employer for whoever sees one, and are counted so', async () => {
    mail.refuseRecipient = () => ({ code: 550, text: '5.1.1 nobody' });
    await latestOf(await invited('Eva', 'South'));
    const permissions: Permission[] = ['employee:view', 'placement:view', 'employer:view'];
    const of = async (value: string) => {
      const access_rule = { fact: 'employer.name', operator: 'equals', value };
      const found = await asked({}, withCookie(await signInUser(api, [{ permissions, access_rule }])));
      return [names(found), found.body.total];
    };
    expect(await of('North')).toEqual([['Ana'], 1]);
    expect(await of('South')).toEqual([['Eva'], 1]);
    expect(await of('Nobody')).toEqual([[], 0]);
    const blind = withCookie(await signInUser(api, [{ permissions: ['task:view'] }]));
    expect((await asked({}, blind)).status).toBe(403);
  });

  it('are no other account’s, nor of another mode', async () => {
    const by = { token: api.stranger.apiToken };
    for (const token of [api.stranger.apiToken, api.test.apiToken])
      expect(names(await asked({}, { token }))).toEqual([]);
    await turn('on', by);
    mail.refuseRecipient = () => ({ code: 550, text: '5.1.1 nobody' });
    await latestOf(await invited('Theirs', 'Theirs', by), by);
    expect(names(await asked({}, by))).toEqual(['Theirs']);
    expect(names(await asked())).toEqual(['Ana', 'Eva']);
  });

  it('are nothing that a component is told, nor found by another word', async () => {
    const token = await openComponent(api, { component: 'employees/list', filters: {} });
    const inComponent = await asked({}, { token: null, headers: { 'x-component-auth-token': token } });
    expect([inComponent.status, inComponent.body.issues[0].path]).toEqual([400, ['reach']]);
    for (const reach of ['reached', '', "unreached' OR TRUE", 'x'.repeat(10_000)])
      expect([400, 413]).toContain((await asked({ reach })).status);
  });

  it('are not those to whom nothing was sent because messages were turned off', async () => {
    const { id } = await createRecord(api, 'employees', { first_name: 'Finn', email: 'finn@example.com' });
    await api.call('messages.send', { path: { employee_id: id }, body: { kind: 'invitation' } });
    await latestOf(id);
    await query(
      api,
      `UPDATE messages SET status = 'suppressed', reason = 'turned_off' WHERE employee_id = $1`,
      [id],
    );
    expect(names(await asked())).not.toContain('Finn');
    await query(api, `UPDATE messages SET reason = 'expired' WHERE employee_id = $1`, [id]);
    expect(names(await asked())).toContain('Finn');
  });

  it('are none of those whose address was corrected since, and theirs again once it is the old one', async () => {
    mail.refuseRecipient = ({ length }) => (length > 0 ? { code: 550, text: '5.1.1 nobody' } : undefined);
    const ivo = await invited('Ivo', 'North');
    expect(await latestOf(ivo)).toMatchObject({ status: 'bounced', is_to_current_address: true });
    expect(names(await asked())).toContain('Ivo');
    const correct = (email: string | null) =>
      api.call('employees.updateById', { path: { employee_id: ivo }, body: { email } });
    await correct('ivo.better@example.com');
    expect(names(await asked())).not.toContain('Ivo');
    expect((await latestOf(ivo)).is_to_current_address).toBe(false);
    await correct('IVO@example.com');
    expect(names(await asked())).toContain('Ivo');
    expect((await latestOf(ivo)).is_to_current_address).toBe(true);
    await correct(null);
    expect(names(await asked())).not.toContain('Ivo');
  });

  it('are counted by the index of what did not arrive, among many messages that did', async () => {
    await query(
      api,
      `INSERT INTO messages (id, account_id, is_test, kind, status, employee_id, language, address_hash, domain,
           sealed_recipient, created_at, finished_at)
         SELECT 'msg_' || n, $1, false, 'invitation', 'sent', 'ee_' || n, 'en', '', '', '', now(), now()
           FROM generate_series(1, 20000) n`,
      [api.live.account.id],
    );
    await query(api, 'ANALYZE messages');
    const plan = await query<Record<string, string>>(
      api,
      `EXPLAIN SELECT count(*) FROM employees
         WHERE ${messageSql.isUnreached('employees.id', employeeSql.select('employees.email', 'employees.id = messages.employee_id'))}`,
      [api.live.account.id],
    );
    expect(JSON.stringify(plan)).toContain('IDX_messages_unreached');
  });
});

describe('an address that is not written to any more', () => {
  it('is so by somebody, on record in the log and in the person’s history', async () => {
    const id = await invited('Gina', 'North');
    const { id: message_id } = await latestOf(id);
    const by = withCookie(await signInUser(api, [{ permissions: ['employee:view', 'employee:edit'] }]));
    for (const operation of ['messages.suppress', 'messages.unsuppress'] as const)
      expect((await api.call(operation, { path: { message_id }, ...by })).status).toBe(200);
    const { body } = await api.call('employees.listHistory', { path: { employee_id: id } });
    const said = body.data.filter(({ action }: { action: string }) => action.startsWith('message.'));
    expect(said.map(({ action }: { action: string }) => action)).toEqual([
      'message.address_resumed',
      'message.address_suppressed',
    ]);
    for (const { actor, detail } of said) {
      expect(actor.kind).toBe('user_session');
      expect(detail).toEqual({ message_id });
    }
    expect(JSON.stringify(body)).not.toContain('gina@');
    const viewer = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    for (const operation of ['messages.suppress', 'messages.unsuppress'] as const)
      expect((await api.call(operation, { path: { message_id }, ...viewer })).status).toBe(403);
  });
});
