import { describe, expect, it } from '@jest/globals';
import { WrongSettings, readConfig } from './config.js';

const DATABASE_URL = 'postgres://localhost/firstday';
const read = (settings: Record<string, string>) => readConfig({ DATABASE_URL, ...settings });

describe('the settings of the limits', () => {
  it('are generous by default, and 0 is none', () => {
    expect(read({}).rateLimits).toEqual({ tokens: 600, sessions: 200, addresses: 100 });
    expect(read({ RATE_LIMIT_TOKENS: '0' }).rateLimits.tokens).toBe(0);
  });

  it('name the proxies that are believed, and our own address where the web calls from it', () => {
    expect(read({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16 2001:db8::/32' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.5',
      '10.1.0.0/16',
      '2001:db8::/32',
    ]);
    expect(read({ HOST: 'localhost' }).trustedProxies).toEqual([]);
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
