import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CaseUpdatePoller } from '../../api/src/everify/case-update-poller.js';
import { EverifyConnectionsService } from '../../api/src/everify/everify-connections.service.js';
import type { EverifyGateway } from '../../api/src/everify/everify-gateway.js';
import { EverifyNotices } from '../../api/src/everify/everify-notices.js';
import { PendingActionsService } from '../../api/src/everify/pending-actions.service.js';
import { AccountsService } from '../../api/src/identity/accounts/accounts.service.js';
import { Database } from '../../api/src/database/database.js';
import { systemContext } from '../../api/src/context/system-context.js';
import { query } from '../../api/src/testing/factories.js';
import { setClock } from '../../api/src/testing/hosted-page.js';
import { TestApi } from '../../api/src/testing/test-api.js';
import { Line } from './testing/line.ts';
import { newHire } from './testing/new-hire.ts';
import { ObservedService } from './testing/observed-service.ts';

let api: TestApi;
let beside: Pick<TestApi, 'app' | 'stop'>;
let service: ObservedService;
let line: Line;
/** The new hires of these tests start on the Monday after it. */
const friday = new Date('2026-11-20T15:00:00.000Z');
const connection = {
  username: 'HARBOR1',
  password: 'not-a-real-password',
  creator_name: 'Carla Reyes',
  creator_email: 'carla@harbor.test',
  creator_phone: '518-555-0100',
};

beforeAll(async () => {
  service = new ObservedService();
  line = new Line(await service.listen());
  await line.listen();
  // Messages are queued and, without a worker, not sent.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Firstday <people@firstday.example>' };
  const settings = { ...mail, EVERIFY_HOSTS: new URL(line.url).host, ROLE: 'api' };
  api = await TestApi.start(settings);
  beside = await TestApi.beside(api, settings);
  setClock(api, friday);
  await api.call('message_settings.update', { body: { mode: 'on' } });
  const group = await api.call('user_groups.create', {
    body: { name: 'E-Verify', permissions: ['everify:view', 'everify:configure'] },
  });
  const user = { email: 'carla@harbor.test', user_group_ids: [group.body.id] };
  await api.call('users.create', { body: user });
});
afterAll(async () => {
  await beside.stop();
  await api.stop();
  await line.close();
  await service.close();
});
beforeEach(async () => {
  await connect();
  line.clear();
});
afterEach(() => {
  service.refusesLogin = undefined;
  service.passwordExpiresOn = '2027-02-18';
  service.lifetime = 43_200;
  service.canRefresh = true;
  service.isLoggedInElsewhere = false;
});

let connections = 0;
/** As an operator sets it, at an address that only tests may name. */
async function connect(): Promise<void> {
  const account = await api.app.get(AccountsService).findById(api.live.account.id);
  if (!account) throw new Error('the account exists');
  const at = new Date(friday.getTime() + (connections += 1) * 1000);
  const ctx = systemContext(account, at, api.app.get(Database));
  await api.app.get(EverifyConnectionsService).set(ctx, { base_url: line.url, ...connection });
}
async function gatewayOf(one: Pick<TestApi, 'app'>): Promise<EverifyGateway> {
  const ctx = systemContext(api.live.account, friday, one.app.get(Database));
  return (await one.app.get(EverifyConnectionsService).getOpen(ctx)).gateway;
}
const asked = (path: string) => line.asked.filter((one) => one === `POST /authentication/${path}`).length;
const problems = async (bucket?: string) => {
  const query = { per_page: 100, ...(bucket ? { bucket } : {}) };
  const { body } = await api.call('work_items.list', { query });
  return body.data.filter(({ kind }: { kind: string }) => kind === 'everify_connection');
};
const health = async () => {
  const { body } = await api.call('system_health.find');
  return body.lines.find(({ kind }: { kind: string }) => kind === 'everify');
};
const open = async (id: string, body: object = {}) =>
  (await api.call('everify_cases.open', { path: { everify_case_id: id }, body })).body;
const read = async (id: string) =>
  (await api.call('everify_cases.findById', { path: { everify_case_id: id } })).body;
const retry = async (id: string) => {
  await query(api, `UPDATE everify_cases SET run_at = now() - interval '1 second' WHERE id = $1`, [id]);
  while (await api.app.get(PendingActionsService).runNext());
};
const told = async (kind: string): Promise<number> => {
  const text = 'SELECT count(*)::int AS count FROM messages WHERE kind = $1';
  return (await query<{ count: number }>(api, text, [kind]))[0]?.count ?? 0;
};
const check = async () => (await api.call('everify_connection.check')).body.outcome;

