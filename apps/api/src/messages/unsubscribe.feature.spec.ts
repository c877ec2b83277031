import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../testing/factories.js';
import { newTask } from '../testing/hosted-page.js';
import { MailServer } from '../testing/mail-server.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let mail: MailServer;

beforeAll(async () => {
  mail = await MailServer.start();
  const from = 'Firstday <people@firstday.example>';
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: from, MAIL_SECONDS: '2' });
  for (const token of [api.live.apiToken, api.stranger.apiToken])
    await api.call('message_settings.update', { body: { mode: 'on' }, token });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

async function hire(email = `hire-${randomUUID()}@example.com`, token = api.live.apiToken) {
  const { id } = await createRecord(api, 'employees', { email, token });
  await newTask(api, 'w-4', { employee_id: id, token });
  return { id: String(id), email };
}
const send = async (employee_id: string, kind: string, token = api.live.apiToken) =>
  (await api.call('messages.send', { path: { employee_id }, body: { kind }, token })).body;
/** The address that a mail program posts to. */
async function oneClickOf(email: string, nth = 0) {
  const received = await mail.mailsTo(email, nth + 1);
  const raw = received[nth]?.raw.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
  return /^List-Unsubscribe: <http:\/\/localhost:\d+([^>\s]+)>/im.exec(raw)?.[1] ?? '';
}
async function click(path: string, body = 'List-Unsubscribe=One-Click') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(api.url + path, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

describe('one click in a mail program', () => {
  it('ends reminders to that address for that account, and a link that is asked for still arrives', async () => {
    const { id, email } = await hire();
    await send(id, 'reminder');
    const path = await oneClickOf(email);
    expect(await click(path)).toEqual({ status: 200, body: { is_received: true } });
    const reminder = await send(id, 'reminder');
    expect(reminder).toMatchObject({
      status: 'suppressed',
      reason: 'address_suppressed',
      is_suppressed: true,
    });
    expect((await send(id, 'link_again')).status).toBe('queued');
    const theirs = await hire(email, api.stranger.apiToken);
    expect((await send(theirs.id, 'reminder', api.stranger.apiToken)).status).toBe('queued');
    // Somebody who is asked to write again may do so.
    await api.call('messages.unsuppress', { path: { message_id: reminder.id } });
    expect((await send(id, 'reminder')).status).toBe('queued');
    const log = await query<{ detail: object }>(
      api,
      `SELECT detail FROM security_events WHERE detail->'fields' @> '["unsubscribed"]'`,
    );
    expect(log).toHaveLength(1);
  });

  it('is not offered where somebody asked for the message', async () => {
    const { id, email } = await hire();
    for (const kind of ['invitation', 'link_again']) await send(id, kind);
    for (const { raw } of await mail.mailsTo(email, 2)) expect(raw).not.toMatch(/^List-Unsubscribe/im);
  });

  it('does not weaken what was kept from an address altogether', async () => {
    const { id, email } = await hire();
    const reminder = await send(id, 'reminder');
    const path = await oneClickOf(email);
    await api.call('messages.suppress', { path: { message_id: reminder.id } });
    await click(path);
    expect((await send(id, 'link_again')).status).toBe('suppressed');
  });

  it('is led to a page where somebody opens it, in the language of the message; looking ends nothing', async () => {
    const { id, email } = await hire();
    await send(id, 'reminder');
    const path = await oneClickOf(email);
    const look = (at: string, method = 'GET') => fetch(api.url + at, { method, redirect: 'manual' });
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers } = await look(path, method);
      const token = new URLSearchParams(path.split('?')[1]).get('token');
      const page = `http://localhost:3000/unsubscribe?token=${token}&language=en`;
      expect([status, headers.get('location')]).toEqual([303, page]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect((await send(id, 'reminder')).status).toBe('queued');
    const [address = ''] = path.split('?');
    const hostile = [
      '?token=https://evil.example',
      '?token=a&token=b',
      `?language=${encodeURIComponent('en\r\nset-cookie: a=b')}`,
      '?redirect=//evil.example',
      `?token=${'x'.repeat(5000)}`,
    ];
    for (const asked of hostile)
      expect((await look(address + asked)).headers.get('location')).toBe(
        'http://localhost:3000/unsubscribe?',
      );
  });

  it('of what nobody sent has no effect, and says no more than any other', async () => {
    const { id, email } = await hire();
    await send(id, 'reminder');
    const path = await oneClickOf(email);
    const [head = '', mac = ''] = path.split(/\.(?=[^.]*$)/);
    const forged = [
      `${head}.${'A'.repeat(mac.length)}`,
      `${head}.${mac.slice(0, 8)}`,
      path.replace(/msg_\w{22}/, `msg_${'1'.repeat(22)}`),
      `${head.replace(/token=.*/, 'token=')}x`,
    ];
    for (const one of forged) expect(await click(one)).toEqual({ status: 200, body: { is_received: true } });
    expect((await send(id, 'reminder')).status).toBe('queued');
    expect((await click(`${head.replace(/token=.*/, 'token=')}${'x'.repeat(5000)}`)).status).toBe(400);
    const long = await click(path, 'x'.repeat(10_000_000)).catch(() => ({ status: 413 }));
    expect([413, 415]).toContain(long.status);
  });
});
