import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailServer } from '../testing/mail-server.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Firstday <people@firstday.example>',
    MAIL_SECONDS: '2',
  });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const send = (by: object = {}) => api.call('message_settings.sendTest', by);
const admin = async (token = api.live.apiToken) =>
  withCookie(await signInUser(api, [{ permissions: ['user:view', 'user:edit'] }], token));

describe('a message that somebody tries on themselves', () => {
  it('is for people who may change the settings: for no token, no page and nobody else', async () => {
    for (const by of [{}, { token: null }]) expect([401, 403]).toContain((await send(by)).status);
    const viewer = withCookie(await signInUser(api, [{ permissions: ['user:view', 'employee:edit'] }]));
    expect((await send(viewer)).status).toBe(403);
    expect(mail.arrived).toEqual([]);
  });

  it('goes to their own address alone, whatever else is asked for, and soon after to nobody', async () => {
    const by = await admin();
    const { user } = (await api.call('sessions.current', by)).body;
    const { status, body } = await send({ ...by, body: { to: 'other@example.com', email: 'x@y.example' } });
    expect([200, 400]).toContain(status);
    const answer = status === 200 ? body : (await send(by)).body;
    expect(answer).toEqual({ is_sent: true, sent_to: user.email, problem: null });
    expect(mail.arrived.map(({ to }) => to)).toEqual([[user.email]]);
    expect((await send(by)).status).toBe(429);
    expect(mail.arrived).toHaveLength(1);
  });

  it('says what is wrong, without what the server says', async () => {
    const secret = '5.7.1 mx-7.internal.example says no';
    mail.refuseSender = () => ({ code: 553, text: secret });
    const refused = await send(await admin());
    expect(refused.body).toMatchObject({ is_sent: false, problem: 'sender' });
    mail.refuseSender = () => undefined;
    mail.refuseRecipient = () => ({ code: 550, text: secret });
    const unknown = await send(await admin());
    expect(unknown.body).toMatchObject({ is_sent: false, problem: 'recipient' });
    mail.refuseRecipient = () => undefined;
    mail.refuseContent = () => ({ code: 554, text: secret });
    const spam = await send(await admin());
    expect(spam.body).toMatchObject({ is_sent: false, problem: 'message' });
    mail.refuseContent = () => undefined;
    for (const { body } of [refused, unknown, spam]) expect(JSON.stringify(body)).not.toContain('internal');
  });

  it('of a test account goes to the address for tests, or nowhere', async () => {
    const { body } = await send(await admin(api.test.apiToken));
    expect(body).toEqual({ is_sent: false, sent_to: '', problem: 'not_configured' });
  });

  it('is tried ten times an hour in an account, by however many people', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 10; nth += 1) statuses.push((await send(await admin())).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(7);
    // Another account has its own.
    expect((await send(await admin(api.stranger.apiToken))).status).toBe(200);
  });
});