describe('the token of a live account', () => {
  it('is shared by two processes, which do not end each other’s', async () => {
    const [one, other] = [await gatewayOf(api), await gatewayOf(beside)];
    await Promise.all([one.updated(1), other.updated(1), one.updated(1), other.updated(1)]);
    expect(asked('login')).toBe(1);
    service.endLogins();
    await Promise.all([one.updated(1), other.updated(1)]);
    expect(asked('login')).toBe(2);
    const [row] = await query<{ kept: string }>(api, 'SELECT kept::text FROM everify_sign_ins kept');
    expect(row?.kept).toContain('\\x');
    expect(row?.kept).not.toContain('token-');
  });

  it('is refreshed before it ends, and both processes go on with the new one', async () => {
    service.lifetime = 600;
    const [one, other] = [await gatewayOf(api), await gatewayOf(beside)];
    await one.updated(1);
    service.lifetime = 7200;
    await other.updated(1);
    await one.updated(1);
    expect([asked('login'), asked('refresh')]).toEqual([1, 1]);
  });

  it('is replaced by a login where the service refreshes none, or it has ended', async () => {
    service.lifetime = 600;
    service.canRefresh = false;
    const gateway = await gatewayOf(api);
    await gateway.updated(1);
    service.lifetime = 7200;
    await gateway.updated(1);
    expect([asked('login'), asked('refresh')]).toEqual([2, 1]);
    await query(api, `UPDATE everify_sign_ins SET token_until = now() - interval '1 second'`);
    await gateway.updated(1);
    expect([asked('login'), asked('refresh')]).toEqual([3, 1]);
  });

  it('is obtained by another process after the first one died', async () => {
    const gateway = await gatewayOf(api);
    await gateway.updated(1);
    await query(
      api,
      `UPDATE everify_sign_ins SET sealed_token = NULL, renewing_until = now() + interval '1 second'`,
    );
    await gateway.updated(1);
    expect(asked('login')).toBe(2);
  });
});

describe('an answer in a form that we do not know', () => {
  const surprise = { status: 200, body: '{"matches":[{"ssn":"123-45-6789"}]}' };

  it('is an alert at once, with keys and types and no value, until the same is answered as we know it', async () => {
    const { caseId } = await newHire(api, '0001', { token: api.live.apiToken });
    await (await gatewayOf(api)).signIn();
    line.answerNext(surprise);
    const opened = await open(caseId);
    expect(opened).toMatchObject({
      status: 'PREPARED',
      pending: { action: 'open', last_error: 'unknown_shape' },
    });
    expect(opened.steps.at(-1)).toMatchObject({ what: 'unknown_answer', by: 'everify' });
    expect(await problems()).toEqual([
      expect.objectContaining({
        everify_problem: 'unknown_shape',
        due_on: null,
        since: friday.toISOString(),
      }),
    ]);
    const line_ = await health();
    expect(line_).toMatchObject({ state: 'failing', reason: 'unknown_shape' });
    expect(line_.unread_answers).toEqual([
      {
        operation: 'POST /duplicate_check',
        structure: '200 {matches: [{ssn: string}]}',
        since: friday.toISOString(),
      },
    ]);
    expect(JSON.stringify([opened, line_, await problems()])).not.toContain('123-45');
    await retry(caseId);
    expect((await read(caseId)).status).toBe('CLOSED');
    expect([await problems(), (await health()).reason]).toEqual([[], null]);
  });

  it('stays an alert when the last day passes, and the case stays due', async () => {
    const { caseId } = await newHire(api, '0001', { token: api.live.apiToken });
    // Thanksgiving is the 26th.
    for (const day of [20, 23, 24, 25, 27, 30]) {
      setClock(api, new Date(`2026-11-${day}T15:00:00.000Z`));
      line.answerNext(surprise);
      await (day === 20 ? open(caseId) : retry(caseId));
      expect((await problems()).map((one: { everify_problem: string }) => one.everify_problem)).toEqual([
        'unknown_shape',
      ]);
    }
    expect(await read(caseId)).toMatchObject({
      urgency: 'overdue',
      pending: { last_error: 'unknown_shape' },
    });
    await retry(caseId);
    expect((await read(caseId)).status).toBe('CLOSED');
    setClock(api, friday);
  });

  it('of cases that changed, and of a login, is one too', async () => {
    const { caseId } = await newHire(api, '0002', { token: api.live.apiToken });
    await open(caseId);
    const poll = () => api.app.get(CaseUpdatePoller).poll();
    line.answerNext({ status: 200, body: '{"changed":[]}' });
    await poll();
    expect((await health()).unread_answers).toEqual([
      expect.objectContaining({ operation: 'GET /cases/updated', structure: '200 {changed: []}' }),
    ]);
    await poll();
    expect((await health()).reason).toBeNull();
    line.answerNext({ status: 200, body: '{"token":"abc"}' });
    expect(await check()).toBe('unreadable');
    expect((await health()).unread_answers[0].structure).toBe('200 {token: string}; not read: access_token');
    expect(await check()).toBe('works');
    expect((await health()).reason).toBeNull();
  });

  it('is shown with its structure beside a password that is not accepted', async () => {
    const { caseId } = await newHire(api, '0002', { token: api.live.apiToken });
    await open(caseId);
    line.answerNext({ status: 200, body: '{"changed":[]}' });
    await api.app.get(CaseUpdatePoller).poll();
    service.refusesLogin = 'PASSWORD_EXPIRED';
    await check();
    expect(await health()).toMatchObject({
      reason: 'password_expired',
      unread_answers: [{ operation: 'GET /cases/updated' }],
    });
    service.refusesLogin = undefined;
    await connect();
    await api.app.get(CaseUpdatePoller).poll();
    expect((await health()).reason).toBeNull();
  });

  it('answers a person who waits for it, and is no outage', async () => {
    const { caseId } = await newHire(api, '0011', { token: api.live.apiToken });
    await open(caseId);
    line.answerNext({ status: 200, headers: { 'content-type': 'text/html' }, body: '<html></html>' });
    const details = () => api.call('everify_cases.getDetails', { path: { everify_case_id: caseId } });
    const answer = await details();
    expect([answer.status, answer.body.message]).toEqual([503, expect.stringContaining('form')]);
    expect((await health()).unread_answers[0]).toMatchObject({
      operation: 'GET /cases/{n}/confirm_details_fields',
      structure: '200 text/html, not JSON',
    });
    expect((await details()).status).toBe(200);
    expect((await health()).reason).toBeNull();
  });

  it('may name the fields to confirm without values: those that were sent are shown', async () => {
    const { caseId } = await newHire(api, '0011', { token: api.live.apiToken });
    await open(caseId);
    line.answerNext({ status: 200, body: '{"case_fields":["last_name","date_of_birth","visa_number"]}' });
    const { body } = await api.call('everify_cases.getDetails', { path: { everify_case_id: caseId } });
    expect(body.fields).toEqual([
      { name: 'last_name', value: 'Lopez' },
      { name: 'date_of_birth', value: expect.stringMatching(/^\d{4}-/) },
      { name: 'visa_number', value: null },
    ]);
  });
});

