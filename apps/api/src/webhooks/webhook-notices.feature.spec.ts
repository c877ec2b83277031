import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { createRecord, query } from '../testing/factories.js';
import { MailServer } from '../testing/mail-server.js';
import { Receiver } from '../testing/receiver.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
let receiver: Receiver;
let made = 0;

const turn = (mode: string) => api.call('message_settings.update', { body: { mode } });
beforeAll(async () => {
  [mail, receiver] = [await MailServer.start(), await Receiver.start()];
  const from = 'Firstday <people@firstday.example>';
  const settings = { SMTP_URL: mail.url, MAIL_FROM: from, MAIL_SECONDS: '2' };
  api = await TestApi.start({ ...settings, WEBHOOK_SECONDS: '1' });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  await mail.stop();
});

async function newUser(permissions: Permission[], token = api.live.apiToken, rule: object = {}) {
  const email = `colleague-${(made += 1)}@example.com`;
  const group = await api.call('user_groups.create', {
    body: { name: 'A group', permissions, ...rule },
    token,
  });
  const body = { email, user_group_ids: [group.body.id] };
  await api.call('users.create', { body, token });
  return email;
}
/** A webhook that is gone at its first delivery. */
async function disabled(path: string): Promise<string> {
  receiver.answers(200);
  const { body } = await api.call('webhooks.create', { body: { url: `${receiver.url}${path}` } });
  await disable(body.id);
  return body.id;
}
async function disable(id: string) {
  receiver.answers(410);
  await createRecord(api, 'jobs');
  for (let attempt = 0; attempt < 2000; attempt++) {
    const [row] = await query<{ disabled_at: Date | null }>(
      api,
      'SELECT disabled_at FROM webhooks WHERE id = $1',
      [id],
    );
    if (row?.disabled_at) return;
    await wait(25);
  }
  throw new Error('the webhook was not disabled');
}
const countTo = (email: string) => mail.arrived.filter(({ to }) => to.includes(email)).length;

describe('a webhook that is disabled by its failures', () => {
  it('is told to those who may edit webhooks, once a disabling, with a link and no secret', async () => {
    await turn('on');
    const editor = await newUser(['webhook:view', 'webhook:edit']);
    const other = await newUser(['webhook:edit', 'webhook:view', 'employee:view']);
    const viewer = await newUser(['webhook:view', 'user:edit', 'user:view']);
    const stranger = await newUser(['webhook:view', 'webhook:edit'], api.stranger.apiToken);
    const id = await disabled('/in?key=a-secret-of-the-receiver');
    const [received] = await mail.mailsTo(editor);
    await mail.mailsTo(other);
    expect(received?.parsed.text).toContain(`http://localhost:3000/dashboard/webhooks/${id}`);
    expect(received?.parsed.text).toContain(new URL(receiver.url).host);
    expect(received?.raw).not.toContain('a-secret-of-the-receiver');
    await createRecord(api, 'jobs');
    await wait(1500);
    expect([editor, other, viewer, stranger].map(countTo)).toEqual([1, 1, 0, 0]);
    // Turned on again, and gone again: that is another time.
    receiver.answers(200);
    await api.call('webhooks.enable', { path: { webhook_id: id } });
    await disable(id);
    await mail.mailsTo(editor, 2);
    await wait(500);
    expect([editor, other, viewer, stranger].map(countTo)).toEqual([2, 2, 0, 0]);
  });

  it('is told to nobody while messages are off, nor afterwards', async () => {
    const editor = await newUser(['webhook:view', 'webhook:edit']);
    for (const mode of ['off', 'events']) {
      await turn(mode);
      await disabled(`/${mode}`);
    }
    await turn('on');
    await createRecord(api, 'jobs');
    await wait(1500);
    expect(countTo(editor)).toBe(0);
  });

  it('is disabled all the same where the messages cannot be sent', async () => {
    mail.refuseSender = () => ({ code: 550, text: '5.7.1 not your address' });
    const id = await disabled('/refused');
    const found = await api.call('webhooks.getHealth', { path: { webhook_id: id } });
    expect(found.body.disabled_reason).toBe('gone');
    mail.refuseSender = () => undefined;
  });
});
