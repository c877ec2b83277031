import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Clock } from '../../context/clock.js';
import { type Context, inTransaction } from '../../context/context.js';
import { Database } from '../../database/database.js';
import { query, tokenActor } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';
import { SecurityLogService } from './security-log.service.js';

let api: TestApi;
let ctx: Context;
let log: SecurityLogService;
beforeAll(async () => {
  api = await TestApi.shared();
  log = api.app.get(SecurityLogService);
  ctx = {
    account: api.live.account,
    actor: tokenActor('tok_1'),
    requestId: randomUUID(),
    eventIds: [],
    now: api.app.get(Clock).now(),
    origin: { ip: '203.0.113.7', userAgent: `agent\0\ud800${'x'.repeat(1000)}` },
    db: api.app.get(Database),
  };
});
afterAll(() => api.stop());

const recorded = (requestId: string) =>
  query<Record<string, string>>(api, 'SELECT * FROM security_events WHERE request_id = $1', [requestId]);

describe('the security log', () => {
  it('keeps who did what, from where, as PostgreSQL can hold it', async () => {
    await log.record(ctx, { kind: 'user.created', subject: { type: 'user', id: 'user_1' } });
    const [entry] = await recorded(ctx.requestId);
    expect(entry).toMatchObject({
      account_id: api.live.account.id,
      kind: 'user.created',
      outcome: 'succeeded',
      actor_kind: 'api_token',
      actor_id: 'tok_1',
      ip: '203.0.113.7',
      subject_id: 'user_1',
      detail: {},
    });
    expect(entry?.['id']).toMatch(/^sev_\w{22}$/);
    expect(entry?.['user_agent']).toHaveLength(510);
  });

  it('has nothing of a change that was not made', async () => {
    const requestId = randomUUID();
    const failed = inTransaction({ ...ctx, requestId }, async (inside) => {
      await log.record(inside, { kind: 'user.deleted', subject: { type: 'user', id: 'user_1' } });
      await inside.db.run({ name: 'nothing', text: 'SELECT 1' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await recorded(requestId)).toEqual([]);
  });

  it('takes ids, words of the code and counts only: an SSN or a name is a mistake', async () => {
    for (const value of ['512-83-7741', '512837741', 'Ana Lopez', 'user_1; DROP', `user_${'1'.repeat(99)}`])
      expect(() =>
        log.record(ctx, { kind: 'record.sensitive_read', detail: { record_ids: [value] } }),
      ).toThrow();
  });

  it('is changed by no statement, and emptied by none', async () => {
    for (const sql of [
      `UPDATE security_events SET at = now()`,
      `DELETE FROM security_events`,
      `TRUNCATE security_events`,
    ])
      await expect(query(api, sql)).rejects.toThrow('append-only');
  });
});