describe('a fault that lasts for days', () => {
  const isLate = async (id: string): Promise<boolean> => {
    const { body } = await api.call('work_items.list', { query: { bucket: 'late', per_page: 100 } });
    return body.data.some((one: { everify_case_id: string | null }) => one.everify_case_id === id);
  };
  const faults: Readonly<
    Record<string, { begin(): void; end(): Promise<void> | void; readonly problems: readonly string[] }>
  > = {
    'E-Verify is down': {
      begin: () => (line.isDown = true),
      end: () => {
        line.isDown = false;
      },
      // An outage is not mistaken for one of the problems that a person has to solve.
      problems: [],
    },
    'another process ends every token': {
      begin: () => (service.isLoggedInElsewhere = true),
      end: () => {
        service.isLoggedInElsewhere = false;
      },
      problems: [],
    },
    'the password has expired': {
      begin: () => {
        service.endLogins();
        service.refusesLogin = 'PASSWORD_EXPIRED';
      },
      end: async () => {
        service.refusesLogin = undefined;
        await connect();
      },
      problems: ['password_expired'],
    },
  };

  it.each(Object.keys(faults))(
    'lets no day pass unannounced where %s: the case is late on Today and the health is failing, until it is opened',
    async (name) => {
      const fault = faults[name];
      if (!fault) throw new Error('the fault is there');
      const { caseId } = await newHire(api, '0001', { token: api.live.apiToken });
      await (await gatewayOf(api)).signIn();
      fault.begin();
      for (const day of [25, 26, 27, 28]) {
        setClock(api, new Date(`2026-11-${day}T15:00:00.000Z`));
        await (day === 25 ? open(caseId) : retry(caseId));
        expect([await isLate(caseId), (await health()).state]).toEqual([day > 27, 'failing']);
        expect((await problems()).map((one: { everify_problem: string }) => one.everify_problem)).toEqual(
          fault.problems,
        );
      }
      await fault.end();
      await retry(caseId);
      expect([(await read(caseId)).status, await isLate(caseId)]).toEqual(['CLOSED', false]);
      expect(service.delayOf(caseId)).toBe('TECHNICAL_PROBLEMS');
      setClock(api, friday);
    },
  );
});

