import { describe, expect, it } from '@jest/globals';
import { toUserAgent } from './request-origin.js';

describe('a user agent', () => {
  it('is kept without numbers that could be somebody’s', () => {
    expect(toUserAgent('Forms/1.2 (ssn 512-83-7741; acct 512837741) card 4111 1111 1111 1111')).toBe(
      'Forms/1.2 (ssn …; acct …) card …',
    );
    expect(toUserAgent(`${'x'.repeat(506)} 512-83-7741`)).not.toMatch(/512-/);
  });

  it('of a browser is kept as it is', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1';
    expect([toUserAgent(firefox), toUserAgent(safari)]).toEqual([firefox, safari]);
    expect(toUserAgent('x'.repeat(5000))).toHaveLength(512);
  });
});
