import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemContext } from '../context/index.js';
import { Database } from '../database/index.js';
import { query } from '../testing/factories.js';
import { MailServer } from '../testing/mail-server.js';
import { TestApi } from '../testing/test-api.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { OutboxService } from './outbox.service.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const messages = 600;
const kills = 5;
/** As many as a worker has under way: one of them may be repeated at each kill. */
const mostUnderWay = 20;

let api: TestApi;
let mail: MailServer;
const settings = () => ({ SMTP_URL: mail.url, MAIL_FROM: 'people@firstday.example', MAIL_SECONDS: '1' });

beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start({ ...settings(), ROLE: 'api' });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A worker as a process of its own, as it was built: from the sources it would take several times the processor's time to start. */
async function startWorker(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../../dist/worker.js', import.meta.url));
  return spawn(process.execPath, [program], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...settings(),
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.dataDir,
      LOG_LEVEL: 'silent',
      ROLE: 'worker',
      WORKER_PORT: String(await freePort()),
    },
  });
}

const arrivedIds = () => mail.arrived.map(({ messageId }) => messageId);
async function arrivedAtLeast(count: number): Promise<void> {
  for (let attempt = 0; attempt < 2400 && mail.arrived.length < count; attempt++) await wait(25);
}
const waiting = async () =>
  (await query<{ n: number }>(api, `SELECT count(*)::int AS n FROM messages WHERE status = 'queued'`))[0]?.n;

describe('workers that are killed in the middle', () => {
  it('lose no message, and repeat none but those under way, under the same Message-ID', async () => {
    const ctx = systemContext(api.live.account, new Date(), api.app.get(Database));
    await api.app.get(MessageSettingsStore).save(ctx, { mode: 'on', sender_name: null });
    const content = {
      sender_name: 'Harbor Foods',
      reader_name: '',
      url: 'http://localhost:3000/x',
      expires_at: '',
    };
    const given = Array.from({ length: messages }, (_, nth) => ({
      kind: 'invitation' as const,
      to: `person-${nth}@example-${nth % 7}.com`,
      language: 'en',
      content,
      employeeId: 'ee_1111111111111111111111',
    }));
    await ctx.db.transaction((db) => api.app.get(OutboxService).queue({ ...ctx, db }, given));
    // It says that it took a message a moment after it did: that is when a death is felt.
    mail.delay = 30;
    for (let kill = 0; kill < kills; kill++) {
      const worker = await startWorker();
      await arrivedAtLeast(mail.arrived.length + 60);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    }
    const last = await startWorker();
    for (let attempt = 0; attempt < 2400 && (await waiting()) !== 0; attempt++) await wait(50);
    last.kill('SIGTERM');
    await once(last, 'exit');
    const ids = arrivedIds();
    expect(new Set(ids).size).toBe(messages);
    const recipients = new Set(mail.arrived.map(({ to, messageId }) => `${to.join()} ${messageId}`));
    expect(recipients.size).toBe(messages);
    expect(ids.length - messages).toBeGreaterThan(0);
    expect(ids.length - messages).toBeLessThanOrEqual(kills * mostUnderWay);
    const ended = await query<{ status: string; n: number }>(
      api,
      `SELECT status, count(*)::int AS n FROM messages GROUP BY status`,
    );
    expect(ended).toEqual([{ status: 'sent', n: messages }]);
    process.stdout.write(`${kills} kills: ${messages} sent, ${ids.length - messages} repeated\n`);
  }, 240_000);
});
