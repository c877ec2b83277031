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
