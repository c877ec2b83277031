import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemContext } from '../context/index.js';
import { Database } from '../database/index.js';
import { query } from '../testing/factories.js';
import { MailServer } from '../testing/mail-server.js';
import { TestApi } from '../testing/test-api.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { OutboxService } from './outbox.service.js';

/** As many as a worker has under way. */
const mostUnderWay = 20;
let api: TestApi;
let mail: MailServer;
let people = 0;

const settings = () => ({ SMTP_URL: mail.url, MAIL_FROM: 'people@firstday.example', MAIL_SECONDS: '3' });
const startWorker = () => TestApi.beside(api, { ...settings(), ROLE: 'worker' });
beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start({ ...settings(), ROLE: 'api' });
  await api.app.get(MessageSettingsStore).save(context(), { mode: 'on', sender_name: null });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});
beforeEach(() => query(api, `DELETE FROM messages`));
afterEach(() => {
  mail.refuseRecipient = mail.refuseSender = () => undefined;
  mail.delay = 0;
});

const context = () => systemContext(api.live.account, new Date(), api.app.get(Database));
/** @returns the ids of messages to as many people of a domain */
async function queue(count: number, domain: string): Promise<readonly string[]> {
  const ctx = context();
  const given = Array.from({ length: count }, () => ({
    kind: 'invitation' as const,
    to: `person-${(people += 1)}@${domain}`,
    language: 'en',
    content: { sender_name: 'Harbor Foods', reader_name: '', url: 'http://localhost:3000/x', expires_at: '' },
    employeeId: 'ee_1111111111111111111111',
  }));
  const queued = await ctx.db.transaction((db) => api.app.get(OutboxService).queue({ ...ctx, db }, given));
  return queued.flatMap((one) => one?.id ?? []);
}

interface State extends Record<string, unknown> {
  readonly status: string;
  readonly attempts: number;
  readonly reason: string | null;
  readonly seconds_left: number | null;
}
const statesOf = (ids: readonly string[]) =>
  query<State>(
    api,
    `SELECT status, attempts, reason, EXTRACT(EPOCH FROM run_at - now())::float AS seconds_left
       FROM messages WHERE id = ANY ($1)`,
    [ids],
  );
async function reached(isReached: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt++) {
    if (await isReached()) return;
    await wait(25);
  }
  throw new Error('that did not come about');
}
const allAre = async (ids: readonly string[], status: string) =>
  (await statesOf(ids)).every((one) => one.status === status);
const arrivals = (ids: readonly string[]) =>
  ids.map((id) => mail.arrived.filter(({ messageId }) => messageId === `<${id}@firstday.example>`).length);

describe('a worker that holds more messages than it sends at once', () => {
  it('lets those of a domain alone that puts them off: no try is counted but those that were made', async () => {
    let refusals = 0;
    mail.refuseRecipient = (address) => {
      if (!address.endsWith('@busy.example')) return undefined;
      refusals += 1;
      return { code: 450, text: '4.2.1 later' };
    };
    const busy = await queue(120, 'busy.example');
    const others = [...(await queue(60, 'one.example')), ...(await queue(60, 'two.example'))];
    const worker = await startWorker();
    await reached(() => allAre(others, 'sent'));
    expect(arrivals(others)).toEqual(others.map(() => 1));
    await worker.stop();
    const states = await statesOf(busy);
    expect(states.filter(({ status }) => status !== 'queued')).toEqual([]);
    expect(states.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(refusals);
    expect(states.filter(({ attempts, reason }) => attempts > 0 !== (reason === '450 4.2.1'))).toEqual([]);
    expect(refusals).toBeLessThan(120);
  }, 60_000);

  it('tries each message once that is never taken, and sends the others', async () => {
    const tried: string[] = [];
    mail.refuseRecipient = (address) => {
      if (!address.endsWith('@gone.example')) return undefined;
      tried.push(address);
      return { code: 550, text: '5.1.1 nobody' };
    };
    const gone = await queue(60, 'gone.example');
    const others = await queue(60, 'there.example');
    const worker = await startWorker();
    await reached(async () => (await allAre(gone, 'bounced')) && (await allAre(others, 'sent')));
    await worker.stop();
    expect([tried.length, new Set(tried).size]).toEqual([60, 60]);
    expect((await statesOf(gone)).filter(({ attempts }) => attempts !== 1)).toEqual([]);
  }, 60_000);

  it('puts all back where the server takes nothing, and no message loses a try by that', async () => {
    const ids = await queue(200, 'many.example');
    const worker = await startWorker();
    await reached(() => arrivals(ids).filter(Boolean).length >= 2 * mostUnderWay);
    let refusals = 0;
    mail.refuseSender = () => {
      refusals += 1;
      return { code: 451, text: '4.3.0 later' };
    };
    await reached(() => refusals > 0);
    await wait(1500);
    // Those under way, and one after each pause.
    expect(refusals).toBeLessThanOrEqual(mostUnderWay + 3);
    const waiting = (await statesOf(ids)).filter(({ status }) => status === 'queued');
    expect(waiting.filter(({ attempts }) => attempts > 1)).toEqual([]);
    mail.refuseSender = () => undefined;
    await reached(() => allAre(ids, 'sent'));
    await worker.stop();
    expect(arrivals(ids)).toEqual(ids.map(() => 1));
    expect((await statesOf(ids)).filter(({ attempts }) => attempts !== 1)).toEqual([]);
  }, 60_000);

  it('that is stopped leaves nothing to the lease: what waited is for the next worker at once', async () => {
    mail.delay = 20;
    const ids = await queue(400, 'stopped.example');
    const worker = await startWorker();
    await reached(() => arrivals(ids).filter(Boolean).length >= 3 * mostUnderWay);
    await worker.stop();
    const waiting = (await statesOf(ids)).filter(({ status }) => status === 'queued');
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter(({ attempts, seconds_left }) => attempts > 0 || Number(seconds_left) > 0)).toEqual(
      [],
    );
    const next = await startWorker();
    await reached(() => allAre(ids, 'sent'));
    await next.stop();
    expect(arrivals(ids)).toEqual(ids.map(() => 1));
  }, 60_000);
});
