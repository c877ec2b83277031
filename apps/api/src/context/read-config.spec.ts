import { describe, expect, it } from '@jest/globals';
import { WrongSettings, readConfig } from './read-config.js';

const DATABASE_URL = 'postgres://localhost/firstday';
const read = (settings: Record<string, string>) => readConfig({ DATABASE_URL, ...settings });

describe('the settings of the limits', () => {
  it('are generous by default, and 0 is none', () => {
    expect(read({}).rateLimits).toEqual({ tokens: 600, sessions: 200, addresses: 100 });
    expect(read({ RATE_LIMIT_TOKENS: '0' }).rateLimits.tokens).toBe(0);
  });

  it('name the proxies that are believed', () => {
    expect(read({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16 2001:db8::/32' }).trustedProxies).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      '2001:db8::/32',
    ]);
  });

  it('say where the web is only together with the token by which it is known', () => {
    const web = { WEB_URL: 'http://127.0.0.1:3002', INTERNAL_TOKEN: 'x'.repeat(32) };
    expect(read({}).web).toBeUndefined();
    expect(read(web).web).toMatchObject({ url: web.WEB_URL, internalToken: web.INTERNAL_TOKEN });
    expect(() => read({ WEB_URL: web.WEB_URL })).toThrow('INTERNAL_TOKEN must be set with WEB_URL');
    expect(() => read({ ...web, INTERNAL_TOKEN: 'short' })).toThrow('INTERNAL_TOKEN must be 32');
  });

  it.each([
    { RATE_LIMIT_TOKENS: '-1' },
    { RATE_LIMIT_SESSIONS: '1.5' },
    { RATE_LIMIT_ADDRESSES: 'many' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    { TRUSTED_PROXIES: 'everybody' },
  ])('are refused by name where they are wrong: %j', (settings) => {
    const [name] = Object.keys(settings);
    expect(() => readConfig({ DATABASE_URL, ...settings })).toThrow(WrongSettings);
    expect(() => readConfig({ DATABASE_URL, ...settings })).toThrow(name);
  });
});

describe('the time that a receiver of webhooks has', () => {
  it('is 15 seconds, or less where the operator says so', () => {
    expect(read({}).webhooks.seconds).toBe(15);
    expect(read({ WEBHOOK_SECONDS: '3' }).webhooks.seconds).toBe(3);
    expect(() => read({ WEBHOOK_SECONDS: '16' })).toThrow('WEBHOOK_SECONDS');
  });
});

describe('where text messages go', () => {
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'people@example.com' };
  const SMS_SECRET = `whsec_${'A'.repeat(44)}`;
  const withUrl = (SMS_URL: string) => read({ ...mail, SMS_SECRET, SMS_URL }).texts.url;

  it('is a function of the operator’s, in the open within their own network alone', () => {
    for (const url of [
      'https://texts.example.com/send',
      'http://localhost:8080/send',
      'http://127.0.0.1/send',
      'http://[::1]:8080/send',
      'http://10.0.0.7/send',
      'http://192.168.1.2/send',
      'http://texts:8080/send',
    ])
      expect(withUrl(url)).toBe(url);
    for (const url of [
      'http://texts.example.com/send',
      'http://8.8.8.8/send',
      'http://[2606:4700::1111]/send',
      'https://user:password@texts.example.com/send',
      'ftp://texts.example.com',
      'texts',
    ])
      expect(() => withUrl(url)).toThrow('SMS_URL');
  });

  it('is nowhere without a secret and a mail server', () => {
    const SMS_URL = 'https://texts.example.com/send';
    expect(() => read({ ...mail, SMS_URL })).toThrow('SMS_SECRET must be set');
    expect(() => read({ SMS_URL, SMS_SECRET })).toThrow('SMTP_URL must be set');
    expect(() => read({ ...mail, SMS_URL, SMS_SECRET: 'whsec_short' })).toThrow('SMS_SECRET');
    expect(() => read({ SMS_TEST_NUMBER: '518 555 0142' })).toThrow('SMS_TEST_NUMBER');
  });
});

describe('the mailbox of bounces', () => {
  it('is reached by TLS, but on this machine', () => {
    const url = 'imaps://bounces%40example.com:password@mail.example.com/INBOX';
    expect(read({ BOUNCES_URL: url }).bounces).toMatchObject({ url, seconds: 60 });
    expect(read({ BOUNCES_URL: 'imap://127.0.0.1:1143' }).bounces.url).toBe('imap://127.0.0.1:1143');
    for (const wrong of ['imap://mail.example.com', 'https://mail.example.com', 'mail.example.com'])
      expect(() => read({ BOUNCES_URL: wrong })).toThrow('BOUNCES_URL');
    for (const wrong of ['bounces+x@example.com', `${'b'.repeat(21)}@example.com`, 'bounces'])
      expect(() => read({ BOUNCES_ADDRESS: wrong })).toThrow('BOUNCES_ADDRESS');
  });
});
