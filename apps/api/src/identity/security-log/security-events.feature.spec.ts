import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewSecurityEvent } from '@firstday/domain';
import { Pool } from 'pg';
import { Clock } from '../../context/clock.js';
import type { Account, Context } from '../../context/context.js';
import { Database } from '../../database/database.js';
import { newId } from '../../context/new-id.js';
import { createRecord, query, tokenActor } from '../../testing/factories.js';
import { withCookie, signInUser } from '../../testing/sign-in-by-link.js';
import { prune } from '../../testing/prune.js';
import { TestApi } from '../../testing/test-api.js';
import { SecurityLogService } from './security-log.service.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const at = (account: Account, now: Date, ip = '203.0.113.7'): Context => ({
  account,
  actor: tokenActor('tok_1'),
  requestId: 'a-request',
  eventIds: [],
  now,
  origin: { ip, userAgent: 'a browser' },
  db: api.app.get(Database),
});
const record = (event: NewSecurityEvent, ctx = at(api.live.account, api.app.get(Clock).now())) =>
  api.app.get(SecurityLogService).record(ctx, event);
const list = async (filter: Record<string, string> = {}, by = {}) =>
  (await api.call('security_events.list', { query: filter, ...by })).body;
const exported = async (filter: Record<string, string> = {}, by = {}) => {
  const answer = await api.call('security_events.export', { query: filter, ...by });
  const lines = answer.bytes.toString().split('\n').filter(Boolean);
  return { answer, lines: lines.map((line) => JSON.parse(line)) };
};
/** Entries of a day long ago, which no other test asks for. */
async function older(days: number, number: number): Promise<Date> {
  const moment = new Date(Date.now() - days * 86_400_000);
  for (let made = 0; made < number; made += 1)
    await record(
      { kind: 'user.updated', subject: { type: 'user', id: `user_${days}` } },
      at(api.live.account, moment),
    );
  return moment;
}

describe('the list of security events', () => {
  it('is newest first, and is read on from a cursor until there are no more', async () => {
    const moment = (await older(20, 7)).toISOString();
    const span = { since: moment, until: moment, per_page: '3' };
    const pages = [await list(span)];
    while (pages.at(-1).next_cursor) pages.push(await list({ ...span, cursor: pages.at(-1).next_cursor }));
    const ids = pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id));
    expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 1]);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(pages[0].data[0]).toMatchObject({
      kind: 'user.updated',
      at: moment,
      actor: { kind: 'api_token', id: 'tok_1', name: null },
      subject: { type: 'user', id: 'user_20', name: null },
    });
  });

  it('is asked by kind, actor, credential, subject, address, outcome and time', async () => {
    const now = new Date(Date.now() - 10 * 86_400_000);
    const elsewhere = at(api.live.account, now, '198.51.100.9');
    await record(
      { kind: 'webhook.deleted', subject: { type: 'webhook', id: 'we_1' }, outcome: 'refused' },
      elsewhere,
    );
    await record({ kind: 'record.sensitive_read', detail: { record_ids: ['ee_1', 'ee_2'] } }, elsewhere);
    const kinds = async (filter: Record<string, string>) =>
      (await list({ ip: '198.51.100.9', ...filter })).data.map(({ kind }: { kind: string }) => kind);
    const both = ['record.sensitive_read', 'webhook.deleted'];
    expect(await kinds({ kind: 'webhook.deleted,webhook.created' })).toEqual(['webhook.deleted']);
    expect(await kinds({ actor_id: 'tok_1', credential_id: 'tok_1' })).toEqual(both);
    expect(await kinds({ actor_id: 'tok_2' })).toEqual([]);
    expect(await kinds({ subject_type: 'webhook' })).toEqual(['webhook.deleted']);
    expect(await kinds({ subject_id: 'ee_2' })).toEqual(['record.sensitive_read']);
    expect(await kinds({ outcome: 'refused' })).toEqual(['webhook.deleted']);
    expect(await kinds({ since: now.toISOString(), until: now.toISOString() })).toEqual(both);
    expect(await kinds({ since: new Date(now.getTime() + 1).toISOString() })).toEqual([]);
    expect(await kinds({ until: new Date(now.getTime() - 1).toISOString() })).toEqual([]);
  });

  it('says what people and tokens are called now', async () => {
    const made = (await api.call('api_tokens.create', { body: { name: 'Payroll' } })).body;
    const ctx = at(api.live.account, new Date());
    await record(
      { kind: 'api_token.revoked', subject: { type: 'api_token', id: made.id } },
      { ...ctx, actor: tokenActor(made.id) },
    );
    const { data } = await list({ subject_id: made.id, kind: 'api_token.revoked' });
    expect(data[0]).toMatchObject({ actor: { name: 'Payroll' }, subject: { name: 'Payroll' } });
  });

  it('refuses a kind that there is not, a cursor that is none, and a time that is none', async () => {
    const wrongs: Record<string, string>[] = [
      { kind: 'user.invented' },
      { kind: '' },
      { cursor: 'x' },
      { since: 'yesterday' },
      { per_page: '101' },
    ];
    for (const wrong of wrongs) {
      const { status, body } = await api.call('security_events.list', { query: wrong });
      expect([wrong, status, body._tag]).toEqual([wrong, 400, 'HttpApiDecodeError']);
    }
  });
});

