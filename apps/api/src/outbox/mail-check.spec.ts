import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailServer } from '../testing/mail-server.js';
import { checkMail } from './mail-check.js';

const login = { user: 'people@example.com', password: 'p@ss/word' };
let mail: MailServer;
beforeAll(async () => {
  mail = await MailServer.start(login);
});
afterAll(() => mail.stop());

const check = (smtpUrl: string | undefined, to = 'me@example.com') =>
  checkMail(
    {
      smtpUrl,
      from: { name: '', address: 'people@example.com' },
      testAddress: undefined,
      dkimSelector: undefined,
      dnsServers: [],
      seconds: 2,
    },
    to,
  );
const withLogin = (password: string) =>
  mail.url.replace('smtp://', `smtp://${encodeURIComponent(login.user)}:${encodeURIComponent(password)}@`);

describe('a message that the operator tries', () => {
  it('arrives, and says which way it went', async () => {
    expect(await check(withLogin(login.password))).toMatchObject({ isSent: true });
    expect(mail.arrived.at(-1)?.to).toEqual(['me@example.com']);
  });

  it('says that the password is wrong, and never what it is', async () => {
    const { isSent, text } = await check(withLogin('not-this-one'));
    expect([isSent, text]).toEqual([false, expect.stringMatching(/^Authentication: .*user or the password/)]);
    expect(text).not.toContain('not-this-one');
    expect((await check(mail.url)).isSent).toBe(false);
  });

  it('says that the sender or the recipient is refused', async () => {
    mail.refuseSender = () => ({ code: 553, text: '5.7.1 not yours p@ss/word' });
    const { text } = await check(withLogin(login.password));
    expect(text).toMatch(/^Sender: .*MAIL_FROM.*553/);
    expect(text).not.toContain('p@ss/word');
    mail.refuseSender = () => undefined;
    mail.refuseRecipient = () => ({ code: 550, text: '5.1.1 nobody' });
    expect((await check(withLogin(login.password))).text).toMatch(/^Recipient: /);
    mail.refuseRecipient = () => undefined;
  });

  it('says that there is no such server, none that answers, or none that speaks TLS', async () => {
    expect((await check('smtp://no-such-host.invalid')).text).toMatch(/^DNS: .*no-such-host\.invalid/);
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect((await check(`smtp://127.0.0.1:${port}`)).text).toMatch(/^Connection: .*does not answer/);
    silent.close();
    const { problem, text } = await check('smtp://127.0.0.1:1');
    expect([problem, text]).toEqual([
      'no_connection',
      expect.stringMatching(/^Connection: .*cannot be reached/),
    ]);
    expect((await check(mail.url.replace('smtp:', 'smtps:'))).text).toMatch(/^(TLS|Connection)/);
    expect((await check(undefined)).text).toContain('SMTP_URL and MAIL_FROM are not set');
    expect((await check(mail.url, 'a@b.co\r\nBcc: c@d.co')).text).toBe('This is not an email address');
  }, 60_000);
});