describe('clocks that differ', () => {
  it('of two processes end no login and cost none for each request: E-Verify says when a token has ended', async () => {
    const [one, other] = [await gatewayOf(api), await gatewayOf(beside)];
    await one.updated(1);
    // As a process leaves it whose clock is three days ahead.
    await query(api, `UPDATE everify_sign_ins SET token_until = token_until + interval '3 days'`);
    service.endLogins();
    await other.updated(1);
    expect(asked('login')).toBe(2);
    // As one leaves it whose clock is three days behind.
    await query(api, `UPDATE everify_sign_ins SET token_until = now() - interval '3 days'`);
    for (const each of [one, other, one, other]) await each.updated(1);
    expect(asked('login')).toBe(3);
  });

  it('hide no late case for longer than they differ, and what is asked meanwhile goes by the clock of the database', async () => {
    const { caseId } = await newHire(api, '0001', { token: api.live.apiToken });
    const behind = new Date('2026-11-27T15:00:00.000Z');
    line.isDown = true;
    setClock(api, behind);
    expect((await open(caseId)).pending).toMatchObject({ action: 'open', last_error: '503' });
    expect((await read(caseId)).urgency).toBe('due_today');
    // `health.feature.spec.ts`: a clock that is not the database's is a warning of /health/ready.
    expect((await fetch(`${api.url}/health/ready`).then((answer) => answer.json())).checks.clocks).toBe(
      'warning',
    );
    setClock(api, new Date('2026-11-30T15:00:00.000Z'));
    expect((await read(caseId)).urgency).toBe('overdue');
    line.isDown = false;
    await retry(caseId);
    expect(service.delayOf(caseId)).toBe('TECHNICAL_PROBLEMS');
    setClock(api, friday);
  });
});

describe('a password that E-Verify does not accept', () => {
  it.each([
    ['PASSWORD_EXPIRED', 'password_expired'],
    ['ACCOUNT_LOCKED', 'account_locked'],
    ['INVALID_CREDENTIALS', 'login_refused'],
  ])(
    'for %s is an alert that says so, and no process tries it again until it is saved again',
    async (code, problem) => {
      service.refusesLogin = code;
      expect(await check()).toBe(problem);
      expect(await problems()).toMatchObject([{ everify_problem: problem, due_on: null }]);
      expect(await health()).toMatchObject({ state: 'failing', reason: problem });
      const other = await gatewayOf(beside);
      await expect(other.updated(1)).rejects.toMatchObject({ code: problem });
      await expect((await gatewayOf(api)).updated(1)).rejects.toMatchObject({ code: problem });
      expect(asked('login')).toBe(1);
      const before = await told('everify_stopped');
      await api.app.get(EverifyNotices).sendDue();
      await expect(other.signIn()).rejects.toMatchObject({ code: problem });
      await api.app.get(EverifyNotices).sendDue();
      expect([(await told('everify_stopped')) - before, asked('login')]).toEqual([1, 1]);
      service.refusesLogin = undefined;
      await connect();
      expect(await check()).toBe('works');
      expect([await problems(), (await health()).reason]).toEqual([[], null]);
    },
  );
});

describe('a password that expires', () => {
  it('has its day on the page of the connection, once E-Verify has said it', async () => {
    const day = async () => (await api.call('everify_connection.get')).body.password_expires_on;
    expect(await day()).toBeNull();
    await (await gatewayOf(api)).signIn();
    expect(await day()).toBe('2027-02-18');
  });

  it('is a warning 30, 14 and 3 days before, on Today, in the health and by mail', async () => {
    service.passwordExpiresOn = '2026-12-30';
    await (await gatewayOf(api)).signIn();
    expect([await problems(), (await health()).reason]).toEqual([[], null]);
    const seen: unknown[] = [];
    for (const day of ['2026-11-30', '2026-12-15', '2026-12-16', '2026-12-20', '2026-12-27', '2026-12-29']) {
      setClock(api, new Date(`${day}T15:00:00.000Z`));
      expect(await problems()).toMatchObject([
        { everify_problem: 'password_expires', due_on: '2026-12-30', due_at: '2026-12-31T00:00:00.000Z' },
      ]);
      // The week shows nothing of it: a person can solve it from the first day on.
      expect([(await problems('today')).length, (await problems('week')).length]).toEqual([1, 0]);
      expect(await health()).toMatchObject({
        state: 'late',
        reason: 'password_expires',
        password_expires_on: '2026-12-30',
      });
      await api.app.get(EverifyNotices).sendDue();
      await api.app.get(EverifyNotices).sendDue();
      seen.push(await told('everify_password_expires'));
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3]);
    setClock(api, new Date('2026-12-31T15:00:00.000Z'));
    expect([(await problems('today')).length, (await problems('late')).length]).toEqual([0, 1]);
    setClock(api, friday);
  });
});