describe('the export of security events', () => {
  it('is the same entries as lines of JSON, over more than one batch, and is recorded itself', async () => {
    const moment = await older(30, 1);
    await query(
      api,
      `INSERT INTO security_events SELECT 'sev_' || substr(id, 5, 14) || lpad(number::text, 8, '0'), account_id, at, kind, outcome, actor_kind,
              actor_id, credential_id, ip, user_agent, request_id, subject_type, subject_id, detail
         FROM security_events, generate_series(2, 2500) number WHERE account_id = $1 AND at = $2`,
      [api.live.account.id, moment],
    );
    const until = moment.toISOString();
    const { answer, lines } = await exported({ kind: 'user.updated', until });
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(lines.filter(({ at }) => at === until)).toHaveLength(2500);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    const { data } = await list({ kind: 'security_log.exported' });
    expect(data[0].actor.kind).toBe('api_token');
  }, 60_000);

  it('holds no connection while nobody takes what it has read, and ends with its reader', async () => {
    await query(
      api,
      `INSERT INTO security_events SELECT 'sev_' || lpad(number::text, 22, '0'), $1, now() - interval '100 days', 'user.updated', 'succeeded',
         'system', NULL, NULL, '', repeat('x', 500), '', NULL, NULL, '{}' FROM generate_series(1, 30000) number`,
      [api.live.account.id],
    );
    const abort = new AbortController();
    const response = await fetch(`${api.url}/api/v1/security_events/export`, {
      headers: { authorization: `Bearer ${api.live.apiToken}` },
      signal: abort.signal,
    });
    const reader = response.body?.getReader();
    await reader?.read();
    const pool = api.app.get(Pool);
    // What runs beside it takes a connection now and then, and gives it back.
    let inUse = pool.totalCount;
    for (let tries = 0; inUse > 0 && tries < 2500; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      inUse = pool.totalCount - pool.idleCount;
    }
    expect(inUse).toBe(0);
    abort.abort();
    expect((await api.call('security_events.list')).status).toBe(200);
  }, 60_000);
});

describe('whose security log it is', () => {
  it('is the account’s alone: neither another organization’s nor the test account’s', async () => {
    const mine = await record({ kind: 'user.created' }).then(() => list({ kind: 'user.created' }));
    expect(mine.data.length).toBeGreaterThan(0);
    for (const token of [api.stranger.apiToken, api.test.apiToken]) {
      const ids = mine.data.map(({ id }: { id: string }) => id);
      const theirs = await list({ per_page: '100' }, { token });
      expect(theirs.data.filter(({ id }: { id: string }) => ids.includes(id))).toEqual([]);
      expect((await exported({}, { token })).lines.filter(({ id }) => ids.includes(id))).toEqual([]);
      const after = newId('securityEvent', new Date(Date.now() + 60_000));
      expect(JSON.stringify(await list({ cursor: after }, { token }))).not.toContain(ids[0]);
    }
  });

  it('is seen by whoever holds the permission for every record, and by nobody else', async () => {
    await createRecord(api, 'custom_properties', { name: 'region', is_permission_scope: true });
    const rule = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'NY' };
    const asked = async (groups: Parameters<typeof signInUser>[1]) => {
      const by = withCookie(await signInUser(api, groups));
      const answers = [
        await api.call('security_events.list', by),
        await api.call('security_events.export', by),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await asked([{ permissions: ['security_log:view'] }])).toEqual([200, 200]);
    expect(await asked([{ permissions: ['user:view'] }])).toEqual([403, 403]);
    expect(await asked([{ permissions: ['security_log:view'], access_rule: rule }])).toEqual([403, 403]);
  });

  it('belongs to administrators of accounts that there were before it', async () => {
    const groups = await query<{ permissions: string[] }>(
      api,
      `SELECT permissions FROM user_groups WHERE key = 'admin'`,
    );
    expect(groups.length).toBeGreaterThan(0);
    for (const { permissions } of groups) expect(permissions).toContain('security_log:view');
  });
});

describe('how long the security log is kept', () => {
  it('is a year: what is older goes with the pruning, and what is younger stays', async () => {
    const [gone, kept] = [await older(366, 3), await older(364, 2)];
    await prune(api);
    const left = async (moment: Date) =>
      (await list({ since: moment.toISOString(), until: moment.toISOString() })).data.length;
    expect([await left(gone), await left(kept)]).toEqual([0, 2]);
  });
});
