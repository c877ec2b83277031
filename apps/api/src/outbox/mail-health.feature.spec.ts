import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SystemHealthLine } from '@firstday/domain';
import { createRecord, query } from '../testing/factories.js';
import { MailServer } from '../testing/mail-server.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let mail: MailServer;

const turn = (mode: string, by: object = {}) =>
  api.call('message_settings.update', { body: { mode }, ...by });
const line = async (by: object = {}): Promise<SystemHealthLine | undefined> =>
  (await api.call('system_health.find', by)).body.lines.find(
    ({ kind }: SystemHealthLine) => kind === 'messages',
  );
beforeAll(async () => {
  mail = await MailServer.start();
  const from = 'Firstday <people@firstday.example>';
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: from, MAIL_SECONDS: '2' });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

async function sendOne() {
  const { id } = await createRecord(api, 'employees', { email: 'somebody@example.com' });
  await api.call('messages.send', { path: { employee_id: id }, body: { kind: 'invitation' } });
}
async function lineIn(state: string) {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const found = await line();
    if (found?.state === state) return found;
    await wait(50);
  }
  throw new Error(`${JSON.stringify(await line())} is not ${state}`);
}

describe('the system health of messages', () => {
  it('is nothing to do where they are off, and says so where they are on and cannot be sent', async () => {
    expect(await line()).toMatchObject({ state: 'ok', reason: 'not_configured' });
    await turn('on');
    expect(await line()).toMatchObject({ state: 'ok', reason: null, waiting: { count: 0, is_exact: true } });
    const test = { token: api.test.apiToken };
    await turn('on', test);
    expect(await line(test)).toMatchObject({ state: 'failing', reason: 'not_configured' });
  });

  it('fails while the mail server takes nothing, and is well once it does', async () => {
    mail.refuseSender = () => ({ code: 550, text: '5.7.1 not your address' });
    await sendOne();
    const failing = await lineIn('failing');
    expect(failing).toMatchObject({ failing: { count: 1, is_exact: true }, since: expect.any(String) });
    expect(JSON.stringify(failing)).not.toMatch(/somebody|firstday.example|5\.7\.1/);
    await turn('on', { token: api.stranger.apiToken });
    expect(await line({ token: api.stranger.apiToken })).toMatchObject({ state: 'ok' });
    mail.refuseSender = () => undefined;
    await lineIn('ok');
  });

  it('waits where one recipient’s server puts it off', async () => {
    mail.refuseRecipient = () => ({ code: 450, text: '4.2.0 later' });
    await sendOne();
    expect(await lineIn('waiting')).toMatchObject({ failing: { count: 0, is_exact: true } });
    for (let attempt = 0; attempt < 2000; attempt++) {
      const [row] = await query<{ attempts: number; reason: string | null }>(
        api,
        `SELECT attempts, reason FROM messages WHERE status = 'queued'`,
      );
      if (row?.reason) break;
      await wait(25);
    }
    expect(await line()).toMatchObject({ state: 'waiting', failing: { count: 0, is_exact: true } });
    mail.refuseRecipient = () => undefined;
  });
});
