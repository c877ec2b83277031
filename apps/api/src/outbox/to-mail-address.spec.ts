import { describe, expect, it } from '@jest/globals';
import { toMailAddress } from './to-mail-address.js';

const refused = [
  undefined,
  null,
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@localhost',
  'ana@example.com,ben@example.com',
  'ana@example.com\r\nBcc: ben@example.com',
  'ana@example.com\nRCPT TO:<ben@example.com>',
  'Ana <ana@example.com>',
  'ana@exam ple.com',
  'ana@example.com\u0000',
  '"a b"@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'x'.repeat(300)}.com`,
  'x'.repeat(10_000_000),
];

describe('an address', () => {
  it.each(refused)('that could be anything else than one is none (%#)', (given) => {
    expect(toMailAddress('acct_a', given)).toBeUndefined();
  });

  it('is found again however it is written, and by no other account', () => {
    const one = toMailAddress('acct_a', ' Ana@Example.COM ');
    expect(one).toMatchObject({ address: 'Ana@Example.COM', domain: 'example.com' });
    expect(toMailAddress('acct_a', 'ana@example.com')?.hash).toBe(one?.hash);
    expect(toMailAddress('acct_b', 'ana@example.com')?.hash).not.toBe(one?.hash);
  });
});
